"""Figures of the rulebook of the Pony game: pieces of the table, cards, and sums of faceoffs.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.places import DILEMMA, PonyState, deck, pony, problem_at, problem_of, spot
from game.rules.pony.positions import practice
from game.table.state import State
from game.table.step import Spot
from game.table.view import View
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.figures.kit import (
    Arrow,
    Call,
    Called,
    Face,
    Faces,
    Figure,
    Flow,
    Marks,
    Painted,
    Row,
    Sheet,
    Stack,
    Stop,
    TableCrop,
    Words,
    para,
)
from game.ui.table.layout import Composition
from game.ui.widgets.box import Box
from game.words import Phrase

FRIEND, PROBLEM, TROUBLE = "card/friend/", "card/problem/", "card/troublemaker/"
ROOM = (960.0, 540.0)
FLUTTERSHY_AND_DASH = ("PR006", "PR001")
YOU, OPPONENT = Phrase("you", "自分"), Phrase("they", "相手")


# ---- the table -------------------------------------------------------------------------------------
def both(catalogue: Mapping[str, Any]) -> State:
    """Friends of both players at both Problems."""
    ours = ("A:PR086@home", "A:PR081 PR076@pA", "A:PR033@pB", "A:PR012@hand")
    theirs = ("B:PR020@home", "B:PR012@pB", "B:PR031@pA")
    return practice(catalogue, *ours, *theirs, manes=FLUTTERSHY_AND_DASH, tokens=(2, 3))


def names(view: View) -> Marks:
    """What the parts of the table are."""
    s = pony(view)
    return Marks(
        tags=(
            (Spot(deck(1)), Phrase("their home", "相手のホーム")),
            (Spot(deck(0)), Phrase("your home", "自分のホーム")),
            (the_problem(s, 0), Phrase("your Problem", "自分の事件")),
            (the_problem(s, 1), Phrase("their Problem", "相手の事件")),
        )
    )


def the_problem(view: PonyState, seat: int) -> int:
    """The card of the Problem of a seat."""
    card = problem_at(view, problem_of(seat))
    return card.id if card else 0


def homes_and_row(made: Composition) -> Box:
    """From the other player's home down to one's own."""
    boxes = [cell.box for place in made.places for cell in place.cells]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes) - 8
    return Box(x - 6, y, max(box.right_edge for box in boxes) + 12 - x, max(box.foot for box in boxes) + 6 - y)


def alone(catalogue: Mapping[str, Any]) -> State:
    """Blue Jay alone at Bunny Breakout."""
    return practice(catalogue, "A:PR081@pA", manes=FLUTTERSHY_AND_DASH)


def together(catalogue: Mapping[str, Any]) -> State:
    """Blue Jay and Noteworthy at Bunny Breakout."""
    return practice(catalogue, "A:PR081 PR076@pA", manes=FLUTTERSHY_AND_DASH)


def own_half(made: Composition) -> Box:
    """One's own Problem, and the own characters at it."""
    card, team = (next(place.box for place in made.places if place.key == key) for key in ("problem 1.0", "under 1.0"))
    return Box(card.x - 6, card.y - 5, card.w + 12, team.foot + 5 - card.y)


def third(catalogue: Mapping[str, Any]) -> State:
    """A Dilemma between two Problems."""
    ours = ("A:PR002 PR079@pA", "A:PR012@hand", "A:SB117 PR033 PR031@d0")
    return practice(
        catalogue, *ours, "B:PR020@pB", manes=("PR002", "PR001"), problems=("PR190", "PR168"), tokens=(2, 3)
    )


def row(made: Composition) -> Box:
    """The row of Problems."""
    boxes = [place.box for place in made.places if place.key.startswith("area ")]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x - 6, y - 6, max(box.right_edge for box in boxes) + 12 - x, boxes[0].h + 12)


def dilemma(view: View) -> Marks:
    return Marks(tags=((spot((DILEMMA, 0)), Phrase("Dilemma", "ジレンマ")),))


# ---- cards as they lie on the table ------------------------------------------------------------------
SQUARE = 0.29  # how much wider a tile is than a card of its height, in heights


def tiles(*faces: Face, high: float = 62.0) -> Faces:
    """Cards in play side by side."""
    return Faces(faces, high=high, gap=high * SQUARE + 4)


def tile(key: str, power: int, *more: tuple[str, int], seat: int = 0) -> Face:
    """A card in play, with the power that counts now."""
    base = (("base", power),) if not more else ()
    return Face(key, marks=(("tile", seat), ("power", power), *base, *more), lies=True)


