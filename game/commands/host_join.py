"""`host` and `join`: matches on the local network, with the screen or without one."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import game
from game.commands import match_setup
from game.commands.match_setup import Usage
from game.commands.named_decks import played
from game.commands.screen import opened
from game.files import BadFile
from game.match.journal import Journal
from game.match.match import Match, Player, Setup
from game.net import messages
from game.net.guest import Guest
from game.net.host import Host
from game.net.keep import BadKeep, beside, kept_for
from game.net.line import NOBODY
from game.net.lobby import HOST, OPEN, Lobby, places_of
from game.net.opening import Hosting, join, open_host, resume_host
from game.players.levels import NAMES, bot
from game.table.ruleset import Ruleset
from game.words import Phrase

PAUSE = 0.005  # seconds between two looks at the wire
PATIENCE = 20.0  # seconds until a host must have answered
LONGEST_WAIT = 60.0  # and for somebody whose line is broken just then
LAST_WORDS = 4.0  # seconds a host stays to hand out the record
MOST_NAME = 24
LOST = Phrase("This match ends without having been saved", "この対戦は保存されないまま終わります")


def host(given: argparse.Namespace) -> int:
    """A match on the local network that others join."""
    if given.resume:
        return resumed(given)
    rules = match_setup.with_packs(given.ruleset, given.packs)
    lobby = lobby_for(rules, given)
    if not given.headless:
        table = (lobby, given.interface, given.port or 0, given.patience, given.grace)
        return opened(hosting=table, debug=given.debug)
    if HOST in [place.kind for place in lobby.places]:
        raise Usage("--headless: nobody can sit at this machine, so --seats may name only open seats and computers")
    folder = game.record.folder()
    hosting = open_host(game.record, bots, lobby, folder, given.interface, given.port or 0, given.patience, given.grace)
    return serve(hosting, given.give)


def resumed(given: argparse.Namespace) -> int:
    """Go on with a hosted match after this program was stopped."""
    known = [saved for saved in game.record.unfinished() if saved.path.name == given.resume or given.resume == "last"]
    if told := game.record.set_aside():
        print(f"hexfold: {told.en}", file=sys.stderr)
    for saved in known:
        try:
            if (kept := kept_for(saved.path)) is None:
                continue
            if not given.headless:
                return opened(resuming=saved.path, debug=given.debug)
            hosting = resume_host(game.record, bots, saved.path, kept)
        except BadFile as error:  # it costs this match, and not the next one
            game.record.put_aside(beside(saved.path) if isinstance(error, BadKeep) else saved.path, error)
            told = game.record.set_aside() or error.said
            print(f"hexfold: {told.en}", file=sys.stderr)
            continue
        return serve(hosting, given.give)
    raise Usage(f"--resume: there is no hosted match '{given.resume}' to go on with")


def lobby_for(rules: Ruleset, given: argparse.Namespace) -> Lobby:
    """The lobby that the arguments describe. Usage for what does not fit."""
    usual = [OPEN if given.headless else HOST] + [OPEN] * (min(rules.seats) - 1)
    named = given.seats.split(",") if given.seats else usual
    known = (HOST, OPEN, *NAMES)
    seats = [HOST if name == match_setup.HUMAN else name for name in named]
    for name in seats:
        if name not in known:
            raise Usage(match_setup.nearest(name, known, "kind of player"))
    if len(seats) not in rules.seats:
        raise Usage(f"{rules.title.en} is played by {min(rules.seats)} to {max(rules.seats)} seats, not {len(seats)}")
    options, maps = match_setup.chosen_options(rules, given.options), dict[str, Any]()
    if given.map:
        options["map"], maps = match_setup.battlefield(rules, given.map)
    lobby = Lobby(rules.key, given.name[:MOST_NAME] or "Host", options, places_of(seats), maps, rules.packs)
    for seat, deck in enumerate(match_setup.chosen_decks(given.decks, len(seats))):
        if deck:
            lobby.bring(seat, played(rules, deck), game.record.open)
    return lobby


def serve(hosting: Hosting, give: bool = False) -> int:
    """Hold the match without a screen until it is over and everybody has its record. `give`: guests are given packs.

    Patience counts the time in which this program ran: who was suspended has not been waiting.
    """
    print(f"code {hosting.code}", flush=True)
    print(f"port {hosting.wire.port}", flush=True)
    seated, ran, told = False, 0.0, 0
    ended = quiet = 0.0  # since when it is over, and since when everybody is there to hear of it
    host = hosting.host
    try:
        while not ended or (ran - quiet < LAST_WORDS and ran - ended < LONGEST_WAIT):
            ran += PAUSE
            hosting.tick()
            told = complaints(host, told)
            if any(person.seat >= 0 and not person.line for person in host.lobby.people.values()):
                quiet = ran
            for number in [*host.wishes]:
                host.hand_out(number, give)
            if host.stage == "open" and host.lobby.missing() is None:
                host.begin()
            if host.match is not None and not seated:
                seated = True
                host.match.players = [host.player(seat) for seat in range(host.match.state.seats)]
                print("begun", flush=True)
            while host.match is not None and host.stage == "playing" and host.match.tick():
                host.spread()
                hosting.tick()
                told = complaints(host, told)
            if host.stage == "over" and not ended:
                ended = quiet = ran
                print(f"over {host.match.state.result if host.match else None}", flush=True)
            time.sleep(PAUSE)
    finally:
        hosting.close()
        saved = host.match is None or kept_whole(host.match)
        complaints(host, told)
        if not saved:
            print(f"hexfold: {LOST.en}", file=sys.stderr, flush=True)
    return 0 if saved else 1


def complaints(host: Host, told: int) -> int:
    """Say on the console what else could not be saved, or is saved again; how much has been told now."""
    for said in host.complaints[told:]:
        print(f"hexfold: {said.en}", file=sys.stderr, flush=True)
    return len(host.complaints)


def kept_whole(match: Match) -> bool:
    """True if every choice of a match is in its file; what is missing is tried once more."""
    return not isinstance(match.journal, Journal) or match.journal.saved()


def visit(given: argparse.Namespace) -> int:
    """Join a match on the local network."""
    if not given.headless:
        guest = join(game.record, given.code, given.key or "", given.name, given.watch)
        return opened(joining=guest, debug=given.debug)
    if not given.bot and not given.watch:
        raise Usage("--headless: say which computer player shall play, with --bot LEVEL, or --watch")
    if given.bot and given.bot not in NAMES:
        raise Usage(match_setup.nearest(given.bot, NAMES, "computer player"))
    guest = join(game.record, given.code, given.key or "", given.name or given.bot or "?", given.watch)
    return attend(guest, given.bot or "", given.deck, given.take)


def attend(guest: Guest, level: str, deck: str | None = None, take: bool = False) -> int:
    """Play without a screen: sit, be ready, answer, and check everything afterwards. Usage if nobody lets us in.
    `take`: the host is asked for packs that are not here."""
    player: Player | None = None
    ran, been_in, asked_for = 0.0, False, ""
    ready = 0  # as whom we have said that we are: who was away for long comes back as somebody new
    try:
        while guest.record is None:
            guest.tick()
            ran += PAUSE
            been_in = been_in or guest.here
            if guest.refusal is not None:
                raise Usage(guest.refusal.en)
            if not been_in and ran > PATIENCE:
                raise Usage(f"no match answers there: {(guest.trouble or NOBODY).en}")
            if guest.unfit is not None:
                raise Usage(guest.unfit.en)
            if not guest.here or guest.stage != "open":
                ready = 0  # a deal that was stopped asks once more
            asked_for = ask(guest, take, asked_for) if guest.lacks else ""
            if guest.stage == "open" and guest.here and guest.seat >= 0 and guest.number != ready and not guest.lacks:
                ready = guest.number
                if deck and guest.lobby is not None:
                    bring(guest, guest.lobby, deck)
                guest.ready(True)
            guest.news()
            if guest.here and guest.view is not None and (options := guest.options()):
                assert guest.setup is not None
                player = player or bots(level, guest.seat, guest.seat, guest.setup.ruleset)
                guest.pick(options[player.pick(guest.view, options) or 0])
            time.sleep(PAUSE)
        wrong = guest.verify()
    except Usage:
        guest.close(leave=True)  # nobody shall keep the chair
        raise
    finally:
        guest.close()
    print("verified" if wrong is None else f"not verified: {wrong.en}", flush=True)
    return 0 if wrong is None else 1


def ask(guest: Guest, take: bool, asked_for: str) -> str:
    """Ask once for the first pack that is not here; which one that is. Usage if we take none, or are given none."""
    if not take or guest.complaint is not None:
        raise Usage((guest.complaint or guest.lack()).en)
    if guest.lacks[0] != asked_for:
        guest.wish()
    return guest.lacks[0]


def bring(guest: Guest, lobby: messages.Lobby, deck: str) -> None:
    """Play a deck by its name, or from a file. Usage for one that does not fit the table."""
    guest.complaint = None
    rules = game.record.rules_of(Setup(lobby.ruleset, len(lobby.chairs), 0, packs=dict(lobby.packs)))
    guest.bring(played(rules, deck))
    if guest.complaint is not None:
        raise Usage(guest.complaint.en)


def bots(level: str, seat: int, seed: int, ruleset: str) -> Player:
    """A computer player that thinks here."""
    return bot(level, game.ruleset(ruleset), seat, seed)
