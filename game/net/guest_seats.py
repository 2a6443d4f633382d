"""The host's side of a running match: what each guest has been shown, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.match.match import Match, Player
from game.net.honest import digest, shown_to
from game.net.lobby import Person
from game.net.messages import News, Pick, write
from game.net.pace import Pace, passed
from game.table.event import Event
from game.table.step import Step
from game.table.view import View, hear
from game.words import Phrase

NOT_ASKED = Phrase("You are not asked anything", "今は選択の番ではありません")
OLD_VIEW = Phrase("That answer was to something else", "その選択は別の場面に対するものです")
NO_OPTION = Phrase("There is no such choice", "その選択肢はありません")
ANSWERED = Phrase("You have answered already", "すでに選択済みです")

Say = Callable[[Person, str], None]


class GuestSeat:
    """The player of a seat in which a guest sits: answers what the guest said, or lets a computer answer."""

    def __init__(self, pace: Pace) -> None:
        self.seat, self.pace = pace.seat, pace
        self.answer: int | None = None
        self.stand_in: Player | None = None
        self.there = True  # the line stands

    def hear(self, view: View, events: Sequence[Event]) -> None:
        if self.stand_in is not None:
            self.stand_in.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        """What was said; what is asked for secrecy only is passed in its time, as long as somebody could answer."""
        if self.stand_in is not None:
            return self.stand_in.pick(view, options)
        if not self.there and self.answer is None:
            self.pace.pause()
            return None
        return passed(self.pace, view, options, lambda: self.said(options))

    def said(self, options: Sequence[Step]) -> int | None:
        """What the guest has said, if it fits."""
        answer, self.answer = self.answer, None
        return answer if answer is not None and answer < len(options) else None


class Shown:
    """Tells each guest how the match looks now, and what has happened: whole views, never differences."""

    def __init__(self, match: Match, seats: Mapping[int, GuestSeat], say: Say) -> None:
        self.match, self.seats, self.say = match, seats, say
        self.told = len(match.state.events)
        self.bodies: dict[int, str] = {}  # what was shown last, by seat; -1: those who watch

    def spread(self, people: Sequence[Person]) -> None:
        """After every choice: news for all to whom anything has happened or looks different."""
        events, self.told = self.match.state.events[self.told :], len(self.match.state.events)
        for seat in sorted({-1, *(person.seat for person in people)}):
            body = shown_to(self.match.view(seat), [hear(event, seat) for event in events])
            view = body.partition("\n")[0]
            if not events and view == self.bodies.get(seat, "").partition("\n")[0]:
                continue
            self.bodies[seat] = body
            text = write(News(self.picks(seat)), body)
            for person in people:
                if person.seat == seat and person.line:
                    person.before, person.shown = person.shown, digest(view)
                    self.say(person, text)
            if seat in self.seats:
                self.seats[seat].answer = None  # it was to something else; the guest says it again

    def show(self, person: Person) -> None:
        """How it looks now, for somebody who has just come in or back."""
        view = self.bodies[person.seat].partition("\n")[0]
        person.shown = digest(view)
        self.say(person, write(News(self.picks(person.seat), again=True), f"{view}\n[]\n"))

    def picks(self, seat: int) -> int:
        """How many picks of a seat have been done."""
        return sum(entry.seat == seat and entry.pick is not None for entry in self.match.entries)

    def answer(self, person: Person, pick: Pick) -> Phrase | None:
        """Take what a guest picked, or say why not. Nothing changes before the match asks the seat."""
        seat = self.seats[person.seat]
        if pick.view == person.before != person.shown or (pick.view == person.shown and seat.answer == pick.index):
            return None  # too late, or said twice: the guest knows
        if person.seat not in self.match.state.asks:
            return NOT_ASKED
        if seat.answer is not None:
            return ANSWERED
        if pick.view != person.shown:
            return OLD_VIEW
        count = len(self.match.options(person.seat))
        if pick.of != count or not 0 <= pick.index < count:
            return NO_OPTION
        seat.answer = pick.index
        return None
