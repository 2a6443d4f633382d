"""What is said of a card wherever somebody reads about it: natures, labels, filters, rules."""

from __future__ import annotations

from game.words import Phrase

# ---- what a card is ---------------------------------------------------------------------------------
NATURE = Phrase("{0} · {1}", "{0}・{1}")
SUMMONED = Phrase("summoned until the battle ends", "戦闘終了まで招来")

# ---- its facts ---------------------------------------------------------------------------------------
ATTACK = Phrase("Attack", "攻撃力")
DEFENCE = Phrase("Defence", "防御力")
COST = Phrase("Cost", "代償ファイト")
RANK = Phrase("Rank", "ランク")
HERO = Phrase("Hero points", "英雄点")
SKILLS = Phrase("Skills", "スキル")
EQUIPS = Phrase("Can bear", "装備スキル")
EQUIP_NEEDS = Phrase("Borne by", "装備できる者")
TRAITS = Phrase("Traits", "種別")
SYMBOL = Phrase("Symbol", "拠点シンボル")
BEARS = Phrase("Bears", "武装")
IN_FORCE = Phrase("In force on it", "かかっている効果")
NEEDS = Phrase("Asks for", "必要スキル")
UNIQUE = Phrase("Ψ: only one on your field", "Ψ：自分の場に1枚まで")
IN_DECK = Phrase("{0} in {1}", "「{1}」に{0}枚")
BASE_OF = Phrase("a base of {0}", "「{0}」の拠点")
MADE = {
    "name": Phrase("name", "名前"),
    "colour": Phrase("colour", "色"),
    "symbol": Phrase("symbol", "シンボル"),
    "numbers": Phrase("numbers", "数値"),
    "effect": Phrase("effect", "効果"),
}

# ---- where it is filed ---------------------------------------------------------------------------------
ALBUM = {
    "force": Phrase("Forces", "兵力"),
    "other": Phrase("Orders and arms", "作戦・武装ほか"),
    "base": Phrase("Bases", "拠点"),
}
RANKS = {rank: Phrase("rank {0}", "ランク{0}").of(rank) for rank in ("S", "M", "L")}
COSTS = {str(n): Phrase("cost {0}", "代償{0}").of(n) for n in range(8)}
ALL = {
    "kind": Phrase("All kinds", "全種類"),
    "colour": Phrase("All colours", "全ての色"),
    "symbol": Phrase("All symbols", "全シンボル"),
    "rank": Phrase("All ranks", "全ランク"),
    "cost": Phrase("All costs", "全代償"),
    "skill": Phrase("All skills", "全スキル"),
}

# ---- rules ------------------------------------------------------------------------------------------------
RULE_CHECKED = Phrase("Checked: it cannot strike, command or be checked as a cost (MS-6.11)",
                      "チェック状態：アタックや作戦、チェックの代償に使えない（MS-6.11）")  # fmt: skip
RULE_NORMAL = Phrase("Normal: it can strike and pay a check (MS-6.11)",
                     "ノーマル状態：アタックやチェックの代償に使える（MS-6.11）")  # fmt: skip
RULE_TRAP = Phrase("A trap: attack 0, defence 1, until it is shown (MS-8.6)",
                   "トラップ：表になるまで攻撃力0・防御力1（MS-8.6）")  # fmt: skip
RULE_FUND = Phrase("A war fund: it comes to hand when the invasion goes (MS-5.2)",
                   "軍資金：進攻を実行すると手札に加わる（MS-5.2）")  # fmt: skip
RULE_FALLEN = Phrase("Fallen: its slots are gone, its ability works on (MS-8.7, MS-9.4)",
                     "陥落：スロットは失われたが、能力は働く（MS-8.7、MS-9.4）")  # fmt: skip
RULE_BASE = Phrase("It falls when a battle here ends with its garrison empty and a party left (MS-9.3)",
                   "守備部隊がなく進攻部隊が残って戦闘が終わると陥落する（MS-9.3）")  # fmt: skip
RULE_HOME = Phrase("The home base: when it falls, the match is lost (MS-10.1)",
                   "本拠地：陥落すると敗北（MS-10.1）")  # fmt: skip
