"""The card table as a person has it in front of them: a sitting at which cards lie in places. Nothing here draws.

Long because what a sitting does once is done here for cards that lie in places.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from dataclasses import replace

from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import Piece, State
from game.table.step import Spot, Step, Thing
from game.table.view import View
from game.ui.play.draft import Draft
from game.ui.play.film import Act, within
from game.ui.play.heard import Sound
from game.ui.play.lines import Line
from game.ui.play.sitting import PAUSED, SPEEDS, Sitting, both_of
from game.ui.play.stage import Selection
from game.ui.session import Session
from game.ui.table.besides_cards import Contest
from game.ui.table.layout import Composition, Layout, Look, Place, Ribbon
from game.ui.table.motion import GLIDE, OPEN, Actor, Stage
from game.ui.table.recap import Turn, turns_of_others
from game.ui.table.script import Script, Show
from game.ui.widgets.box import Box

OWN_PACE = 1.25  # what moves while nothing plays
TURN = 6.0  # seconds of film that somebody else's turn takes at most, and what one has chosen oneself
SHARE = 0.4  # of what is left of a turn, for what one choice of somebody else brings about


class Table(Sitting):
    """The match, the eyes one looks through, and everything that is under way."""

    def __init__(
        self, session: Session, rules: Ruleset, layout: Layout, sound: Sound, pace: float = 1.0, calm: bool = False
    ) -> None:
        self.show = Show()
        super().__init__(session, self.show, pace, calm)
        self.rules, self.layout, self.sound = rules, layout, sound
        self.cards = Stage()
        self.room = Box(0, 0, 1280, 720)
        self.focus = -1  # the seat whose mat somebody wants to see larger
        self.page: Ribbon | None = None  # the phases, if what plays has come to another one than what is shown
        self.ahead = False  # the film has come to where the table is laid out as it will be
        self.spent: dict[Hashable, float] = {}  # seconds of film of others' turns since the person last was asked
        self._composed: tuple[object, ...] = ()
        self._kept: View | None = None  # what was composed: it lives as long as its id counts
        self._offered: tuple[object, frozenset[Thing]] = (None, frozenset())
        self._chosen: frozenset[Thing] = frozenset()
        self._meant: tuple[object, dict[int, tuple[Thing, ...]]] = (None, {})  # what clicks on cards mean
        self._places: tuple[Composition | None, dict[str, Place]] = (None, {})
        self._twins: tuple[frozenset[Thing], dict[int, int]] = (frozenset(), {})
        self._faint: frozenset[Thing] = frozenset()  # what of it is lesser
        self._composition: Composition | None = None
        self._rehearsal: View | None = None  # how the draft has the cards lie
        self._foreseen: tuple[object, View | None] = (None, None)
        self.open()
        self.settle()

    # ---- laying out ----------------------------------------------------------------------------
    @property
    def face(self) -> View:
        """The view that panels speak of: what is shown, or what plays once the table is laid out for it."""
        if self.ahead and self.playing is not None:
            return self.playing
        return self._rehearsal if self._set_shows() and self._rehearsal is not None else self.trial

    def _set_shows(self) -> bool:
        """True while what is chosen of a set is shown where it would lie."""
        return self.draft is not None and isinstance(self.draft.top, Selection)

    @property
    def composition(self) -> Composition:
        """What lies where, worked out again only when the view, the eyes, the window or the focus are others."""
        view = self.face
        key = (id(view), self.eyes, self.room.x, self.room.y, *self.room.size, self.focus)
        if self._composition is None or key != self._composed:
            self._composed = key
            self._kept = view
            self._composition = self.layout.compose(view, self.eyes, self.room, self.focus)
        return self._composition

    def resize(self, size: tuple[float, float]) -> None:
        """The window has another size: everything lies there at once."""
        if size != self.room.size:
            self.room = Box(0, 0, *size)
            self.cards.lay_out(self.composition, 0.0)
            self.version += 1

    def lay_out(self, seconds: float = GLIDE) -> None:
        """Everybody goes to the place that the present composition gives it."""
        composition = self.composition
        if composition is not self.cards.composition:
            self.cards.lay_out(composition, 0.0 if self.still else seconds)
            self.version += 1

    def contest(self) -> Contest | None:
        """Sides that are compared now: in what plays, else in what is shown."""
        if self.show.decided:
            return None
        return self.show.contest or self.layout.contest(self.face, self.eyes)

    def open_card(self, piece: int) -> None:
        """A card of the hand is pointed at: it opens; 0: none does."""
        if piece != self.cards.opened:
            zones = [a.piece.zone for i in (piece, self.cards.opened) if (a := self.cards.of(i)) is not None]
            self.cards.opened = piece
            self.cards.lay_zones(zones, 0.0 if self.still else OPEN)

    def look_at(self, seat: int) -> None:
        """Somebody wants to see this seat's mat larger; once more lets go."""
        self.focus = -1 if seat == self.focus else seat
        self.version += 1

    def _rehearse(self) -> None:
        """Cards go where the draft has them, and back when it is let go."""
        view = self._planned() if self.idle else None
        if view is not self._rehearsal and self.idle:
            self._rehearsal = view
            self.cards.follow(view or self.shown, self.look)
            self.cards.lay_out(self.composition, 0.0 if self.still else GLIDE)
            self.version += 1

    def _planned(self) -> View | None:
        """How the draft has the cards lie: what is rehearsed, and what is chosen so far."""
        draft = self.draft
        if draft is None:
            return None
        key = (id(draft), draft.top.clicked)
        if key != self._foreseen[0]:
            self._foreseen = (key, self.layout.foreseen(draft.top.view, self.eyes, draft.top.clicked))
        return self._foreseen[1] or draft.rehearsal

    def look(self, piece: Piece) -> Look:
        return self.layout.look(self.playing or self.trial, piece, self.eyes)

    @property
    def still(self) -> bool:
        """True if nothing moves on its way: reduced motion, or everything at once."""
        return self.calm or self.tempo == 0

    # ---- how events become motion --------------------------------------------------------------
    def stage(self, view: View, events: Sequence[Event]) -> None:
        self.ahead = False
        both = both_of(self.shown, view)
        heard, eyes = self.layout.heard, self.eyes
        script = Script(
            self.cards,
            self.show,
            self.shown,
            view,
            events,
            self.look,
            self._look_ahead,
            self.sound,
            lambda event: heard(event, both, eyes),
            self._turn_page,
        )
        tell = self._teller(both)
        acts = list(script.acts(events, tell, lambda event: self.layout.cue(event, both, self.eyes)))
        self.film.add(self.hurried(acts, self.when(self.shown)))  # what ends a turn is of that turn

    def hurried(self, acts: Sequence[Act], when: Hashable) -> list[Act]:
        """What a choice brings about, so short that a person does not wait longer than `TURN`: for all that others do
        in a turn, and for what they have chosen themselves, which may run on into the next turn."""
        if self.mine:
            return within(acts, TURN)
        spent = self.spent.get(when, 0.0)  # a turn may be broken off by another's part in it, and go on
        shorter = within(acts, SHARE * (TURN - spent))
        self.spent[when] = spent + sum(act.seconds for act in shorter)
        return shorter

    def _teller(self, both: State) -> Callable[[Event], Line | None]:
        return lambda event: self.line(event, both)

    def _look_ahead(self) -> Composition:
        """The table as it will be when the film is over."""
        self.ahead = True
        self.version += 1
        return self.composition

    def _turn_page(self, phase: int) -> None:
        """Words cross the table: if they tell of another phase, the ribbon shows it. A batch may run through several,
        so the place of the one that begins is told; -1: the one that everything leads to."""
        if self.playing is None:
            return
        page = self.layout.ribbon(self.playing)
        page = replace(page, now=phase) if 0 <= phase < len(page.phases) else page
        if phase >= 0 or page.now != self.layout.ribbon(self.shown).now:
            self.page = page
            self.version += 1

    def settle(self) -> None:
        """Everything goes to where it lies in what is shown."""
        self.ahead, self.page, self._rehearsal = False, None, None
        self.cards.follow(self.shown, self.look)
        self.cards.lay_out(self.composition, 0.0 if self.still or not self.version else GLIDE)
        self.show.settle()

    def asked(self, options: Sequence[Step]) -> Draft:
        self.spent.clear()  # whoever has chosen is ready to watch again
        implied = self.layout.implied(self.shown, self.eyes)
        layout, advise = self.layout, self.rules.advise
        return Draft.begin(self.shown, self.eyes, options, layout.once_more, advise, implied, layout.rehearses)

    def forget(self) -> None:
        self.show.settle()

    def when(self, view: State) -> tuple[int, Hashable]:
        whose = next((seat for seat in range(view.seats) if self.layout.standing(View(view), seat).turn), -1)
        return whose, self.rules.foresight.turn(view)

    def others(self) -> list[Turn]:
        """What others did since the turn of these eyes before the present one."""
        return turns_of_others(self.log.lines, self.eyes, self.when(self.shown)[1])

    def line(self, event: Event, both: State) -> Line | None:
        return self.layout.tell(event, both)

    def grow_old(self, seconds: float) -> bool:
        return self.show.grow_old(seconds)

    def update(self, seconds: float) -> bool:
        """Let time pass; True if something that is shown has changed."""
        before, moving = self.cards.version, self.cards.moving
        changed = super().update(seconds)
        pace = self.tempo if self.film.running or self.playing is not None else OWN_PACE
        if self.calm or pace == 0:
            self.cards.finish()
        else:
            self.cards.advance(min(seconds, 0.1) * pace)
        self._rehearse()
        self.lay_out()
        return changed or moving or before != self.cards.version

    @property
    def moving(self) -> bool:
        return super().moving or self.cards.moving or bool(self.show.floats or self.show.flying)

    def skip(self) -> None:
        super().skip()
        self.cards.finish()

    def look_through(self, seat: int) -> None:
        super().look_through(seat)
        self.focus = -1
        self.lay_out(0.0)
        self.cards.finish()

    # ---- what is pointed at --------------------------------------------------------------------
    def things_of(self, actor: Actor) -> tuple[Thing, ...]:
        """What a click on a card may mean, the likeliest first. Worked out once for what is shown."""
        key = (self.version, self.cards.version, id(self.face))
        if key != self._meant[0]:
            self._meant = (key, {})
        found = self._meant[1].get(actor.token)
        if found is None:
            place = self.place(actor.place)
            whole = place is not None and place.whole
            found = (Spot(place.zone),) if place and whole else self.layout.things(self.face, actor.piece)
            self._meant[1][actor.token] = found
        twin = self.twins().get(actor.piece.id)
        return found if twin is None or isinstance(found[0], Spot) else (twin, *found)

    def stands(self, piece: int) -> bool:
        """True if a piece can be clicked though no card of it lies on the table."""
        return False

    def twins(self) -> Mapping[int, int]:
        """Of cards that look alike a question names one: the others stand for it, unless it says why they do not."""
        offered, draft = self.offered(), self.draft
        if self._twins[0] is not offered and draft is not None:
            self._twins = (offered, self._alike(offered, draft))
        return self._twins[1] if draft is not None and self.idle else {}

    def _alike(self, offered: frozenset[Thing], draft: Draft) -> dict[int, int]:
        view, found = self.trial, dict[int, int]()
        if isinstance(draft.top, Selection):
            return found
        for named in (view.pieces[t] for t in offered if isinstance(t, int) and t in view.pieces):
            for other in view.inside(named.zone):
                same = other.card == named.card and other.id not in offered and other.id not in draft.chosen()
                if same and self._looks_like(other, named) and not draft.why_not((other.id,)):
                    found[other.id] = named.id
        return found

    def _looks_like(self, one: Piece, other: Piece) -> bool:
        """True if nobody can tell two cards of a zone apart."""
        alike = (one.owner, one.at, one.host) == (other.owner, other.at, other.host)
        bears = any(piece.host in (one.id, other.id) for piece in self.trial.inside(one.zone) if piece.host)
        return alike and not bears and self.look(one) == self.look(other)

    def place(self, key: str) -> Place | None:
        composition = self.composition
        if composition is not self._places[0]:
            self._places = (composition, {place.key: place for place in composition.places})
        return self._places[1].get(key)

    def state_of(self, things: Sequence[Thing]) -> str:
        """How something looks that stands for these things: chosen, on offer, faintly so, or at rest."""
        draft = self.draft
        if draft is None or not self.idle:
            return ""
        on_offer = self.offered()
        if not self._chosen.isdisjoint(things):
            return "select"
        offered = [thing for thing in things if thing in on_offer]
        return "" if not offered else "faint" if all(thing in self._faint for thing in offered) else "offer"

    def offered(self) -> frozenset[Thing]:
        """Everything that may be clicked to go on; where there is nothing to go on with, what may be chosen instead."""
        if self.draft is None:
            return frozenset()
        key = (self.version, id(self.draft))
        if key != self._offered[0]:
            top = self.draft.top
            offers = self.draft.offers() or (set() if self.layout.narrows(top.question) else self.draft.others())
            self._offered, self._chosen = (key, frozenset(offers)), frozenset(self.draft.chosen())
            self._faint = self._lesser(offers)
        return self._offered[1]

    def _lesser(self, offers: Set[Thing]) -> frozenset[Thing]:
        """What is on offer only for what the game calls lesser."""
        first = self.draft.stages[self.draft.rehearsed] if self.draft is not None else None
        if first is None or isinstance(first, Selection):
            return frozenset()
        follow = first.fresh().next_things()
        return frozenset(t for t in offers if t in follow and all(map(self.layout.lesser, follow[t])))

    def round(self) -> frozenset[Thing]:
        """What the keyboard goes through: what is on offer, and what may be let go."""
        chosen = self.draft.top.clicked if self.draft is not None and isinstance(self.draft.top, Selection) else ()
        return self.offered() | frozenset(chosen)


__all__ = ["PAUSED", "SPEEDS", "Table"]
