"""What is written on the cards of the pony game besides their names and texts."""

from __future__ import annotations

from game.words import Phrase

KINDS = {
    "mane": Phrase("Mane", "メーン"),
    "friend": Phrase("Friend", "フレンド"),
    "event": Phrase("Event", "イベント"),
    "resource": Phrase("Resource", "リソース"),
    "troublemaker": Phrase("Troublemaker", "トラブルメイカー"),
    "problem": Phrase("Problem", "事件"),
    "dilemma": Phrase("Dilemma", "ジレンマ"),
}
BOOSTED = Phrase("Boosted", "ブースト")
OWNER = Phrase("owner", "持ち主")
OTHERS = Phrase("others", "相手")
RARITIES = {
    "F": Phrase("fixed", "固定"),
    "C": Phrase("common", "コモン"),
    "U": Phrase("uncommon", "アンコモン"),
    "R": Phrase("rare", "レア"),
    "UR": Phrase("ultra rare", "ウルトラレア"),
}
