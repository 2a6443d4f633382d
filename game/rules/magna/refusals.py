"""Why not: one sentence for each refusal, with the number of the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.magna.places import arms, bases, field, funds, hand
from game.table.state import State
from game.table.step import SILENT, No, Step, Thing
from game.words import Phrase

REASONS: dict[str, tuple[Phrase, str]] = {
    # hand adjustment
    "over_limit": (Phrase("Discard down to {0} cards first", "先に手札を{0}枚以下にする"), "MS-4.4"),
    # production
    "no_cost": (
        Phrase("Its cost is —: it cannot be placed in production", "コストが「—」のカードは生産フェイズに配置できない"),
        "MS-4.8",
    ),
    "not_enough_fight": (Phrase("You have not enough Fight for it", "ファイトが足りない"), "MS-4.6"),
    "trap_fight": (
        Phrase("You have not enough Fight to set a trap", "トラップを設置するファイトが足りない"),
        "MS-4.11",
    ),
    "no_exchange": (Phrase("You have no Magna to exchange", "交換するマグナがない"), "MS-4.13"),
    "psi": (
        Phrase("A card of this Ψ name is on your field already", "同じΨの名前のカードがすでに自軍の場にある"),
        "MS-8.2",
    ),
    "base_free": (
        Phrase("There is a free slot here: nobody has to go", "空きスロットがあるので破棄できない"),
        "MS-4.7",
    ),
    "base_fallen": (Phrase("This base has fallen", "この拠点は陥落している"), "MS-4.6"),
    "augment_slot": (Phrase("Augment slots are for battles only", "増援スロットは戦闘中だけ使う"), "MS-4.6"),
    "invasion_slot": (Phrase("Only an invasion party stands here", "ここに立つのは進攻部隊だけ"), "MS-5.3"),
    "no_equip": (Phrase("It lacks the equip skill", "必要な装備スキルがない"), "MS-4.9"),
    "trap_no_arms": (Phrase("Traps cannot carry these arms", "トラップはこの武装を装備できない"), "MS-4.9"),
    "possession_later": (
        Phrase("Possession arms come only as reinforcement", "憑依の武装は増援でのみ装備できる"),
        "MS-8.4",
    ),
    "nobody_carries": (Phrase("None of your units can carry it", "装備できる自軍ユニットがいない"), "MS-4.9"),
    "tactics_in_battle": (Phrase("Tactics are used in a battle", "戦術は戦闘で使う"), "MS-6.11"),
    "trap_card": (Phrase("A trap card is only ever set face-down", "罠カードは伏せて設置するだけ"), "MS-8.6"),
    "not_yours": (Phrase("This belongs to your opponent", "これは敵軍のもの"), "MS-4.6"),
    "face_down": (Phrase("A face-down card has no abilities", "裏向きのカードにアビリティはない"), "MS-8.6"),
    # armament
    "empty_hand": (Phrase("You have no hand card to lay down", "手札がない"), "MS-4.16"),
    "two_funds": (
        Phrase("Never more than two war funds: one of them goes first", "軍資金は2枚まで。先に1枚を破棄する"),
        "MS-4.17",
    ),
    "funds_missing": (
        Phrase(
            "Two war funds are needed; each missing one costs 1 Magna",
            "軍資金が2枚必要。足りない1枚につき1マグナかかる",
        ),
        "MS-4.20",
    ),
    "fund_not_hand": (Phrase("A war fund is no hand card", "軍資金は手札ではない"), "MS-4.16"),
    "same_base": (Phrase("It stands at this base already", "すでにこの拠点にいる"), "MS-4.18"),
    "possession_stays": (Phrase("Possession arms stay with their bearer", "憑依の武装は移せない"), "MS-8.4"),
    "no_home_for_arms": (
        Phrase("The arms it bears could go to nobody: arms stay attached", "今の武装の移し先がない（武装は外せない）"),
        "MS-4.18",
    ),
    # invasion
    "defender": (Phrase("A Defender never joins an invasion party", "「防衛」は進攻部隊に加われない"), "MS-5.3"),
    "trap_stays": (Phrase("Traps cannot join an invasion party", "トラップは進攻部隊に加われない"), "MS-5.3"),
    "from_base_3": (Phrase("The party comes from base 3", "進攻部隊は拠点3から選ぶ"), "MS-5.3"),
    # reinforcement
    "five_units": (Phrase("There are five units already", "すでに5体いる"), "MS-6.3"),
    "rank_l": (Phrase("Rank L cannot come as reinforcement", "ランクLは増援に使えない"), "MS-6.4"),
    "m_magna": (Phrase("Rank M costs Magna as reinforcement", "ランクMの増援にはマグナが必要"), "MS-6.4"),
    "defender_party": (
        Phrase("A Defender cannot reinforce an invasion party", "「防衛」は進攻部隊の増援になれない"),
        "MS-6.5",
    ),
    "no_trap_reinforcement": (Phrase("Traps cannot come as reinforcement", "トラップは増援に使えない"), "MS-6.6"),
    "no_operation": (Phrase("Operations belong to the Production Phase", "作戦は生産フェイズに使う"), "MS-4.10"),
    "no_ambush": (Phrase("Only Ambush turns up in a reinforcement", "増援で表になるのは「伏兵」だけ"), "MS-8.3"),
    "not_in_battle": (Phrase("It is not in this battle", "この戦闘に参加していない"), "MS-6.20"),
    # attack
    "checked": (Phrase("It is Checked", "チェック状態"), "MS-6.11"),
    "no_garrison": (Phrase("There is nobody to strike", "攻撃する守備部隊がいない"), "MS-6.11"),
    "nobody_normal": (Phrase("No unit of the party is Normal", "ノーマル状態のユニットがいない"), "MS-6.11"),
    "guard": (Phrase("A Guard has to be struck first", "「護衛」を持つユニットを対象にする"), "MS-6.22"),
    "order_owner": (Phrase("Choose who takes the damage next", "次にダメージを受けるユニットを選ぶ"), "MS-6.15"),
    "one_trap": (
        Phrase("Exactly one of the destroyed traps triggers", "発動するのは撃破されたトラップ1枚だけ"),
        "MS-6.18",
    ),
    # abilities and cards
    "skill_spent": (Phrase("It has too few icons left: {0} needed", "スキルが足りない（{0}が必要）"), "MS-8.1"),
    "nobody_spends": (Phrase("None of your units here can spend {0}", "{0}を消費できる自軍ユニットがいない"), "MS-8.1"),
    "nobody_shows": (
        Phrase("None of your Normal units shows {0}", "{0}を持つノーマル状態の自軍ユニットがいない"),
        "MS-4.10",
    ),
    "use_magna": (Phrase("You have not enough Magna for it", "マグナが足りない"), "MS-6.11"),
    "cards_missing": (Phrase("{0} of your hand cards has to be discarded", "手札を{0}枚捨てる必要がある"), "MS-4.12"),
    "once_battle": (Phrase("Used in this battle already", "この戦闘ではもう使った"), "MS-8.8"),
    "once_turn": (Phrase("Used in this turn already", "このターンはもう使った"), "MS-8.8"),
    "nobody_given": (Phrase("There is no unit to discard for it", "破棄するユニットがいない"), "MS-6.11"),
    "only_against": (Phrase("Only against {0}", "{0}に対してのみ使用可能"), "MS-6.13"),
    "only_if": (Phrase("Only if {0}", "条件：{0}"), "MS-6.11"),
    "nobody_meant": (Phrase("There is nothing it could be used on", "対象がない"), "MS-6.11"),
    "not_meant": (Phrase("This cannot be chosen for it", "これは選べない"), "MS-6.20"),
    # whatever else lies there
    "adjust_hand": (Phrase("Only hand cards are discarded now", "今捨てるのは手札だけ"), "MS-4.4"),
    "no_production": (Phrase("It has no production ability", "生産アビリティがない"), "MS-4.12"),
    "no_interrupt": (Phrase("It is no interrupt", "割込には使えない"), "MS-4.15"),
    "regroup_after": (Phrase("Units are rearranged after a war fund is laid", "守備変更は軍資金を置いた後"), "MS-4.18"),
    "no_reinforcement": (Phrase("It is of no use as reinforcement", "増援では使えない"), "MS-6.2"),
    "target_first": (Phrase("First choose whom to strike, or the charge", "先に遊撃の対象か突撃を選ぶ"), "MS-6.11"),
    "no_attack": (Phrase("There is nothing to declare with it", "これで宣言できるものはない"), "MS-6.11"),
    "no_chain": (Phrase("It does not belong to this chain", "このチェインにはつながらない"), "MS-6.12"),
    "no_block": (Phrase("It cannot block", "ブロックには使えない"), "MS-6.13"),
    # after the battle
    "not_in_party": (Phrase("It was not in the party: it stays", "進攻部隊ではなかったので残る"), "MS-5.8"),
    "trim_garrison": (Phrase("Only units of this base are too many", "整理するのはこの拠点のユニット"), "MS-9.3"),
}


COSTS = Phrase("it costs {0}, you have {1}", "必要{0}、所持{1}")
NUMBERS = {
    "not_enough_fight": COSTS,
    "trap_fight": COSTS,
    "m_magna": COSTS,
    "use_magna": COSTS,
    "funds_missing": Phrase("{0} Magna needed, you have {1}", "{0}マグナ必要、所持{1}"),
}
FUND = Phrase("lay a war fund", "軍資金を置く")
DECLARE = Phrase("declare an invasion", "進攻を宣言する")
EXCHANGE = Phrase("exchange 1 Magna for Fight", "1マグナをファイトにする")
CHARGE = Phrase("charge", "突撃する")
BUTTONS = {
    "empty_hand": FUND,
    "funds_missing": DECLARE,
    "no_exchange": EXCHANGE,
    "no_garrison": CHARGE,
    "nobody_normal": CHARGE,
}


def no(code: str, about: Iterable[Thing], *parts: object) -> No:
    """A refusal by its code; one about nothing is about a button."""
    why, rule = REASONS[code]
    things, numbers = tuple(about), NUMBERS.get(code)
    return No(
        things,
        why.of(*parts) if parts else why,
        rule,
        numbers.of(*parts) if numbers else SILENT,
        SILENT if things else BUTTONS.get(code, SILENT),
    )


def no_to(code: str, about: Iterable[Thing], *parts: object) -> list[No]:
    """A refusal of these things; none if there are none."""
    things = tuple(about)
    return [no(code, things, *parts)] if things else []


def explained(s: State, seat: int, options: Iterable[Step | No], code: str) -> Iterable[Step | No]:
    """The options and reasons; and for whoever asks why, one reason for all other things of a seat."""
    return with_rest(s, seat, options, code) if s.explaining else options


def with_rest(s: State, seat: int, options: Iterable[Step | No], code: str) -> Iterator[Step | No]:
    said: set[Thing] = set()
    for option in options:
        said |= set(option.about() if isinstance(option, Step) else option.about)
        yield option
    there = [
        i for zone in (hand(seat), field(seat), arms(seat), bases(seat), funds(seat)) for i in s.zones.get(zone, ())
    ]
    equal = {s.pieces[i].card for i in s.zones.get(hand(seat), ()) if i in said}  # they stand for all like them
    yield from no_to(
        code, [i for i in there if i not in said and not (s.pieces[i].zone == hand(seat) and s.pieces[i].card in equal)]
    )
