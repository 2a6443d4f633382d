"""What the table of Magna Spectra says beside what its rules say: titles of places, notes, hints, the order."""

from __future__ import annotations

from game.words import Phrase

# ---- phases
PHASES = {
    "fight": Phrase("Fight Decision", "ファイト決定"),
    "adjust": Phrase("Hand Adjustment", "手札調整"),
    "production": Phrase("Production", "生産"),
    "armament": Phrase("Armament", "軍備"),
    "invasion": Phrase("Invasion", "進攻"),
    "end": Phrase("Turn End", "ターン終了"),
}
SETUP = Phrase("Order of the bases", "拠点の配置")
TURN = Phrase("turn {0}", "ターン{0}")
FIRST = Phrase("First, rolled {0}", "先攻（出目{0}）")
SECOND = Phrase("Second, rolled {0}", "後攻（出目{0}）")
FIRST_TIP = Phrase("First acts before Second in every phase; his dice are the Fight of both (MS-4.3)",
                   "先攻は各フェイズを先に行う。先攻の出目が両者のファイトになる（MS-4.3）")  # fmt: skip

# ---- places
DECK = Phrase("Deck", "デッキ")
DISCARD = Phrase("Discard", "捨て札")
FUNDS = Phrase("War funds", "軍資金")
FUNDS_SHORT = Phrase("Funds", "資金")
HAND = Phrase("Hand", "手札")
BASES = Phrase("Bases", "拠点")
ARMS = Phrase("Arms", "武装")
TERRITORY = Phrase("Territory", "領地")
PLAYED = Phrase("Declared", "宣言中")
PARTY = Phrase("Party {0}/5", "進攻部隊 {0}/5")
GARRISON = Phrase("Garrison {0}/5", "守備部隊 {0}/5")
RETURNED = Phrase("Come home {0}", "帰還 {0}")
PLACE_OF = Phrase("{0} · {1}, {2} slots", "{0}・{1}・{2}スロット")
ROLE = {
    1: Phrase("Front", "前線"),
    2: Phrase("Middle", "中央"),
    3: Phrase("Home: invasions start here", "本拠地：ここから進攻する"),
}
FACE_DOWN = Phrase("Face down", "伏せ札")
FALLEN = Phrase("Fallen", "陥落")
IN_ALL = Phrase("in all", "合計")
SUM_ATTACK = Phrase("Attack of these units together: {1} (units: {0})", "この{0}体の攻撃力の合計：{1}")
SUM_DEFENCE = Phrase("Defence of these units together: {1} (units: {0})", "この{0}体の防御力の合計：{1}")
AUGMENT_SHORT = "+"
FIGHTS_IN_LANE = Phrase("fights in the lane", "進攻路で防戦中")

# ---- gems and plaques
MAGNA = Phrase("Magna", "マグナ")
FIGHT = Phrase("Fight", "ファイト")
MAGNA_TIP = Phrase(
    "Magna stays. It pays for missing war funds and for reinforcements of rank M; 1 Magna buys 5 Fight in production",
    "マグナは残る。足りない軍資金とランクMの増援に使い、生産では1マグナが5ファイトになる",
)
FIGHT_TIP = Phrase(
    "Fight pays for forces, arms, operations and traps. What is left is lost when both have ended production",
    "ファイトで兵力・武装・作戦・トラップの代償を払う。生産が終わると残りは失われる",
)
STANDING = Phrase("bases", "拠点")
DECLARED = Phrase("invades", "進攻宣言")

# ---- the order of the turn, and what is declared
TOWARD = Phrase("Invasion of base {0}", "拠点{0}への進攻")
BATTLE = Phrase("Battle for base {0}", "拠点{0}の戦闘")
STEPS = {
    "reinforce": Phrase("reinforcement", "増援"),
    "attack": Phrase("attack", "アタック"),
    "end": Phrase("battle end", "戦闘終了"),
}
SKIRMISH = Phrase("Skirmish", "遊撃")
CHARGE = Phrase("Charge", "突撃")
BLOCK = Phrase("Block: {0}", "ブロック：{0}")
CHAIN = Phrase("Chain: {0}", "チェイン：{0}")
STRIKERS = Phrase("{0} units together", "{0}体で")
BY_AT = Phrase("{0} → {1}", "{0} → {1}")

