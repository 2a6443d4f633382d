"""Tournaments on the screen: how their games begin and go on, and what the end of one means. A tournament is changed
here only, and written at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import game
from game import files
from game.cup import keeping
from game.cup.cup import GAMES, SEEDS, Cup, Entrant
from game.cup.pairing import Pairing
from game.cup.standing import DRAWN
from game.files import BadFile
from game.match.match import Setup
from game.net.director import Director
from game.players.worker import Brains
from game.ui import matches
from game.ui import words_front as W
from game.ui.seating import name_of
from game.ui.session import HUMAN, Session
from game.ui.words_profile import YOU
from game.words import Phrase

if TYPE_CHECKING:
    from game.net.host import Host
    from game.ui.app import App


def new_seed() -> int:
    """The seed of a new tournament."""
    return int.from_bytes(os.urandom(4), "big")


def best_of_three(setup: Setup, names: Sequence[str]) -> Cup:
    """A best of three between the seats of a set-up, which are called so."""
    entrants = (Entrant(*each) for each in zip(names, setup.kinds, setup.decks, strict=True))
    cup = Cup(setup.ruleset, tuple(entrants), setup.seed % SEEDS, "robin", 3, setup.options, setup.maps)
    return replace(cup, packs=setup.packs)


def counted(app: App, before: Cup | None, session: Session) -> Cup | None:
    """How two people at a table on the network stand in a best of three, now that a match there is over. Another one
    begins when it was decided, or somebody else sits there."""
    setup, result = replace(session.setup, decks=(None,) * session.setup.seats), session.view.result
    if setup.seats != 2 or result is None:
        return before
    names = [app.say(name_of(setup, seat)) for seat in range(2)]
    cup = before if before is not None and before.open else best_of_three(setup, names)
    known = [entrant.name for entrant in cup.entrants]
    if sorted(known) != sorted(names):
        cup, known = best_of_three(setup, names), names
    return cup.ended(cup.open[0], known.index(names[result[0]]) if len(result) == 1 else DRAWN)


def score(app: App, cup: Cup, pairing: Pairing, words: Phrase) -> Phrase:
    """How a match stands: `words` with a name, its games, the other's games, the other's name."""
    first, second = (called(app, cup, player) for player in pairing)
    return words.of(first, *cup.wins(pairing), second)


def start(app: App, cup: Cup) -> bool:
    """Begin a tournament. False, and one sentence, if its first games could not be played."""
    try:
        for pairing in cup.open:
            game.record.open(cup.setup(pairing))
    except ValueError as error:
        app.toast(W.CANNOT_START.of(files.said(error)), harm=True)
        return False
    app.settings = app.with_settings(last_game=cup.ruleset)
    app.keep()
    keep(app, cup)
    return True


def current(app: App, cup: Cup) -> Cup:
    """A tournament as it is by now: games of it may have ended since somebody has looked."""
    try:
        return keeping.load(keeping.path_of(app.home, cup.ruleset, cup.seed))
    except BadFile:
        return cup


def keep(app: App, cup: Cup) -> None:
    """Write a tournament; one sentence if that cannot be done."""
    try:
        keeping.save(cup, app.home)
    except BadFile as error:
        app.toast(error.said, harm=True)


def known(app: App, ruleset: str) -> list[Cup]:
    """The tournaments of a game that are kept, the newest first. Of damaged files is told."""
    found, told = keeping.load_all(app.home, ruleset)
    if told is not None:
        app.toast(told, harm=True)
    return found


def go_on(app: App, host: Host) -> None:
    """A match at a table on the network is gone on with: so is the tournament to which it belongs, if it does."""
    try:
        cup = keeping.load(keeping.path_of(app.home, host.lobby.ruleset, host.cup)) if host.cup >= 0 else None
    except BadFile as error:
        app.toast(error.said, harm=True)
    else:
        host.director = Director(host, cup, partial(keep, app)) if cup is not None else None


def remove(app: App, cup: Cup) -> bool:
    """Delete a tournament; False, and one sentence, if that cannot be done."""
    try:
        keeping.remove(cup, app.home)
    except BadFile as error:
        app.toast(error.said, harm=True)
        return False
    return True


def called(app: App, cup: Cup, player: int) -> str:
    """What a player is called: whose machine it is needs no name."""
    entrant = cup.entrants[player]
    return entrant.name or app.say(YOU if entrant.kind == HUMAN else W.COMPUTER)


def session(app: App, cup: Cup, pairing: Pairing) -> tuple[Cup, Session | None]:
    """The next game of a match, begun or gone on with, and the tournament with it, which is not written yet; None, and
    one sentence, if it cannot be played."""
    folder, name, complain = game.record.folder(), Path(cup.recording_of(pairing)).name, matches.complain(app)
    try:
        if name and (folder / name).is_file():
            return cup, Session.resume(game.record, folder / name, Brains(game.content), complain)
        begun = Session.begin(game.record, cup.setup(pairing), Brains(game.content), complain, folder)
    except ValueError as error:
        if not isinstance(error, BadFile) or not game.record.put_aside(folder / name, error):
            app.toast(W.CANNOT_START.of(files.said(error)), harm=True)
        matches.tell_of_damage(app)
        return cup, None
    recording = begun.recording()
    return cup.began(pairing, recording.name if recording else ""), begun


def play(app: App, cup: Cup, pairing: Pairing) -> bool:
    """The next game of a match on top of everything; False, and one sentence, if it cannot be played."""
    cup, made = session(app, current(app, cup), pairing)
    if made is not None:
        keep(app, cup)
        app.push(app.doors.match(made))
    return made is not None


def ended(app: App, session: Session) -> tuple[Cup, Pairing] | None:
    """A game is over here: if it belongs to a tournament it is noted there. That tournament, and the match. A best of
    three that is decided is no longer kept."""
    setup, recording = session.setup, session.recording()
    if recording is None or session.view.result is None:
        return None
    try:
        cup = keeping.load(keeping.path_of(app.home, setup.ruleset, setup.seed // GAMES))
    except BadFile:  # mostly there is none; of a damaged one is told where tournaments are listed
        return None
    pairing = cup.pairing_of(setup)
    if pairing is None:
        return None
    cup = cup.ended(pairing, cup.won_by(pairing, session.view.result), recording.name)
    if len(cup.entrants) > 2 or cup.open:
        keep(app, cup)
    else:
        remove(app, cup)
    return cup, pairing
