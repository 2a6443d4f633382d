"""What is printed on the cards, and the numbers of the rules (pony.md, sections 2, 5 and 15).

The facts are read from the card data by `catalogue.read_catalogue`. Keys: `card/mane/PR001` (Mane), `card/friend/PR007`
(Friend), `card/event/PR095` (EventCard), `card/resource/PR131` (Resource), `card/troublemaker/PR152` (Troublemaker),
`card/problem/PR161` (Problem), `deck/<id>` (Deck), `rules` (Rules).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from game.effects.effect import Effect
from game.effects.named import Named
from game.effects.read import UNSAID, Natural, Positive
from game.frozen import frozen
from game.rules.pony.condition_forms import Condition
from game.rules.pony.forms import AbilityKind, Color, Cost, KeywordName, Occasion, Place, Rarity, Trait, Window
from game.rules.pony.modifiers import Modifier
from game.words import Phrase

NO_WORDS = Phrase("", "")
KINDS = ("mane", "friend", "event", "resource", "troublemaker", "problem")
DRAW_KINDS = ("friend", "event", "resource", "troublemaker")


@frozen
class Rules:
    """The numbers of the rules, with the options of section 17 applied.

    ルールの数に、17章の設定を加えたもの。"""

    points_to_win: Positive
    start_hand: Natural
    hand_limit: Positive
    tokens: tuple[tuple[int, ...], ...]  # (highest score from, tokens), rising
    troublemaker_cost: Natural
    draw_cost: Natural
    move_cost: Natural
    rally_cost: Natural
    max_turns: Positive
    deck_size: Positive  # at least
    max_copies: Positive
    problem_deck: Positive  # exactly
    problem_copies: Positive
    double_confront: bool = field(default=False, metadata=UNSAID)  # A2: two confronted Problems bring a faceoff, too
    first_confront_bonus: bool = field(default=False, metadata=UNSAID)  # A4
    epic_clears_face_down: bool = field(default=True, metadata=UNSAID)  # A11
    open_reach: bool = field(default=False, metadata=UNSAID)  # 16: everybody may go to every Problem


@frozen
class Keyword:
    """A keyword; the number of “competitive”.

    キーワード。「負けず嫌い」には数が付く。"""

    id: KeywordName
    n: int = 0  # competitive


@frozen
class Requirement:
    """A colour and how much power of it.

    色と、必要なパワー。"""

    color: Color
    power: Positive


@frozen
class Part:
    """A part of a Problem's requirement: power of a colour, of anything but a colour, or of anything (“wild”).

    事件の要件の1つ。ある色か、ある色以外か、「任意」のパワー。"""

    color: Literal["wild", "blue", "pink", "white", "purple", "yellow", "orange"]
    power: Positive
    other: bool = False  # anything but this colour


@frozen(eq=False)
class Ability:
    """One thing a card does. `static` ones have a `mod`, all others something to `do`."""

    kind: AbilityKind
    on: Occasion | None = None  # triggers and replies
    phase: Window = ""  # actions and Events
    provided: tuple[Condition, ...] = ()
    may: bool = False  # its controller can decline
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    mod: Modifier | None = None
    anybody: bool = False  # every player may use it on their own turn


@frozen(eq=False)
class ManeSide:
    """One side of a Mane Character."""

    power: int
    home_limit: int
    keywords: tuple[Keyword, ...]
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)


@frozen(eq=False)
class Mane(Named):
    """The two-sided leader of a player."""

    key: str  # "card/mane/PR001"
    number: str  # "PR001": as decks name it
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    colors: tuple[Color, ...]
    traits: tuple[Trait, ...]
    start: ManeSide
    boosted: ManeSide
    short: Phrase = NO_WORDS

    def side(self, boosted: bool) -> ManeSide:
        return self.boosted if boosted else self.start


@frozen(eq=False)
class Friend(Named):
    """A character that is played from the deck."""

    key: str
    number: str
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    colors: tuple[Color, ...]  # none: colourless
    traits: tuple[Trait, ...]
    power: int
    cost: int
    req: tuple[Requirement, ...]
    keywords: tuple[Keyword, ...]
    unique: bool
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)
    short: Phrase = NO_WORDS


@frozen(eq=False)
class EventCard(Named):
    """A card that is used once. Its `play` ability says when and what."""

    key: str
    number: str
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    traits: tuple[Trait, ...]
    power: int  # counts when it is flipped
    cost: int
    req: tuple[Requirement, ...]
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)
    play: Ability = field(init=False, repr=False, compare=False)
    short: Phrase = NO_WORDS

    def __post_init__(self) -> None:
        Named.__post_init__(self)
        if self.abilities:  # card_checks.py refuses an Event without
            object.__setattr__(self, "play", self.abilities[0])


@frozen(eq=False)
class Dilemma:
    """The requirements and the bonus of a Resource that is a Problem for a while (10.3).

    しばらくの間事件になるリソースの、要件とボーナス値（10.3）。"""

    owner_req: tuple[Part, ...]
    opp_req: tuple[Part, ...]
    bonus: Natural


@frozen(eq=False)
class Resource(Named):
    """Lies at home, at a Problem or on a Friend; or it is a Dilemma."""

    key: str
    number: str
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    traits: tuple[Trait, ...]
    power: int
    cost: int
    req: tuple[Requirement, ...]
    place: Place
    unique: bool
    dilemma: Dilemma | None
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)
    short: Phrase = NO_WORDS


@frozen(eq=False)
class Troublemaker(Named):
    """What stands in the way at a Problem."""

    key: str
    number: str
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    power: int
    cost: int
    points: int
    epic: bool
    villain: bool  # an Epic that frightens when it turns up
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)
    short: Phrase = NO_WORDS


@frozen(eq=False)
class Problem(Named):
    """A place that characters are sent to."""

    key: str
    number: str
    name: Phrase
    subtitle: Phrase
    rarity: Rarity
    starting: bool
    bonus: int
    owner_req: tuple[Part, ...]
    opp_req: tuple[Part, ...]
    abilities: tuple[Ability, ...]
    text: Phrase  # made of its abilities (wording/)
    short: Phrase = NO_WORDS


Card = Mane | Friend | EventCard | Resource | Troublemaker | Problem


@frozen
class Deck:
    """What a seat brings: a Mane, a draw deck and a Problem deck, by keys. `ready` is its id if it is ready-made."""

    name: Phrase
    mane: str
    cards: tuple[str, ...]
    problems: tuple[str, ...]
    ready: str = ""
    start: str = ""  # the opening Problem it suggests
    manes: tuple[str, ...] = ()  # other Manes that it may be played with
    hint: Phrase = NO_WORDS
    source: str = ""


FRIGHTENED = Phrase("a frightened Friend", "恐慌状態のフレンド")
HIDDEN = Phrase("a face-down Troublemaker", "裏向きのトラブルメイカー")
UNSEEN: dict[str, Friend | Troublemaker | Problem] = {
    "card": Friend("card", "", Phrase("a card", "カード"), NO_WORDS, "C", (), (), 0, 0, (), (), False, (), NO_WORDS),
    "card/friend": Friend("card/friend", "", FRIGHTENED, NO_WORDS, "C", (), (), 0, 0, (), (), False, (), NO_WORDS),
    "card/troublemaker": Troublemaker(
        "card/troublemaker", "", HIDDEN, NO_WORDS, "C", 0, 1, 0, False, False, (), NO_WORDS
    ),
    "card/problem": Problem(
        "card/problem", "", Phrase("a face-down Problem", "裏向きの事件"), NO_WORDS, "C", False, 0, (), (), (), NO_WORDS
    ),
}
"""What a match may be asked about a card that is not seen: it does nothing, and all its numbers are 0."""


def printed_on(cards: Mapping[str, Any], key: str) -> Card | None:
    """What is printed on a card; None for a back, about which the catalogue answers as well."""
    found = cards.get(key) if key not in UNSEEN else None
    return found if getattr(found, "number", "") else None
