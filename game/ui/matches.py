"""The way from a screen to a match and back: begin, continue, watch. The match itself is `session.py`'s."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import game
from game import files
from game.files import BadFile
from game.frozen import frozen
from game.match.as_far import as_far
from game.match.match import Match, Player, Setup
from game.match.record import GUEST, Saved
from game.match.record_lines import OtherRules
from game.net import GRACES
from game.players.levels import bot
from game.players.worker import Brains
from game.ui import words_front as W
from game.ui import words_lan as L
from game.ui.seating import given_name, kind_of, own_seat
from game.ui.session import HUMAN, Complain, Session, Watching
from game.words import Phrase

if TYPE_CHECKING:
    from game.net.guest import Guest
    from game.net.lobby import Lobby
    from game.net.opening import Hosting
    from game.ui.app import App


EVERY = "0.0.0.0"  # all network cards


@frozen
class Unfinished:
    """A match that can be continued."""

    path: Path
    setup: Setup
    changed: float

    def words(self, now: float) -> Phrase:
        """Where it is played and when it was left."""
        return W.WHAT_AND_WHERE.of(place_of(self.setup), W.ago(now - self.changed))


def unfinished() -> list[Unfinished]:
    """Matches that can be continued, the newest first."""
    return [Unfinished(s.path, s.setup, s.changed) for s in game.record.unfinished() if s.setup]


def newest() -> Unfinished | None:
    """The newest match that can be continued, if there is one: no other match's game is loaded for it."""
    saved = game.record.newest()
    return Unfinished(saved.path, saved.setup, saved.changed) if saved and saved.setup else None


def saved() -> list[Saved]:
    """All recorded matches, the newest first."""
    return game.record.saved()


def tell_of_damage(app: App) -> None:
    """One sentence about recordings that were found to be damaged and set aside, if there were any."""
    if told := game.record.set_aside():
        app.toast(told, harm=True)


def last_key(app: App) -> str:
    """The key of the game that was played last; of the first one, if none was. Games keep their order everywhere."""
    last = app.settings.last_game
    return last if last in game.KEYS else game.KEYS[0]


# ---- to a match ----------------------------------------------------------------------------------------
def start(app: App, setup: Setup, picks: Sequence[tuple[int, int]] = ()) -> None:
    """Start a match on top of everything, where these choices have been made. ValueError, in one sentence, if the setup
    does not fit."""
    session = Session.begin(game.record, setup, Brains(game.content), complain(app), game.record.folder(), picks)
    app.settings = app.with_settings(last_game=setup.ruleset)
    app.keep()
    app.push(app.doors.match(session))


def begin(app: App, setup: Setup) -> None:
    """Start a match in the place of the topmost scene; one sentence if the setup does not fit."""
    here = app.top
    if meet(app, setup):
        app.drop(here)


def meet(app: App, setup: Setup, picks: Sequence[tuple[int, int]] = ()) -> bool:
    """Start a match on top of everything, where these choices have been made; False, and one sentence, if the setup
    does not fit."""
    try:
        start(app, setup, picks)
    except ValueError as error:
        app.toast(W.CANNOT_START.of(files.said(error)), harm=True)
        return False
    return True


def host(
    app: App, lobby: Lobby, interface: str = EVERY, port: int = 0, patience: int = 0, grace: int = GRACES[0]
) -> bool:
    """Open a table on the network on top of everything; False, and one sentence, if that is not possible."""
    from game.net import opening

    try:
        game.record.open(lobby.setup(0))
        folder = game.record.folder()
        hosting = opening.open_host(game.record, Brains(game.content), lobby, folder, interface, port, patience, grace)
    except ValueError as error:
        app.toast(W.CANNOT_START.of(files.said(error)), harm=True)
        return False
    except OSError as error:
        app.toast(L.CANNOT_HOST.of(error.strerror or error), harm=True)
        return False
    gather(app, hosting)
    return True


def visit(app: App, guest: Guest) -> None:
    """Go to somebody else's table on the network."""
    from game.ui.gathering import GuestTable

    app.push(app.doors.lobby(GuestTable(guest)))


def gather(app: App, hosting: Hosting) -> None:
    """Sit down at one's own table on the network."""
    from game.ui.gathering import HostTable

    app.push(app.doors.lobby(HostTable(hosting)))


