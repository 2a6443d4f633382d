"""Lesson 6: a whole match with half decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.adjusting import DrawUp, PutOff
from game.rules.magna.lessons.wanted import base, card_of, mine
from game.rules.magna.opening import OrderAs
from game.rules.magna.places import magna
from game.rules.magna.positions import HALF
from game.rules.magna.production import EndProduction, PlaceAt, PlaceForce
from game.rules.magna.setup import setup
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State, choose, legal
from game.table.step import Step
from game.words import Phrase

SEED = 31  # 5 against 2, and a hand with something for each base
BLANC = "whi-f10"


def begin(catalogue: Mapping[str, Any]) -> State:
    """A match like any other, with the same cards and dice every time. The enemy has laid out its bases."""
    s = setup(catalogue, 2, SEED, HALF, ("half-blanc", "half-noir"))
    choose(s, 1, legal(s, 1)[0])
    return s


def anything(s: State, option: Step) -> bool:
    """Whatever you like."""
    return True


def blanc_or_draw(s: State, option: Step) -> bool:
    """Away with the hero, perhaps; or just draw."""
    return isinstance(option, DrawUp) or (isinstance(option, PutOff) and card_of(s, option.card) == BLANC)


def adjusted(s: State) -> bool:
    return magna(s).phase != "adjust"


def produced(s: State) -> bool:
    return magna(s).phase != "production"


PLAYING = Lesson(
    "playing",
    Phrase("A short match", "短い対戦"),
    Phrase("You can play a whole match with small decks.", "小さなデッキで、最後まで対戦できるようになります。"),
    6,
    begin,
    (
        Beat(
            Phrase("A whole match", "最初から最後まで"),
            Phrase(
                "Now you play from the beginning. Both decks have only 25 cards. Yours is the white one, and "
                "the enemy plays black.",
                "今度は最初から対戦します。デッキはどちらも25枚です。あなたは白、敵軍は黒のデッキです。",
            ),
            rule="MS-2.7",
        ),
        Beat(
            Phrase("Order of the bases", "拠点の順番"),
            Phrase(
                "First you lay out your bases. Base 1 will be attacked first. What a base can do works wherever "
                "it stands, even after its fall.",
                "まず拠点を並べます。最初に攻められるのは拠点1です。拠点の能力は、どこにあっても、陥落したあと"
                "でも働きます。",
            ),
            do=Phrase("Lay out your three bases in any order.", "3つの拠点を好きな順に並べましょう。"),
            want=choice(OrderAs),
            nudge=Phrase(
                "Any order will do. Click one base after the other.",
                "どの順でもかまいません。1つずつクリックしましょう。",
            ),
            rule="MS-3.1",
        ),
        Beat(
            Phrase("Your hand", "手札"),
            Phrase(
                "You go first with 5 Fight. Apostle Blanc is mighty, but costs 6. You may put it away and draw "
                "another, or keep it for a better day.",
                "あなたが先攻で、5ファイトです。「使徒ブラン」は強力ですが、コストは6。捨てて代わりを引くこと"
                "も、後のために残すこともできます。",
            ),
            do=Phrase(
                "Discard Apostle Blanc if you like, then draw.", "よければ「使徒ブラン」を捨ててから、引きましょう。"
            ),
            want=blanc_or_draw,
            until=adjusted,
            point=mine(BLANC),
            nudge=Phrase("Discard Apostle Blanc, or just draw.", "「使徒ブラン」を捨てるか、そのまま引きましょう。"),
            rule="MS-4.4",
        ),
        Beat(
            Phrase("Your first army", "最初の軍"),
            Phrase(
                "Spend your Fight. A sturdy unit belongs to base 1, a strong one to base 3. With the last point "
                "you can set a trap.",
                "ファイトを使いましょう。守りの固い者は拠点1へ、攻撃力のある者は拠点3へ。残りの1ファイトでトラ"
                "ップを伏せられます。",
            ),
            do=Phrase("Produce as you like, then end production.", "好きなように生産して、終えましょう。"),
            want=anything,
            until=produced,
            nudge=Phrase(
                "Place forces or set traps, and end production.", "兵力やトラップを置いて、生産を終えましょう。"
            ),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("Over to you", "あとはあなたが"),
            Phrase(
                "From here on you decide. Guard your lowest base, lay war funds, and gather strikers at base 3. "
                "Invade often: the garrison does not strike back.",
                "ここからはあなたが決めます。番号の小さい拠点を守り、軍資金を置き、拠点3に攻め手を集めましょう。"
                "守備部隊は反撃しないので、どんどん進攻を！",
            ),
            point=base(1, 3),
            rule="MS-4.16",
        ),
    ),
    others=(choice(DrawUp), choice(PlaceForce), choice(PlaceAt), choice(EndProduction)),
    free=Phrase("Take the enemy's base 3 and win. Good luck!", "敵軍の拠点3を落とせば勝ちです。幸運を！"),
    coach="card/gre-f05",
    options=HALF,
)
