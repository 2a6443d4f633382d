"""Lesson 2: water and glyphs end a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.lessons.wanted import activates, goes, picks, spots, way
from game.rules.arena.movement import EndMoves
from game.rules.arena.positions import Side, Unit, table
from game.table.lesson import Beat, Lesson, cards, choice
from game.table.state import State
from game.words import Phrase

BANK, NEAR_FORD, FAR = (4, 7), (5, 6), (8, 4)  # where the three Hookmasters begin
RIVER, FORD, SHORE = (4, 8), (6, 8), (5, 9)
MIGHT, WARDING = (6, 6), (6, 10)


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side((Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", (BANK, NEAR_FORD, FAR)))),
        Side((Unit("liliana", ((6, 16),)), Unit("restless_zombies", ((5, 15), (6, 15), (7, 15))))),
    )


WATER = Lesson(
    "water",
    Phrase("Water and glyphs", "水とグリフ"),
    Phrase(
        "You know what stops a figure, and what glyphs are good for.",
        "何がフィギュアを止めるか、グリフが何の役に立つかがわかります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("A river", "川"),
            Phrase(
                "A river cuts the battlefield in two. Water lies one level below the ground. In the middle there "
                "is a dry way through, the ford.",
                "川が戦場を2つに分けています。水は地面より1段低いマスです。真ん中に、ぬれずに渡れる浅瀬があります。",
            ),
            point=spots((3, 8), RIVER, (5, 8), FORD, (7, 8)),
            rule="6.4",
        ),
        Beat(
            Phrase("The Hookmasters", "鉤の達人"),
            Phrase(
                "The three Kor Hookmasters have 5 points each. They share one card.",
                "3体のコーの鉤の達人は、移動力を5ずつ持っています。3体で1枚のカードです。",
            ),
            do=Phrase("Click the card of the Kor Hookmasters.", "コーの鉤の達人のカードをクリックしましょう。"),
            want=activates("kor_hookmasters"),
            point=cards("army/kor_hookmasters"),
            rule="4.2",
        ),
        Beat(
            Phrase("Into the water", "水に入る"),
            Phrase(
                "Stepping into water ends the move, however many points are left. Try it: this Hookmaster can go "
                "into the river, but not across.",
                "水に入ると、移動力が残っていても、そこで移動が終わります。試しましょう。この1体は川に入れますが"
                "、渡りきることはできません。",
            ),
            do=Phrase("Send this Hookmaster into the river.", "この1体を川に入れましょう。"),
            want=goes(BANK, RIVER),
            point=way(BANK, RIVER),
            nudge=Phrase(
                "Choose the one on the bank, then the marked water.", "岸の1体を、次に印の水をクリックしましょう。"
            ),
            rule="6.4",
        ),
        Beat(
            Phrase("Over the ford", "浅瀬を渡る"),
            Phrase(
                "This one takes the dry way. Three steps, and it stands on the other side.",
                "この1体は、ぬれない道を行きます。3歩で向こう岸です。",
            ),
            do=Phrase("Walk over the ford to the marked space.", "浅瀬を通って、印のマスまで歩きましょう。"),
            want=goes(NEAR_FORD, SHORE),
            point=way(NEAR_FORD, SHORE),
            rule="6.4",
        ),
        Beat(
            Phrase("A glyph", "グリフ"),
            Phrase(
                "This disc is a glyph, the Glyph of Might. Stepping on it ends the move. While one of yours "
                "stands there, all your figures have 1 more power.",
                "この円盤は「剛力のグリフ」です。乗ると移動が終わります。自分のフィギュアが乗っている間、自分の"
                "全員のパワーが1増えます。",
            ),
            do=Phrase("Walk the third Hookmaster onto the glyph.", "3体目をグリフに乗せましょう。"),
            want=goes(FAR, MIGHT),
            point=way(FAR, MIGHT),
            rule="14",
        ),
        Beat(
            Phrase("Your next turn", "次のターン"),
            Phrase(
                "All three had moved, so your turn ended. The enemy has taken a few steps. Your Hookmasters may "
                "act again.",
                "3体とも動いたので、ターンが終わりました。敵は少し動きました。鉤の達人は、また動けます。",
            ),
            do=Phrase(
                "Click the card of the Kor Hookmasters again.", "もう一度、コーの鉤の達人のカードをクリックしましょう。"
            ),
            want=activates("kor_hookmasters"),
            point=cards("army/kor_hookmasters"),
            rule="4.2",
        ),
        Beat(
            Phrase("Out of the water", "水から上がる"),
            Phrase(
                "Getting out of the water is a climb of one level, so it costs 2. After that the move goes on.",
                "水から上がるのは1段の登りなので、2かかります。そのあとは、続けて歩けます。",
            ),
            do=Phrase("Bring the wet Hookmaster to the marked space.", "ぬれた1体を印のマスまで歩かせましょう。"),
            want=goes(RIVER, (4, 10)),
            point=way(RIVER, (4, 10)),
            rule="6.4",
        ),
        Beat(
            Phrase("A second glyph", "2つ目のグリフ"),
            Phrase(
                "This is the Glyph of Warding: all your figures get 1 more toughness. Toughness is the number of "
                "dice for defending.",
                "これは「防護のグリフ」です。自分の全員のタフネスが1増えます。タフネスは、守るときのダイスの数です。",
            ),
            do=Phrase("Walk onto the Glyph of Warding.", "防護のグリフに乗りましょう。"),
            want=goes(SHORE, WARDING),
            point=way(SHORE, WARDING),
            rule="14",
        ),
        Beat(
            Phrase("Two at once", "2つの力"),
            Phrase(
                "You hold two glyphs. Every figure of yours now has 1 more power and 1 more toughness. It lasts "
                "as long as your figures stand there.",
                "グリフを2つ取りました。今、あなたの全員がパワー+1、タフネス+1です。乗っている間だけ続きます。",
            ),
            point=spots(MIGHT, WARDING),
            rule="14",
        ),
    ),
    others=(activates("restless_zombies"), picks((7, 15)), goes((7, 15), (7, 14)), choice(EndMoves)),
    free=Phrase(
        "Play on. Two more glyphs lie at the ends of the river: one for speed, one for cards.",
        "続けましょう。川の両端に、速さのグリフとカードのグリフがあります。",
    ),
    coach="figure/gideon",
    options={"map": "the_duel"},
)
