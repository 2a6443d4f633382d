"""Sentences about recorded matches of other rules, and about what is kept of a moment: pictures, playing on."""

from __future__ import annotations

from game.words import Phrase

# ---- a recording of other rules ----------------------------------------------------------------------
READ = Phrase("Read", "読む")
OTHER_RULES = Phrase("other rules: to be read", "別の版：読むだけ")
TRANSCRIPT = Phrase("What it holds", "記録の内容")
NOT_AS_PLAYED = Phrase(
    "A recording holds no words, only the number of each choice. What stands below is what these choices mean by "
    "today's rules and cards; what was played may have been something else.",
    "記録には文章がなく、選んだ番号だけが残っています。以下はその番号を今のルールとカードで読んだもので、実際の対戦とは違うことがあります。",
)
RULES = Phrase("Program", "プログラム")
DECK_OF = Phrase("{0} – {1}", "{0} ― {1}")
CHOICE = Phrase("{0}  {1}: {2}", "{0}  {1}：{2}")
CHOSEN = Phrase("{0}  {1} chooses", "{0}  {1}が選択")
GAVE_UP = Phrase("{0}  {1} gives up", "{0}  {1}が投了")
ENDS_AT = Phrase(
    "Choice {0} of {1} is not possible by today's rules: {2}",
    "{1}回のうち{0}回目の選択は、今のルールではできません：{2}",
)
NEVER_BEGINS = Phrase("Today's rules cannot begin this match: {0}", "今のルールでは、この対戦を始められません：{0}")
ALL_POSSIBLE = Phrase("All {0} choices are possible by today's rules", "{0}回の選択は、すべて今のルールでも可能です")

# ---- pictures ----------------------------------------------------------------------------------------
PICTURE = Phrase("Picture of this moment", "この場面を画像に保存")
PICTURE_FILE = Phrase("picture", "画像")
KEPT_AS = Phrase("Kept as {0}", "保存しました：{0}")

# ---- the film of a turn ------------------------------------------------------------------------------
FILM = Phrase("Film of this turn", "このターンを動画に保存")
FILMING = Phrase("The turn is filmed", "ターンを動画にしています")
STOP_FILM = Phrase("Stop", "やめる")
NO_PILLOW = Phrase(
    "A film of a turn needs Pillow: pip install hexfold[pictures]",
    "動画の保存にはPillowが必要です：pip install hexfold[pictures]",
)
