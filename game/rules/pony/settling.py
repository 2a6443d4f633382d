"""What follows from what happened: triggers, replies, and flips, which may be replied to (pony.md, 8.2 and 13).

`Aftermath` stands after everything that is resolved as a whole. Triggers form a queue: the turn player's first, in an
order of their choice, then the others' clockwise; new ones go to the end. Then each happening that a reply can name
gets its window: turn player first, clockwise, until all have passed in a row. Who is asked depends on nothing that is
hidden (`might_play`): not being asked tells nobody what a hand holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import ClassVar

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.comparing import comparison
from game.rules.pony.events import Flipped, FlipRaised, IgnoredFlip
from game.rules.pony.happening import answered, happen
from game.rules.pony.moments import Moment
from game.rules.pony.pending import Pending
from game.rules.pony.places import BONUS, IGNORED, PonyState, amend, area_of, deck, facts, flips, in_play, order
from game.rules.pony.playing import UseAbility, events, might_play
from game.rules.pony.refusals import no
from game.rules.pony.strength import keyword, taking_part
from game.rules.pony.triggers import ability_by, minds_it, waiting
from game.rules.pony.using import replies
from game.rules.pony.words import KEYWORDS, card_name, name, seat_name, standing
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


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


def randoms(s: PonyState, seat: int, moment: Moment) -> Iterable[UseRandom]:
    """Random: a flipped card with printed power 1 may be ignored, once for each such character (14)."""
    faceoff, flip = s.faceoff, s.pieces.get(moment.piece)
    if moment.on != "flipped" or moment.seat != seat or faceoff is None or flip is None or flip.has(IGNORED):
        return
    if flip.zone == flips(seat) and facts(s, flip).power == 1:
        seen = set()
        for i in faceoff.taking:
            piece = s.pieces.get(i)
            if (
                piece is not None
                and i not in faceoff.randoms
                and piece.owner == seat
                and piece.card not in seen
                and keyword(s, piece, "random")
                and taking_part(s, piece)
            ):
                seen.add(piece.card)
                yield UseRandom(seat, piece.id, flip.id)


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
    return HAPPENED[moment.on].of(seat_name(s, moment.seat), card_name(s, moment.card))


@frozen
class NoReply(Step):
    seat: int
    on: Window

    def do(self, s: PonyState) -> None:
        s.then(self.on)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("no reply", "応じない")


# ---- flips (8.2) -------------------------------------------------------------------------------------------
@frozen
class FlipOne(Step):
    """A side flips the top card of its deck. An empty deck flips nothing; a faceoff that is over needs no flips."""

    seat: int

    def do(self, s: PonyState) -> None:
        faceoff, pile = s.faceoff, s.zones.get(deck(self.seat))
        if faceoff is None or faceoff.over or faceoff.decided or not pile:
            return
        flip = s.move(s.pieces[pile[0]], flips(self.seat))
        s.tell(Flipped(self.seat, flip.id, flip.card, comparison(s)))
        happen(s, Moment("flipped", self.seat, flip.id, flip.card, flip.owner, areas=faceoff.areas, kind=faceoff.kind))


def flip_more(s: PonyState, seat: int, n: int) -> None:
    """Extra flips happen at once, one after the other, each with its window."""
    s.then(*one_flip(seat) * n)


@cache
def one_flip(seat: int) -> tuple[Step, ...]:
    return FlipOne(seat), Aftermath()


def flipped_card(s: PonyState, flip: int) -> Piece | None:
    """A flipped card that still counts."""
    piece = s.pieces.get(flip)
    return piece if piece and piece.zone.name == "flips" and not piece.has(IGNORED) else None


def reflip(s: PonyState, seat: int, flip: int) -> None:
    """A flipped card is ignored and another one flipped, if the deck has any."""
    if piece := flipped_card(s, flip):
        s.mark_piece(piece, IGNORED, 1)
        s.tell(IgnoredFlip(flip, comparison(s)))
        s.then(FlipOne(seat))


def flip_bonus(s: PonyState, flip: int, n: int) -> None:
    """A flipped card counts for more in this faceoff."""
    if piece := flipped_card(s, flip):
        s.mark_piece(piece, BONUS, n)
        s.tell(FlipRaised(flip, n, comparison(s)))


@frozen
class UseRandom(Step):
    """Ignore the card and flip another one, by the keyword Random of a character."""

    seat: int
    piece: PieceId
    flip: PieceId
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        faceoff = s.faceoff
        assert faceoff is not None
        amend(s, faceoff=replace(faceoff, randoms=(*faceoff.randoms, self.piece)))
        s.then(*self.after)
        reflip(s, self.seat, self.flip)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{1} of {0}: flip again", "{0}の{1}：めくりなおす").of(name(s, self.piece), KEYWORDS["random"])
