"""What happened in a match, counted from its events as everybody saw them: for the result screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from game.frozen import frozen
from game.rules.arena import events as E
from game.rules.arena.cards import Army
from game.rules.arena.places import arena, army_of, figures
from game.rules.arena.victory import counts, scores
from game.table.event import Event
from game.table.view import View
from game.ui.session import AUDIENCE, Watching

KINDS = ("attacks", "dealt", "taken", "kills", "lost", "spells", "summons")


@frozen
class Blow:
    """An attack on a figure: both cards, "" if it was none, and its dice."""

    by: str
    target: int
    card: str = ""
    hits: int = 0
    blocked: int = 0
    damage: int = 0
    turn: int = 0


@dataclass
class Tally:
    """Numbers of a whole match. `counts[seat, kind]` for the kinds above; `course[n]` are the scores after turn n."""

    seats: int
    counts: Counter[tuple[int, str]] = field(default_factory=Counter)
    course: list[tuple[int, ...]] = field(default_factory=list)
    turns: int = 0
    why: str = ""  # of MatchEnded
    best: tuple[int, int] = (0, -1)  # the greatest damage of one attack, and whose it was
    owner: dict[int, int] = field(default_factory=dict)  # of every figure that was ever seen
    actor: int = -1  # whose doing the present damage is
    card: dict[int, str] = field(default_factory=dict)  # of every figure that was ever seen
    rolled: Blow | None = None  # the present attack, until something else does harm
    blow: Blow | None = None  # the one that destroyed a planeswalker last

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count what happened up to this view."""
        for piece in view.pieces.values():
            self.owner[piece.id] = piece.owner
            if piece.card.startswith("figure/"):
                self.card[piece.id] = piece.card
        for event in events:  # a figure that came and went since the last view
            if isinstance(event, (E.Destroyed, E.SentBack)) and event.now in view.pieces:
                self.owner[event.figure] = view.pieces[event.now].owner
        for event in events:
            self._count(view, event)

    def _count(self, view: View, event: Event) -> None:
        match event:
            case E.TurnBegan(_, number):
                self.turns = max(self.turns, number)
                self.course.append(scores(view))
            case E.AttackDeclared(attacker):
                self.actor = self.owner.get(attacker, -1)
                self._add(self.actor, "attacks")
            case E.AttackRolled(attacker, target, hits=hits, blocked=blocked, damage=damage):
                self.actor = self.owner.get(attacker, -1)
                self.rolled = Blow(self.card.get(attacker, ""), target, "", hits, blocked, damage)
                if damage > self.best[0]:
                    self.best = (damage, self.actor)
            case E.Struck(striker):
                self._acts(self.owner.get(striker, -1))
            case E.Fell():
                self._acts(-1)
            case E.CastSpell(seat):
                self._acts(seat)
                self._add(seat, "spells")
            case E.Revealed(seat) | E.AbilityUsed(seat):
                self._acts(seat)
            case E.Wounded(figure, amount):
                self._add(self.owner.get(figure, -1), "taken", amount)
                if self.actor != self.owner.get(figure, -1):
                    self._add(self.actor, "dealt", amount)
            case E.Destroyed(figure, card=card):
                facts = view.cards.get(card)
                if isinstance(facts, Army) and not facts.creature:
                    by = self.rolled if self.rolled and self.rolled.target == figure else Blow("", figure)
                    self.blow = replace(by, card=card, turn=self.turns)
                self._add(self.owner.get(figure, -1), "lost")
                if self.actor != self.owner.get(figure, -1):
                    self._add(self.actor, "kills")
            case E.Arrived(figure, why="summoned"):
                self._add(self.owner.get(figure, -1), "summons")
            case E.MatchEnded(why=why):
                self.why = why

    def _acts(self, seat: int) -> None:
        """Something other than an attack happens, by a seat's doing."""
        self.actor, self.rolled = seat, None

    def _add(self, seat: int, kind: str, amount: int = 1) -> None:
        if 0 <= seat < self.seats:
            self.counts[seat, kind] += amount


def tally(watching: Watching) -> tuple[Tally, View]:
    """Play a recorded match through and count; also the table at its end."""
    found = Tally(watching.setup.seats)
    watching.look_through(AUDIENCE)
    found.hear(watching.view, ())
    more = True
    while more:
        more = watching.step()
        for view, events in watching.news():
            found.hear(view, events)
    end = watching.view
    found.course.append(scores(end))
    return found, end


def ranking(view: View) -> list[int]:
    """Seats from first to last: the winners, then who is still in by score, then who was out last."""
    points, out = scores(view), arena(view).out
    won = view.result or ()

    def place(seat: int) -> tuple[int, int, int, int]:
        return (seat not in won, seat in out, -points[seat], -out.index(seat) if seat in out else seat)

    return sorted(range(view.seats), key=place)


def standing(view: View, seat: int) -> Iterable[tuple[str, int, int]]:
    """What a seat's score is made of: army, how many figures count, points for all of them."""
    groups: Counter[str] = Counter()
    each: dict[str, int] = {}
    for piece in figures(view, seat):
        if counts(view, piece):
            army = army_of(view, piece)
            groups[army.key] += 1
            each[army.key] = army.cost_each
    return [(key, n, n * each[key]) for key, n in groups.items()]
