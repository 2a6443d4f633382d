"""The order of play of the Arena, for "why not?": phases and spell windows, what is done in them, whose turn it is."""

from __future__ import annotations

from game.rules.arena.choosing_attacks import Attack, ChooseAttack, EndAttacks
from game.rules.arena.guide import GUIDE
from game.rules.arena.movement import ChooseMove, EndMoves, Move
from game.rules.arena.names import seat_name
from game.rules.arena.places import arena
from game.rules.arena.spells import Cast, CastSpells, EndSpells
from game.rules.arena.summoning import ChooseSummon, EndSummoning, Summon
from game.rules.arena.turn import Activate, ChooseArmy
from game.rules.arena.why_idle import why_idle
from game.table.reasons import Deed, NamedPhase, OrderOfPlay, phase
from game.table.state import State
from game.words import Phrase

SETUP = NamedPhase("setup", Phrase("Set-up", "準備"), Phrase("the set-up", "準備"), "3")
SPELLS = Phrase("Spells", "スペル")
PHASES = (
    SETUP,
    phase("draw", "Draw", "ドロー", "4.1", Phrase("the draw phase", "ドローフェイズ")),
    phase("activate", "Activate", "アクティベート", "4.2", Phrase("the activation phase", "アクティベートフェイズ")),
    NamedPhase("A", SPELLS, Phrase("the time for spells before moving", "移動の前のスペル"), "4.2"),
    phase("move", "Move", "移動", "4.3", Phrase("the move phase", "移動フェイズ")),
    phase("attack", "Attack", "攻撃", "4.4", Phrase("the attack phase", "攻撃フェイズ")),
    NamedPhase("B", SPELLS, Phrase("the time for spells after the attacks", "攻撃の後のスペル"), "4.4"),
    phase("end", "End", "終了", "4.5", Phrase("the end phase", "終了フェイズ")),
)

SETTLED = Phrase("What has begun is finished first", "始めたことを先に終える")
ACTS = (
    Deed(
        Phrase("activate an army card", "アーミーカードを選ぶ"),
        (Activate,),
        ("activate",),
        Phrase("One army card has been activated this turn", "このターンのアーミーカードはもう選んだ"),
        "4.2",
    ),
    Deed(
        Phrase("summon", "召還する"),
        (Summon,),
        ("activate",),
        Phrase(
            "Only an active planeswalker summons, up to two figures from your reserve",
            "召還できるのはアクティブなプレインズウォーカーだけ。ストックから2体まで",
        ),
        "5",
    ),
    Deed(
        Phrase("summon no more", "召還を終える"),
        (EndSummoning,),
        ("activate",),
        Phrase("Only an active planeswalker summons", "召還できるのはアクティブなプレインズウォーカーだけ"),
        "5",
    ),
    Deed(
        Phrase("cast a spell", "スペルを唱える"),
        (Cast,),
        ("A", "B"),
        Phrase("None of your spells can be cast now", "今唱えられるスペルがない"),
        "12",
    ),
    Deed(Phrase("cast nothing more", "スペルを終える"), (EndSpells,), ("A", "B"), SETTLED, "12"),
    Deed(
        Phrase("move a figure", "フィギュアを動かす"),
        (Move,),
        ("move",),
        Phrase("No active figure of yours can move any more", "動けるアクティブなフィギュアがもういない"),
        "4.3",
    ),
    Deed(Phrase("end the movement", "移動を終える"), (EndMoves,), ("move",), SETTLED, "4.3"),
    Deed(
        Phrase("attack", "攻撃する"),
        (Attack,),
        ("attack",),
        Phrase(
            "No active figure of yours has a target within range and sight",
            "射程と視線に目標のいるアクティブなフィギュアがない",
        ),
        "10.2",
    ),
    Deed(Phrase("end the attacks", "攻撃を終える"), (EndAttacks,), ("attack",), SETTLED, "4.4"),
)


def now(s: State) -> str:
    """The phase, or the time for spells in it."""
    me, question = arena(s), next(iter(s.asks.values()), None)
    return getattr(question, "window", "") or (me.phase or "draw" if me.turn else "setup")


def turn(s: State) -> tuple[int, str]:
    """A turn belongs to one player; in the set-up everybody is asked in seat order."""
    me = arena(s)
    return (me.current, "4") if me.turn else (-1, "3")


ORDER = OrderOfPlay(
    PHASES,
    now,
    turn,
    why_idle,
    (ChooseArmy, ChooseSummon, CastSpells, ChooseMove, ChooseAttack),
    ACTS,
    GUIDE,
    flows=True,
    who=seat_name,
)
