"""The plate of a seat in the lobby: who sits there, what they bring, whether they are ready."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import game
from game.frozen import frozen
from game.net.lobby import GUEST, HOST, OPEN
from game.net.messages import Chair
from game.players import levels
from game.ui import words_front as F
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase, seat_name

if TYPE_CHECKING:
    from game.ui.scenes.lobby import Lobby

HIGH = 380.0  # from which height on a plate has room between its lines
NARROW = 170.0  # up to this width a computer is named by its level only


@frozen
class Parts:
    """Where the parts of a plate are."""

    whole: Box
    picture: Box
    name: float  # the middle of the line
    role: float
    deck: Box
    ready: Box


def parts(box: Box) -> Parts:
    """A plate divided: picture above, words and the state below."""
    room, high = box.inset(12, 12), box.h > HIGH
    ready = room.bottom(44 if high else 38, 12 if high else 6)
    deck = room.bottom(36, 10 if high else 4)
    role, name = room.bottom(18), room.bottom(24, 0)
    room.h -= 6
    return Parts(box, Box(box.x + 8, box.y + 8, box.w - 16, room.foot - box.y - 8), name.cy, role.cy, deck, ready)


def controls(lobby: Lobby, seat: int, chair: Chair, box: Box) -> list[Widget]:
    """What one may do about a seat: choose one's deck, be ready, sit down; the host decides who may sit there."""
    the, say, at = lobby.the, lobby.app.say, parts(box)
    if the.stage not in ("open", "over"):
        return []
    out = list[Widget]()
    if seat == the.seat and lobby.draft is not None:
        out.append(Choice("deck", at.deck, values=lobby.draft.decks(seat), now=lobby.deck, pick=lobby.take_deck))
    if chair.kind == GUEST and the.hosts:
        corner = Box(at.picture.right_edge - 40, at.picture.y + 6, 34, 34)
        out.append(Button(f"kick:{seat}", corner, icon="cross", tip=say(W.KICK), kind="quiet",
                          do=partial(the.kick, chair.guest)))  # fmt: skip
    elif the.hosts and chair.kind != HOST and not the.given:
        wide, offered = at.ready.w > NARROW, levels.offered(game.ruleset(the.ruleset), chair.kind)
        bots = [(bot.key, say(F.COMPUTER_LEVEL.of(bot.name) if wide else bot.name), "") for bot in offered]
        here = [(HOST, say(W.SIT_HERE), "")] if the.seat < 0 else []
        out.append(Choice(f"kind:{seat}", at.ready, values=[(OPEN, say(W.SEAT_OPEN), ""), *bots, *here],
                          now=chair.kind, pick=partial(the.set_kind, seat)))  # fmt: skip
    elif chair.kind == OPEN and not the.given:
        out.append(Button(f"sit:{seat}", at.ready, label=say(W.SIT_HERE), do=partial(the.sit, seat)))
    elif seat == the.seat and not the.hosts:
        yes = the.is_ready
        out.append(Button("ready", at.ready, kind="plain" if yes else "main", enters=not yes,
                          label=say(W.NOT_READY_AFTER_ALL if yes else W.I_AM_READY), icon="cross" if yes else "check",
                          do=partial(the.ready, not yes)))  # fmt: skip
    return out


