"""What the table of the Pony game says beside what its rules say: phases, titles of places, notes, hints."""

from __future__ import annotations

from game.words import Phrase

# ---- phases
PHASES = {
    "setup": Phrase("Set-up", "準備"),
    "ready": Phrase("Ready", "レディ"),
    "troublemaker": Phrase("Troublemaker", "トラブルメイカー"),
    "main": Phrase("Main", "メイン"),
    "score": Phrase("Score", "スコア"),
    "end": Phrase("End", "エンド"),
}
TURN = Phrase("turn {0}", "第{0}ターン")

# ---- places
DECK = Phrase("Deck", "デッキ")
HAND = Phrase("Hand", "手札")
DISCARD = Phrase("Discard", "捨て札")
PROBLEM_DECK = Phrase("Problems", "事件")
TOKENS = Phrase("Tokens", "トークン")
DOWN = Phrase("Face down", "裏向き")
FRIGHTENED = Phrase("Frightened", "恐慌状態")
STAGED = Phrase("{0} is being played", "{0}を使用中")
FRIENDS = Phrase("Friends {0}/{1}", "フレンド{0}/{1}")
IN_HAND = Phrase("{0} in hand", "手札{0}")
POINTS = Phrase("points", "得点")

# ---- requirements
ON_AREA = Phrase("{0} · {1}", "{0}・{1}")
CONFRONTED = Phrase("confronted", "達成ずみ")
MET = Phrase("met", "達成")
SHORT = Phrase("{0} short", "あと{0}")
BLOCKED = Phrase("blocked", "妨害中")
CHARACTERS = Phrase("needs {0} characters", "{0}体必要")

# ---- faceoffs
FACEOFF_AT = Phrase("Faceoff: {0}", "対決：{0}")
COMBINED = Phrase("Combined faceoff", "まとめて対決")
CHALLENGE = Phrase("Challenge: {0}", "挑戦：{0}")
STAKE = Phrase("the winner scores {0}", "勝者は{0}")
STAKE_TROUBLE = Phrase("beating it scores {0}", "倒せば{0}")
STAKE_NONE = Phrase("it scores nothing", "得点なし")
THERE = Phrase("there", "パワー")
NO_PART = Phrase("takes no part", "参加なし")
TIED = Phrase("Tied: each side flips once more", "同点：もう1枚ずつめくる")
TIED_NOW = Phrase("Level so far", "いまは同点")
AHEAD = Phrase("{0} leads by {1}", "{0}が{1}リード")
WON_BY = Phrase("{0} wins", "{0}の勝ち")
NOBODY_WINS = Phrase("Nobody wins", "勝者なし")
HELD_BY = Phrase("{0} ({1})", "{0}（{1}）")

# ---- notes
YOU_MAY = Phrase("What you can do", "できること")
PLAY_CARDS = Phrase("play a card", "カードをプレイ")
MOVE = Phrase("move a character", "キャラクターを移動")
DRAW = Phrase("draw a card", "カードを1枚引く")
RALLY = Phrase("rally a Friend", "フレンドを立ち直らせる")
ABILITY = Phrase("use an ability", "能力を使う")
NOTHING_MORE = Phrase("Nothing more can be paid for.", "使えるものがもうない。")
KEEPS = Phrase("Tokens are kept for later turns.", "トークンは次のターンに持ち越せる。")
SEAT_NEEDS = Phrase("{0}: {1}", "{0}：{1}")
BLOCKED_BY = Phrase("blocked by {0}", "{0}が妨害")
BONUS_IS = Phrase("Winning a faceoff here scores {0}.", "ここでの対決に勝つと{0}。")
POWER_THERE = Phrase("your power there", "そこの自分のパワー")
ITS_POWER = Phrase("its power", "相手のパワー")
WORTH = Phrase("for beating it", "倒した時の得点")
BEFORE_FLIPS = Phrase("{0} before the flips", "めくる前は{0}")
UP_BY = Phrase("ahead by {0}", "{0}リード")
DOWN_BY = Phrase("behind by {0}", "{0}不足")
LEVEL = Phrase("level", "同点")
COSTS = Phrase("costs", "コスト")
YOURS = Phrase("your {0} power in play", "場の自分の{0}パワー")
LEFT = Phrase("{0} tokens left", "残りトークン{0}個")
LEFT_ONE = Phrase("1 token left", "残りトークン1個")
WAITS = Phrase(
    "It turns up in its player's next Troublemaker Phase.", "持ち主の次のトラブルメイカーフェイズに表になる。"
)

# ---- hints
HINTS = {
    "MainActions": Phrase("Click or drag a lit card", "光るカードをクリックかドラッグ"),
    "Challenges": Phrase("Optional: each Troublemaker once per turn", "任意。1体につき1ターン1回"),
    "ConfrontNext": Phrase("Each one confronted scores 1", "要件を満たすごとに1点"),
    "SolveNext": Phrase("Everybody there goes home", "そこの全員がホームへ戻る"),
    "ChooseStarting": Phrase("All choices are shown together", "全員の選択を同時に公開する"),
    "Mulligan": Phrase("Once only: six new cards", "1回だけ、6枚引き直せる"),
    "PutUnder": Phrase("The order is free", "順番は自由"),
    "RetireDown": Phrase("The home limit is checked now", "ホームリミットの確認"),
}

# ---- what happens
PHASE_BEGINS = {
    "troublemaker": Phrase("Troublemaker Phase", "トラブルメイカーフェイズ"),
    "score": Phrase("Score Phase", "スコアフェイズ"),
}
BEGINS = Phrase("{0} goes first", "{0}が先攻")
TURN_OF = Phrase("{0}'s turn", "{0}のターン")
CONFRONTS = Phrase("{0} confronts {1}: 1 point", "{0}が{1}の要件を満たした：1点")
PLAYS = Phrase("{0}: {1}", "{0}：{1}")
SOLVED = Phrase("{0} is solved", "{0}が解決した")
BOOSTED = Phrase("{0} is boosted!", "{0}がブースト！")
REVEALED = Phrase("{0} turns up", "{0}が現れた")
DEFEATED = Phrase("{0} is beaten", "{0}を倒した")
FACEOFF_BEGINS = Phrase("Faceoff!", "対決！")
