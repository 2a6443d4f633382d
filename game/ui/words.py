"""Sentences of the interface that belong to no single screen; screens with many words have a words_<screen>.py."""

from __future__ import annotations

from game.words import Phrase

SETTINGS_DAMAGED = Phrase(
    "Your settings could not be read and are the defaults now; the old file is kept as {0}",
    "設定を読み込めなかったため初期設定に戻しました。元のファイルは{0}に残してあります",
)
NO_ROOM_FOR_WINDOW = Phrase(
    "This display has no room for a window: one has at least {0} × {1} pixels",
    "この画面にはウィンドウの入る余地がありません。ウィンドウは{0}×{1}ピクセル以上です",
)
SETTINGS_UNWRITABLE = Phrase(
    "Settings cannot be kept: the folder {0} cannot be written", "設定を保存できません。フォルダー{0}に書き込めません"
)
