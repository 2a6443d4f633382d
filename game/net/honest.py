"""Dice that nobody chose, and the proof afterwards.

Before a match every seat thinks of a random number and says its seal: a hash of the number, the seat and its deck. The
seed of the match is a hash of all numbers. Nothing is opened before everybody is bound:

    host                                           guest
    has sealed for its own seats and computers
    Seals()      say your seal                  ->
                                            <-     Commit   the seal of my number and deck
    Seals(all)   these are all of them, and a
                 hash of all else the match
                 begins with (`terms`)          ->
                                            <-     Open     my number and deck, to the host alone; only if there is a
                                                            seal of every seat, and mine is as I said it
    Begun        by the terms, else the guest
                 leaves; then views             ->
    Over         all numbers, the record        ->          replays it, compares each view (`Witness`)

With the last Open the host knows the seed: first and alone. By then it is bound itself - number, decks, rules, options,
battlefield, who sits where. It cannot open its own number first: with that, the only guest at a table would know the
seed before it has opened, and could stop the deal if it disliked the dice. Guests learn it at the end.

Who stops a deal, and what comes of it:

* Before all seals are there (a guest is silent or goes, the host stops): nobody can know anything, nobody is blamed.
* A guest that does not open, opens something else, or has a deck that is not legal: named to all by the host, and in
  the record of the next match (`Setup.stopped`). It knows nothing of the seed. Others lose nothing.
* A guest that goes after it has opened: stops nothing. Its seat is waited for as in any match.
* The host, whatever it says was the reason: it may know the seed. Each guest counts for itself how often its number was
  opened and no match followed; if the record of the next match admits less, `finding` says so. Who was away while a
  whole match was played gets its record, which counts as a match if it follows from the seals (`followed`).

What that proves to each guest, if its own program is ours:

* Nobody, the host included, could choose the dice or the shuffle: every number was bound before ours was known to
  anybody but us.
* Nobody could choose or change a deck, or the terms, after having seen another deck or any number.
* The match went by the rules, with those dice and decks, and was shown as it was.

What it does not prove:

* That the host's machine has not looked. It holds the match, so it knows all dice and hands as soon as the last guest
  has opened.
* Who really stopped a deal: names are the host's word, and the line that was "lost" may be that of its friend. It
  proves that deals were stopped, and how many. A table that is closed, and another that is opened, begin at nought.
* That names are people, or that a computer player of the host's plays as well as it can.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game.frozen import frozen
from game.match.match import Match, Setup
from game.table.codec import to_line
from game.table.event import Event
from game.table.view import View, hear, look
from game.words import Phrase

NUMBER = 64  # signs of a number: 256 bits

BROKEN_SEAL = Phrase(
    "The number or the deck of player {0} is not the one that was sealed before the match",
    "プレイヤー{0}の数またはデッキが、対戦前の封印と一致しません",
)
NOT_SEALED = Phrase(
    "The match began before all numbers and decks were sealed",
    "数とデッキがすべて封印される前に、対戦が始められました",
)
HIDDEN_STOPS = Phrase(
    "Your number was opened {0} times without a match following; the record admits {1}",
    "あなたの数は{0}回、対戦が始まらないまま開かれましたが、記録には{1}回しかありません",
)
OTHER_SEALS = Phrase("The host has changed the seals after they were shown", "封印が、公開された後に変えられています")
FEW_SEALS = Phrase("The host does not show a seal of every seat", "すべての席の封印が公開されていません")
OTHER_TERMS = Phrase(
    "The host has changed how the match begins after the numbers were open",
    "数が開かれた後に、対戦の条件が変えられています",
)
WRONG_SEED = Phrase(
    "The dice do not follow from the numbers of the players", "ダイスが各プレイヤーの数から導かれていません"
)
OTHER_MATCH = Phrase("The record is of another match: {0} differs", "記録が別の対戦のものです（{0}が異なります）")
NO_RECORD = Phrase("The record cannot be replayed: {0}", "記録を再生できません（{0}）")
OTHER_VIEW = Phrase(
    "What you were shown the {0}. time did not happen so in the record",
    "{0}回目に見せられた盤面が、記録の中にありません",
)
OTHER_PICK = Phrase("Your choice number {0} is another one in the record", "あなたの{0}番目の選択が、記録と異なります")


def new_number() -> str:
    """A random number."""
    return secrets.token_hex(NUMBER // 2)


def deck_text(deck: object) -> str:
    """A deck as one exact text."""
    return json.dumps(deck, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def seal(seat: int, number: str, deck: str) -> str:
    """What is said of a number and a deck before they may be known."""
    return hashlib.sha256(f"hexfold seal {seat} {number} {deck}".encode()).hexdigest()


def seed(numbers: Sequence[str]) -> int:
    """The seed that follows from the numbers of all seats."""
    whole = hashlib.sha256(f"hexfold seed {' '.join(numbers)}".encode()).digest()
    return int.from_bytes(whole[:8], "big") >> 1


def is_number(text: str) -> bool:
    """True for 64 lower-case hexadecimal digits: a number or a seal."""
    return len(text) == NUMBER and set(text) <= set("0123456789abcdef")


@frozen
class Secret:
    """What a seat seals: its number, and its deck as one exact text (`deck_text`)."""

    number: str
    deck: str

    def seal(self, seat: int) -> str:
        """What is said of it before it may be known."""
        return seal(seat, self.number, self.deck)


# ---- how a match is shown --------------------------------------------------------------------------
def shown_to(view: View, events: Sequence[Event]) -> str:
    """A view and what happened, as the two lines that travel."""
    return to_line(view).decode() + to_line(tuple(events)).decode()


def digest(text: str) -> str:
    """A short name for a text nobody can find another text for."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def public(setup: Setup) -> dict[str, Any]:
    """What everybody knows of how a match begins: all but the seed and the decks."""
    data = asdict(setup)
    return json.loads(json.dumps({name: part for name, part in data.items() if name not in ("seed", "decks")}))  # type: ignore[no-any-return]


