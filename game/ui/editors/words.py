"""Sentences of the deck editor; {0} is what the game calls a deck, where `DeckEditor.named` says them."""

from __future__ import annotations

from game.words import Phrase

EDITOR = Phrase("{0} editor", "{0}エディター")
OF_SIZE = Phrase("{0} of {1} cards", "{0} / {1}枚")
OF_POINTS = Phrase("{0} of {1} points", "{0} / {1}点")
NEW_DECK = Phrase("New {0}", "新しい{0}")
MY_DECKS = Phrase("Choose another {0}", "{0}を選ぶ")
FROM_READY = Phrase("From {0}", "見本から：{0}")
DECK_NAME = Phrase("Name of the {0}", "{0}の名前")
UNNAMED = Phrase("My {0}", "わたしの{0}")
PLACES = Phrase(
    "Click the arrow to move it up, drag it to another place, or press a digit",
    "矢印をクリックすると上へ。ドラッグや数字キーでも並べかえられます",
)
EMPTY = Phrase("The {0} is still empty", "{0}はまだ空です")
EMPTY_LONG = Phrase(
    "Click cards at the left or drag them here, or begin with a ready-made {0} from the list above.",
    "左のカードをクリックするか、ここへドラッグします。上の一覧から既製の{0}を元にすることもできます。",
)
EMPTY_PLACE = Phrase("Click or drag a card here", "カードをここへ")
IS_IN = Phrase("{0} is in already", "{0}はすでに入っています")
BACK = Phrase("Back", "もどる")
SAVE = Phrase("Save", "保存")
COPY = Phrase("Copy the {0} under another name", "別の名前で複製")
DELETE = Phrase("Delete", "削除")
CLEAR = Phrase("Take everything out", "空にする")
FILL = Phrase("Fill what is missing by lot", "足りない分をくじで入れる")
FILL_N = Phrase("Fill {0} by lot", "{0}枚をくじで入れる")
TRIM_N = Phrase("Take out {0}", "{0}枚を外す")
WHOLE = Phrase("The {0} has all its cards", "{0}はもういっぱいです")
AT_MOST = Phrase("At most {1} of the same card: {0} is in {1} times", "{0}は{1}枚入っています（同じカードは{1}枚まで）")
DECK_FULL = Phrase(
    "The {0} has its {1} cards; it can be saved with more, but not played", "{1}枚を超えています（保存はできます）"
)
NOT_YET = Phrase("Not legal yet", "まだ使えません")
STILL = Phrase("{0} cards to go", "あと{0}枚")
STILL_ONE = Phrase("One card to go", "あと1枚")
TOO_MANY = Phrase("{0} cards too many", "{0}枚多すぎます")
TOO_MANY_ONE = Phrase("1 card too many", "1枚多すぎます")
RULE = Phrase("{0} (section {1})", "{0}（{1}章）")
READY = Phrase("Legal: it can be played", "このまま対戦に使えます")
GUIDE = Phrase("{0} (guide {1})", "{0}枚（目安{1}枚）")
RENAMED = Phrase("{0} is now called {1}", "「{0}」の名前は「{1}」になりました")
SAVED = Phrase("{0} is saved", "「{0}」を保存しました")
SAVED_UNFINISHED = Phrase(
    "{0} is saved; it cannot be played yet: {1}", "「{0}」を保存しました。まだ対戦には使えません：{1}"
)
UNSAVED = Phrase(
    "The {0} cannot be saved: the folder cannot be written", "{0}を保存できません。フォルダーに書き込めません"
)
NOT_SAVED_YET = Phrase("This {0} has not been saved", "この{0}はまだ保存されていません")
REMOVE_ASK = Phrase("Delete the {0} {1}?", "{0}「{1}」を削除しますか？")
REMOVED = Phrase("{0} is deleted", "「{0}」を削除しました")
REPLACE_ASK = Phrase("Another {0} is called {1}. Replace it?", "「{1}」という名前の{0}があります。置き換えますか？")
REPLACE = Phrase("Replace", "置き換える")
EXPORT, IMPORT = Phrase("Copy as text", "文字でコピー"), Phrase("Paste text", "文字から読む")
EXPORTED = Phrase("The {0} is on the clipboard as a line of text", "{0}を文字としてコピーしました")
IMPORT_BAD = Phrase("What is on the clipboard is no {0}: {1}", "クリップボードの内容は{0}ではありません：{1}")
LEAVE_ASK = Phrase("{0} has not been saved.", "「{0}」はまだ保存されていません。")
NOT_SAVE = Phrase("Do not save", "保存しない")
CANCEL = Phrase("Cancel", "やめる")
COUNT = Phrase("{0} of {1}", "{0} / {1}")
NOTHING_FOUND = Phrase("No card fits these filters", "条件に合うカードがありません")