RULE_HAND = {
    "force": Phrase("Placed Checked in production, or sent as reinforcement by rank (MS-4.6, MS-6.4)",
                    "生産でチェック状態で配置、またはランクに応じて増援（MS-4.6、MS-6.4）"),
    "arms": Phrase("Attached in production or as reinforcement to a unit that may carry it (MS-4.9, MS-6.7)",
                   "生産か増援で、装備できるユニットに付ける（MS-4.9、MS-6.7）"),
    "operation": Phrase("Used in production; a Normal unit with the skill is checked (MS-4.10)",
                        "生産で使う。スキルを持つノーマル状態のユニットをチェックする（MS-4.10）"),
    "tactics": Phrase("Used in a battle; a unit there spends the skill (MS-6.11, MS-8.1)",
                      "戦闘で使う。そこにいるユニットがスキルを消費する（MS-6.11、MS-8.1）"),
    "trap": Phrase("Set face-down for 1 Fight; goes off when destroyed in a battle (MS-4.11, MS-6.18)",
                   "1ファイトで裏向きに置く。戦闘で撃破されると発動（MS-4.11、MS-6.18）"),
}  # fmt: skip
# in the order in which they stand beside a card: what it needs, how it comes, what it can do, what holds for all
RULE_OF = {
    "MS-2.4": Phrase("Needs a base of its colour", "同じ色の拠点が必要"),
    "MS-2.5": Phrase("Needs a base that shows its symbol", "そのシンボルを持つ拠点が必要"),
    "MS-3.1": Phrase("Laid face up as base 1, 2 or 3, in any order", "第1～第3拠点として好きな順に並べる"),
    "MS-4.6": Phrase(
        "Placed for its Fight, Checked, at a standing base", "ファイトを払い、現存拠点にチェック状態で配置"
    ),
    "MS-4.8": Phrase(
        "Without a cost it cannot be placed in production", "代償のないカードは生産フェイズに配置できない"
    ),
    "MS-4.9": Phrase("Attached to a unit with the equip skill, one for each", "装備スキルを持つユニットに1つまで装備"),
    "MS-4.10": Phrase(
        "A Normal unit that shows the skill is checked", "スキルを持つノーマル状態のユニット1体をチェック"
    ),
    "MS-4.15": Phrase("Interrupts an operation or ability of production", "生産フェイズの作戦・能力に割り込む"),
    "MS-6.8": Phrase("Becomes a unit of the battle until it ends", "戦闘終了までユニットになる"),
    "MS-6.11": Phrase("Declared by the invader; the unit spends the skill", "進攻側が宣言し、ユニットがスキルを使う"),
    "MS-6.13": Phrase("One block answers one attack", "1回のアタックにブロックは1回"),
    "MS-6.12": Phrase("Chain: more of the same name in one declaration", "チェイン：同名のものを続けて宣言できる"),
    "MS-6.4": Phrase("Reinforcement: S is free, M costs 1 Magna, L cannot come", "増援：Sは無償、Mは1マグナ、Lは不可"),
    "MS-7.4": Phrase("Who destroys it gains its hero points as Magna", "撃破した側が英雄点分のマグナを得る"),
    "MS-8.2": Phrase("Ψ: never two of the same name on one's own field", "Ψ：同名カードを自軍に2枚置けない"),
    "MS-8.3": Phrase("Ambush: may turn up in its owner's reinforcement", "伏兵：自軍の増援で表向きにできる"),
    "MS-8.4": Phrase(
        "Possession: attached as reinforcement, to any unit", "憑依：増援でのみ、どのユニットにも装備できる"
    ),
    "MS-8.5": Phrase("Defenders stay home; Swift units come Normal", "防衛は進攻できず、疾駆はノーマル状態で出る"),
    "MS-6.22": Phrase("Guard: a skirmish has to be declared against it", "護衛：遊撃はこのユニットに宣言する"),
    "MS-8.7": Phrase("A base's ability works even when it has fallen", "拠点の能力は陥落しても働く"),
    "MS-9.4": Phrase("If base 3 falls, the match is lost", "第3拠点が陥落すると敗北"),
    "MS-4.11": Phrase("Any card may be set face down as a trap for 1 Fight", "どのカードも1ファイトで裏向きに置ける"),
    "MS-6.18": Phrase(
        "Destroyed in a battle: one break trigger happens", "戦闘で撃破されるとブレイクトリガーが1つ起こる"
    ),
}
