"""Sentences of the screens around a match of the Medarot Card Game: set-up, collection, deck editor, result."""

from __future__ import annotations

from game.words import Phrase

# ---- decks -----------------------------------------------------------------------------------------
MODES = {"normal": Phrase("Normal", "ノーマル"), "beginner": Phrase("Beginner", "ビギナー")}
MODES_LONG = {
    "normal": Phrase("Normal · 30 cards", "ノーマル ・ 30枚"),
    "beginner": Phrase("Beginner · 15 cards", "ビギナー ・ 15枚"),
}
MODES_SHORT = {"normal": Phrase("30 cards", "30枚"), "beginner": Phrase("15 cards", "15枚")}
CHECK_SIZE = Phrase("{0} cards", "{0}枚")
CHECK_COPIES = Phrase("at most {0} of each", "同名{0}枚まで")
CHECK_MEDAROT = Phrase("a Medarot", "メダロットあり")
SEARCH = Phrase("Name, line or text", "名前・型・効果")
HINTS = {
    "guide": Phrase("Usual: about {0} Medarots and {1} Medarotters", "目安はメダロット{0}枚、メダロッター{1}枚ほど"),
    "few_people": Phrase(
        "Few Medarotters ({0}): little to answer with, and perhaps no master",
        "メダロッターが少なめ（{0}枚）：守りの手が減ります",
    ),
    "many_people": Phrase(
        "Many Medarotters ({0}): the field may stay empty", "メダロッターが多め（{0}枚）：場が空くかもしれません"
    ),
    "no_defence": Phrase("No Defence effect: nothing answers an attack", "【防御】の効果がありません"),
    "slow": Phrase("Slow ({0} on average): the others will act first", "遅め（平均{0}）：先に動かれます"),
    "fast": Phrase("Fast ({0} on average): you will often act first", "速め（平均{0}）：先に動けることが多い"),
    "dear": Phrase("Expensive ({0} on average): each loss costs many medals", "高コスト（平均{0}）：破壊されると痛い"),
    "no_attack": Phrase("Nothing in it attacks", "攻撃できるメダロットがいません"),
    "no_melee": Phrase(
        "No melee: nothing hits what stands directly before you", "格闘なし：目の前の敵を攻撃できません"
    ),
    "weak": Phrase("Power {0} against the usual armour of 30", "威力の平均は{0}（装甲は30前後が多い）"),
}

# ---- set-up ----------------------------------------------------------------------------------------
BY_CHANCE_LONG = {
    "normal": Phrase(
        "One of the four ready-made decks, dealt when the match starts.",
        "4つの既製デッキから、対戦開始時にくじで決まります。",
    ),
    "beginner": Phrase(
        "One of the two decks for beginners, dealt when the match starts.",
        "2つのビギナーデッキから、対戦開始時にくじで決まります。",
    ),
}
OTHER_MODE = {
    "normal": Phrase("{0} has 15 cards; normal mode wants 30", "「{0}」は15枚です。ノーマルモードは30枚"),
    "beginner": Phrase("{0} has 30 cards; beginner mode wants 15", "「{0}」は30枚です。ビギナーモードは15枚"),
}
LEGAL = Phrase("{0} cards, legal", "{0}枚、使えます")
MASTER_TIP = Phrase("Suggested master", "おすすめマスター")
PEOPLE_N = Phrase("{0} Medarotters", "メダロッター{0}枚")
AVERAGE = Phrase("avg {0}", "平均{0}")

# ---- result ----------------------------------------------------------------------------------------
WHY = {
    "medals": Phrase("{0} had to pay and had no medal left", "{0}は払うメダルが足りませんでした"),
    "cards": Phrase("{0} had to draw from an empty deck", "{0}はデッキが尽きて引けませんでした"),
    "conceded": Phrase("{0} gave up", "{0}が降参しました"),
    "draw": Phrase("both decks ran out in the same start phase", "同じスタートフェイズで両方のデッキが尽きました"),
}
MEDALS = Phrase("Medals", "メダル")
HOW_NOTE = Phrase("medals after each turn", "各ターン後のメダル")
MEDALS_LEFT = Phrase("medals", "メダル")
CANNOT_PAY = Phrase("{0} has nothing left to pay", "{0}は払うメダルがない")
PAYS = Phrase("{0} pays {1}", "{0}が{1}を払う")
MUST_PAY = Phrase("{0} must pay {1}", "{0}は{1}を払う")
COUNTED = {
    "attacks": Phrase("attacks", "攻撃"),
    "destroyed": Phrase("Medarots destroyed", "破壊"),
    "drawn": Phrase("cards drawn", "ドロー"),
}
COLUMNS = {
    "attacks": Phrase("Attacks", "攻撃"),
    "destroyed": Phrase("Destroyed", "破壊"),
    "weak": Phrase("Weak hits", "弱攻撃"),
    "specials": Phrase("Specials", "特殊"),
    "people": Phrase("People", "人物使用"),
    "drawn": Phrase("Drawn", "ドロー"),
}
PAID_FOR = {
    "destroyed": Phrase("for destroyed Medarots", "破壊された分"),
    "stay": Phrase("for standing still", "移動しなかった分"),
    "medarotter": Phrase("for Medarotters", "メダロッターの使用"),
    "draw": Phrase("for cards", "ドロー"),
    "reach": Phrase("for reach", "格闘の届き"),
    "burn": Phrase("for burning", "継続ダメージ"),
    "effect": Phrase("for effects", "効果"),
}
WHERE_PAID = Phrase("Where the medals went", "メダルの使い道")
GAINED = Phrase("gained in the neutral row", "中立での回復")
BEST = Phrase("Hero: {0}, {1} destroyed", "エース：{0}、{1}体破壊")
BEST_WEAK = Phrase("Hand breaker: {0}, {1}", "手札破壊：{0}、{1}")
DEAREST = Phrase("Dearest loss: {0}, {1}", "最大の痛手：{0}、{1}")
MOST_USED = Phrase("Most used: {0} ×{1}", "最多使用：{0} ×{1}")
DECK_LEFT = Phrase("deck {0}", "デッキ{0}")
HAND_LEFT = Phrase("hand {0}", "手札{0}")
