"""What happens on the battlefield sounds like, and from where it is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.board3d.picture import Board
from game.hexes import Hex
from game.rules.arena import events as e
from game.rules.arena.places import army_of, spaces
from game.table.event import Event
from game.table.state import State
from game.ui.play.heard import Heard, Sound, Sounds, Tells, ended, happens_at, hears, share

DEADLY = 4  # wounds of a blow that shakes the table
LIGHTEST, RANGE = 2.5, 3.5  # sizes of figures: Goblins have 3, Kor 4, Pummelroots 5, the Eldrazi 10
COLOURS = ("white", "blue", "black", "red", "green")


def size(both: State, figure: int) -> float:
    """The weight of a figure, or of those of an army card, by what is printed on it."""
    piece = both.pieces.get(figure)
    return share(army_of(both, piece).size - LIGHTEST, RANGE) if piece is not None else 0.3


def _sized(cue: str) -> Tells:
    """A cue as heavy as the figure, or the figures of the card, that the event is about."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, size(both, getattr(x, "figure", 0) or x.card))

    return heard


def _cast(x: e.CastSpell, both: State, eyes: int) -> Heard:
    key = x.spell if x.spell.startswith("spell/") else f"spell/{x.spell}"
    return Heard(_spell(getattr(both.cards.get(key), "colour", "")), 0.6)


def _used(x: e.AbilityUsed, both: State, eyes: int) -> Heard:
    piece = both.pieces.get(x.piece)
    colours = army_of(both, piece).colours if piece is not None else ()
    return Heard(_spell(colours[0] if colours else ""), 0.2)


def _spell(colour: str) -> str:
    return f"spell_{colour if colour in COLOURS else 'colourless'}"


def _stepped(x: e.Stepped, both: State, eyes: int) -> Heard:
    """Wings, light or feet; what is underfoot is told by `Ears`."""
    cue = {"fly": "fly", "teleport": "blink", "swap": "blink"}.get(x.why, "step_sand")
    return Heard(cue, size(both, x.figure))


def landing(damage: int, blocked: int = 0) -> Heard:
    """A blow lands: the more wounds, the heavier; or it is taken by a shield."""
    return Heard("hit", share(damage, DEADLY)) if damage else Heard("block", share(2 + blocked, 6))


SOUNDS: Sounds = {
    e.TurnBegan: Heard("turn"),
    e.PhaseBegan: Heard("page", 0.1),
    e.Activated: _sized("muster"),
    e.Arrived: _sized("arrive"),
    e.Stepped: _stepped,
    e.MoveEnded: Heard("tick", 0.1),
    e.Struck: Heard("strike", 0.6),
    e.Fell: _sized("fall"),
    e.GlyphTurned: Heard("glyph"),
    e.AttackDeclared: lambda x, both, eyes: Heard("blade", size(both, x.attacker)),
    e.AttackRolled: lambda x, both, eyes: landing(x.damage, x.blocked),
    e.AttackCancelled: Heard("cancelled"),
    e.Wounded: lambda x, both, eyes: Heard("wound", share(x.amount, DEADLY)),
    e.Healed: lambda x, both, eyes: Heard("heal", share(x.amount, DEADLY)),
    e.Destroyed: lambda x, both, eyes: Heard("destroyed", size(both, x.now)),
    e.SentBack: lambda x, both, eyes: Heard("leave", size(both, x.now)),
    e.ArmyFell: _sized("army_gone"),
    e.Discarded: Heard("toss", 0.3),
    e.CastSpell: _cast,
    e.Revealed: Heard("revealed", 0.6),
    e.Countered: Heard("countered", 0.6),
    e.AbilityUsed: _used,
    e.ChangedControl: Heard("taken_over", 0.7),
    e.Eliminated: Heard("army_gone", 1.0),
    e.MatchEnded: ended,
}
heard = hears(SOUNDS)


class Ears:
    """Plays what happens on a board, from where it happens. `across` tells how far right a space is seen, -1 to 1."""

    def __init__(self, both: State, board: Board, eyes: int, sound: Sound, across: Callable[[Hex], float]) -> None:
        self.both, self.board, self.eyes, self.sound, self.across = both, board, eyes, sound, across

    def event(self, event: Event) -> None:
        """An event is heard, at the first space of what it happens to; a step by the ground it leads to."""
        found = heard(event, self.both, self.eyes)
        if found is None:
            return
        at = next((space for i in happens_at(event) if i in self.both.pieces for space in self._spaces(i)), None)
        if isinstance(event, e.Stepped):
            at = Hex(*event.target[:2])
            found = Heard(self.underfoot(at), found.weight) if found.cue == "step_sand" else found
        self.play(found, at)

    def play(self, what: Heard, at: Hex | None = None) -> None:
        """Something is heard at a space, or all over the table."""
        self.sound(what.cue, what.weight, self.across(at) if at is not None else 0.0)

    def underfoot(self, space: Hex) -> str:
        """A step on the ground of a space."""
        cell = self.board.at.get(space)
        if cell is None:
            return "step_stone"
        return "step_water" if cell.water else "step_ruin" if cell.ruin else f"step_{cell.ground}"

    def _spaces(self, figure: int) -> tuple[Hex, ...]:
        piece = self.both.pieces[figure]
        return tuple(Hex(*space) for space in spaces(piece)) if piece.at else ()