def draw(pen: Pen, lobby: Lobby, seat: int, chair: Chair, box: Box) -> None:
    """The plate without its controls."""
    at, free = parts(box), chair.kind == OPEN
    hue = P.BRASS_DEEP if free else pen.colours.seat(seat)
    pen.shade(box, 12, 10, 150)
    pen.slab(box, (12, 9, 8, 190 if free else 224), 12, (*hue, 255), 1.6)
    _picture(pen, lobby, seat, chair, at.picture, hue)
    x, width, say = box.x + 14, box.w - 28, lobby.app.say
    pen.words(called(lobby, chair, seat), (x, at.name), 18, P.MUTED if free else P.IVORY, True, width=width)
    role_ink = pen.colours.harm if not chair.here else P.MUTED
    pen.words(say(role(lobby, seat, chair)), (x, at.role), 13, mix(role_ink, P.FOCUS, 0.3), width=width)
    mine = seat == lobby.the.seat and lobby.draft is not None and lobby.the.stage in ("open", "over")
    if free and not lobby.the.given and len(pen.rows(say(W.KEY_LETS_IN), 13, width)) < 3:
        pen.para(say(W.KEY_LETS_IN), Box(x, at.deck.y - 2, width, 40), 13, P.MUTED)
    elif not free and not mine and (form := game.ruleset(lobby.the.ruleset).decks) is not None:
        said, ink = (W.DECK_CHOSEN, P.BRASS_LIT) if chair.deck else (W.ANY_DECK, P.IVORY)
        pen.words(say(said.of(form.what)), (x, at.deck.cy), 15, ink, chair.deck, width=width)
    _state(pen, lobby, seat, chair, at.ready)


def _picture(pen: Pen, lobby: Lobby, seat: int, chair: Chair, box: Box, hue: Colour) -> None:
    """Who leads the deck, if one may know; else backs, or that nobody is there. In the corner the seat's number."""
    pen.slab(box, (*mix(hue, (8, 6, 6), 0.84), 255), 8, (*mix(hue, (0, 0, 0), 0.25), 255), 1.4)
    clip = pen.surface.get_clip()
    pen.clipped(box.inset(2))
    if chair.kind == OPEN:
        sign(pen, "person", (box.cx, box.cy), min(36.0, box.h * 0.24), mix(P.BRASS_DEEP, P.BRASS, 0.35))
    elif lobby.side is not None:
        lobby.side.leader(pen, box.inset(2), lobby.brought() if seat == lobby.the.seat else None)
    pen.surface.set_clip(clip)
    badge = Box(box.x + 8, box.y + 8, 30, 26)
    pen.slab(badge, (10, 8, 8, 225), 7, (*hue, 255), 1.4)
    pen.words(str(seat + 1), (badge.cx, badge.cy), 15, P.FOCUS, True, anchor="center")


def _state(pen: Pen, lobby: Lobby, seat: int, chair: Chair, box: Box) -> None:
    """Ready or not, in words, colour and sign; nothing where a control says it."""
    the = lobby.the
    running = the.stage not in ("open", "over")
    if chair.kind == OPEN and not running:
        return
    if not running and (
        (seat == the.seat and not the.hosts) or (the.hosts and not the.given and chair.kind not in (HOST, GUEST))
    ):
        return
    ready = chair.here and (chair.ready or chair.kind != GUEST)
    tone = pen.colours.good if ready else pen.colours.offer if chair.here else pen.colours.harm
    said = W.READY if ready else W.NOT_YET if chair.here else W.LOST
    pen.slab(box, (*mix(tone, (0, 0, 0), 0.82), 236), 9, (*tone, 255), 1.5)
    mark, ink = "check" if ready else "clock" if chair.here else "warn", mix(tone, P.FOCUS, 0.25)
    sign(pen, mark, (box.x + 24, box.cy), 8, ink)
    pen.words(lobby.app.say(said), (box.x + 44, box.cy), 15, ink, True, width=box.w - 54)


def called(lobby: Lobby, chair: Chair, seat: int) -> str:
    """Who sits there."""
    say = lobby.app.say
    if chair.kind == OPEN:
        return say(W.SEAT_OPEN)
    if chair.kind in levels.NAMES and not chair.name:
        return say(F.COMPUTER_LEVEL.of(levels.NAMES[chair.kind]))
    return chair.name or say(seat_name(seat))


def role(lobby: Lobby, seat: int, chair: Chair) -> Phrase:
    """What they are to the table."""
    if not chair.here:
        return W.LINE_LOST
    if seat == lobby.the.seat:
        return W.THIS_SCREEN if lobby.the.hosts else W.YOU
    known: dict[str, Phrase] = {OPEN: W.WAITING, HOST: W.HOST_HERE, GUEST: W.GUEST_HERE}
    return known.get(chair.kind, W.RUN_BY_HOST)
