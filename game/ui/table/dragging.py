"""A card that is dragged: picked up, carried to where its choice leads, or put back with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.table.step import Spot, Step, Thing
from game.ui.play.part import Part, part_at
from game.ui.play.stage import Selection
from game.ui.table.motion import OPEN, Actor
from game.ui.widgets.box import Box

if TYPE_CHECKING:
    from game.ui.table.controls import Controls

Point = tuple[int, int]


class Dragging:
    """What hangs on the pointer, and where it may go."""

    def __init__(self, hand: Controls) -> None:
        self.hand, self.scene = hand, hand.scene
        self.under_way = False
        self.token = 0  # of the actor that hangs on the pointer
        self.held: tuple[Thing, ...] = ()  # what it stands for
        self.whole = False  # it is a whole choice by itself
        self.carried = False  # it goes at whatever it is let go over

    def begin(self, part: Part | None) -> bool:
        """A card is picked up, if something can be done with it. Picking it up chooses it, if that is not all."""
        table, draft = self.scene.table, self.scene.table.draft
        actor = table.cards.find(part.piece) if part is not None and part.kind in ("card", "turn") else None
        if draft is None or part is None or actor is None:
            return False
        known = set(draft.offers()) | draft.others() | set(draft.chosen())
        self.carried = table.layout.carries(table.trial, table.eyes, actor.piece)
        if not self.carried and not any(thing in known for thing in part.things):
            self.hand.refused = part.things
            return False
        self.under_way, self.token, self.held = True, actor.token, part.things
        table.open_card(0)
        self.whole = not self.carried and draft.completed_by(part.things)
        if not self.carried and not self.whole and not any(thing in draft.chosen() for thing in part.things):
            table.click(part.things)
            self.scene.app.sound("click")
        return True

    def drop(self, at: Point) -> None:
        """What was dragged is let go: where its choice leads, or back to where it was."""
        table = self.scene.table
        actor = self.actor()
        self.token = 0
        if actor is None or table.draft is None:
            return
        leads = self._leads_here(actor, at)
        before = table.draft
        if leads and self.whole:
            table.cards.hold(actor, *self.hand.logical(at))  # from here it goes where it is taken
        else:
            table.cards.set_down(actor, *self.hand.logical(at), 0.0 if table.still else OPEN)
        here = part_at([p for p in self.scene.parts if p.key != f"card {actor.token}"], self.hand.logical(at))
        if self.carried:
            self._go_at(actor.piece.id, here)
        elif here is not None and any(thing in table.draft.offers() for thing in here.things) and not self.whole:
            self.hand.take(here.things)  # from one thing to another: a target, a cell
            if table.draft is before and before.menu:
                table.confirm()
        elif not leads:
            self._put_back(here)
        elif self._take_there(at):
            pass
        elif self.whole:
            self.hand.take(self.held)
            if table.draft is not None and table.draft.menu:
                table.confirm()
        elif not isinstance(table.draft.top, Selection):
            table.confirm()

    def _go_at(self, piece: int, here: Part | None) -> None:
        """What was carried is let go over something: that is chosen, and for a set that follows just the piece."""
        table, draft = self.scene.table, self.scene.table.draft
        if here is None or draft is None or not here.things:
            return
        if not any(thing in draft.offers() for thing in here.things):
            self.hand.explain(here.things)
            return
        self.hand.take(here.things)
        top = draft.top
        alone = [option for option in top.options if option.about() == (piece,)]
        if isinstance(top, Selection) and alone:
            draft.stages[-1] = top.chosen_as(alone[0])
            table.version += 1

    def _take_there(self, at: Point) -> bool:
        """Of several choices with a card, take the only one that leads to where it was let go."""
        table, spot = self.scene.table, self.hand.logical(at)
        draft = table.draft
        if not table.layout.exact or draft is None or isinstance(draft.stages[draft.rehearsed], Selection):
            return False
        whole = [option for option in self._meant() if len(option.about()) == 1]
        there = [option for option in whole if any(box.holds(spot) for box in self._destinations([option]))]
        if len(there) == 1:
            table.press(there[0])
        return len(there) == 1

    def _leads_here(self, actor: Actor, at: Point) -> bool:
        """True if a card laid there chooses what it stands for: at its destination, or anywhere on the own mat."""
        table, spot = self.scene.table, self.hand.logical(at)
        place = table.place(actor.place)
        gathers = table.draft is not None and isinstance(table.draft.top, Selection)
        if place is not None and place.cells:
            if not gathers and actor.goal is not None and actor.goal.box().holds(spot):
                return False
        elif place is not None and place.box.holds(spot):
            return False
        own = [mat.box for mat in table.composition.mats if mat.own and not table.layout.exact]
        return any(box.holds(spot) for box in (*self.targets(), *own))

    def targets(self) -> list[Box]:
        """Where what is dragged leads to: its destinations, else the own mat."""
        found = self._destinations(self._meant())
        return found or [mat.box for mat in self.scene.table.composition.mats if mat.own]

    def _destinations(self, options: Sequence[Step]) -> list[Box]:
        """The places and cells that these options lead to."""
        table = self.scene.table
        wanted = {goal for option in options for goal in table.layout.leads(table.trial, option)}
        places = [place.box for place in table.composition.places if place.zone in wanted]
        return [*places, *(cell.box for place in table.composition.places for cell in place.cells
                           if Spot(place.zone, cell.at) in wanted)]  # fmt: skip

    def _meant(self) -> list[Step]:
        """The options that are about what is dragged."""
        draft = self.scene.table.draft
        stages = draft.stages[draft.rehearsed :] if draft is not None else []
        options = [option for stage in stages for option in stage.options]
        if self.carried:
            return options
        return [option for option in options if any(thing in option.about() for thing in self.held)]

    def _put_back(self, here: Part | None) -> None:
        """It returns to its place, and the reason is said; what picking it up had chosen is let go."""
        draft = self.scene.table.draft
        found = self.scene.table.why_not(here.things) if here is not None and here.things else []
        if not self.whole and draft is not None:
            if isinstance(draft.top, Selection) and any(thing in draft.top.clicked for thing in self.held):
                self.scene.table.click(self.held)
            elif draft.underway:
                self.scene.table.back()
        if found:
            self.hand.answer(found[:2])
            self.scene.app.sound("refuse")

    def actor(self) -> Actor | None:
        """The card that hangs on the pointer."""
        if not self.token:
            return None
        cards = self.scene.table.cards
        return next((a for actors in cards.zones.values() for a in actors if a.token == self.token), None)
