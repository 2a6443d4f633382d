"""Why not?: what is said of whatever the question that is put says nothing of - another phase, another seat's turn.

A game says once in which order things happen (`Ruleset.order`): its phases, what is done in them, whose turn it is, and
why a thing stays where it lies. From that follows an answer for every phase, every button and every card, at any
moment, for any seat. A refusal of the question itself says more and goes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from typing import Any

from game.frozen import frozen
from game.table.guide import Guide, Hint
from game.table.state import Piece, State, legal, refused
from game.table.step import SILENT, No, Question, Step, Thing
from game.words import Phrase, seat_name

Why = tuple[Phrase, str]  # a reason, and its rule
# A game's own functions take its own kind of state.
WhyIdle = Callable[[Any, int, Thing], "Why | None"]
Turned = Callable[[Any], tuple[int, str]]
PassedOver = Callable[[Any, int], "Why | None"]

BEFORE = ("was", "entered")  # marks that tell of a piece's past
THEIR_TURN = Phrase("It is {0}'s turn", "今は{0}のターン")
STILL_CHOOSES = Phrase("{0} is still choosing", "{0}が選んでいる")
THEIR_CHOICE = Phrase("{0} has to choose first", "先に{0}が選ぶ")
OVER = Phrase("The match is over", "対戦は終わった")
FIRST_THIS = Phrase("First finish this choice: {0}", "先にこれを決める：{0}")
ONLY_THIS = Phrase("While {0} acts you only answer this: {1}", "{0}の行動中は、これに答えるだけ：{1}")
IS_NOW = Phrase("It is {0} now: {1}", "今は{0}：{1}")
IS_PAST = Phrase("{0} is over; it comes again in the next turn", "{0}は終わった。次のターンにまた来る")
IS_PAST_FOR_GOOD = Phrase("{0} is over", "{0}は終わった")
COMES = Phrase("{0} comes after {1}", "{0}は{1}の後")
BELONGS = Phrase("This is done in {0}", "これは{0}に行う")
OF_ACT = Phrase("{0}: {1}", "{0}：{1}")
ASKED_NOW = Phrase("now it is {0}", "今は{0}")


@frozen
class NamedPhase:
    """A part of the game as the screen names it; in a sentence it has its full name: "the Main Phase"."""

    key: str
    name: Phrase
    full: Phrase
    rule: str


def phase(key: str, en: str, ja: str, rule: str, full: Phrase | None = None) -> NamedPhase:
    """A phase whose full name is built as most are."""
    return NamedPhase(key, Phrase(en, ja), full or Phrase(f"the {en} Phase", f"{ja}フェイズ"), rule)


@frozen
class Deed:
    """Something players do in some phases, by a click on a thing or by a button."""

    words: Phrase
    kinds: tuple[type[Step], ...]
    phases: tuple[str, ...]  # the keys of these
    none: Phrase  # why it is not on offer at its time, where the question says nothing else
    rule: str


def nobody(s: Any, seat: int) -> Why | None:
    """In this game whoever does something together with the others is always asked."""
    return None


@frozen
class OrderOfPlay:
    """The order of play of a game."""

    phases: tuple[NamedPhase, ...]
    now: Callable[[Any], str]  # the key of the present phase
    turn: Turned  # whose turn it is (-1: everybody's), and the rule of that
    why_idle: WhyIdle  # why nothing is done with a thing now, where nothing else says so
    free: tuple[type[Question], ...]  # the questions in which a player does what a phase is for, as he likes
    acts: tuple[Deed, ...] = ()
    guide: Guide = field(default_factory=dict, repr=False)  # what now?: a hint for each question
    again: bool = True  # phases come again with every turn
    flows: bool = False  # a person may act in a later phase of the turn, which ends those before it
    who: Callable[[Any, int], Phrase] = lambda _, seat: seat_name(seat)
    theirs: Phrase = THEIR_TURN  # that somebody else's turn it is
    passed_over: PassedOver = nobody  # why a seat is never asked for what everybody does now

    def phase(self, s: State) -> NamedPhase:
        """The present one."""
        return self.named(self.now(s))

    def named(self, key: str) -> NamedPhase:
        return next(phase for phase in self.phases if phase.key == key)

    def hint(self, question: Question | None) -> Hint | None:
        """What is said while a question is put, if anything is."""
        return self.guide.get(type(question)) if question is not None else None


# ---- who may choose at all -------------------------------------------------------------------------
def waits(order: OrderOfPlay, s: State, seat: int, about: Sequence[Thing] = ()) -> No | None:
    """Why a seat may choose nothing at all; None if it is asked."""
    if s.result is not None:
        return No(tuple(about), OVER, order.turn(s)[1])
    if seat in s.asks:
        return None
    turn, rule = order.turn(s)
    if turn not in (seat, -1):
        return No(tuple(about), order.theirs.of(order.who(s, turn)), rule)
    others = next(iter(sorted(s.asks)), turn)
    if (why := order.passed_over(s, seat)) is not None:
        return No(tuple(about), *why, STILL_CHOOSES.of(order.who(s, others)))
    return No(tuple(about), THEIR_CHOICE.of(order.who(s, others)), rule)


def busy(order: OrderOfPlay, s: State, seat: int, about: Sequence[Thing] = ()) -> No | None:
    """What a seat has to answer before anything else: the rest of a choice, or what another's turn asks of it."""
    question = s.asks[seat]
    turn, _ = order.turn(s)
    if question.part or turn in (seat, -1):
        free = isinstance(question, order.free) and not question.part
        return None if free else No(tuple(about), FIRST_THIS.of(question.ask(s)), rule_of(order, s, question))
    return No(tuple(about), ONLY_THIS.of(order.who(s, turn), question.ask(s)), rule_of(order, s, question))