def resume(app: App, path: Path) -> None:
    """Go on with a saved match; one sentence if it cannot be read or another window plays it.

    One that was played on the network is opened to the same people again.
    """
    from game.net import keep, opening

    try:
        if kept := keep.kept_for(path):
            gather(app, opening.resume_host(game.record, Brains(game.content), path, kept))
        else:
            app.push(app.doors.match(Session.resume(game.record, path, Brains(game.content), complain(app))))
    except OSError as error:
        app.toast(L.CANNOT_HOST.of(error.strerror or error), harm=True)
    except ValueError as error:
        refuse(app, keep.beside(path) if isinstance(error, keep.BadKeep) else path, error)


def refuse(app: App, path: Path, error: ValueError) -> None:
    """Say why a recording cannot be used. A damaged one, or what lies beside it, is set aside."""
    if isinstance(error, BadFile) and game.record.put_aside(path, error):
        tell_of_damage(app)
    else:
        app.toast(files.said(error), harm=True)
    app.top.enter()  # what can be continued has changed


def watch(app: App, path: Path, seat: int | None = None) -> None:
    """Show a recorded match, through the eyes of a seat, else of the only person who played; what can be read of one of
    other rules; one sentence if it cannot be read."""
    try:
        match = game.record.load(path)
    except OtherRules:
        read(app, path)
    except ValueError as error:
        app.toast(files.said(error), harm=True)
    else:
        watch_again(app, match, seat, name=path.stem)


def read(app: App, path: Path) -> None:
    """Show what a recording of other rules holds; one sentence if it cannot be read."""
    try:
        found = as_far(game.record, path)
    except (ValueError, OSError) as error:
        app.toast(files.said(error), harm=True)
    else:
        app.push(app.doors.old_match(found))


def watch_again(app: App, match: Match, seat: int | None = None, place: int = 0, name: str = "") -> None:
    """Show a match, of a recording of that name, through the eyes of a seat, else of the only person who played; from
    where so many choices had been made, and then it waits there."""
    watching = Watching(match, name)
    seat = own_seat(watching.setup) if seat is None else seat
    if seat is not None:
        watching.look_through(seat)
    watching.seek(place)
    app.push(app.doors.match(watching))


def review(app: App, path: Path) -> None:
    """Review a recorded match; one sentence if it cannot be read."""
    try:
        match = game.record.load(path)
    except ValueError as error:
        app.toast(files.said(error), harm=True)
    else:
        app.push(app.doors.review(match))


def play_on(app: App, match: Match, place: int, seat: int) -> None:
    """A new match that begins like another, with so many of its choices: one person in this seat, against the same
    computers. One sentence if that cannot be."""
    assert match.setup is not None
    try:
        session = Session.begin(
            game.record, played_on(match.setup, seat), Brains(game.content), complain(app), game.record.folder()
        )
        for entry in match.entries[:place]:
            if entry.pick is None:
                session.match.concede(entry.seat)
            else:
                session.match.take(entry.seat, entry.pick)
    except ValueError as error:
        app.toast(W.CANNOT_START.of(files.said(error)), harm=True)
    else:
        app.push(app.doors.match(session))


def played_on(setup: Setup, seat: int) -> Setup:
    """Who plays on from a match: a person in this seat, named as the one who played; computers as they were, and Normal
    where other people sat: nobody comes back over the network."""
    mine, seats = own_seat(setup), range(setup.seats)
    people = [kind_of(setup, n) in (HUMAN, GUEST) for n in seats]
    kinds = [HUMAN if n == seat else "normal" if people[n] else kind_of(setup, n) for n in seats]
    name = given_name(setup, seat if mine is None else mine)
    names = [name if n == seat else "" if people[n] else given_name(setup, n) for n in seats]
    return replace(setup, kinds=tuple(kinds), names=tuple(names), stopped={})


def bots(level: str, seat: int, seed: int, ruleset: str) -> Player:
    """The player of a computer seat, thinking here: for pictures and tests."""
    return bot(level, game.ruleset(ruleset), seat, seed)


def complain(app: App) -> Complain:
    """Tells of a match that cannot be saved."""
    return lambda said: app.toast(said, harm=True)


# ---- words ---------------------------------------------------------------------------------------------
def place_of(setup: Setup) -> Phrase:
    """The battlefield of a match, or its game."""
    rules = game.record.rules_of(setup)
    facts = rules.catalogue.get(f"map/{setup.options.get('map', '')}")
    return facts.title if facts else rules.title


def brief(setup: Setup) -> Phrase:
    """The battlefield of a match, or for how many it is, where its game is named already."""
    place = place_of(setup)
    return W.SEATS.of(setup.seats) if place == game.ruleset(setup.ruleset).title else place
