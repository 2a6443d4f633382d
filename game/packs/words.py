"""What is said of packs, in both languages."""

from __future__ import annotations

from game.words import Phrase

PACK = Phrase("pack", "パック")
IN_PACK = Phrase("pack {0}: {1}", "パック「{0}」：{1}")
AT = Phrase("line {0}, column {1}: {2}", "{0}行目{1}文字目：{2}")
AND_MORE = Phrase("{0} (and {1} more)", "{0}（ほか{1}件）")

# ---- the frame ---------------------------------------------------------------------------------------
TWICE = Phrase("is there twice", "2回書かれています")
NAME = Phrase("its name must be 1 to {0} small letters and digits", "名前は英小文字と数字で{0}文字以内にしてください")
TITLE = Phrase(
    "must have a text for 'en' and one for 'ja', {0} letters at most", "「en」と「ja」に{0}文字以内の文字が必要です"
)
NO_GAME = Phrase("must be one of {0}", "次のどれかでなければなりません：{0}")
VERSION = Phrase("must be a whole number of at least 1", "1以上の整数でなければなりません")
NOTHING = Phrase("there is nothing in it: no cards, no decks, no battlefields", "カードもデッキも戦場も入っていません")
NO_MAPS = Phrase("this game is not played on any", "このゲームでは戦場を使いません")

# ---- what is in it -----------------------------------------------------------------------------------
ID = Phrase(
    "its id must begin with '{0}-', then small letters, digits and dashes, {1} in all at most",
    "IDは「{0}-」で始め、続けて英小文字・数字・ハイフンを使い、全部で{1}文字以内にしてください",
)
TOO_MANY = Phrase("has more than {0} parts", "{0}個を超えています")
LETTERS = Phrase(
    "must be a text of at most {0} letters that can be printed", "表示できる{0}文字以内の文字にしてください"
)
NUMBER = Phrase("must be a whole number from -{0} to {0}", "-{0}から{0}までの整数でなければなりません")
NO_RULES = Phrase("no rules of ours can read it ({0})", "ルールとして読めません（{0}）")

# ---- portraits ---------------------------------------------------------------------------------------
NO_CARD = Phrase("no card of this pack has that id", "このIDのカードはこのパックにありません")
NO_PORTRAIT = Phrase("cards of this kind have no portrait", "この種類のカードに絵はありません")
NO_SUCH = Phrase("must be the id of such a card of the box", "製品に入っている同じ種類のカードのIDにしてください")
COLOUR = Phrase("must be a colour such as '#c83a22'", "「#c83a22」のような色にしてください")
PICTURE = Phrase(
    "must be the name of a PNG or SVG file beside the pack: letters, digits, - and _",
    "パックと同じフォルダにあるPNGかSVGのファイル名（英数字・「-」・「_」）にしてください",
)

# ---- pictures ----------------------------------------------------------------------------------------
PICTURE_FILE = Phrase("picture", "画像")
NO_PNG = Phrase("it is no PNG, or damaged", "PNGではないか、壊れています")
NO_SVG = Phrase("it is no SVG with a size", "大きさのあるSVGではありません")
TOO_MANY_PIXELS = Phrase("it is larger than {0} by {0} pixels", "{0}×{0}ピクセルを超えています")
TOO_RICH = Phrase(
    "an SVG may have {0} elements and {1} numbers, and no dashed lines; save it as a PNG",
    "SVGは要素{0}個・数値{1}個までで、破線は使えません。PNGで保存してください",
)
OUTSIDE = Phrase(
    "an SVG must be whole in itself: no scripts, and nothing from elsewhere",
    "SVGには、スクリプトも外部への参照も使えません",
)
STAYS = Phrase("an SVG does not travel; save it as a PNG", "SVGは送受信できません。PNGで保存してください")
NOT_GIVEN = Phrase("it did not come with its pack", "パックと一緒に届きませんでした")
TOO_MUCH = Phrase(
    "the pictures of a pack have more than {0} together, and it does not travel",
    "パックの画像が合わせて{0}を超えるため、送られません",
)

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
