"""Sentences of the screens around a match of Magna Spectra: set-up, collection, deck editor, result."""

from __future__ import annotations

from game.rules.magna.words import COLOURS, EQUIP, KINDS, SKILLS
from game.words import Phrase

__all__ = ["COLOURS", "EQUIP", "KINDS", "SKILLS"]

# ---- names -----------------------------------------------------------------------------------------
COST = Phrase("Cost in Fight", "代償ファイト")

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
ANY_BASES = Phrase("Any bases", "拠点を問わず")
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
LEGAL = Phrase("{0} cards and {1} bases, legal", "{0}枚＋拠点{1}枚、使えます")
BASE_ORDER = Phrase("The order is chosen anew in the match", "並べる順は対戦の初めに選び直せます")
AVERAGE = Phrase("avg {0}", "平均{0}")

# ---- result ----------------------------------------------------------------------------------------
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
BASES_STAND = Phrase("bases stand", "現存拠点")
BASE_FALLS = Phrase("Base {0} falls: {1}", "第{0}拠点「{1}」が陥落")
BY_CHARGE = Phrase("{0} charges with {1}", "{0}の突撃、攻撃力{1}")
COUNTED = {
    "invasions": Phrase("invasions", "進攻"),
    "destroyed": Phrase("units destroyed", "撃破"),
    "blocks": Phrase("blocks", "ブロック"),
}
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
BEST = Phrase("Hero: {0}, {1} destroyed", "エース：{0}、{1}体撃破")
STRONGEST = Phrase("Strongest charge: {0}", "最大の突撃：{0}")
TRAP_OF = Phrase("Trap of the match: {0}", "決め手の罠：{0}")
MOST_USED = Phrase("Most used: {0} ×{1}", "最多使用：{0} ×{1}")
UNITS_LEFT = Phrase("units {0}", "ユニット{0}")
DECK_LEFT = Phrase("deck {0}", "デッキ{0}")