# ---- what would come of it
FALLS = Phrase("falls", "撃破")
MAY_FALL = Phrase("may fall", "撃破かも")
STAYS = Phrase("{0} of {1}", "{0}／{1}")
TARGET_FALLS = Phrase("{0} is destroyed", "{0}を撃破")
TARGET_STAYS = Phrase("{0} survives: {1} of {2}", "{0}は残る：{1}／{2}")
NOTHING_LEFT = Phrase("No damage is left", "ダメージは残らない")
ALL_FALL = Phrase("The whole garrison is destroyed", "守備部隊を全員撃破")
NONE_FALL = Phrase("Nobody has to fall", "誰も撃破されずに済む")
SOME_FALL = Phrase("{0} of {1} fall; the defender chooses the order", "{1}体中{0}体を撃破。順番は守備側が選ぶ")
BETWEEN_FALL = Phrase(
    "{0} to {1} of {2} fall; the defender chooses the order",
    "{2}体中{0}～{1}体を撃破。順番は守備側が選ぶ",
)
YOU_ORDER = Phrase("{0} of {1} fall at least: you choose the order", "{1}体中{0}体以上が撃破される。順番は自分で選ぶ")
IF_ALL = Phrase("All in one charge: {0}", "全員で突撃すると：{0}")
NOBODY_STRIKES = Phrase("Nobody of the party is Normal", "ノーマル状態の進攻ユニットがいない")
MARCHING = Phrase("As it stands: both may reinforce", "現在の値。どちらも増援できる")
TAKES = Phrase("{0}: takes {1}", "{0}番：{1}ダメージ")
TAKES_FALLS = Phrase("{0}: falls", "{0}番：撃破")
EMPTY_GARRISON = Phrase(
    "The garrison is empty: the base falls at the end of the battle",
    "守備部隊がいない：戦闘終了時に陥落する",
)

# ---- notes
RANKS = {
    "S": Phrase("Rank S: comes free", "ランクS：無償で増援"),
    "M": Phrase("Rank M: comes for 1 Magna", "ランクM：1マグナで増援"),
    "L": Phrase("Rank L: cannot reinforce", "ランクL：増援不可"),
}

FIGHT_LEFT = Phrase("Fight, this phase only", "ファイト（このフェイズのみ）")
TRAP_COSTS = Phrase("a card set as a trap costs", "伏せるコスト")
MAGNA_BUYS = Phrase("1 Magna buys Fight", "1マグナで得るファイト")
DECLARING = Phrase("Magna to invade", "進攻宣言に必要なマグナ")
HAND_LIMIT = Phrase("cards you draw up to", "手札の上限")
GOES_DOWN = Phrase("for the defender if it falls", "陥落時に守備側が得るマグナ")
ORDER_NOTE = Phrase(
    "Base 1 is attacked first, then base 2. Base 3 is the home base: invasions start there, and who loses it loses.",
    "最初に攻められるのは拠点1、次が拠点2。拠点3は本拠地：進攻はここから始まり、陥落すると負け。",
)
AT_STAKE = Phrase("At stake: {0}", "争われる拠点：{0}")

# ---- hints
HINT_ORDER = Phrase("Click base 1, then base 2: the front first.", "拠点1、拠点2の順にクリック。")
HINT_PRODUCE = Phrase(
    "Drag cards to slots; any card can be a trap.",
    "カードをスロットへ。どのカードもトラップにできる。",
)
HINT_SLOT = Phrase(
    "In a full base, click the unit that goes for it.",
    "満員の拠点では、入れ替えるユニットをクリック。",
)
MAKES_ROOM = Phrase("discarded", "破棄される")
HINT_ARM = Phrase(
    "A card that is clicked becomes a fund.",
    "クリックした手札が軍資金になる。",
)
HINT_REGROUP = Phrase(
    "Move units and arms as you like; nothing is final before the end.",
    "自由に動かせる。終わるまで確定しない。",
)
HINT_PARTY = Phrase("Up to five units of base 3.", "拠点3から最大5体。")
HINT_REINFORCE = Phrase("Rank S is free, rank M costs 1 Magna.", "ランクSは無償、Mは1マグナ。")
HINT_ATTACK = Phrase("Click an enemy for a skirmish.", "敵をクリックすると遊撃。")
HINT_BLOCK = Phrase("There is only one block to an attack.", "ブロックは1回だけ。")
LEFT_TO_POUR = Phrase("{0} of {1} damage is left to be taken", "残り{0}／{1}ダメージ")
HINT_DAMAGE = Phrase("A unit that does not take its full defence survives.", "防御力に満たなければ撃破されない。")
HINT_GO = Phrase("Cancelled, the funds stay and Magna is gone.", "取り止めると軍資金は残り、マグナは戻らない。")
HINT_GO_ON = Phrase("Who does not fight on goes to base 3.", "続けないユニットは拠点3へ。")

# ---- what happens
TURN_BEGINS = Phrase("Turn {0}", "ターン{0}")
PHASE_BEGINS = {
    "production": Phrase("Production", "生産フェイズ"),
    "armament": Phrase("Armament", "軍備フェイズ"),
    "invasion": Phrase("Invasion", "進攻フェイズ"),
}
DICE_TITLE = Phrase("Fight decision", "ファイト決定")
DICE = Phrase("Dice", "ダイス")
ORDER_HEAD = Phrase("Order", "順番")
DECLARES_INVASION = Phrase("{0} declares an invasion", "{0}が進攻を宣言")
CANCELS = Phrase("{0} cancels the invasion", "{0}が進攻を取り止め")
GOES_ON = Phrase("On to base {0}", "拠点{0}へ")
BATTLE_BEGINS = Phrase("Battle for base {0}: {1}", "拠点{0}「{1}」の戦闘")
HOLDS = Phrase("Base {0} holds", "拠点{0}を守り抜いた")
BASE_FALLS = Phrase("{0} falls", "「{0}」陥落")
USES = Phrase("{0}: {1}", "{0}：{1}")
SPRINGS = Phrase("Break trigger: {0}", "ブレイクトリガー：{0}")
