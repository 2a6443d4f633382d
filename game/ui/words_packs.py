"""What screens say of packs."""

from __future__ import annotations

from game.words import Phrase

PACKS = Phrase("Packs", "パック")
ON, OFF = Phrase("On", "オン"), Phrase("Off", "オフ")
OF_GAME = Phrase("{0} · {1} · {2}", "{0} · {1} · {2}")
CARDS = Phrase("cards, decks and battlefields: {0}", "カード・デッキ・戦場：{0}")
FOLDER = Phrase("Packs are files in {0}", "パックのファイルは {0} に置きます")
NONE = Phrase("No packs yet", "パックはまだありません")
HOW = Phrase(
    "A pack is a file that adds cards to a game. Put it into {0}.",
    "パックは、ゲームにカードを加えるファイルです。{0} に置いてください。",
)
GIVE = Phrase(
    "{0} does not have the pack “{1}”, or not its pictures. Give it to them? It is a file with cards, and their "
    "pictures, nothing else.",
    "{0}さんはパック「{1}」、またはその画像を持っていません。渡しますか？ "
    "カードを書いたファイルと、その画像だけが送られます。",
)
TAKE = Phrase(
    "This table plays with the pack “{0}”, which you do not have. Ask the host for it? It is a file with cards, and "
    "their pictures, is checked like any other, and lies switched off in your folder of packs.",
    "このテーブルではパック「{0}」を使いますが、まだありません。ホストに頼みますか？ "
    "カードを書いたファイルとその画像で、確かめてから、オフのままパックのフォルダに入れます。",
)
TAKE_PICTURES = Phrase(
    "You have the pack “{0}” of this table, but not all of its pictures. Ask the host for them?",
    "このテーブルのパック「{0}」はありますが、画像がそろっていません。ホストに頼みますか？",
)
NO = Phrase("No", "いいえ")
NEW_CARD = Phrase("New card", "カードを作る")
FROM_BOX = Phrase("From the box", "製品のカード")
