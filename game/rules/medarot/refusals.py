"""Why not: the sentences of medarot.md, section 19, each with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable

from game.table.step import SILENT, No, Thing
from game.words import Phrase

REASONS: dict[str, tuple[Phrase, str]] = {
    "not_its_turn": (Phrase("Another Medarot acts first", "先に行動するメダロットがいる"), "9"),
    "has_acted": (Phrase("It has already acted this turn", "このターンはもう行動した"), "9"),
    "face_down": (Phrase("It is face down until the next start phase", "次のスタートフェイズまでウラ向き"), "10.4"),
    "bound_act": (Phrase("An effect keeps it from acting", "効果により行動できない"), "15.1"),
    "bound_attack": (
        Phrase("An effect keeps it from attacking and from its special", "効果により攻撃・特殊ができない"),
        "15.1",
    ),
    "bound_move": (Phrase("An effect keeps it from moving", "効果により移動できない"), "15.1"),
    "no_arrow": (Phrase("It has no arrow that way", "その方向の矢印がない"), "10.1"),
    "one_cell": (Phrase("A Medarot moves one cell only", "移動できるのは隣のマスだけ"), "10.1"),
    "stands_there": (Phrase("The acting Medarot stands here", "行動中のメダロットがここにいる"), "10.1"),
    "cell_taken": (Phrase("There is a card on this cell", "このマスにはカードがある"), "10.1"),
    "enemy_field": (Phrase("Nobody enters the opposing field", "相手のフィールドには入れない"), "4.1"),
    "own_field_only": (
        Phrase(
            "Cards are placed on the own field, never in the neutral row",
            "カードは自分のフィールドに置く（中立には置けない）",
        ),
        "4.1",
    ),
    "already_moved": (Phrase("The acting Medarot has moved already", "行動中のメダロットはもう移動した"), "10"),
    "already_acted": (
        Phrase(
            "The acting Medarot has already attacked or used its special", "行動中のメダロットはもう攻撃か特殊を行った"
        ),
        "10",
    ),
    "out_of_range": (Phrase("Its range does not reach there", "射程がとどかない"), "12.1"),
    "too_close": (Phrase("A shooter needs exactly two cells", "射撃はちょうど2マス先にしか撃てない"), "12.1"),
    "blocked": (Phrase("A card stands between", "間にカードがある"), "12.1"),
    "target_face_down": (Phrase("Face-down Medarots cannot be attacked", "ウラ向きのメダロットは攻撃できない"), "10.4"),
    "not_enough_medals": (Phrase("You do not have enough medals", "メダルが足りない"), "6.1"),
    "not_action": (Phrase("Only Action effects are used now", "今使えるのは【行動】だけ"), "11.3"),
    "not_defense": (Phrase("Only Defence effects are used now", "今使えるのは【防御】だけ"), "11.3"),
    "not_trigger": (Phrase("This does not go off now", "今は発動できない"), "11.3"),
    "only_triggers": (
        Phrase("Only Trigger cards in your stock go off now", "今使えるのはストックの【発動】だけ"),
        "11.3",
    ),
    "order_first": (Phrase("First choose which Medarot acts", "先にどのメダロットが行動するか決める"), "9"),
    "not_set": (
        Phrase("A Trigger must already lie face down in the stock", "【発動】は先にストックに伏せておく必要がある"),
        "11.3",
    ),
    "in_use": (Phrase("This card has been used already", "このカードはもう使った"), "11.2"),
    "master_used": (Phrase("The master is used once per turn", "マスターは1ターンに1回だけ使える"), "11.2"),
    "master_no_trigger": (Phrase("A master never uses Trigger effects", "マスターは【発動】を使えない"), "11.2"),
    "after_action": (
        Phrase("Medarotters are used before the attack or special", "メダロッターは攻撃や特殊の前に使う"),
        "10",
    ),
    "stock_full": (Phrase("Trash one of the three cards first", "先にストックの3枚のうち1枚をトラッシュする"), "11.1"),
    "swap_late": (Phrase("A swap comes before everything else", "交代は最初にしかできない"), "10.3"),
    "wrong_cell": (
        Phrase(
            "The new Medarot takes the cell of the one that acts",
            "交代したメダロットは、行動中のメダロットのマスに置かれる",
        ),
        "10.3",
    ),
    "no_medarot_in_hand": (Phrase("You have no Medarot in hand", "手札にメダロットがない"), "10.3"),
    "must_place": (
        Phrase(
            "Medarots must be placed while there is room and one in hand",
            "手札にメダロットがあれば置かなければならない",
        ),
        "14.2",
    ),
    "must_choose_master": (
        Phrase("One of your Medarotters must become the master", "メダロッターを1枚マスターにしなければならない"),
        "7.2",
    ),
    "hand_limit": (Phrase("Trash down to {0} first", "先に手札を{0}枚にする"), "14.3"),
    "not_in_mode": (Phrase("There is none in beginner mode", "ビギナーモードにはない"), "16"),
    "no_target": (Phrase("It would do nothing now", "今は効果がない"), "11.3"),
    "no_enemy": (Phrase("There is no enemy that it could hit", "攻撃できる敵がいない"), "12.1"),
    "never_attacks": (Phrase("Specials have no power and never attack", "特殊タイプは攻撃しない"), "12.1"),
    "trap_too_weak": (
        Phrase("The attacker's armour is too high for this trap", "攻撃側の装甲が高すぎてトラップがきかない"),
        "13.3",
    ),
    "barrier_too_weak": (
        Phrase("The attack is too strong for this barrier", "攻撃の威力が高すぎてバリアで防げない"),
        "13.3",
    ),
    "other_attack": (Phrase("This stops {0} attacks only", "{0}攻撃にしか使えない"), "13.3"),
    "not_in_scope": (Phrase("The attacked Medarot is not one it protects", "攻撃された味方は対象外"), "13.3"),
    "one_guard": (Phrase("One guard has taken this attack already", "ほかのガードがもう受けている"), "12.2"),
    "reflects_weak": (Phrase("It answers once the attack turns out weak", "弱攻撃になった時に反射できる"), "13.3"),
    "ward_idle": (Phrase("Its special is not in force", "特殊を発動していない"), "13.3"),
    "not_drawn": (Phrase("You drew no Medarotter", "メダロッターを引いていない"), "11.1"),
    "medarots_only": (Phrase("Choose a Medarot", "メダロットを選ぶ"), "7.4"),
    "medarotters_only": (Phrase("Only Medarotters go there", "そこに置けるのはメダロッターだけ"), "11.1"),
    "hand_waits": (
        Phrase("Medarots in your hand do not help against an attack", "手札のメダロットでは防御できない"),
        "12.2",
    ),
    "from_hand": (Phrase("Cards are trashed from your hand now", "今は手札のカードをトラッシュする"), "12.3"),
    "not_yours": (Phrase("This belongs to your opponent", "これは相手のもの"), "4.3"),
    "no_legal_target": (Phrase("It cannot be chosen for this", "対象に選べない"), "15.2"),
}


NUMBERS = {
    "not_enough_medals": Phrase("it costs {0}, you have {1}", "必要{0}枚、残り{1}枚"),
    "trap_too_weak": Phrase("it springs on armour {0} or less; the attacker has {1}", "装甲{0}以下に有効、攻撃側は{1}"),
    "barrier_too_weak": Phrase("it stops power {0} or less; the attack has {1}", "威力{0}以下に有効、攻撃は{1}"),
}


def no(code: str, about: Iterable[Thing], *parts: object) -> No:
    """A refusal by its code in section 19."""
    why, rule = REASONS[code]
    numbers = NUMBERS.get(code, SILENT)
    return No(tuple(about), why.of(*parts) if parts else why, rule, numbers.of(*parts) if numbers.en else SILENT)
