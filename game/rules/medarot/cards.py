"""What is printed on the cards, and the numbers of the two modes (medarot.md, sections 2 and 5).

The facts are read from the card data by `catalogue.read_catalogue`. Keys: `card/medarot/<id>` (Medarot),
`card/medarotter/<id>` (Medarotter), `deck/<id>` (ReadyDeck), `mode/<key>` (Rules), `vocabulary` (card_text.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.effects.effect import Effect
from game.effects.named import Named
from game.effects.read import Natural
from game.frozen import frozen
from game.rules.medarot.forms import ALWAYS, Direction, Kind, Occasion, Provided, Timing, Trash, When
from game.words import Phrase

NO_WORDS = Phrase("", "")
UPPER, LOWER = "upper", "lower"


@frozen
class Rules:
    """The numbers of a mode, with the options of section 20 applied.

    モードごとのルールの数に、20章の設定を加えたもの。"""

    deck_size: Natural
    max_copies: Natural
    hp: Natural
    hand_start: Natural
    hand_limit: Natural
    field_medarots: Natural
    stock_slots: Natural
    master: bool  # a Medarotter is laid for the whole match
    printed_moves: bool  # only along the printed arrows
    swap: bool
    weak_attack: bool
    stay_penalty: Natural
    reach_cost: Natural
    weak_destroy_cost: Natural
    start_draw: Natural
    paid_draw_cost: Natural
    paid_draw: Natural  # cards at most
    destroy_draw_max: Natural
    neutral_recovery: bool  # R3
    facedown_targetable: bool  # R5
    refill_optional: bool  # R6
    guide_medarots: Natural
    guide_medarotters: Natural
    upper_cost: int = -1  # -1: as printed
    lower_cost: int = -1


@frozen(eq=False)
class Ability:
    """What a Medarot does when it attacks, hits, destroys or uses its special; or always."""

    key: str
    name: Phrase
    when: When
    effects: tuple[Effect, ...]
    provided: Provided = ALWAYS
    text: Phrase = NO_WORDS  # generated from the rest (card_text.py)


@frozen(eq=False)
class Medarot(Named):
    """A robot card: fights on the grid."""

    key: str  # "card/medarot/metabee"
    number: str  # "M01"
    name: Phrase
    line: str  # "KBT"
    part: Phrase  # its colour shows the type
    type: Kind
    power: int  # 0 for a special, which prints "-"
    armor: int
    speed: int
    cost: int
    moves: tuple[Direction, ...]  # the printed arrows, seen from the owner
    rarity: int  # 1 to 5
    ability: Ability | None = None
    made: tuple[str, ...] = ()  # which of its facts were designed for this game
    aka: tuple[str, ...] = ()  # other English spellings of the name
    short: Phrase = NO_WORDS

    @property
    def special(self) -> bool:
        return self.type == "special"

    @property
    def static(self) -> tuple[Effect, ...]:
        """What it does while it lies face up."""
        return self.ability.effects if self.ability and self.ability.when == "static" else ()


@frozen(eq=False)
class Half:
    """One of the two effects of a Medarotter (section 11)."""

    timing: Timing
    cost: int  # medals; a mode may say otherwise
    trash: Trash
    effects: tuple[Effect, ...]
    trigger: Occasion = ""
    text: Phrase = NO_WORDS  # generated from the rest


@frozen(eq=False)
class Medarotter(Named):
    """A person card with an upper and a lower effect."""

    key: str  # "card/medarotter/ikki"
    number: str
    name: Phrase
    hp: int  # added to the medals when it is the master
    upper: Half
    lower: Half
    made: tuple[str, ...] = ()
    aka: tuple[str, ...] = ()
    short: Phrase = NO_WORDS

    def half(self, side: str) -> Half:
        return self.upper if side == UPPER else self.lower


@frozen
class Deck:
    """What a seat brings: keys of cards. `ready` is its id if it is one of the ready-made ones."""

    name: Phrase
    cards: tuple[str, ...]
    ready: str = ""
    mode: str = ""  # of a ready-made one: "normal" or "beginner"
    master: str = ""  # the Medarotter it suggests as master
    hint: Phrase = NO_WORDS


NOTHING = Half("trigger", 0, "after_use", ())
UNSEEN: dict[str, Medarot | Medarotter] = {
    "card/medarot": Medarot(
        "card/medarot",
        "",
        Phrase("a face-down Medarot", "ウラ向きのメダロット"),
        "",
        NO_WORDS,
        "special",
        0,
        0,
        0,
        0,
        (),
        0,
    ),
    "card/medarotter": Medarotter(
        "card/medarotter", "", Phrase("a face-down Medarotter", "ウラ向きのメダロッター"), 0, NOTHING, NOTHING
    ),
}
"""What a match may be asked about a card that lies face down: it does nothing, and all its numbers are 0."""


def printed_on(cards: Mapping[str, Any], key: str) -> Medarot | Medarotter | None:
    """What is printed on a card; None for a back, about which the catalogue answers as well."""
    found = cards.get(key) if key not in UNSEEN else None
    return found if isinstance(found, (Medarot, Medarotter)) else None
