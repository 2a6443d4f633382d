"""What is said of a card wherever somebody reads about it: natures, labels, filters, rules, words explained."""

from __future__ import annotations

from game.rules.medarot.words import TIMINGS
from game.words import Phrase

# ---- what a card is ---------------------------------------------------------------------------------
TYPES = {
    "shooting": Phrase("Shooting", "射撃"),
    "melee": Phrase("Melee", "格闘"),
    "special": Phrase("Special", "特殊"),
    "person": Phrase("Medarotter", "メダロッター"),
}
MEDAROT = Phrase("Medarot · {0} · {1} line", "メダロット・{0}・{1}型")
NUMBERED_MEDAROT = Phrase("{0} · {1} · {2} line", "{0} ・ {1} ・ {2}型")
MEDAROTTER = Phrase("Medarotter", "メダロッター")
NUMBERED_MEDAROTTER = Phrase("{0} · Medarotter", "{0} ・ メダロッター")

# ---- its facts ---------------------------------------------------------------------------------------
NUMBERS = {
    "power": Phrase("Power", "威力"),
    "armor": Phrase("Armour", "装甲"),
    "speed": Phrase("Speed", "スピード"),
    "cost": Phrase("Cost", "コスト"),
}
RARITY = Phrase("Rarity", "レア度")
ARROWS = Phrase("Arrows", "矢印")
ALL_WAYS = Phrase("all eight", "8方向")
PART = Phrase("Part: {0}", "パーツ：{0}")
PART_ALSO = Phrase("Part: {0} · also called {1}", "パーツ：{0} ・ 別名：{1}")
ALSO = Phrase("Also called {0}", "別名：{0}")
AS_MASTER = Phrase("HP as master", "マスター時HP")
EFFECTS = {"upper": Phrase("Upper effect", "上段"), "lower": Phrase("Lower effect", "下段")}
HALF = Phrase("{0} · {1} · {2}: {3}", "{0}・{1}・{2}：{3}")
GONE = {
    "after_use": Phrase("trashed after use", "使用後トラッシュ"),
    "after_defense": Phrase("trashed after the defence", "防御後トラッシュ"),
    "end_of_turn": Phrase("trashed at the end of the turn", "ターン終了時トラッシュ"),
}
GONE_THEN = Phrase("{0} ({1})", "{0}（{1}）")
EFFECTS_ON = Phrase("In force here", "かかっている効果")
IN_DECK = Phrase("{0} in {1}", "「{1}」に{0}枚")
MADE = {
    "type": Phrase("type", "種類"),
    "stats": Phrase("numbers and arrows", "数値と矢印"),
    "ability": Phrase("ability", "能力"),
    "part": Phrase("part", "パーツ"),
    "line": Phrase("line", "型"),
    "hp": Phrase("HP", "HP"),
    "upper": Phrase("upper effect", "上段"),
    "lower": Phrase("lower effect", "下段"),
    "name": Phrase("name", "名前"),
}

# ---- where it is filed ---------------------------------------------------------------------------------
ALBUM = {"medarot": Phrase("Medarots", "メダロット"), "medarotter": Phrase("Medarotters", "メダロッター")}
COSTS = {str(n): Phrase("cost {0}", "コスト{0}").of(n) for n in range(1, 6)}
RARITIES = {str(n): Phrase("rarity {0}", "レア度{0}").of(n) for n in range(1, 6)}
MORE_HP = {str(n): Phrase("+{0} HP", "HP+{0}").of(n) for n in range(1, 6)}
LINES = {
    "KBT": Phrase("KBT (beetle)", "KBT型（カブト）"),
    "KWG": Phrase("KWG (stag)", "KWG型（クワガタ）"),
    "KLN": Phrase("KLN (knight)", "KLN型"),
    "DOG": Phrase("DOG (dog)", "DOG型（イヌ）"),
}
ALL = {
    "type": Phrase("All cards", "全種類"),
    "cost": Phrase("All costs", "全コスト"),
    "rarity": Phrase("All rarities", "全レア度"),
    "line": Phrase("All lines", "全ての型"),
    "timing": Phrase("All timings", "全タイミング"),
}

