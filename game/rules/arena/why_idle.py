"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import BOARD, arena, army_of, friends
from game.rules.arena.spells import CastSpells
from game.rules.arena.stats import controller
from game.rules.arena.summoning import ChooseSummon
from game.rules.arena.turn import ChooseArmy
from game.table.reasons import Why
from game.table.state import Piece, State, legal
from game.table.step import Question, Spot, Thing
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
    Phrase("Figures go to other spaces in the move phase of your turn", "マスへの移動は自分のターンの移動フェイズ"),
    "4.3",
)
AIM: Why = (
    Phrase("An attack is aimed at an enemy figure, not at a space", "攻撃の目標はマスではなく、敵のフィギュア"),
    "10.2",
)
GLYPH: Why = (Phrase("A glyph works for the figure that stands on it", "グリフは上に立つフィギュアに働く"), "14")
GONE: Why = (Phrase("This is out of the match", "これはもう対戦にない"), "15")


# ---- one's own turn: what is chosen now, and what comes before or after it ------------------------------
A_FIGURE_FIRST: Why = (
    Phrase("Choose a figure first; then the spaces it can go to are lit", "先にフィギュアを選ぶと、行けるマスが光る"),
    "6",
)
NOBODY_MOVES: Why = (
    Phrase(
        "No active figure of yours can move any more: end the movement",
        "動けるアクティブなフィギュアがもういない。移動を終える",
    ),
    "4.3",
)
NOBODY_ATTACKS: Why = (
    Phrase(
        "No active figure of yours can attack any more: end the attacks",
        "攻撃できるアクティブなフィギュアがもういない。攻撃を終える",
    ),
    "10.1",
)
OTHER_ACTIVE: Why = (
    Phrase("Another army card is the active one this turn", "このターンは別のアーミーカードがアクティブ"),
    "4.2",
)
SUMMONED: Why = (Phrase("The summoning of this turn is over", "このターンの召還は終わった"), "5")
TEAM_MATE: Why = (
    Phrase("It is a friend's, and acts in that player's turn", "味方のもので、そのプレイヤーのターンに行動する"),
    "4",
)
SPACES: Mapping[str, Why] = {
    "army": (
        Phrase(
            "Choose an army card first; its figures move after the spells", "先にアーミーカードを選ぶ。移動はスペルの後"
        ),
        "4.2",
    ),
    "summon": (
        Phrase("Nobody can be summoned there; figures move after the spells", "ここには召還できない。移動はスペルの後"),
        "5",
    ),
    "A": (
        Phrase(
            "Choose a spell or an ability, or cast nothing more: figures move after that",
            "スペルか能力を選ぶか、スペルを終える。移動はその後",
        ),
        "4.2",
    ),
    "B": (
        Phrase(
            "This turn's movement is over: choose a spell or an ability, or cast nothing more",
            "このターンの移動は終わった。スペルか能力を選ぶか、スペルを終える",
        ),
        "4.4",
    ),
    "move": A_FIGURE_FIRST,
    "attack": AIM,
}
ENEMIES: Mapping[str, Why] = {
    "summon": (
        Phrase(
            "This is the time to summon; enemies are attacked after the moves", "今は召還の時。敵への攻撃は移動の後"
        ),
        "4.4",
    ),
    "A": (
        Phrase(
            "Choose a spell or an ability, or cast nothing more: enemies are attacked after the moves",
            "スペルか能力を選ぶか、スペルを終える。敵への攻撃は移動の後",
        ),
        "4.2",
    ),
    "B": (
        Phrase(
            "This turn's attacks are over: choose a spell or an ability, or cast nothing more",
            "このターンの攻撃は終わった。スペルか能力を選ぶか、スペルを終える",
        ),
        "4.4",
    ),
    "attack": NOBODY_ATTACKS,
}
SPELLS: Mapping[str, Why] = {
    "army": (
        Phrase(
            "Choose an army card first; then spells are cast, before moving",
            "先にアーミーカードを選ぶ。スペルはその後、移動の前に唱える",
        ),
        "12 windows",
    ),
    "summon": (
        Phrase(
            "Summon, or summon nothing more: spells are cast after that", "召還するか、召還を終える。スペルはその後"
        ),
        "12 windows",
    ),
    "move": (
        Phrase(
            "The time for spells before moving is over; it comes again after the attacks",
            "移動の前のスペルは終わった。次は攻撃の後に唱える",
        ),
        "12 windows",
    ),
    "attack": (
        Phrase("Spells are cast after the attacks: end the attacks first", "スペルは攻撃の後。先に攻撃を終える"),
        "12 windows",
    ),
}
ASKED: Mapping[type[Question], str] = {
    ChooseArmy: "army",
    ChooseSummon: "summon",
    ChooseMove: "move",
    ChooseAttack: "attack",
}


def why_idle(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    now = asked(s, seat)
    if isinstance(thing, Spot):
        if thing.zone == BOARD:
            return _space(s, seat, now)
        return _aside(thing.zone.name) if thing.zone.owner == seat else THEIRS
    piece = s.pieces.get(thing)
    if piece is None:
        return None
    if piece.zone == BOARD:
        return _figure(s, seat, piece, now)
    if piece.zone.name in ("glyphs", "enchantments", "removed", "spent", "graveyard"):
        return _aside(piece.zone.name)
    if piece.owner != seat:
        return THEIRS
    if not arena(s).turn and piece.zone.name != "reserve":
        return SETUP
    return _own(s, piece, now) or _aside(piece.zone.name)


def asked(s: State, seat: int) -> str:
    """What a seat chooses in its own turn: "army", "summon", "A", "move", "attack", "B"; "" if it does not."""
    question = s.asks.get(seat)
    if isinstance(question, CastSpells):
        return question.window
    return ASKED.get(type(question), "") if question is not None else ""


def _space(s: State, seat: int, now: str) -> Why:
    if not arena(s).turn:
        return SETUP
    if now == "move" and not any(isinstance(option, Move) for option in legal(s, seat)):
        return NOBODY_MOVES
    return SPACES.get(now, SPACE)


def _figure(s: State, seat: int, figure: Piece, now: str) -> Why:
    leader = controller(s, figure)
    if not arena(s).turn:
        return SETUP
    if leader == seat:
        return FIGURE
    return TEAM_MATE if friends(s, seat, leader) else ENEMIES.get(now, ENEMY)


def _own(s: State, piece: Piece, now: str) -> Why | None:
    """Cards and figures of one's own that do not lie on the battlefield."""
    active = s.pieces.get(arena(s).active)
    match piece.zone.name:
        case "hand":
            return SPELLS.get(now)
        case "armies" if now not in ("", "army") and active is not None and active.id != piece.id:
            return OTHER_ACTIVE
        case "reserve" if not army_of(s, piece).creature:
            return LEADER
        case "reserve" if now not in ("", "army", "summon") and active and not army_of(s, active).creature:
            return SUMMONED
    return None


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
