"""What the Workshop says, in both languages."""

from __future__ import annotations

from game.words import Phrase

WORKSHOP = Phrase("Workshop", "工房")
NEW_CARD = Phrase("New card", "新しいカード")
NO_DRAFT = Phrase(
    "unfinished card {0}: it is no card of this game", "作りかけのカード「{0}」：このゲームのカードではありません"
)
HERE_AGAIN = Phrase(
    "Here is the card you had not finished. “Open” has all others, and a new one.",
    "作りかけのカードです。ほかのカードや新しいカードは「開く」から選べます。",
)

# ---- opening -----------------------------------------------------------------------------------------
OPEN = Phrase("Open …", "開く…")
COPY = Phrase("Copy of …", "写しから…")
OPEN_TIP = Phrase(
    "A new card, one you had not finished, or one of your packs", "新しいカード、作りかけのカード、自分のパックのカード"
)
COPY_TIP = Phrase("Begin with a copy of a card that there is", "今あるカードの写しから始める")
UNDO, REDO = Phrase("Undo", "元に戻す"), Phrase("Do it again", "やり直す")
NOTHING_TO_UNDO = Phrase("There is nothing to undo", "元に戻すものがありません")
NOTHING_TO_REDO = Phrase("There is nothing to do again", "やり直すものがありません")
OF_PACK = Phrase("{0} · {1}", "{0} · {1}")
UNFINISHED = Phrase("not finished", "作りかけ")
SEARCH = Phrase("Search", "検索")
NOTHING_FOUND = Phrase("Nothing is called so", "見つかりません")

# ---- the form ----------------------------------------------------------------------------------------
KIND, PACK = Phrase("Which card", "どのカード"), Phrase("Pack", "パック")
NEW_PACK = Phrase("A new pack …", "新しいパック…")
PACK_NAME = Phrase("small letters and digits", "英小文字と数字")
PACK_NAMED, PACK_TITLE = Phrase("Its short name", "短い名前"), Phrase("Its title", "題名")
NEW_TITLE = {"en": "My cards", "ja": "自作カード"}
ENGLISH, JAPANESE = Phrase("English", "英語"), Phrase("Japanese", "日本語")
LANGUAGES = {"en": ENGLISH, "ja": JAPANESE}
SAY_MORE = Phrase("Say more …", "項目を加える…")
SAY_MORE_OF = Phrase("What else it may say", "ほかに書けること")
ANOTHER = Phrase("One more", "加える")
TAKE_OUT = Phrase("Take it out", "取り除く")
FEWER, MORE = Phrase("One less", "1減らす"), Phrase("One more", "1増やす")
STRANGE = Phrase("This cannot stand here. Put in what may", "ここには書けません。書けるものに替える")
THE_CARD = Phrase("The card", "カード")
AS_ON_OTHERS = Phrase("What other cards say here", "ほかのカードに書かれていること")
CHOOSE = Phrase("What is it?", "どれにしますか？")
YES, NO = Phrase("yes", "はい"), Phrase("no", "いいえ")

PORTRAIT = Phrase("Portrait", "絵")
BY_CHANCE = Phrase("by chance", "おまかせ")
NO_PICTURE = Phrase("none", "なし")
OWN_PICTURE = Phrase("A picture of yours", "自分の画像")
PICTURE_TIP = Phrase(
    "PNG or SVG files in the folder of packs, beside the pack",
    "パックのフォルダ（パックの隣）に置いたPNGかSVGのファイル",
)
SHAKE = Phrase("All of it by lot", "ぜんぶくじで決める")

# ---- the card ----------------------------------------------------------------------------------------
AS_IT_WAS = Phrase("as it was before", "直前の姿")
NOT_YET = Phrase("It is drawn as soon as it can be read", "読めるようになると、ここに描かれます")
NOT_DRAWN = Phrase(
    "the program cannot draw it; what went wrong is in its log", "描けません。何が起きたかはログに残っています"
)
TO_MEND = Phrase("To mend: {0}: {1}", "直すところ：{0}：{1}")
ELSEWHERE = Phrase("Another card of this pack has a mistake, too: {0}", "このパックの別のカードにも誤りがあります：{0}")
WHOLE = Phrase("Whole: it can be tried and saved", "できました。試すことも、保存することもできます")
IN_ITS_PACK = Phrase("Saved in the pack “{0}”", "パック「{0}」に保存済み")
NO_TEXT = Phrase("It has no text", "文章はありません")

# ---- what is done with it ----------------------------------------------------------------------------
SAVE, TRY, DELETE = Phrase("Save", "保存"), Phrase("Try it", "試す"), Phrase("Delete", "削除")
SAVED = Phrase("{0} is in the pack “{1}”, which is switched on", "{0}をパック「{1}」に入れました。パックはオンです")
SAVED_OFF = Phrase(
    "{0} is in the pack “{1}”, which stays off until its other cards are mended",
    "{0}をパック「{1}」に入れました。ほかのカードを直すまで、パックはオフのままです",
)
DELETED = Phrase("{0} is gone", "{0}を削除しました")
DELETE_ASK = Phrase(
    "Throw {0} away? If it is in a pack, it is taken out of it.",
    "{0}を捨てますか？ パックに入っていれば、パックからも取り除きます。",
)
NOT_KEPT = Phrase("The unfinished card cannot be kept: {0}", "作りかけのカードを残せません：{0}")
