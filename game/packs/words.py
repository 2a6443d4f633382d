"""What is said of packs, in both languages."""

from __future__ import annotations

from game.words import Phrase

PACK = Phrase("pack", "パック")
IN_PACK = Phrase("pack {0}: {1}", "パック「{0}」：{1}")
AT = Phrase("line {0}, column {1}: {2}", "{0}行目{1}文字目：{2}")
AND_MORE = Phrase("{0} (and {1} more)", "{0}（ほか{1}件）")

# ---- the frame ---------------------------------------------------------------------------------------
NO_OBJECT = Phrase("{0}: must be an object", "{0}：オブジェクトでなければなりません")
NO_LIST = Phrase("{0}: must be a list", "{0}：リストでなければなりません")
NO_FIELD = Phrase("{0}: there is no field called '{1}', only {2}", "{0}：項目「{1}」はありません。使えるのは {2} です")
MISSING = Phrase("{0}: the field '{1}' is missing", "{0}：項目「{1}」がありません")
TWICE = Phrase("{0}: is there twice", "{0}：2回書かれています")
NAME = Phrase(
    "pack: its name must be 1 to {0} small letters and digits", "pack：名前は英小文字と数字で{0}文字以内にしてください"
)
TITLE = Phrase("title: must have a text for 'en' and one for 'ja'", "title：「en」と「ja」の文字が必要です")
NO_GAME = Phrase("game: must be one of {0}", "game：次のどれかでなければなりません：{0}")
VERSION = Phrase("version: must be a whole number of at least 1", "version：1以上の整数でなければなりません")
NOTHING = Phrase("there is nothing in it: no cards, no decks, no battlefields", "カードもデッキも戦場も入っていません")
NO_MAPS = Phrase("battlefields: this game is not played on any", "battlefields：このゲームでは戦場を使いません")

# ---- what is in it -----------------------------------------------------------------------------------
ID = Phrase(
    "{0}: its id must begin with '{1}-', then small letters, digits and dashes, {2} in all at most",
    "{0}：IDは「{1}-」で始め、続けて英小文字・数字・ハイフンを使い、全部で{2}文字以内にしてください",
)
TWO = Phrase("{0}: there are two with this id", "{0}：同じIDが2つあります")
TOO_MANY = Phrase("{0}: has more than {1} parts", "{0}：{1}個を超えています")
LETTERS = Phrase(
    "{0}: must be a text of at most {1} letters that can be printed", "{0}：表示できる{1}文字以内の文字にしてください"
)
NUMBER = Phrase("{0}: must be a whole number from -{1} to {1}", "{0}：-{1}から{1}までの整数でなければなりません")
NO_RULES = Phrase("no rules of ours can read it ({0})", "ルールとして読めません（{0}）")

# ---- the user's folder -------------------------------------------------------------------------------
SAME_NAME = Phrase("another pack called '{0}' is switched on", "「{0}」という別のパックがオンになっています")
PASSED_OVER = Phrase("{0}. It is passed over until that is mended", "{0}。直るまで使いません")
LACKS = Phrase(
    "it needs the pack '{0}' ({1}), which is not in your folder of packs",
    "パック「{0}」（{1}）が必要ですが、パックのフォルダにありません",
)
OTHER = Phrase(
    "it needs the pack '{0}' as it was ({1}); the one in your folder is another ({2})",
    "パック「{0}」の当時の版（{1}）が必要です。フォルダにあるのは別の版です（{2}）",
)
NOT_NAMES = Phrase("a match names at most {0} packs, each with a checksum", "対戦で使えるパックは{0}個までです")
