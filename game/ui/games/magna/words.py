"""Sentences of the screens around a match of Magna Spectra: set-up, collection, deck editor, result."""

from __future__ import annotations

from game.rules.magna.words import COLOURS, EQUIP, KEYWORD_RULES, KEYWORDS, KINDS, SKILLS, TRAITS
from game.words import Phrase

__all__ = ["COLOURS", "EQUIP", "KEYWORDS", "KEYWORD_RULES", "KINDS", "SKILLS", "TRAITS"]

# ---- names -----------------------------------------------------------------------------------------
RANKS = {rank: Phrase("rank {0}", "ランク{0}").of(rank) for rank in ("S", "M", "L")}
COST_N = {n: Phrase("cost {0}", "代償{0}").of(n) for n in range(8)}
NO_COST = Phrase("no cost", "代償なし")
MAGNA, FIGHT, COST = Phrase("Magna", "マグナ"), Phrase("Fight", "ファイト"), Phrase("Cost in Fight", "代償ファイト")
ATTACK, DEFENCE = Phrase("Attack", "攻撃力"), Phrase("Defence", "防御力")
HERO, RANK = Phrase("Hero points", "英雄点"), Phrase("Rank", "ランク")
SKILL, EQUIPS = Phrase("Skills", "スキル"), Phrase("Equip skills", "装備スキル")
SYMBOL, NEEDS = Phrase("Base symbol", "拠点シンボル"), Phrase("Asks for", "必要スキル")
UNIQUE = Phrase("Ψ: only one on your field", "Ψ：自分の場に1枚まで")
AS_UNIT = Phrase("As a unit", "ユニットとして")

# ---- collection ------------------------------------------------------------------------------------
ALBUM = {
    "force": Phrase("Forces", "兵力"),
    "other": Phrase("Orders and arms", "作戦・武装ほか"),
    "base": Phrase("Bases", "拠点"),
}
BUILD = Phrase("Build a deck", "デッキを組む")
NATURE = Phrase("{0} · {1}", "{0} ・ {1}")
IN_DECK = Phrase("{0} in {1}", "「{1}」に{0}枚")
BASE_OF = Phrase("a base of {0}", "「{0}」の拠点")
RULES_TITLE = Phrase("Rules that apply", "関係するルール")
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
    "MS-4.11": Phrase("Any card may be set face down as a trap for 1 Fight", "どのカードも1ファイトで裏向きに置ける"),
    "MS-4.15": Phrase("Interrupts an operation or ability of production", "生産フェイズの作戦・能力に割り込む"),
    "MS-6.4": Phrase("Reinforcement: S is free, M costs 1 Magna, L cannot come", "増援：Sは無償、Mは1マグナ、Lは不可"),
    "MS-6.8": Phrase("Becomes a unit of the battle until it ends", "戦闘終了までユニットになる"),
    "MS-6.11": Phrase("Declared by the invader; the unit spends the skill", "進攻側が宣言し、ユニットがスキルを使う"),
    "MS-6.12": Phrase("Chain: more of the same name in one declaration", "チェイン：同名のものを続けて宣言できる"),
    "MS-6.13": Phrase("One block answers one attack", "1回のアタックにブロックは1回"),
    "MS-6.18": Phrase(
        "Destroyed in a battle: one break trigger happens", "戦闘で撃破されるとブレイクトリガーが1つ起こる"
    ),
    "MS-6.22": Phrase("Guard: a skirmish has to be declared against it", "護衛：遊撃はこのユニットに宣言する"),
    "MS-7.4": Phrase("Who destroys it gains its hero points as Magna", "撃破した側が英雄点分のマグナを得る"),
    "MS-8.2": Phrase("Ψ: never two of the same name on one's own field", "Ψ：同名カードを自軍に2枚置けない"),
    "MS-8.3": Phrase("Ambush: may turn up in its owner's reinforcement", "伏兵：自軍の増援で表向きにできる"),
    "MS-8.4": Phrase(
        "Possession: attached as reinforcement, to any unit", "憑依：増援でのみ、どのユニットにも装備できる"
    ),
    "MS-8.5": Phrase("Defenders stay home; Swift units come Normal", "防衛は進攻できず、疾駆はノーマル状態で出る"),
    "MS-8.7": Phrase("A base's ability works even when it has fallen", "拠点の能力は陥落しても働く"),
    "MS-9.4": Phrase("If base 3 falls, the match is lost", "第3拠点が陥落すると敗北"),
}
MADE = {
    "name": Phrase("name", "名前"),
    "colour": Phrase("colour", "色"),
    "symbol": Phrase("symbol", "シンボル"),
    "numbers": Phrase("numbers", "数値"),
    "effect": Phrase("effect", "効果"),
}
RECONSTRUCTED = Phrase(
    "Reconstructed: {0}. What was printed is not known; these are ours.",
    "推定復元：{0}。元の内容が不明のため、当方で補いました。",
)

