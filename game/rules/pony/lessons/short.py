"""Lesson 7: a whole match, from the set-up on, against a computer that picks at random."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.rules.pony.lessons.wants import END, OWN, THEIRS, at, do, either, play
from game.rules.pony.opening import KeepHand, LayStarting
from game.rules.pony.places import pony
from game.rules.pony.setup import setup
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

DECKS = ("fluttershy", "pinkie_pie")
BUNNIES, DELIVERY = "PR164", "PR192"
BLUE_JAY, RED_GALA, TWIST, STITCH = "PR081", "PR033", "PR079", "PR073"
GOAL, SEED = 8, 41  # the seed lets seat 0 begin, with Friends that it can pay for


def begin(catalogue: Mapping[str, Any]) -> State:
    """Two ready-made decks, from the choice of the first Problem on."""
    s = pony(setup(catalogue, 2, SEED, {}, DECKS))
    s.rules = replace(s.rules, points_to_win=GOAL)
    s.events.clear()
    return s


SHORT = Lesson(
    "match",
    Phrase("A short match", "短い対戦"),
    Phrase(
        "You can play a whole match, from the set-up to the last point.", "準備から最後の得点まで、1試合を遊べます。"
    ),
    6,
    begin,
    (
        Beat(
            Phrase("Your first Problem", "最初の事件"),
            Phrase(
                "A whole match now, and 8 points win it. Both players choose a Starting Problem in secret. Bunny "
                "Breakout asks you for little, and for yellow.",
                "いよいよ1試合です。8点で勝ちです。2人とも、最初の事件を秘密に選びます。バニー・ブレイクアウトは"
                "要件が軽く、あなたの黄に合います。",
            ),
            do=Phrase("Choose Bunny Breakout.", "バニー・ブレイクアウトを選びましょう。"),
            want=do(LayStarting, BUNNIES),
            nudge=Phrase(
                "Your deck is full of yellow: Bunny Breakout suits it best.",
                "デッキに黄が多いので、バニー・ブレイクアウトが向いています。",
            ),
            rule="4.1",
        ),
        Beat(
            Phrase("Your hand", "手札"),
            Phrase(
                "Once you may return all 6 cards for 6 new ones. Blue Jay and Red Gala ask for nothing and cost "
                "2: this hand is good.",
                "1回だけ、6枚とも引き直せます。ブルージェイとレッドガーラは条件がなく、コストも2です。よい手札です。",
            ),
            do=Phrase("Keep your hand.", "この手札で始めましょう。"),
            want=do(KeepHand),
            point=button(KeepHand),
            nudge=Phrase(
                "You can pay for these Friends at once: keep them.",
                "すぐ出せるフレンドがいるので、このまま始めましょう。",
            ),
            rule="4",
        ),
        Beat(
            Phrase("You begin", "あなたが先攻"),
            Phrase(
                "2 tokens are enough for one of these two. Straight to Bunny Breakout, that saves a move later.",
                "トークン2個で、どちらか1体を出せます。直接バニー・ブレイクアウトに出せば、あとで移動しなくて済み"
                "ます。",
            ),
            do=Phrase(
                "Send Blue Jay or Red Gala to Bunny Breakout.",
                "ブルージェイかレッドガーラをバニー・ブレイクアウトに出しましょう。",
            ),
            want=either(play(RED_GALA, OWN), play(BLUE_JAY, OWN)),
            point=at(RED_GALA, BLUE_JAY, OWN),
            rule="5.3.1",
        ),
        Beat(
            Phrase("The other colour", "もう1つの色"),
            Phrase(
                "Your opponent sent Sugar Twist. You have 2 new tokens: the other Friend completes yellow and "
                "not yellow.",
                "相手はシュガーツイストを出しました。トークンが2個増えたので、もう1体を出せば、黄と黄以外がそろい"
                "ます。",
            ),
            do=Phrase("Send the other one there, too.", "もう1体も、そこに出しましょう。"),
            want=either(play(RED_GALA, OWN), play(BLUE_JAY, OWN)),
            point=at(RED_GALA, BLUE_JAY, OWN),
            rule="7.2",
        ),
        Beat(
            Phrase("A good start", "よい出だし"),
            Phrase(
                "1 point already. From now on the match is yours: score each turn, look at what the other "
                "Problem asks for, and keep a token for faceoffs.",
                "さっそく1点です。ここからは自由に進めましょう。毎ターン得点し、相手の事件も見て、対決のためのト"
                "ークンも残しましょう。",
            ),
            point=at(OWN, THEIRS),
            rule="5",
        ),
    ),
    others=(do(LayStarting, DELIVERY), do(KeepHand), play(TWIST, THEIRS), play(STITCH, THEIRS), END),
    free=Phrase(
        "Play the match to its end: 8 points win. Fluttershy is boosted by a Critter at her side.",
        "最後まで遊びましょう。8点で勝ちです。フラッターシャイは、動物のフレンドといるとブーストします。",
    ),
    coach="card/friend/PR204",
)