def rule_of(order: OrderOfPlay, s: State, question: Question) -> str:
    """The rule that a question belongs to: the guide knows it, else it is that of the phase."""
    hint = order.hint(question)
    return hint.rule if hint is not None else order.phase(s).rule


# ---- things ----------------------------------------------------------------------------------------
def why_not(order: OrderOfPlay, s: State, seat: int, things: Sequence[Thing]) -> list[No]:
    """Why a seat cannot do anything with things now; the closest reason first."""
    said = refused(s, seat) if s.result is None else []
    for about in (set(things), set(twins(s, things))):
        if found := [no for no in said if about.intersection(no.about)]:
            return found
    return beyond(order, s, seat, things)


def twins(s: State, things: Sequence[Thing]) -> list[Thing]:
    """What looks just like one of these things, where it lies: questions speak of the first of equal cards only."""
    pieces = s.among(things)
    return [p.id for piece in pieces for p in s.inside(piece.zone) if p.id != piece.id and _plain(p) == _plain(piece)]


def _plain(piece: Piece) -> Piece:
    """A piece without its id, and without what it has been before."""
    return replace(piece, id=0, marks=tuple(mark for mark in piece.marks if mark[0] not in BEFORE))


def beyond(order: OrderOfPlay, s: State, seat: int, things: Sequence[Thing]) -> list[No]:
    """What is to be said of things of which the question in front of a seat says nothing."""
    first = waits(order, s, seat, things) or busy(order, s, seat, things)
    if first is not None and seat in s.asks and order.turn(s)[0] in (seat, -1):
        return [first]  # a choice of one's own is under way: that is all there is to it
    found = (order.why_idle(s, seat, thing) for thing in things) if s.result is None else ()
    rest = next(filter(None, found), None)
    return [*([first] if first else []), *([No(tuple(things), *rest)] if rest else [])]


# ---- phases and buttons ----------------------------------------------------------------------------
def why_no_phase(order: OrderOfPlay, s: State, seat: int, key: str) -> No:
    """Why a phase is not what a seat can play now; of the present one, what it waits for."""
    if (no := waits(order, s, seat)) is not None:
        return no
    keys, wanted, now = [phase.key for phase in order.phases], order.named(key), order.phase(s)
    if wanted == now:
        return No((), IS_NOW.of(now.full, s.asks[seat].ask(s)), now.rule)
    if keys.index(key) < keys.index(now.key):
        return No((), (IS_PAST if order.again else IS_PAST_FOR_GOOD).of(wanted.full), wanted.rule)
    before = order.phases[keys.index(key) - 1]
    return No((), COMES.of(wanted.full, before.full), wanted.rule, ASKED_NOW.of(now.full) if before != now else SILENT)


def why_not_in(order: OrderOfPlay, s: State, seat: int, key: str) -> list[No]:
    """Of the present phase: what players do in it, and cannot do now, each with its reason."""
    if seat not in s.asks or order.now(s) != key or s.result is not None or busy(order, s, seat) is not None:
        return []
    found = [(act, why_no_act(order, s, seat, act)) for act in order.acts if key in act.phases]
    return [No(no.about, OF_ACT.of(act.words, no.why), no.rule, no.numbers) for act, no in found if no is not None]


def why_no_act(order: OrderOfPlay, s: State, seat: int, act: Deed) -> No | None:
    """Why something that players do is not on offer; None if it is."""
    if (no := waits(order, s, seat)) is not None:
        return no
    if any(isinstance(option, act.kinds) for option in legal(s, seat)):
        return None
    if (no := busy(order, s, seat)) is not None:
        return no
    if order.now(s) not in act.phases:
        wanted = order.named(act.phases[0])
        return No((), BELONGS.of(wanted.full), wanted.rule, ASKED_NOW.of(order.phase(s).full))
    said = (no for no in refused(s, seat) if no.button == act.words)
    return next(said, No((), act.none, act.rule))
