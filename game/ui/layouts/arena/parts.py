"""Everything round the board that can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.arena.names import card_name
from game.rules.arena.places import armies, hand
from game.table.step import Spot
from game.ui.layouts.arena import words
from game.ui.layouts.arena.hud import RIBBON, Say, ribbon_boxes
from game.ui.layouts.arena.keyboard import ending
from game.ui.layouts.arena.room import Room, hand_boxes, strip_boxes
from game.ui.layouts.arena.table import Table
from game.ui.play import words as common
from game.ui.play.part import Part
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

MAIN_H, SMALL_H = 50.0, 34.0


TOOLS = (
    ("menu", common.MENU, "menu"),
    ("undo", common.UNDO, "undo"),
    ("camera", words.CAMERA, "home"),
    ("log", common.LOG, "log"),
    ("speed", common.SPEED, "speed"),
)


def parts_of(table: Table, room: Room, pinned: int, raised: str) -> list[Part]:
    """All parts, those on top last. `pinned` is the seat whose armies the strip shows, `raised` a key in the hand."""
    return [
        *_tools(room),
        *_seats(table, room),
        *_strip(table, room, pinned),
        *_log(table, room),
        *_hand(table, room, raised),
        *_actions(table, room),
        *_choices(table, room),
        *_menu(table, room),
    ]


def phases(room: Room, ruler: Pen, say: Say) -> Iterator[Part]:
    """The phases of the ribbon: they say why they are not what can be played now."""
    for name, box in zip(RIBBON, ribbon_boxes(ruler, room.ribbon, say), strict=True):
        yield Part(f"phase {name}", box, do=f"phase {name}", words=words.PHASES[name], kind="phase")


def _tools(room: Room) -> Iterator[Part]:
    for n, (do, said, hint) in enumerate(TOOLS):
        yield Part(
            f"tool {do}", Box(room.tools.x + n * 36, room.tools.y, 32, 34), do=do, words=said, hint=hint, kind="tool"
        )


def _seats(table: Table, room: Room) -> Iterator[Part]:
    for seat in range(table.shown.seats):
        box = Box(room.seats.x + 6, room.seats.y + 7 + 27 * seat, room.seats.w - 12, 27)
        yield Part(f"seat {seat}", box, (Spot(hand(seat)),), do=f"pin {seat}", kind="seat")


def _strip(table: Table, room: Room, pinned: int) -> Iterator[Part]:
    cards = table.trial.inside(armies(pinned))
    for card, box in zip(cards, strip_boxes(room.strip, len(cards)), strict=True):
        yield Part(
            f"army {card.id}",
            box,
            tuple(table.things_of_card(card.id)),
            kind="card",
            piece=card.id,
            words=card_name(table.shown, card.card),
        )


def _hand(table: Table, room: Room, raised: str) -> Iterator[Part]:
    if table.eyes < 0:
        return
    cards = table.shown.inside(hand(table.eyes))  # what is being cast stays until it is cast
    up = next((n for n, card in enumerate(cards) if f"spell {card.id}" == raised), -1)
    found = [
        Part(f"spell {card.id}", box, (card.id,), kind="spell", piece=card.id, words=card_name(table.shown, card.card))
        for card, box in zip(cards, hand_boxes(room.hand, len(cards), up), strict=True)
    ]
    yield from (part for part in found if part.key != raised)
    yield from (part for part in found if part.key == raised)


def _log(table: Table, room: Room) -> Iterator[Part]:
    yield Part("log", room.log, do="log", kind="log")


def _actions(table: Table, room: Room) -> Iterator[Part]:
    """The choices without a thing: the one that ends what is asked is large, the others stand above it."""
    if table.draft is None:
        return
    buttons = [] if table.draft.menu else table.draft.buttons()
    extras = table.draft.extras()
    y = room.actions.foot
    for n, step in enumerate([*reversed(buttons), *extras]):
        main = n == 0 and step == ending(table)
        height = MAIN_H if main else SMALL_H
        y -= height
        yield Part(
            f"step {n}",
            Box(room.actions.x, y, room.actions.w, height),
            step=step,
            words=step.say(table.trial),
            hint="end" if main else "",
            kind="main" if main else "plain",
        )
        y -= 6
    if table.draft.begun:
        yield Part(
            "back",
            Box(room.actions.x, y - SMALL_H, room.actions.w, SMALL_H),
            do="back",
            words=common.CANCEL,
            hint="cancel",
            kind="quiet",
        )


def _choices(table: Table, room: Room) -> Iterator[Part]:
    """Cards on offer that lie nowhere to be seen: in a library, a graveyard, hidden on an army card."""
    if table.draft is None or table.draft.menu:
        return
    found = [
        thing
        for thing in table.draft.top.next_things()
        if isinstance(thing, int)
        and (piece := table.trial.pieces.get(thing))
        and piece.card.startswith("spell")
        and piece.zone != hand(table.eyes)
    ]
    if not found:
        return
    left, width = room.strip.right_edge + 20, room.log.x - room.strip.right_edge - 40
    height = min(252.0, room.size[1] * 0.36, width * 1.4 / min(len(found), 6) - 14)
    each = height * 5 / 7
    step = min(each + 12, (width - each) / max(1, len(found) - 1))
    x = left + width / 2 - (step * (len(found) - 1) + each) / 2
    for n, thing in enumerate(found):
        yield Part(
            f"pick {thing}",
            Box(x + n * step, room.prompt.foot + 40, each, height),
            (thing,),
            kind="pick",
            piece=thing,
            words=card_name(table.trial, table.trial.pieces[thing].card),
        )


def _menu(table: Table, room: Room) -> Iterator[Part]:
    """Choices that the clicks do not tell apart, as a list in the middle; one alone is to be confirmed."""
    if table.draft is None or not table.draft.menu:
        return
    options, alone = table.draft.menu, table.draft.confirms is not None
    width, height = 360.0, MAIN_H if alone else 38.0
    top = max(room.prompt.foot + 40, room.size[1] / 2 - height * len(options) / 2)
    for n, step in enumerate(options):
        yield Part(
            f"menu {n}",
            Box(room.size[0] / 2 - width / 2, top + n * (height + 4), width, height),
            step=step,
            words=step.say(table.trial),
            hint="confirm" if alone else "",
            kind="main" if alone else "menu",
        )
