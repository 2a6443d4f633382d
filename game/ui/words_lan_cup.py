"""Sentences of tournaments at a table on the network."""

from __future__ import annotations

from game.words import Phrase

NOBODY_ELSE = Phrase("Everybody at the table plays already", "テーブルの人は全員参加しています")
OWN_DECK = Phrase("brings a deck to each game", "デッキは対戦ごとに選ぶ")
WITHOUT = Phrase("Go on without them", "いない人を待たずに続ける")
WITHOUT_ASK = Phrase(
    "Not at the table: {0}. Their games count as lost until they have come in under the same name.",
    "テーブルにいない人：{0}。同じ名前で入るまで、その人の対戦は負けになります。",
)
