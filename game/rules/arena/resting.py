"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.arena.places import BOARD, arena, army_of
from game.rules.arena.stats import controller
from game.table.reasons import Why
from game.table.state import Piece, State
from game.table.step import Spot, Thing
from game.words import Phrase

SPELL: Why = (
    Phrase(
        "Spells are cast in your own turn: before moving, and after the attacks",
        "スペルを唱えるのは自分のターンの移動の前と攻撃の後",
    ),
    "12 windows",
)
FIGURE: Why = (
    Phrase(
        "In your turn the figures of the active army card move, then attack",
        "自分のターンに、アクティブなアーミーカードのフィギュアが移動し、攻撃する",
    ),
    "4",
)
ARMY: Why = (
    Phrase(
        "One army card is activated in the activation phase of your turn",
        "アーミーカードは自分のターンのアクティベートで1枚選ぶ",
    ),
    "4.2",
)
SUMMON: Why = (
    Phrase(
        "Figures are summoned in the activation phase, when a planeswalker is the active card",
        "召還はアクティベートで、プレインズウォーカーがアクティブなときに行う",
    ),
    "5",
)
LEADER: Why = (
    Phrase(
        "Planeswalkers are placed in the set-up, they are not summoned",
        "プレインズウォーカーは準備で置く。召還はしない",
    ),
    "3.4",
)
SETUP: Why = (
    Phrase("The turns begin when all planeswalkers are placed", "全員のプレインズウォーカーが置かれるとターンが始まる"),
    "3.6",
)
DESTROYED: Why = (Phrase("Destroyed figures cannot be summoned again", "破壊されたフィギュアは召還できない"), "5 who")
SPENT: Why = (Phrase("Spells that have been cast lie here", "唱え終わったスペルが置かれる"), "12")
LIBRARY: Why = (
    Phrase("One spell card is drawn at the beginning of your turn", "スペルは自分のターンの初めに1枚引く"),
    "4.1",
)
ENCHANTMENT: Why = (
    Phrase(
        "An enchantment stays on its army card; a hidden one is revealed when its moment comes",
        "エンチャントはアーミーカードに残り、伏せたものはその時に公開する",
    ),
    "12 laid",
)
THEIRS: Why = (Phrase("This belongs to another player", "これは他のプレイヤーのもの"), "4")
ENEMY: Why = (
    Phrase("Enemies are attacked in the attack phase of your turn", "敵を攻撃するのは自分のターンの攻撃フェイズ"),
    "4.4",
)
SPACE: Why = (
    Phrase("Choose a figure first; then the spaces it can go to are lit", "先にフィギュアを選ぶと、行けるマスが光る"),
    "6",
)
AIM: Why = (
    Phrase("An attack is aimed at an enemy figure, not at a space", "攻撃の目標はマスではなく、敵のフィギュア"),
    "10.2",
)
GLYPH: Why = (Phrase("A glyph works for the figure that stands on it", "グリフは上に立つフィギュアに働く"), "14")
GONE: Why = (Phrase("This is out of the match", "これはもう対戦にない"), "15")


def resting(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    if isinstance(thing, Spot):
        here = AIM if arena(s).phase == "attack" and arena(s).current == seat else SPACE
        return here if thing.zone == BOARD else _aside(thing.zone.name) if thing.zone.owner == seat else THEIRS
    piece = s.pieces.get(thing)
    if piece is None:
        return None
    if piece.zone == BOARD:
        return (FIGURE if arena(s).turn else SETUP) if controller(s, piece) == seat else ENEMY
    if piece.zone.name in ("glyphs", "enchantments", "removed", "spent", "graveyard"):
        return _aside(piece.zone.name)
    if piece.owner != seat:
        return THEIRS
    return (
        SETUP if not arena(s).turn and piece.zone.name != "reserve" else _reserve(s, piece) or _aside(piece.zone.name)
    )


def _reserve(s: State, piece: Piece) -> Why | None:
    return LEADER if piece.zone.name == "reserve" and not army_of(s, piece).creature else None


def _aside(zone: str) -> Why | None:
    return {
        "hand": SPELL,
        "armies": ARMY,
        "reserve": SUMMON,
        "graveyard": DESTROYED,
        "spent": SPENT,
        "library": LIBRARY,
        "enchantments": ENCHANTMENT,
        "glyphs": GLYPH,
        "removed": GONE,
    }.get(zone)
