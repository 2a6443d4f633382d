"""The chain of a declaration and the block against it, to which nobody replies (magna.md, MS-6.12 to MS-6.14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Literal

from game.frozen import frozen
from game.rules.magna.declaration import applied
from game.rules.magna.may_declare import uses
from game.rules.magna.naming import name, use_name
from game.rules.magna.places import hand, magna, side
from game.rules.magna.refusals import explained
from game.rules.magna.use import chain_of
from game.rules.magna.values import left, strike_total
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase, listed

Timing = Literal["attack", "block"]


def possible(s: State, seat: int, timing: Timing, link: str = "") -> bool:
    """True if there is something to declare."""
    return any(isinstance(option, Step) for option in uses(s, seat, timing, link))


# ---- 2. the chain --------------------------------------------------------------------------------------------
@frozen
class Chaining(Step):
    """After a link further ones of the same name may follow (MS-6.12); then all of them join the attack or block.

    Whoever holds cards after a chained tactics card is asked, whatever they are (S2).
    """

    seat: int
    timing: Known[Timing]
    links: Known[int] = 0

    def do(self, s: State) -> None:
        me = magna(s)
        if me.attack is None:
            return
        if len(me.declared) > self.links:
            last = me.declared[-1]
            link = chain_of(s, last)
            if link and (possible(s, self.seat, self.timing, link) or (not last.part and s.zones.get(hand(self.seat)))):
                s.then(Chain(self.seat, self.timing, link), Chaining(self.seat, self.timing, len(me.declared)))
                return
        declared, me.declared = me.declared, ()
        me.attack = (
            replace(me.attack, links=declared) if self.timing == "attack" else replace(me.attack, block=declared)
        )


@frozen
class Chain(Question):
    """Add another declaration of the same name, with its own source, cost and choices, or not."""

    timing: Known[Timing]
    link: Known[str]

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_chain")

    def known(self, s: State) -> Iterable[Step | No]:
        yield from uses(s, self.seat, self.timing, self.link)
        yield NoMore(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Chain another {0}?", "{0}をさらにチェインする？").of(
            listed({use_name(s, use): None for use in magna(s).declared})
        )


@frozen
class NoMore(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("no more links", "これ以上チェインしない")


# ---- 3. and 4. the block -------------------------------------------------------------------------------------
@frozen
class Blocking(Step):
    """The defender may make one block declaration; its effects come first, and nobody replies (MS-6.13, 6.14).

    He is asked if he could have one, by what everybody sees: an ability, or cards in hand and icons to spend (S2).
    """

    seat: int

    def do(self, s: State) -> None:
        if magna(s).attack is None:
            return
        holds = s.zones.get(hand(self.seat)) and any(any(left(s, unit).values()) for unit in side(s, self.seat))
        if holds or possible(s, self.seat, "block"):
            s.then(Block(self.seat), Chaining(self.seat, "block"), BlockApplied())


@frozen
class Block(Question):
    """A Block ability of a garrison unit, or a Block tactics card used by one, or none."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_block")

    def known(self, s: State) -> Iterable[Step | No]:
        yield from uses(s, self.seat, "block")
        yield NoBlock(self.seat)

    def ask(self, s: State) -> Phrase:
        running = magna(s).attack
        if running is None or not running.is_strike:
            links = running.links if running else ()
            return Phrase("{0} is declared: block?", "{0}が宣言された：ブロックする？").of(
                listed(use_name(s, use) for use in links)
            )
        total = strike_total(s, running.strikers, running.kind == "charge")
        if running.target:
            return Phrase("Skirmish of {0} against {1}: block?", "{1}に{0}の遊撃：ブロックする？").of(
                total, name(s, running.target)
            )
        return Phrase("Charge of {0}: block?", "{0}の突撃：ブロックする？").of(total)


@frozen
class NoBlock(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("no block", "ブロックしない")


@frozen
class BlockApplied(Step):
    """The effects of the block, link by link in the order declared."""

    def do(self, s: State) -> None:
        running = magna(s).attack
        for use in reversed(running.block if running else ()):
            s.then(*applied(use))