def hidden(back: str, key: str, seat: int = 0) -> Face:
    """A card in play that lies face down."""
    return Face(key, up=False, back=back, marks=(("tile", seat),), lies=True)


RED_GALA, EMERALD, TWIST, BETTY = FRIEND + "PR033", FRIEND + "PR012", FRIEND + "PR079", FRIEND + "PR036"
STEADY, FULL_STEAM = FRIEND + "PR060", FRIEND + "PR031"
DASH = "card/mane/PR001"
DOWN, DOG = hidden("card/troublemaker", TROUBLE + "RR011"), TROUBLE + "RR011"


def side(who: Phrase, team: tuple[Face, ...], flip: str, power: int, total: str) -> Row:
    """What a side of a faceoff adds up to."""
    flipped = Face(flip, marks=(("tile", 0), ("flip", 1), ("power", power), ("base", power)), lies=True)
    return Row(
        (
            Words(who, bold=True),
            tiles(*team, high=56),
            Arrow(sign="+"),
            tiles(flipped, high=56),
            Arrow(sign="="),
            Words(Phrase(total, total), bold=True, colour=P.INK),
        ),
        weights=(1.0, 2.9, 0.25, 0.9, 0.25, 0.45),
        gap=4,
    )


def fate(cards: Faces, said: Phrase) -> Row:
    """Where cards go."""
    return Row((cards, Arrow(), Words(said, colour=P.INK)), weights=(1.15, 0.3, 1.5))


# ---- two colours -------------------------------------------------------------------------------------
SLOTS = (("blue", Phrase("4 blue", "青4"), "HHHS"), ("white", Phrase("3 white", "白3"), "HHH"))
GIVERS = {"H": Phrase("Holly Dash", "ホリーダッシュ"), "S": Phrase("Sweetie Sunrise", "スウィーティー・サンライズ")}
SLOT = 34.0


def split(sheet: Sheet, box: Box) -> None:
    """The parts of the requirement, and whose power fills each point."""
    inks = {"H": mix(sheet.hue, P.PARCHMENT, 0.35), "S": mix(P.LAMP, P.PARCHMENT, 0.2)}
    wide = box.w - 96
    for n, (color, said, givers) in enumerate(SLOTS):
        y = box.y + n * (SLOT + 8)
        sign = sheet.layout.sign(color, sheet.pen.px(26), sheet.colours)
        if sign is not None:
            sheet.pen.put_px(sign, sheet.pen.at(box.x + 3, y + SLOT / 2 - 13))
        sheet.pen.words(sheet.say(said), (box.x + 34, y + SLOT / 2), sheet.note, P.INK, True, width=62)
        for k, giver in enumerate(givers):
            slot = Box(box.x + 96 + k * wide / 4, y, wide / 4 - 6, SLOT)
            sheet.pen.slab(slot, (*inks[giver], 255), 6, (*mix(sheet.hue, P.INK, 0.4), 255), 1.3)
            sheet.pen.words("1", (slot.cx, slot.cy), sheet.note + 3, P.INK, True, anchor="center")
    y = box.y + 2 * (SLOT + 8) + 4
    for n, (giver, name) in enumerate(GIVERS.items()):
        x = box.x + n * box.w / 2
        sheet.pen.slab(Box(x, y, 18, 18), (*inks[giver], 255), 4, (*mix(sheet.hue, P.INK, 0.4), 255), 1.2)
        para(sheet, name, Box(x + 24, y, box.w / 2 - 28, 40), P.INK, anchor="left")


