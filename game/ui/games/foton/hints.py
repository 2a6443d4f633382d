"""What is worth knowing of a party while one builds it: how its Megido go together, and what it lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.foton.card_text import STYLE_NAMES
from game.rules.foton.cards import Auto, Megido
from game.rules.foton.sheet import sheet
from game.table.sheet import count
from game.ui.games.foton import words as W
from game.words import Phrase, many

DEAR = 17  # so many icons for six Megido are many: most parties cost fifteen


def hints(cards: Sequence[Megido]) -> list[Phrase]:
    """Sentences about these Megido, the most important first."""
    found, out = count([sheet(card) for card in cards]), list[Phrase]()
    whole = sum(found["photon"].values())
    if not cards:
        return out
    if not found["tag"]["draw"]:
        out.append(W.HINTS["draws"])
    if whole >= DEAR:
        out.append(W.HINTS["costly"].of(whole))
    out += interplay(cards)
    for timing in ("early", "late"):
        if found["timing"][timing]:
            out.append(W.HINTS[timing].of(_names([card for card in cards if card.timing == timing])))
    out.append(W.HINTS["counter"].of(found["tag"]["counter"]) if found["tag"]["counter"] else W.HINTS["open"])
    if stars := found["star"]["yes"]:
        out.append(W.HINTS["stars"].of(Phrase(many(stars, "photon"), f"{stars}枚")))
    out += [W.HINTS["no_kind"].of(W.KINDS[kind]) for kind in ("attack", "skill", "charge") if not found["photon"][kind]]
    return out


def interplay(cards: Sequence[Megido]) -> Iterator[Phrase]:
    """For each Megido with an automatic effect: how many of the others set it off."""
    for card in cards:
        others = [other for other in cards if other is not card]
        for line in card.lines:
            if not isinstance(line, Auto):
                continue
            match line.when.event:
                case "megido_acts" if line.when.style:
                    count = sum(other.style == line.when.style for other in others)
                    yield W.HINTS["style"].of(card.name, count, STYLE_NAMES[line.when.style])
                case "megido_acts":
                    yield W.HINTS["acts"].of(card.name)
                case "vp_gained":
                    yield W.HINTS["score"].of(card.name, sum("score" in other.tags for other in others))
                case "interfere_used":
                    count = sum(other.interference() is not None for other in cards)
                    yield W.HINTS["interfere"].of(card.name, count)


def _names(cards: Sequence[Megido]) -> Phrase:
    return Phrase(", ".join(card.name.en for card in cards), "、".join(card.name.ja for card in cards))
