"""The details of every card in random matches, as every seat reads them. Kept are digests: a match says a megabyte."""

from __future__ import annotations

from collections.abc import Iterator

import game
from game.commands.fuzz import anybody, variants
from game.match.match import settle
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.view import look
from tests.words.printed import detail, digest

EVERY = {"arena": 25, "foton": 7, "magna": 25, "medarot": 15, "pony": 25}  # choices between two looks
MATCHES = 8
MOST = 480  # choices of a match that are looked at


def begun(key: str, number: int) -> State:
    """The match of a number: other seats, options and maps each time, every second one with decks by chance."""
    rules = game.ruleset(key)
    table = variants(rules)
    variant = table[number * (len(table) // MATCHES or 1) % len(table)]
    return game.start(key, variant.seats, 900 + number, variant.options, variant.decks(rules, number))


def looks(key: str, number: int) -> Iterator[tuple[int, State]]:
    """Every so manyth table of a match, with the number of the choice."""
    s, dice, taken = begun(key, number), Dice(77 + number), 0
    settle(s)
    while s.result is None and taken <= MOST:
        if taken % EVERY[key] == 0:
            yield taken, s
        seat = anybody(s, dice)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
        taken += 1


def told(key: str, s: State, seat: int) -> list[list[str]]:
    """The details of each piece as a seat reads them, in the order of the pieces."""
    rules, view = game.ruleset(key), look(s, seat)
    return [
        [f"{piece.id} {piece.zone.name} {said[0]}", *said[1:]]
        for piece in view.pieces.values()
        if (said := detail(rules, view, piece, seat))
    ]


def heads(key: str) -> list[str]:
    return [f"match {number}" for number in range(MATCHES)]


def summed(key: str, head: str) -> list[str]:
    """A line for each look and seat: how many cards say something, and a digest of all they say."""
    out = []
    for taken, s in looks(key, int(head.split()[1])):
        for seat in range(s.seats):
            said = told(key, s, seat)
            out.append(f"choice {taken} seat {seat}: {len(said)} {digest([line for each in said for line in each])}")
    return out


def in_full(key: str, number: int, choice: int = -1, seat: int = -1) -> Iterator[str]:
    """All that is said in a match, or at one choice of it, or to one seat: for a diff."""
    for taken, s in looks(key, number):
        for eyes in range(s.seats):
            if choice in (-1, taken) and seat in (-1, eyes):
                yield f"match {number} choice {taken} seat {eyes}"
                for said in told(key, s, eyes):
                    yield from (f"{'  ' if n else ''}  {line}" for n, line in enumerate(said))