# ---- the figures -------------------------------------------------------------------------------------
FIGURES: Mapping[str, Figure] = {
    "friend-card": Called(
        Face(FRIEND + "PR022", marks=(("mane", 0),)),
        (
            Call(0.1, 0.08, Phrase("what it costs", "コスト")),
            Call(0.15, 0.63, Phrase("its power", "パワー")),
            Call(0.88, 0.08, Phrase("its colour", "色")),
            Call(0.88, 0.2, Phrase("what you need to play it", "使用条件")),
            Call(0.95, 0.75, Phrase("kind and traits", "種類と特徴")),
            Call(0.95, 0.9, Phrase("its text", "テキスト")),
        ),
        high=290,
    ),
    "problem-card": Faces((Face(PROBLEM + "PR169", lies=True),), high=270),
    "table": TableCrop(both, crop=homes_and_row, marks=names, room=ROOM),
    "turn": Flow(
        (
            Stop(
                Phrase("Ready", "レディ"),
                Phrase("your cards are readied; tokens, and a card", "カードがレディになる。トークンとカード1枚を得る"),
            ),
            Stop(
                Phrase("Troublemaker", "トラブルメイカー"),
                Phrase("yours turn up; you may challenge others", "自分のものが表になる。相手のものに挑戦できる"),
            ),
            Stop(
                Phrase("Main", "メイン"),
                Phrase("play cards, move, draw, rally", "カードを使う、移動する、引く、立ち直らせる"),
            ),
            Stop(
                Phrase("Score", "スコア"),
                Phrase(
                    "a point for each Problem you meet; then a faceoff, perhaps",
                    "要件を満たした事件ごとに1点。対決になることも",
                ),
            ),
            Stop(
                Phrase("End", "エンド"),
                Phrase("down to 8 cards, and to the home limit", "手札は8枚、ホームはリミットまで"),
            ),
        )
    ),
    "states": Faces(
        (tile(RED_GALA, 2), tile(RED_GALA, 0, ("base", 2), ("exhausted", 1)), hidden("card/friend", RED_GALA)),
        high=96,
        notes=(
            Phrase("ready: 2 power", "レディ：パワー2"),
            Phrase("exhausted: none", "疲労：なし"),
            Phrase("frightened: none", "恐慌：なし"),
        ),
    ),
    "play-requirement": Row(
        (
            Stack(
                (
                    Faces(("card/mane/PR003", FRIEND + "PR041"), high=124),
                    Words(Phrase("1 + 1 = 2 pink", "桃1＋1＝2"), True),
                )
            ),
            Arrow(),
            Stack((Faces((FRIEND + "PR040",), high=124), Words(Phrase("asks for 2 pink", "条件は桃2"), True))),
        ),
        weights=(1.7, 0.3, 1.2),
    ),
    "meet": Stack((TableCrop(alone, crop=own_half, room=ROOM), TableCrop(together, crop=own_half, room=ROOM)), gap=12),
    "split": Painted(2 * (SLOT + 8) + 44, split),
    "challenge": Stack(
        (
            side(YOU, (tile(RED_GALA, 2), tile(EMERALD, 2)), FULL_STEAM, 4, "8"),
            side(OPPONENT, (tile(TROUBLE + "PR157", 4, seat=1),), STEADY, 2, "6"),
        )
    ),
    "problem-faceoff": Stack(
        (
            side(YOU, (tile(DASH, 1), tile(EMERALD, 2), tile(TWIST, 2)), BETTY, 3, "8"),
            side(OPPONENT, (tile(RED_GALA, 2, seat=1), tile(STEADY, 2, seat=1)), "card/event/PR103", 5, "9"),
        )
    ),
    "blocking": Faces(
        (
            hidden("card/troublemaker", DOG, seat=1),
            tile(TROUBLE + "PR153", 4),
            tile(DOG, 4, seat=1),
            tile(TROUBLE + "AD-1", 6, seat=1),
        ),
        high=74,
        notes=(
            Phrase("hidden: no", "ウラ：平気"),
            Phrase("yours: no", "自分：平気"),
            Phrase("theirs: yes", "相手：じゃま"),
            Phrase("Epic: yes", "全員じゃま"),
        ),
    ),
    "solve": Stack(
        (
            fate(
                Faces((Face(PROBLEM + "PR168", lies=True),), high=54),
                Phrase("under its deck; the next one turns up", "デッキの下へ。次の事件が表に"),
            ),
            fate(
                tiles(tile(EMERALD, 2), tile(STEADY, 2, seat=1), high=54), Phrase("home, all of them", "全員ホームへ")
            ),
            fate(tiles(tile(DOG, 4, seat=1), high=54), Phrase("to the discard pile, no points", "捨て札。得点なし")),
            fate(tiles(DOWN, high=54), Phrase("stays, and waits at the next Problem", "残って、次の事件で待つ")),
        ),
        gap=8,
    ),
    "boost": Faces(
        (Face(DASH, marks=(("mane", 1),)), Face(DASH, marks=(("boosted", 1),))),
        high=250,
        notes=(Phrase("Start", "スタート面"), Phrase("Boosted", "ブースト面")),
    ),
    "dilemma": TableCrop(third, crop=row, marks=dilemma, room=ROOM),
}
