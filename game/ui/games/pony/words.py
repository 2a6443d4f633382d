"""Sentences of the screens around a match of the pony game: set-up, collection, deck editor, result."""

from __future__ import annotations

from game.rules.pony.sheet_words import KINDS
from game.words import Phrase

# ---- decks -----------------------------------------------------------------------------------------
MANE_OF = Phrase("{0} of {1} Mane", "メーン{0} / {1}")
PROBLEMS_OF = Phrase("{0} of {1} Problems", "事件{0} / {1}")
PROBLEMS_WHOLE = Phrase(
    "The Problem deck has its ten; it can be saved with more, but not played",
    "プロブレムデッキは10枚までです（保存はできます）",
)
CHECK_MANE = Phrase("Mane", "メーン")
CHECK_SIZE = Phrase("{0}+ cards", "{0}枚以上")
CHECK_COPIES = Phrase("copies", "枚数制限")
CHECK_PROBLEMS = Phrase("{0} Problems", "事件{0}枚")
CHECK_START = Phrase("Starting", "スタート")
SECTIONS = {
    **KINDS,
    "starting": Phrase("Starting Problems", "スタートの事件"),
    "problem": Phrase("Other Problems", "そのほかの事件"),
}
SEARCH = Phrase("Name, trait or text", "名前・種族・効果")
HINTS = {
    "begin": Phrase(
        "Begin with a Mane: its colour leads the deck", "まずメーンを選びましょう。その色がデッキの中心です"
    ),
    "entry": Phrase(
        "Only {0} cards of {1} ask for no colour: the first turns may be slow",
        "{1}のうち使用条件のないカードは{0}枚：序盤が遅いかも",
    ),
    "reach": Phrase(
        "{0} asks for {1} {2} at once; the deck has few such Friends", "{0}には{2}{1}が必要：{2}のフレンドが少なめ"
    ),
    "problem": Phrase(
        "{0} asks for {1}, but no Friend of the deck is {1}", "{0}は{1}が必要ですが、{1}のフレンドがいません"
    ),
    "colors": Phrase("{0} colours: hard to pay for all of them", "{0}色：使用条件を満たしにくくなります"),
    "mane": Phrase("No Friend has the colour of the Mane", "メーンと同じ色のフレンドがいません"),
    "few_friends": Phrase(
        "Few Friends ({0}): nobody to send to the Problems", "フレンドが少なめ（{0}枚）：事件に送る仲間が不足"
    ),
    "no_trouble": Phrase(
        "No Troublemakers: nothing stops the others from confronting", "トラブルメイカーなし：相手をじゃまできません"
    ),
    "dear": Phrase("Expensive ({0} on average): tokens will be short", "高コスト（平均{0}）：トークンが不足しがち"),
    "flip": Phrase("A flipped card brings {0} on average", "めくった時の平均パワーは{0}"),
    "large": Phrase(
        "{0} cards: the good ones come less often than with {1}", "{0}枚：{1}枚より目当てのカードが来にくくなります"
    ),
}

# what ready-made decks are called where room is dear
SHORT_DECKS = {
    "twilight_applejack": Phrase("Twilight & Applejack", "トワイライト組"),
    "rainbow_rarity": Phrase("Rainbow & Rarity", "レインボー組"),
}

# ---- set-up ----------------------------------------------------------------------------------------
BY_CHANCE_LONG = Phrase(
    "One of the six ready-made decks, dealt when the match starts.",
    "6つの既製デッキから、対戦開始時にくじで決まります。",
)
LEGAL = Phrase("{0} cards and {1} Problems, legal", "{0}枚と事件{1}枚、使えます")
OPENS = Phrase("Opens with", "最初の事件")
AVERAGE = Phrase("avg {0}", "平均{0}")
LEAD_BY = Phrase("Led by {0}", "{0}がメーン")
LED_BY = Phrase("{0} ({1})", "{0}（{1}）")

# ---- result ----------------------------------------------------------------------------------------
PLAYERS = Phrase("{0} players", "{0}人")
WHY = {
    "points": Phrase("{0} reached {1} points", "{0}が{1}点に届きました"),
    "conceded": Phrase("{0} gave up", "{0}が降参しました"),
    "turns": Phrase("The match reached its last turn: {0} had most points", "最終ターンに達し、{0}が最高得点でした"),
    "draw": Phrase("The match reached its last turn with equal points", "最終ターンで同点でした"),
    "left": Phrase("{0} was the last one playing", "{0}だけが残りました"),
}
POINTS_TITLE = Phrase("Points", "得点")
HOW_NOTE = Phrase("points after each turn", "各ターン後の得点")
WHERE_FROM = Phrase("Where the points came from", "得点の内訳")
SCORED_BY = {
    "confront": Phrase("confronting", "要件達成"),
    "faceoff": Phrase("faceoff bonuses", "対決のボーナス"),
    "troublemaker": Phrase("Troublemakers", "トラブルメイカー"),
    "effect": Phrase("card texts", "カードの効果"),
    "first": Phrase("first to confront", "最初の達成"),
}
LAST_BY = {
    "confront": Phrase("Confronted, +{0}", "要件を達成、+{0}点"),
    "first": Phrase("First to confront, +{0}", "最初に要件を達成、+{0}点"),
    "faceoff": Phrase("Won the faceoff, +{0}", "対決に勝利、+{0}点"),
    "troublemaker": Phrase("Beat a Troublemaker, +{0}", "トラブルメイカーをたおす、+{0}点"),
    "effect": Phrase("By a card, +{0}", "カードの効果、+{0}点"),
}
AGAINST = Phrase("{0} to {1}", "{0} 対 {1}")
COUNTED = {
    "won": Phrase("faceoffs won", "対決勝利"),
    "confronted": Phrase("Problems confronted", "要件達成"),
    "played": Phrase("cards played", "出した札"),
}
COLUMNS = {
    "confronted": Phrase("Confronted", "要件達成"),
    "won": Phrase("Faceoffs", "対決勝利"),
    "beaten": Phrase("Beaten", "撃退"),
    "played": Phrase("Played", "出した札"),
    "tokens": Phrase("Tokens", "トークン"),
    "drawn": Phrase("Drawn", "ドロー"),
}
BEST = Phrase("Most in faceoffs: {0} ×{1}", "対決の主役：{0} ×{1}")
HIGHEST = Phrase("Highest total: {0}", "最高の合計：{0}")
SOLVED = Phrase("{0} Problems solved", "事件解決：{0}件")
BOOSTED = Phrase("Boosted first: {0}", "最初にブースト：{0}")
CLOSEST = Phrase("Closest faceoff: by {0}", "最小の差：{0}")
DECK_LEFT = Phrase("deck {0}", "デッキ{0}")
HAND_LEFT = Phrase("hand {0}", "手札{0}")
