"""Sentences of the interface that belong to no single screen; screens with many words have a words_<screen>.py."""

from __future__ import annotations

from game.words import Phrase

SETTINGS_DAMAGED = Phrase(
    "Your settings could not be read and are the defaults now; the old file is kept as {0}",
    "設定を読み込めなかったため初期設定に戻しました。元のファイルは{0}に残してあります",
)
SETTINGS_UNWRITABLE = Phrase(
    "Settings cannot be kept: the folder {0} cannot be written", "設定を保存できません。フォルダー{0}に書き込めません"
)
CRASHED = Phrase("This screen has failed", "この画面で問題が起きました")
NOTHING_LOST = Phrase(
    "Your match is saved with every choice: nothing is lost. Continue takes you back to it.",
    "対戦は選択のたびに保存されています。失われたものはありません。「続きから」で戻れます。",
)
NOT_SAVED = Phrase(
    "Your match could not be saved. Before you leave it you are asked where to keep it.",
    "対戦を保存できていません。終える前に、保存する場所をお聞きします。",
)
CRASH_DETAIL = Phrase("What happened: {0}", "内容：{0}")
ANY_KEY_ASKS = Phrase("Press any key to choose where to keep the match.", "何かキーを押すと、保存する場所を選べます。")
ANY_KEY = Phrase("Press any key to go to the title.", "何かキーを押すとタイトルへ進みます。")
