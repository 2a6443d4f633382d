"""What the rulebook's screen says."""

from __future__ import annotations

from game.words import Phrase

RULEBOOK = Phrase("Rulebook", "ルールブック")
CLOSE = Phrase("Close the book", "本を閉じる")
BACK = Phrase("Back to where you were", "前の場所へもどる")
SEARCH = Phrase("Search", "検索")
NEXT_HIT = Phrase("{0}: next", "{0}：次へ")
FIND_KEY = Phrase("Ctrl F: search", "Ctrl F：検索")
ONE_PLACE = Phrase("1 place", "1か所")
PLACES = Phrase("{0} places in {1}", "{1}に{0}か所")
ONE_CHAPTER = Phrase("1 chapter", "1つの章")
CHAPTERS = Phrase("{0} chapters", "{0}つの章")
NO_PLACE = Phrase("nowhere", "見つかりません")
CITED = Phrase("cited by {0}", "参照元：{0}")
FIGURE = Phrase("Figure {0}.  ", "図{0}　")
RECONSTRUCTED = Phrase("Reconstructed:  ", "推定復元：")
IN_BOOK = Phrase("Look it up in the rulebook", "ルールブックで読む")
TURN_BACK = Phrase("Back a page", "前のページ")
TURN_ON = Phrase("Turn the page", "次のページ")
