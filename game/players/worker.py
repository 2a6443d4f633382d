"""Computer players that think in a process of their own, so that the picture never stops for them.

A view goes in as a line of plain data, the index of an option comes out. A process that dies is started again and asked
once more; one that cannot be started, or takes far too long, is replaced by thinking here. All bots of a match share
one process, since they hardly ever think at the same time; where several are asked at once, every answer is kept for
the bot that waits for it. For a bot that searches, that process has a helper on another core (helper.py); what it picks
is the same without.

    brains = Brains(content)    # the games, given from above: this room knows none
    player = brains("normal", seat, seed, "arena")    # a Player: answers None while it is thinking
    brains.close()
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from game.match.match import Player
from game.players.helper import Helper
from game.players.levels import bot
from game.players.searcher import Searcher
from game.table.codec import Foreign, from_line, to_line
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import legal
from game.table.step import Step
from game.table.view import View

PATIENCE = 60.0  # seconds after which a process that does not answer is given up
LIVES = 3  # times a process is started again for one question
LARGEST = 8 * 1024 * 1024  # bytes of a line
AT_HOME = {"random"}  # levels that answer at once and need no process


class Games(Protocol):
    """Where the games come from: functions of a module, which the process finds there again by their names."""

    def ruleset(self, key: str) -> Ruleset: ...

    def map_data(self, field: Any) -> dict[str, Any]: ...

    def facts(self, rules: Ruleset, packs: Mapping[str, str], maps: Mapping[str, Any]) -> Mapping[str, Any]: ...


class Brains:
    """A process that thinks for the bots of a match, and of the next one."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._process: BaseProcess | None = None
        self._helper: BaseProcess | None = None  # another one that helps it
        self.searches = False  # one of the bots does
        self._line: Connection | None = None
        self._cards: Mapping[str, Any] | None = None  # the catalogue it was started with
        self.started = 0  # how often a process was started
        self.asked = 0  # questions so far: every question has a number of its own
        self._answers: dict[int, tuple[object, object]] = {}  # by number of the question: the seat and its pick

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Player:
        """A bot of a level that thinks over there. ValueError if there is no such level or game."""
        rules = self.games.ruleset(ruleset)
        at_home = bot(level, rules, seat, seed)
        self.searches |= isinstance(at_home, Searcher)
        return at_home if level in AT_HOME else Thinker(self, rules, level, seat, seed, at_home)

    def __del__(self) -> None:
        self.close()

    def line(self, rules: Ruleset, cards: Mapping[str, Any]) -> Connection:
        """The line to a process that knows these cards, started if there is none. OSError if it cannot be."""
        if self._line is None or self._process is None or not self._process.is_alive() or self._cards is not cards:
            self.close()
            pipe = multiprocessing.get_context("spawn").Pipe
            (self._line, theirs), (to_helper, helpers) = pipe(), pipe()
            self._process = self._started("hexfold-bots", serve, theirs, to_helper)
            if self.searches and (os.cpu_count() or 1) > 1:
                with suppress(OSError):  # it would only be quicker
                    self._helper = self._started("hexfold-help", help_out, helpers)
            for end in (theirs, to_helper, helpers):  # none but these two has them: each sees when the other is gone
                end.close()
            self._cards = cards
            self.started += 1
            self._line.send_bytes(self.first(rules, cards))
        return self._line

    def _started(self, name: str, does: Callable[..., None], *lines: Connection) -> BaseProcess:
        """A new process. OSError if it cannot be started."""
        process = multiprocessing.get_context("spawn").Process(
            target=does, args=(*lines, self.games.ruleset, self.games.facts), daemon=True, name=name
        )
        process.start()
        return process

    def first(self, rules: Ruleset, cards: Mapping[str, Any]) -> bytes:
        """The first line: what is played, with which packs and battlefields."""
        packs, maps = dict(cards.get("packs", ())), self.brought(rules, cards)
        return json.dumps({"rules": rules.key, "packs": packs, "maps": maps}).encode()

    def brought(self, rules: Ruleset, cards: Mapping[str, Any]) -> dict[str, Any]:
        """The battlefields of a catalogue that come neither with the game nor with a pack, as plain data."""
        if cards is rules.catalogue:
            return {}
        known = self.games.facts(rules, dict(cards.get("packs", ())), {})
        return {
            key.removeprefix("map/"): self.games.map_data(fact)
            for key, fact in cards.items()
            if key.startswith("map/") and key not in known
        }

    def answer(self, line: Connection, number: int) -> tuple[object, object]:
        """The seat and the pick that came back for a question, or two times None. OSError, EOFError, ValueError."""
        while line.poll():
            answered, seat, pick = json.loads(line.recv_bytes(LARGEST))
            self._answers[answered] = (seat, pick)
        return self._answers.pop(number, (None, None))

    def close(self) -> None:
        """End the process."""
        self._answers.clear()
        if self._line is not None:
            self._line.close()
        for process in (self._process, self._helper):
            if process is not None:
                if process.is_alive():
                    process.terminate()
                process.join(1.0)
        self._line = self._process = self._helper = None


