"""What follows from what happened: triggers, then replies (pony.md, 13.2 and 13.3).

`Aftermath` stands after everything that is resolved as a whole. Triggers form a queue: the turn player's first, in an
order of their choice, then the others' clockwise; new ones go to the end. Then each happening that a reply can name
gets its window: turn player first, clockwise, until all have passed in a row. Who is asked depends on nothing that is
hidden (`might_play`): not being asked tells nobody what a hand holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.flipping import randoms
from game.rules.pony.moments import Moment
from game.rules.pony.pending import Pending
from game.rules.pony.places import PonyState, area_of, in_play, order
from game.rules.pony.playable_events import events, might_play
from game.rules.pony.playing import UseAbility
from game.rules.pony.refusals import no
from game.rules.pony.sources import waiting
from game.rules.pony.triggers import ability_by, answered, minds_it
from game.rules.pony.using import replies
from game.rules.pony.words import card_name, standing
from game.table.known import Known, PieceId
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, seat_name


# ---- triggers (13.2) ---------------------------------------------------------------------------------------
@frozen
class Aftermath(Step):
    """Carry out what was triggered, and what that triggers; then open the windows for replies."""

    def do(self, s: PonyState) -> None:
        if s.gathered:
            line_up(s)
        if s.queue:
            batch = s.queue[0]
            s.then(self)
            if len(batch) > 1 and differ(s, batch):
                s.then(TriggerOrder(batch[0].seat))
            else:
                go_off(s, 0)
        elif s.windows:
            moments = s.windows
            s.windows = ()
            s.then(*[Window(moment) for moment in moments], self)


def differ(s: PonyState, batch: tuple[By, ...]) -> bool:
    """True if it matters which of these triggers comes first."""
    return len({likeness(s, by) for by in batch}) > 1


def line_up(s: PonyState) -> None:
    """What was triggered goes to the end of the queue: a batch for each player, the turn player's first."""
    batches = [s.gathered]
    if len(s.gathered) > 1:
        batches = [tuple([by for by in s.gathered if by.seat == seat]) for seat in order(s)]
    s.queue, s.gathered = (*s.queue, *filter(None, batches)), ()


def aftermath(s: PonyState) -> tuple[Step, ...]:
    """An `Aftermath` as the very next step, if it would find anything to carry out: mostly there is nothing."""
    return (Aftermath(),) if s.gathered or s.queue or s.windows else ()


def likeness(s: PonyState, by: By) -> tuple[object, ...]:
    """Triggers that are alike stand for each other in the order: also those of several happenings, if it is all the
    same to the ability which cards they were about."""
    source, moment = s.pieces.get(by.source), by.event
    about = moment.piece if minds_it(ability_by(s, by)) else 0
    return by.card, by.part, moment.on, moment.seat, moment.area, about, area_of(s, source) if source else by.source


def go_off(s: PonyState, place: int) -> None:
    """One trigger of the first batch is carried out."""
    batch = s.queue[0]
    rest = (*batch[:place], *batch[place + 1 :])
    s.queue = ((rest,) if rest else ()) + s.queue[1:]
    s.then(Pending(batch[place].seat, batch[place]))


@frozen
class TriggerOrder(Question):
    """Several cards of a player are triggered: which one comes first?"""

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for place, by in enumerate(s.queue[0]):
            kind = likeness(s, by)
            if kind not in seen:
                seen.add(kind)
                yield NextTrigger(self.seat, place, by.source, by.card)
        if s.explaining:
            sources = {by.source for by in s.queue[0]}
            yield no("not_triggered", [p.id for p in in_play(s) if p.owner == self.seat and p.id not in sources])

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Which effect comes first?", "どの効果を先に解決する？")


@frozen
class NextTrigger(Step):
    seat: int
    place: int
    source: PieceId
    card: str

    def about(self) -> tuple[Thing, ...]:
        return (self.source,) if self.source else ()

    def do(self, s: PonyState) -> None:
        go_off(s, self.place)

    def say(self, s: PonyState) -> Phrase:
        return standing(s, self.source) if self.source in s.pieces else card_name(s, self.card)


# ---- replies (13.3) ----------------------------------------------------------------------------------------
@frozen
class Window(Step):
    """A happening may be replied to: from this place in the order on, after so many have passed in a row."""

    moment: Known[Moment]
    place: Known[int] = 0
    passed: Known[int] = 0

    def do(self, s: PonyState) -> None:
        if self.moment.on != "flipped" and not answered(s, self.moment.on):
            return  # the quick question first: mostly it only sets something off
        for passed in range(self.passed, s.seats):
            place = (self.place + passed - self.passed) % s.seats
            seat = (s.active + place) % s.seats
            if might_reply(s, seat, self.moment):
                s.then(Reply(seat, self.moment, place, passed))
                return


def might_reply(s: PonyState, seat: int, moment: Moment) -> bool:
    """True if, for all that is public, a seat could have something to reply with."""
    if waiting(s, moment.on):
        for _ in replies(s, seat, moment):
            return True
    if moment.on == "flipped" and moment.seat == seat:
        for _ in randoms(s, seat, moment):
            return True
    return might_play(s, seat, moment.on, moment)


@frozen
class Reply(Question):
    """Reply to what happened, or not. The reply may itself be replied to once its effect is done."""

    moment: Known[Moment]
    place: Known[int] = 0
    passed: Known[int] = 0

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        following = (self.place + 1) % s.seats
        after = (Aftermath(), Window(self.moment, following))
        yield NoReply(self.seat, Window(self.moment, following, self.passed + 1))
        for random in randoms(s, self.seat, self.moment):
            yield replace(random, after=after)
        for piece, part in replies(s, self.seat, self.moment):
            yield UseAbility(self.seat, piece.id, part, self.moment, after)
        yield from events(s, self.seat, (), after, self.moment)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("{0}: reply?", "{0}：応じる？").of(moment_words(s, self.moment))


HAPPENED = {
    "flipped": Phrase("{0} flips {1}", "{0}が{1}をめくった"),
    "faceoff_start": Phrase("A faceoff begins", "対決が始まる"),
    "faceoff_won": Phrase("{0} won the faceoff", "{0}が対決に勝った"),
    "tm_defeated": Phrase("{0} beat {1}", "{0}が{1}をたおした"),
    "char_moved": Phrase("{0} moved {1}", "{0}が{1}を移動させた"),
    "char_entered": Phrase("{0} brought {1} into play", "{0}が{1}を場に出した"),
    "dismissed": Phrase("{1} was dismissed", "{1}が退場した"),
    "drew": Phrase("{0} drew a card", "{0}がカードを引いた"),
    "gained": Phrase("{0} gained action tokens", "{0}がアクショントークンを得た"),
}


def moment_words(s: PonyState, moment: Moment) -> Phrase:
    """What is replied to, in words."""
    return HAPPENED[moment.on].of(seat_name(moment.seat), card_name(s, moment.card))


@frozen
class NoReply(Step):
    seat: int
    on: Window

    def do(self, s: PonyState) -> None:
        s.then(self.on)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("no reply", "応じない")
