"""Sentences of the profile."""

from __future__ import annotations

from game.words import Phrase

PROFILE = Phrase("Profile", "戦績")
YOU = Phrase("You", "あなた")
WHOSE = Phrase("Whose", "だれの戦績か")
MATCHES = Phrase("Matches", "対戦数")
WON = Phrase("Won", "勝率")
PERCENT = Phrase("{0} %", "{0} %")
ROW_NOW, ROW_BEST = Phrase("In a row", "連勝・連敗"), Phrase("Longest row", "最多連勝")
WINS, LOSSES = Phrase("{0} won", "{0}連勝"), Phrase("{0} lost", "{0}連敗")
ONLY_WINS = Phrase("{0} won", "{0}連勝")
TIME = Phrase("At the table", "プレイ時間")
HOURS, MINUTES = Phrase("{0} h {1} min", "{0}時間{1}分"), Phrase("{0} min", "{0}分")
LESSONS = Phrase("Lessons", "レッスン")
OF_ALL = Phrase("{0} of {1}", "{0}/{1}")
FORM = Phrase("Form", "調子")
FORM_NOTE = Phrase("share won of the last {0}, match by match", "直近{0}戦の勝率の移り変わり")
LAST = Phrase("the last {0} matches", "直近{0}戦")
ENDS = {"won": Phrase("won", "勝ち"), "lost": Phrase("lost", "負け"), "drawn": Phrase("drawn", "引き分け")}
AGAINST = Phrase("Against", "相手の強さ")
PEOPLE, MIXED = Phrase("People", "人"), Phrase("Several kinds", "混合")
SEATS = Phrase("At tables for", "人数")
SEATS_OF = Phrase("{0} players", "{0}人")
GAMES, DECKS = Phrase("Games", "ゲーム別"), Phrase("Decks", "デッキ別")
DEALT = Phrase("What was dealt", "おまかせ")
DUELS = Phrase("Which deck beats which", "デッキの相性")
DUELS_NOTE = Phrase("own decks down, theirs across; share won", "縦が自分、横が相手。数字は勝率")
DUELS_NONE = Phrase("After matches of two with decks: which beats which", "二人対戦のあと、デッキの相性がここに出ます")
SCORE = Phrase("{0} of {1}", "{1}戦{0}勝")
CSV, JSON = Phrase("Save as CSV", "CSVで保存"), Phrase("Save as JSON", "JSONで保存")
SAVED = Phrase("Saved as {0}", "{0} に保存しました")
FORGET = Phrase("Delete the profile", "戦績を消す")
FORGET_ASK = Phrase(
    "All figures of all people here are deleted for good, with what is known of puzzles and lessons. Recordings stay.",
    "ここにいる全員の記録を、パズルとレッスンの記録も含めて完全に消します。リプレイは残ります。",
)
FORGOTTEN = Phrase("The profile is empty now", "戦績を消しました")
NOTHING = Phrase("No match has ended yet", "終わった対戦がまだありません")
NOTHING_NOTE = Phrase(
    "Who won, in what form you are, which decks beat which: all that stands here after the first match",
    "最初の対戦が終わると、勝敗・調子・デッキの相性がここに並びます",
)
NOTHING_HERE = Phrase("Nothing played yet", "まだ対戦していません")