class Thinker:
    """One bot of a `Brains`."""

    def __init__(self, brains: Brains, rules: Ruleset, level: str, seat: int, seed: int, at_home: Player) -> None:
        self.brains, self.rules, self.level = brains, rules, level
        self.seat, self.seed, self.at_home = seat, seed, at_home
        self.asked: View | None = None  # what the process is thinking about
        self.number = 0  # of the question, so that late answers are known as such
        self.process = 0  # which of the processes was asked
        self.since, self.lives = 0.0, LIVES

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        """None until the answer has come. Where there is no choice nobody has to think."""
        if len(options) == 1:
            return 0
        if view is not self.asked:
            self.asked, self.lives = view, LIVES
            self._ask(view)
        if self.lives <= 0 or time.monotonic() - self.since > PATIENCE:
            return self._give_up(view, options)
        try:
            line = self.brains.line(self.rules, view.cards)
            if self.process != self.brains.started:  # another bot found it dead and started a new one
                self._ask(view)
                return None
            seat, pick = self.brains.answer(line, self.number)
            if seat == self.seat and isinstance(pick, int) and 0 <= pick < len(options):
                self.asked = None
                return pick
        except (EOFError, OSError, ValueError):
            self._again(view)
        return None

    def close(self) -> None:
        """Send the process home; the next question would start another one."""
        self.brains.close()

    def _ask(self, view: View) -> None:
        self.since = time.monotonic()
        self.brains.asked += 1
        self.number = self.brains.asked
        head = json.dumps([self.number, self.level, self.seat, self.seed]).encode()
        try:
            self.brains.line(self.rules, view.cards).send_bytes(head + b"\n" + to_line(view))
            self.process = self.brains.started
        except OSError:
            self._again(view)

    def _again(self, view: View) -> None:
        """The process is gone: ask a new one, as long as that may help."""
        self.brains.close()
        self.lives -= 1
        if self.lives > 0:
            self._ask(view)

    def _give_up(self, view: View, options: Sequence[Step]) -> int | None:
        """Think here instead: the picture stops for a moment, the match does not."""
        self.brains.close()
        self.asked = None
        return self.at_home.pick(view, options)


# ---- over there ------------------------------------------------------------------------------------
Ruled = Callable[[str], Ruleset]
Facts = Callable[[Ruleset, Mapping[str, str], Mapping[str, Any]], Mapping[str, Any]]


def serve(line: Connection, to_helper: Connection, ruleset: Ruled, facts: Facts) -> None:
    """What the process does: answer until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then closes the line
    players: dict[tuple[str, int, int], Player] = {}
    try:
        first = line.recv_bytes(LARGEST)
        helper = Helper(to_helper, first)
        rules, catalogue = begun(first, ruleset, facts)
        while True:
            picked = answer(rules, catalogue, players, line.recv_bytes(LARGEST), helper)
            line.send_bytes(json.dumps(picked).encode())
    except (EOFError, OSError):
        return


def begun(first: bytes, ruleset: Ruled, facts: Facts) -> tuple[Ruleset, Mapping[str, Any]]:
    """The game that the first line names, and its catalogue with the packs and the battlefields that come along.

    EOFError if a pack is not there any more: then nobody thinks here.
    """
    told = json.loads(first)
    rules = ruleset(told["rules"])
    try:
        return rules, facts(rules, told["packs"], told["maps"])
    except ValueError as error:
        raise EOFError(str(error)) from None


def answer(
    rules: Ruleset,
    catalogue: Mapping[str, Any],
    players: dict[tuple[str, int, int], Player],
    question: bytes,
    helper: Helper,
) -> list[int]:
    """The number of a question, the seat, and the index of the option it takes. Foreign for what is no question."""
    head, _, body = question.partition(b"\n")
    try:
        number, level, seat, seed = json.loads(head)
    except ValueError as error:
        raise Foreign(f"a question that is not one of ours ({error})") from None
    view: View = from_line(body, rules.kinds())
    view.cards = catalogue
    key = (level, seat, seed)
    if key not in players:
        players[key] = player = bot(level, rules, seat, seed)
        if isinstance(player, Searcher):
            player.helper = helper
    helper.who, options = level, legal(view, seat)
    return [number, seat, (players[key].pick(view, options) or 0) if options else 0]


def help_out(line: Connection, ruleset: Ruled, facts: Facts) -> None:
    """What the helper does: say that it is there, then play what it is asked to until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        rules, catalogue = begun(line.recv_bytes(LARGEST), ruleset, facts)
        line.send_bytes(b"[]")
        while True:
            head, _, body = line.recv_bytes(LARGEST).partition(b"\n")
            who, seat, candidates, seed, luck = json.loads(head)
            if body:
                view: View = from_line(body, rules.kinds())
                view.cards = catalogue
            player = bot(who, rules, seat, 0)
            assert isinstance(player, Searcher)
            results = player.compared(view, legal(view, seat), candidates, seed, luck)
            line.send_bytes(json.dumps([results, -player.left]).encode())
    except (EOFError, OSError):
        return