# ---- decks -----------------------------------------------------------------------------------------
FORMATS = {"full": Phrase("Full deck", "フルデッキ"), "half": Phrase("Half deck", "ハーフデッキ")}
FORMATS_LONG = {
    "full": Phrase("Full · 50 cards", "フル ・ 50枚"),
    "half": Phrase("Half · 25 cards", "ハーフ ・ 25枚"),
}
FORMATS_SHORT = {"full": Phrase("50 cards", "50枚"), "half": Phrase("25 cards", "25枚")}
BASES_COUNTED = Phrase("{0} of {1} bases", "拠点{0} / {1}枚")
BASES_WHOLE = Phrase(
    "The deck has its {0} bases; take one out to play another", "拠点は{0}枚です。入れかえるには1枚外します"
)
BASES_HEAD = Phrase("Bases, from the front", "拠点（前線から順に）")
CHECK_SIZE = Phrase("{0} cards", "{0}枚")
CHECK_COPIES = Phrase("max {0} each", "同名{0}枚まで")
CHECK_BASES = Phrase("{0} bases", "拠点{0}枚")
CHECK_LOYAL = Phrase("colours", "色と印")  # and base symbols
SEARCH = Phrase("Name, trait, keyword or text", "名前・種族・キーワード・効果")
SUITS = Phrase("fits the bases", "拠点に合う")
ALL = {
    "suit": Phrase("Any bases", "拠点を問わず"),
    "kind": Phrase("All kinds", "全種類"),
    "colour": Phrase("All colours", "全ての色"),
    "symbol": Phrase("All symbols", "全シンボル"),
    "rank": Phrase("All ranks", "全ランク"),
    "cost": Phrase("All costs", "全代償"),
    "skill": Phrase("All skills", "全スキル"),
}
HINTS = {
    "bases": Phrase(
        "Begin with the three bases: they decide which cards may be in", "まず拠点3枚を。入れられるカードが決まります"
    ),
    "usual": Phrase(
        "Usual: about {0} forces, {1} of them rank S for reinforcement", "目安は兵力{0}枚ほど、うちランクSが{1}枚"
    ),
    "few_forces": Phrase("Few forces ({0}): bases will stand empty", "兵力が少なめ（{0}枚）：拠点が空きがちです"),
    "few_s": Phrase(
        "Few rank S forces ({0}): little that comes for nothing", "ランクSが少なめ（{0}枚）：無償の増援が足りません"
    ),
    "no_traps": Phrase("No traps: nobody need fear what lies face down", "罠がありません：伏せカードが怖くありません"),
    "no_block": Phrase("Nothing in it blocks", "ブロックできるカードがありません"),
    "dear": Phrase(
        "Expensive ({0} Fight on average): few cards a turn", "高コスト（平均{0}）：1ターンに出せる数が減ります"
    ),
    "skills": Phrase("{0} is asked for, and no force shows it", "「{0}」を持つ兵力がいません"),
    "arms": Phrase("{0} arms, and no force can carry them", "{0}を装備できる兵力がいません"),
}

