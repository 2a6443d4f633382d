"""The order of play of Magna Spectra, for "why not?": phases, what is done in them, who acts."""

from __future__ import annotations

from game.rules.magna.adjusting import Adjust, DrawUp, PutOff
from game.rules.magna.armament import Armament, DeclareInvasion, EndRegroup, LayFund, TakeMagna
from game.rules.magna.attack import Attacking, Charge, EndAttacks, Skirmish
from game.rules.magna.guide import GUIDE
from game.rules.magna.invasion import CancelInvasion, StartInvasion
from game.rules.magna.places import magna
from game.rules.magna.production import AttachArms, EndProduction, Exchange, PlaceForce, Produce, SetTrap
from game.rules.magna.refusals import CHARGE, DECLARE, EXCHANGE, FUND, REASONS
from game.rules.magna.reinforcement import EndReinforcement, Reinforce, SendForce
from game.rules.magna.why_idle import why_idle
from game.table.reasons import Deed, NamedPhase, OrderOfPlay, phase
from game.table.state import State
from game.words import Phrase

ONCE = Phrase("You decide this once, at the beginning of your invasion", "自分の進攻の初めに一度だけ決める")
SETUP = NamedPhase(
    "setup", Phrase("Order of the bases", "拠点の配置"), Phrase("the order of the bases", "拠点の配置"), "MS-3.1"
)
PHASES = (
    SETUP,
    phase("fight", "Fight Decision", "ファイト決定", "MS-4.1"),
    phase("adjust", "Hand Adjustment", "手札調整", "MS-4.4"),
    phase("production", "Production", "生産", "MS-4.6"),
    phase("armament", "Armament", "軍備", "MS-4.16"),
    phase("invasion", "Invasion", "進攻", "MS-5.1"),
    phase("end", "Turn End", "ターン終了", "MS-4.24"),
)

ACTS = (
    Deed(
        Phrase("discard and draw", "手札を捨てて引く"),
        (PutOff, DrawUp),
        ("adjust",),
        REASONS["over_limit"][0].of(6),
        "MS-4.4",
    ),
    Deed(
        Phrase("place a force", "兵力を配置する"),
        (PlaceForce,),
        ("production",),
        Phrase("You have no force in hand that you can pay for", "コストを払える兵力が手札にない"),
        "MS-4.6",
    ),
    Deed(
        Phrase("attach arms", "武装を装備する"),
        (AttachArms,),
        ("production",),
        Phrase(
            "You have no arms in hand that a unit can carry and you can pay for",
            "ユニットに装備できてコストを払える武装が手札にない",
        ),
        "MS-4.9",
    ),
    Deed(
        Phrase("set a trap", "トラップを設置する"),
        (SetTrap,),
        ("production",),
        Phrase("A trap costs 1 Fight and a hand card", "トラップには1ファイトと手札1枚が必要"),
        "MS-4.11",
    ),
    Deed(EXCHANGE, (Exchange,), ("production",), REASONS["no_exchange"][0], "MS-4.13"),
    Deed(
        Phrase("end the production", "生産を終える"),
        (EndProduction,),
        ("production",),
        Phrase("You have ended it already", "もう終えている"),
        "MS-4.6",
    ),
    Deed(FUND, (LayFund,), ("armament",), REASONS["empty_hand"][0], "MS-4.16"),
    Deed(DECLARE, (DeclareInvasion,), ("armament",), REASONS["funds_missing"][0], "MS-4.20"),
    Deed(
        Phrase("gain 1 Magna", "1マグナを得る"),
        (TakeMagna,),
        ("armament",),
        Phrase("Exactly one of the three is taken", "3つのうち1つだけを行う"),
        "MS-4.23",
    ),
    Deed(
        Phrase("take position", "配置を決める"),
        (EndRegroup,),
        ("armament",),
        Phrase("Units are rearranged after a war fund is laid", "守備変更は軍資金を置いた後"),
        "MS-4.18",
    ),
    Deed(Phrase("go", "進攻を実行する"), (StartInvasion,), ("invasion",), ONCE, "MS-5.1"),
    Deed(Phrase("cancel the invasion", "進攻を取り止める"), (CancelInvasion,), ("invasion",), ONCE, "MS-5.1"),
    Deed(
        Phrase("reinforce", "増援する"),
        (SendForce,),
        ("invasion",),
        Phrase(
            "Forces come in the reinforcement step, if rank and room allow it",
            "兵力は増援ステップに、ランクと空きがあれば出せる",
        ),
        "MS-6.4",
    ),
    Deed(
        Phrase("end the reinforcement", "増援を終える"),
        (EndReinforcement,),
        ("invasion",),
        Phrase("It is not the reinforcement step now", "今は増援ステップではない"),
        "MS-6.2",
    ),
    Deed(
        Phrase("strike one unit", "遊撃する"),
        (Skirmish,),
        ("invasion",),
        Phrase(
            "A skirmish needs a Normal unit of the party and a unit of the garrison, in the attack step",
            "遊撃はアタックステップに、ノーマル状態の進攻部隊と守備部隊がいるとできる",
        ),
        "MS-6.11",
    ),
    Deed(
        CHARGE,
        (Charge,),
        ("invasion",),
        Phrase(
            "A charge needs a Normal unit of the party and a unit of the garrison, in the attack step",
            "突撃はアタックステップに、ノーマル状態の進攻部隊と守備部隊がいるとできる",
        ),
        "MS-6.11",
    ),
    Deed(
        Phrase("end the attacks", "アタックを終える"),
        (EndAttacks,),
        ("invasion",),
        Phrase("It is not your attack step now", "今は自分のアタックステップではない"),
        "MS-6.11",
    ),
)
WHO = {
    "setup": "MS-3.1",
    "fight": "MS-4.1",
    "adjust": "MS-4.4",
    "production": "MS-4.6",
    "armament": "MS-4.16",
    "invasion": "MS-5.1",
    "end": "MS-4.24",
}


def turn(s: State) -> tuple[int, str]:
    """Nobody's, but each does a whole phase by himself; in a battle the step says who acts."""
    me = magna(s)
    rule = WHO[me.phase] if me.battle is None else "MS-6.2" if me.battle.step == "reinforce" else "MS-6.11"
    if me.acting >= 0:
        return me.acting, rule
    return (me.invasion.invader if me.invasion is not None else -1), rule


ORDER = OrderOfPlay(
    PHASES,
    lambda s: magna(s).phase,
    turn,
    why_idle,
    (Adjust, Produce, Armament, Reinforce, Attacking),
    ACTS,
    GUIDE,
    theirs=Phrase("{0} acts now: each does a whole part alone", "今は{0}の番。一人ずつ順に行う"),
)
