"""Figures of the rulebook of The Foton: cards, pieces of the table, and how three kinds are compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.draft import Take
from game.rules.foton.places import area
from game.rules.foton.positions import drafting
from game.rules.foton.words import KIND_NAMES
from game.table.state import State, choose, legal, run
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
    draw_face,
    medal,
)
from game.ui.widgets.box import Box, columns
from game.words import Phrase

DECK = "A2 S2 C1 A3 S3 C1 A2 C2 C1 S2 A4 C1 A2 S2 C1 A3 S4 C1 A2 C1"


# ---- positions -------------------------------------------------------------------------------------
def refilled(facts: Mapping[str, Any]) -> State:
    """The second round of a draft: areas B and C were taken, and all have been filled again."""
    s = drafting(facts, ("light", "flip"), DECK)
    run(s)
    for taken in (1, 2):
        seat = min(s.asks)
        choose(s, seat, next(o for o in legal(s, seat) if isinstance(o, Take) and o.area == taken))
    return s


def grown(view: View) -> Marks:
    """How many cards came to the first two areas."""
    return Marks(tags=((Spot(area(0)), Phrase("+1", "＋1")), (Spot(area(1)), Phrase("+3", "＋3"))))


# ---- a player's side of the table --------------------------------------------------------------------
Lot = tuple[Phrase, float, tuple[Face, ...]]


def small(*keys: str) -> tuple[Face, ...]:
    """Cards as they lie on the table."""
    return tuple(Face(key, lies=True) for key in keys)


RESTED = Face("megido/so-30", up=False, back="megido", lies=True)
DOWN = Face("card/charge/1", up=False, back="card/charge", lies=True)
PILE = Face("card/attack/2", up=False, back="card", lies=True)
UPPER: tuple[Lot, ...] = (
    (Phrase("acted area", "行動済エリア"), 2.2, (*small("megido/so-47"), RESTED)),
    (Phrase("field", "場"), 5, (*small("card/attack/4", "card/attack/2", "card/skill/3", "card/charge/1"), DOWN)),
)
LOWER: tuple[Lot, ...] = (
    (Phrase("deck", "山札"), 1.1, (PILE,)),
    (Phrase("discard", "捨札"), 1.4, small("card/event/ev-5")),
    (Phrase("un-acted area", "未行動エリア"), 3, small("megido/so-29", "megido/so-55", "megido/so-63", "megido/so-65")),
    (Phrase("hand", "手札"), 2.4, small("card/attack/3", "card/skill/2", "card/charge/2")),
)
LOT = 104.0


def own_side(sheet: Sheet, box: Box) -> None:
    """Where a player's cards lie in the main phase, above and below."""
    for n, lots in enumerate((UPPER, LOWER)):
        y = box.y + n * (LOT + 6)
        places = columns(Box(box.x, y, box.w, LOT), [wide for _, wide, _ in lots], 6)
        for (name, _, faces), place in zip(lots, places, strict=True):
            _lot(sheet, place, name, faces)


def _lot(sheet: Sheet, box: Box, name: Phrase, faces: tuple[Face, ...]) -> None:
    """A place with its name below; its cards overlap as far as they must."""
    sheet.pen.slab(box, (*mix(sheet.hue, P.PARCHMENT, 0.82), 255), 7, (*mix(sheet.hue, P.INK, 0.2), 150), 1.2)
    sheet.pen.words(
        sheet.say(name),
        (box.cx, box.foot - sheet.note * 0.8),
        sheet.note,
        P.INK,
        True,
        anchor="center",
        width=box.w - 6,
    )
    high = min(LOT - sheet.note * 1.6 - 14, (box.w - 12) * 1.35)
    wide = faces[0].size(sheet, high)[0]
    step = min(wide + 5, (box.w - 12 - wide) / max(1, len(faces) - 1))
    x = box.cx - (wide + step * (len(faces) - 1)) / 2
    for n, face in enumerate(faces):
        draw_face(sheet, face, Box(x + n * step, box.y + 7, wide, high), high)


# ---- how kinds are compared --------------------------------------------------------------------------
COMPARED = (("attack", 9, 8, 7, 0), ("skill", 5, 8, 0, 7), ("charge", 4, 4, 3, 3))
YOU, OPPONENT = Phrase("you", "あなた"), Phrase("opponent", "相手")
LINE, LONGEST = 54.0, 9


def compare(sheet: Sheet, box: Box) -> None:
    """Each kind a line for either player: the total as a bar, its points in a medal."""
    for n, (kind, mine, theirs, got, lost) in enumerate(COMPARED):
        y = box.y + n * LINE
        stone = sheet.layout.sign(kind, sheet.pen.px(30), sheet.colours)
        if stone is not None:
            sheet.pen.put_px(stone, sheet.pen.at(box.x + 3, y + LINE / 2 - 19))
        sheet.pen.words(sheet.say(KIND_NAMES[kind]), (box.x + 40, y + LINE / 2 - 4), sheet.note, P.INK, True, width=70)
        _bar(sheet, Box(box.x + 112, y, box.w - 112, LINE / 2 - 4), YOU, mine, got)
        _bar(sheet, Box(box.x + 112, y + LINE / 2 - 4, box.w - 112, LINE / 2 - 4), OPPONENT, theirs, lost)