# ---- set-up ----------------------------------------------------------------------------------------
DECK_OF = Phrase("Deck of {0}", "{0}のデッキ")
BY_CHANCE = Phrase("By chance", "くじ引き")
SECRET = Phrase("secret until the end", "終わるまで秘密")
BY_CHANCE_LONG = {
    "full": Phrase(
        "One of the eight ready-made decks, dealt when the match starts.",
        "8つの既製デッキから、対戦開始時にくじで決まります。",
    ),
    "half": Phrase(
        "One of the two half decks, dealt when the match starts.",
        "2つのハーフデッキから、対戦開始時にくじで決まります。",
    ),
}
OTHER_FORMAT = {
    "full": Phrase("{0} has 25 cards; full decks have 50", "「{0}」は25枚です。フルデッキは50枚"),
    "half": Phrase("{0} has 50 cards; half decks have 25", "「{0}」は50枚です。ハーフデッキは25枚"),
}
NOT_LEGAL = Phrase("{0} cannot be played: {1}", "「{0}」は使えません：{1}")
BUILD_OWN = Phrase("Build your own", "自分で組む")
CHANGE_DECK = Phrase("Change this one", "組みかえる")
GOOD_FIRST = Phrase("Good first choice", "はじめての人におすすめ")
OWN_DECK = Phrase("A deck of your own.", "自分で組んだデッキです。")
LEGAL = Phrase("{0} cards and {1} bases, legal", "{0}枚＋拠点{1}枚、使えます")
BASE_ORDER = Phrase("The order is chosen anew in the match", "並べる順は対戦の初めに選び直せます")
AVERAGE = Phrase("avg {0}", "平均{0}")

# ---- result ----------------------------------------------------------------------------------------
TRAIL = Phrase("result · {0} · {1} · seed {2}", "結果 ・ {0} ・ {1} ・ シード{2}")
TURNS, ONE_TURN = Phrase("{0} turns", "{0}ターン"), Phrase("1 turn", "1ターン")
WHY = {
    "base": Phrase("The third base of {0} fell", "{0}の第3拠点が陥落しました"),
    "bases": Phrase(
        "Both decks ran out; {0} had fewer standing bases",
        "両方のデッキが尽き、{0}の現存拠点が少なかったため決着しました",
    ),
    "forces": Phrase(
        "Both decks ran out; {0} had fewer units left", "両方のデッキが尽き、{0}の残存兵力が少なかったため決着しました"
    ),
    "conceded": Phrase("{0} gave up", "{0}が降参しました"),
    "draw": Phrase("Both decks ran out, and both held as much", "両方のデッキが尽き、互角に終わりました"),
}
BASES_LEFT = Phrase("Bases", "現存拠点")
HOW_NOTE = Phrase("might on the field", "場の戦力（攻撃力＋防御力）")
END = Phrase("end", "終了")
COLUMNS = {
    "invasions": Phrase("Invasions", "進攻"),
    "fell": Phrase("Taken", "陥落"),
    "strikes": Phrase("Strikes", "攻撃"),
    "destroyed": Phrase("Destroyed", "撃破"),
    "blocks": Phrase("Blocks", "ブロック"),
    "traps": Phrase("Traps", "罠発動"),
}
GAINED_BY = {
    "fortune": Phrase("fortune dice", "天運ダイス"),
    "armament": Phrase("armament", "軍備"),
    "fall": Phrase("fallen bases", "拠点の陥落"),
    "hero": Phrase("heroes destroyed", "英雄点"),
    "effect": Phrase("effects", "効果"),
    "paid": Phrase("spent", "使用"),
}
WHERE_MAGNA = Phrase("Where the Magna came from", "マグナの出入り")
DECK_UNKNOWN = Phrase("deck by chance", "くじ引きのデッキ")
BEST = Phrase("Hero: {0}, {1} destroyed", "エース：{0}、{1}体撃破")
STRONGEST = Phrase("Strongest charge: {0}", "最大の突撃：{0}")
TRAP_OF = Phrase("Trap of the match: {0}", "決め手の罠：{0}")
MOST_USED = Phrase("Most used: {0} ×{1}", "最多使用：{0} ×{1}")
UNITS_LEFT = Phrase("units {0}", "ユニット{0}")
DECK_LEFT = Phrase("deck {0}", "デッキ{0}")