# ---- rules ------------------------------------------------------------------------------------------------
RULE_DOWN = Phrase(
    "Face down until the next start phase; it cannot be attacked (10.4)",
    "次のスタートフェイズまでウラ向き。攻撃されない（10.4）",
)
RULE_HAND = Phrase("Placed or swapped in face down (10.3, 14.2)", "配置か交代でウラ向きに出す（10.3、14.2）")
RULE_NOW = Phrase("Acts now: move, and attack or special (10)", "行動中：移動と、攻撃か特殊（10）")
RULE_ACTED = Phrase("Has acted in this turn (10)", "このターンは行動済み（10）")
RULE_WAITS = Phrase("Acts in speed order (9)", "スピード順に行動する（9）")
RULE_IN = {
    "stock": Phrase("In the stock, ready to be used (11.2)", "ストックにある。使用できる（11.2）"),
    "master": Phrase("The master: once per turn, never Trigger (11.2)", "マスター：1ターン1回、【発動】は不可（11.2）"),
    "hand": Phrase("Set it in the stock, or use it from hand (11.1)", "ストックに伏せるか、手札から使う（11.1）"),
}
RULE_OF = {
    "9": Phrase(
        "Higher speed acts first, then more arrows, then lower cost", "速い順。次に矢印の多い順、コストの低い順"
    ),
    "10.1": Phrase("Moves one cell along a printed arrow", "印刷された矢印の方向へ1マス移動する"),
    "10.2": Phrase("Who does not move pays one medal", "移動しないとメダル1枚を払う"),
    "11.2": Phrase(
        "Used for its medals, from the stock, the hand or as master", "メダルを払い、ストック・手札・マスターから使う"
    ),
    "11.3 action": Phrase(
        "Action: while one of your Medarots acts, before its attack or special",
        "【行動】：味方の行動順に、攻撃か特殊の前に使う",
    ),
    "11.3 defense": Phrase("Defence: when one of your Medarots is attacked", "【防御】：味方が攻撃された時に使う"),
    "11.3 trigger": Phrase(
        "Trigger: must already lie face down in the stock", "【発動】：先にストックへウラ向きで置いておく"
    ),
    "12.1 shooting": Phrase(
        "Shooting reaches exactly two ahead, over anything", "射撃はちょうど2マス前へ、間に何があっても届く"
    ),
    "12.1 melee": Phrase(
        "Melee reaches one ahead, or two for a medal if nothing is between",
        "格闘は1マス前。メダル1枚で間が空いていれば2マス前",
    ),
    "12.1 sideways": Phrase("In the neutral row it can also attack sideways", "中立フィールドでは左右も攻撃できる"),
    "12.3": Phrase(
        "Power at least armour destroys; less is a weak attack", "威力が装甲以上なら破壊、足りなければ弱攻撃"
    ),
    "13": Phrase("A special lies sideways until its next activation", "特殊は次の行動順までヨコ向きで続く"),
    "13 ward": Phrase(
        "Guards, traps, barriers and reflection work in the defence step",
        "守る・トラップ・バリア・反射は防御の時に使う",
    ),
    "14.1": Phrase(
        "Destroyed: its owner pays its cost and may draw up to three",
        "破壊されるとコスト分のメダルを払い、3枚まで引ける",
    ),
    "7": Phrase("As master it adds its HP and is never trashed", "マスターにするとHPが加わり、トラッシュされない"),
}
MEANINGS = {
    "weak": (
        Phrase("Weak attack", "弱攻撃"),
        Phrase(
            "Power below armour: the owner trashes a card from hand for every 10 power. An empty hand destroys the"
            " Medarot for 1 medal. (12.3)",
            "威力が装甲より低い攻撃。威力10につき手札を1枚トラッシュし、手札がなくなると弱破壊（メダル1枚）。（12.3）",
        ),
    ),
    "stay": (
        Phrase("Stay penalty", "ペナルティ"),
        Phrase("Who does not move in its activation pays 1 medal. (10.2)", "移動しないとメダルを1枚支払う。（10.2）"),
    ),
    "sideways": (
        Phrase("Sideways", "ヨコ"),
        Phrase(
            "A special or a lasting effect is in force; it ends when its Medarot acts again. (13)",
            "特殊や継続効果の発動中。発動した側の次の行動順で終わる。（13）",
        ),
    ),
    "action": (
        TIMINGS["action"],
        Phrase(
            "Used while an own Medarot acts, before its attack or special. (11.3)",
            "味方の行動順に、攻撃か特殊の前に使う。（11.3）",
        ),
    ),
    "defense": (
        TIMINGS["defense"],
        Phrase("Used when an own Medarot is attacked. (11.3)", "味方が攻撃されたときに使う。（11.3）"),
    ),
    "trigger": (
        TIMINGS["trigger"],
        Phrase(
            "Goes off when its event happens, if it already lies in the stock. (11.3)",
            "ストックに伏せてあれば、そのできごとのときに使える。（11.3）",
        ),
    ),
}
