"""What happens on the battlefield, for log, animation and triggers. Faces of dice: 1-3 sword, 4-5 shield, 6 blank."""

from __future__ import annotations

from game.frozen import frozen
from game.hexes import Hex
from game.table.event import Event
from game.table.known import PieceId


@frozen
class TurnBegan(Event):
    seat: int
    number: int


@frozen
class PhaseBegan(Event):
    """`phase` is one of PHASES, or "window A" / "window B"."""

    seat: int
    phase: str


@frozen
class Activated(Event):
    """An army card was chosen for the turn."""

    seat: int
    card: PieceId


@frozen
class Arrived(Event):
    """A figure came onto the battlefield (why: "placed", "summoned", "returned")."""

    figure: PieceId
    at: tuple[int, ...]
    why: str


@frozen
class Stepped(Event):
    """A figure went from some spaces to others (why: "walk", "fly", "turn", "teleport", "swap")."""

    figure: PieceId
    source: tuple[int, ...]
    target: tuple[int, ...]
    why: str


@frozen
class MoveEnded(Event):
    figure: PieceId


@frozen
class Struck(Event):
    """An enemy rolled its die against a figure that leaves it."""

    striker: PieceId
    leaver: PieceId
    face: int


@frozen
class Fell(Event):
    figure: PieceId
    face: int


@frozen
class GlyphTurned(Event):
    """A face-down glyph was turned up by the first figure that stopped on it."""

    glyph: PieceId


@frozen
class AttackDeclared(Event):
    attacker: PieceId
    target: PieceId


@frozen
class AttackRolled(Event):
    """Both sides' dice and what came of them. `hits` and `blocked` include additions to the roll."""

    attacker: PieceId
    target: PieceId
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    blocked: int
    unblockable: int
    damage: int


@frozen
class AttackCancelled(Event):
    attacker: PieceId
    target: PieceId


@frozen
class Wounded(Event):
    """Damage markers were put on a figure (why: "attack", "strike", "fall", or the key of the card that did it)."""

    figure: PieceId
    amount: int
    why: str


@frozen
class Healed(Event):
    figure: PieceId
    amount: int


@frozen
class Destroyed(Event):
    """A figure left the battlefield for the graveyard. `figure` is the id it had there, `now` its new one."""

    figure: PieceId
    now: PieceId
    card: str
    at: tuple[int, ...]


@frozen
class SentBack(Event):
    """A figure left the battlefield for the reserve."""

    figure: PieceId
    now: PieceId
    card: str
    at: tuple[int, ...]


@frozen
class ArmyFell(Event):
    """All figures of an army card are destroyed."""

    card: PieceId


@frozen
class Discarded(Event):
    """A card went from a hand to the spell graveyard without being cast."""

    seat: int
    spell: str


@frozen
class CastSpell(Event):
    """A sorcery or an aura was announced (`spell` is its key; "" for a hidden enchantment laid face down)."""

    seat: int
    piece: PieceId
    spell: str
    targets: tuple[PieceId | Hex, ...] = ()


@frozen
class Revealed(Event):
    """A hidden enchantment was turned up."""

    seat: int
    piece: PieceId
    spell: str


@frozen
class Countered(Event):
    seat: int
    spell: str


@frozen
class AbilityUsed(Event):
    """An ability of a figure or army card did something. `ability` is its key, `targets` what was chosen for it."""

    seat: int
    piece: PieceId
    ability: str
    targets: tuple[PieceId | Hex, ...] = ()


@frozen
class ChangedControl(Event):
    figure: PieceId
    seat: int


@frozen
class Eliminated(Event):
    """A seat has lost its planeswalker and is out."""

    seat: int


@frozen
class MatchEnded(Event):
    """`why`: "planeswalkers", "score", "life" (tie-break) or "draw"; `scores` by seat."""

    winners: tuple[int, ...]
    why: str
    scores: tuple[int, ...]
