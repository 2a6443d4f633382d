"""What is printed on the cards of The Foton beside their text, for lists of cards."""

from __future__ import annotations

from typing import Any

from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES
from game.rules.foton.cards import EventCard, Megido, Photon
from game.rules.foton.words import ANY, KIND_NAMES
from game.table.ruleset import Printed
from game.words import Phrase, listed

MEGIDO, EVENT = Phrase("Megido", "メギド"), Phrase("event", "イベント")
PHOTON, EXTRA = Phrase("photon", "フォトン"), Phrase("extra photon", "エクストラフォトン")
NUMBER, PHOTON_KIND = Phrase("number", "数字"), Phrase("kind", "種類")
CLASS, STYLE, STARS = Phrase("class", "クラス"), Phrase("style", "スタイル"), Phrase("☆ icons", "☆アイコン")


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of a photon, event or Megido; None for parties and the numbers of the rules."""
    match card:
        case Photon():
            numbers = ((PHOTON_KIND, KIND_NAMES[card.kind]), (NUMBER, card.number))
            return Printed(EXTRA if card.extra else PHOTON, numbers)
        case EventCard():
            return Printed(EVENT)
        case Megido():
            nature = ((CLASS, CLASS_NAMES[card.cls]), (STYLE, STYLE_NAMES[card.style]), (STARS, card.stars))
            cost = listed({**KIND_NAMES, "any": ANY}[icon] for icon in card.cost.icons())
            return Printed(MEGIDO, nature, cost)
    return None