def terms(beginning: Mapping[str, Any]) -> str:
    """A short name for the public part of how a match begins: rules, options, battlefield, who sits where. All but the
    deals that were stopped before it. It is fixed before any number is open."""
    return digest(json.dumps({name: part for name, part in beginning.items() if name != "stopped"}, sort_keys=True))


@dataclass(slots=True)
class Witness:
    """What one guest remembers of a match."""

    seat: int
    setup: Mapping[str, Any]  # the public part
    seals: tuple[str, ...] = ()
    secret: Secret | None = None  # its own; None for somebody who watches
    vain: int = 0  # how often its number had been opened before without a match following
    shown: list[tuple[str, str]] = field(default_factory=list)  # digests of views, and of what happened with them
    picks: dict[int, int] = field(default_factory=dict)  # by their place among the picks of its seat

    def saw(self, body: str, again: bool) -> None:
        """One more view was shown."""
        view, _, events = body.partition("\n")
        if again and self.shown and self.shown[-1][0] == digest(view):
            return
        self.shown.append((digest(view), "" if again else digest(events.rstrip("\n"))))


def finding(load: Callable[[bytes], Match], record: bytes, numbers: Sequence[str], mine: Witness) -> Phrase | None:
    """The first thing that is not as it had been said or shown; None if all is."""
    try:
        match = load(record)
    except ValueError as error:
        return NO_RECORD.of(str(error))
    setup = match.setup
    assert setup is not None
    return _wrong_beginning(setup, numbers, mine) or _wrong_course(match, mine)


def followed(load: Callable[[bytes], Match], record: bytes, numbers: Sequence[str], agreed: str, mine: Witness) -> bool:
    """True if this record is that of a match that began with what `mine` had opened, among the seals it had seen, and
    on the terms that were agreed on."""
    try:
        setup = load(record).setup
    except ValueError:
        return False
    assert setup is not None
    beginning = public(setup)
    fits = _wrong_beginning(setup, numbers, replace(mine, setup=beginning)) is None
    return fits and terms(beginning) == agreed


def _wrong_beginning(setup: Setup, numbers: Sequence[str], mine: Witness) -> Phrase | None:
    for name, part in public(setup).items():
        if mine.setup.get(name) != part:
            return OTHER_MATCH.of(name)
    if len(numbers) != setup.seats or len(mine.seals) not in (0, setup.seats):
        return OTHER_SEALS
    if mine.seat >= 0 and (mine.secret is None or not mine.seals):
        return NOT_SEALED
    decks = [deck_text(deck) for deck in (*setup.decks, *(None,) * setup.seats)][: setup.seats]
    for seat, (number, deck) in enumerate(zip(numbers, decks, strict=True)):
        if mine.seals and seal(seat, number, deck) != mine.seals[seat]:
            return BROKEN_SEAL.of(seat + 1)
    if mine.secret is not None and Secret(numbers[mine.seat], decks[mine.seat]) != mine.secret:
        return BROKEN_SEAL.of(mine.seat + 1)
    if (admitted := sum(setup.stopped.values())) < mine.vain:
        return HIDDEN_STOPS.of(mine.vain, admitted)
    return WRONG_SEED if setup.seed != seed(numbers) else None


def _wrong_course(match: Match, mine: Witness) -> Phrase | None:
    happened = _course(match, mine.seat)
    for number, (view, events) in enumerate(mine.shown, start=1):
        if not any(view == seen and events in ("", told) for seen, told in happened):
            return OTHER_VIEW.of(number)
    picks = [entry.pick for entry in match.entries if entry.seat == mine.seat and entry.pick is not None]
    for place, pick in sorted(mine.picks.items()):
        if place >= len(picks) or picks[place] != pick:
            return OTHER_PICK.of(place + 1)
    return None


def _course(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """Digests of everything a seat was shown in a match, in order."""
    again = match.again()
    told = 0
    for place in range(len(match.entries) + 1):
        if place:
            again.repeat(match.entries[place - 1])
        news = again.state.events[told:]
        told = len(again.state.events)
        view, _, events = shown_to(look(again.state, seat), [hear(event, seat) for event in news]).partition("\n")
        yield digest(view), digest(events.rstrip("\n"))