def _bar(sheet: Sheet, box: Box, who: Phrase, total: int, points: int) -> None:
    pen, room = sheet.pen, box.w - 62 - 24 - 40
    tone = P.INK if points else P.INK_SOFT
    pen.words(sheet.say(who), (box.x, box.cy), sheet.note, tone, points > 0, width=60)
    bar = Box(box.x + 62, box.y + 5, room * total / LONGEST, box.h - 10)
    pen.slab(bar, (*sheet.hue, 255 if points else 110), 4)
    pen.words(str(total), (bar.right_edge + 6, box.cy), sheet.note, tone, True)
    medal(pen, (box.right_edge - 14, box.cy), str(points), 11.0)


# ---- the figures -------------------------------------------------------------------------------------
FIGURES: Mapping[str, Figure] = {
    "table": Painted(2 * LOT + 6, own_side),
    "cards": Called(
        "megido/so-15",
        (
            Call(0.07, 0.13, Phrase("cost: what you pay", "コスト")),
            Call(0.3, 0.04, Phrase("name", "名前")),
            Call(0.9, 0.12, Phrase("class and style", "クラスとスタイル")),
            Call(0.92, 0.52, Phrase("☆ icon", "☆アイコン")),
            Call(0.2, 0.66, Phrase("what it does", "テキスト：効果")),
        ),
        high=300,
    ),
    "photons": Faces(
        ("card/attack/3", "card/skill/3/extra", "card/event/ev-8"),
        high=150,
        notes=(
            Phrase("a photon", "フォトン"),
            Phrase("an extra photon", "エクストラフォトン"),
            Phrase("an event", "イベント"),
        ),
    ),
    "draft": TableCrop(refilled, keys=("area 0", "area 1"), marks=grown, room=(960, 540)),
    "paying": Row(
        (
            Faces(("megido/so-41",), high=170),
            Arrow(),
            Faces(
                small("card/skill/2", "card/charge/1", "card/attack/3"),
                high=92,
                notes=(
                    Phrase("for Skill", "スキルに"),
                    Phrase("for Charge", "チャージに"),
                    Phrase("for any", "どれでもに"),
                ),
            ),
        ),
        weights=(0.9, 0.22, 1.5),
    ),
    "interference": Flow(
        (
            Stop(
                Phrase("P1 acts with Naberius", "P1のナベリウスが行動"),
                Phrase("INTERFERE each opponent: discards 1 photon.", "【妨】対戦相手全員：フォトンを1枚捨札にする。"),
            ),
            Stop(
                Phrase("P2 counters", "P2は対抗する"),
                Phrase("Ronove is turned face up. P2 is safe.", "ロノウェを表にする。P2は守られる。"),
                lit=True,
            ),
            Stop(
                Phrase("P3 does not counter", "P3は対抗しない"),
                Phrase("P3 could, but need not.", "してもしなくてもよい。"),
            ),
            Stop(
                Phrase("P4 cannot counter", "P4は対抗できない"),
                Phrase("P4 has used five Megido already.", "もう5枚のメギドを使っている。"),
            ),
            Stop(
                Phrase("P3 discards, then P4", "P3、次にP4が捨札にする"),
                Phrase("Each chooses a photon of the own field.", "それぞれ、自分の場のフォトンを1枚選ぶ。"),
            ),
        )
    ),
    "limit": Stack(
        (
            Row(
                (
                    Faces((*small("megido/so-29", "megido/so-47"), RESTED, *small("megido/so-55")), high=84),
                    Arrow(sign="+"),
                    Faces((Face("megido/so-63", lies=True, state="select"),), high=84),
                    Arrow(sign="="),
                    Words(Phrase("5: allowed", "5枚：対抗できる"), bold=True),
                ),
                weights=(3.6, 0.3, 1, 0.3, 1.5),
                gap=6,
            ),
            Row(
                (Words(Phrase("acted or rested", "行動か休息をした")), Words(Phrase("counters now", "今、対抗する"))),
                weights=(2.4, 2),
            ),
        )
    ),
    "stars": Row(
        (
            Faces(
                (*small("megido/so-52", "megido/so-05"), RESTED),
                high=118,
                notes=(Phrase("☆☆", "☆☆"), Phrase("☆", "☆"), Phrase("rested: none", "休息：なし")),
            ),
            Arrow(Phrase("up to 3", "3枚まで")),
            Faces(small("card/skill/4", "card/attack/2", "card/charge/1"), high=84),
        ),
        weights=(1.5, 0.45, 1.3),
    ),
    "scoring": Painted(LINE * len(COMPARED), compare),
    "facedown": Stack(
        (
            Faces((*small("card/charge/2", "card/charge/1", "card/charge/1"), DOWN, DOWN), high=100),
            Words(Phrase("2 + 1 + 1 = 4", "2＋1＋1＝4"), bold=True),
        )
    ),
}
