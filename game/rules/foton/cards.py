"""What is printed on the cards of The Foton: photons, Megido, events, parties, and the numbers of the rules.

The facts are read from the card data by `catalogue.read`. A `key` is the key in the catalogue, which is what pieces
carry: `card/attack/2`, `card/attack/3/extra`, `card/event/ev-1`, `megido/so-01`, `party/light`; `config` has the
numbers. A card's text is not kept here: card_text.py puts it together from the lines.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, ClassVar, Literal

from game.effects.effect import Effect
from game.effects.named import Named
from game.effects.read import UNSAID, Filled, Natural
from game.frozen import frozen
from game.rules.foton.conditions import Condition
from game.rules.foton.selectors import Selector
from game.words import Phrase

NO_WORDS = Phrase("", "")
Kind = Literal["attack", "skill", "charge"]
Style = Literal["rush", "counter", "burst"]
Cls = Literal["fighter", "trooper", "sniper"]
Timing = Literal["early", "mid", "late"]
Tag = Literal["draw", "score", "interfere", "counter", "auto", "extra", "flip", "discard", "place"]
Trigger = Literal[
    "end_of_turn", "interfere_used", "interfered", "megido_acts", "vp_gained", "countered", "photon_lost", "event_used"
]


@frozen
class Cost:
    """How many icons of each sort acting costs; "any" is payable with any photon (F-5.7).

    行動に必要なアイコンの、種類ごとの数。「どれでも」は、どのフォトンでも払える（F-5.7）。"""

    attack: Natural = 0
    skill: Natural = 0
    charge: Natural = 0
    any: Natural = 0

    def icons(self) -> tuple[str, ...]:
        """The icons in the order they are printed."""
        return (*("attack",) * self.attack, *("skill",) * self.skill, *("charge",) * self.charge, *("any",) * self.any)


# ---- lines -----------------------------------------------------------------------------------------------
@frozen
class When:
    """What sets an automatic effect off; Megido that act may have to be of a style.

    「自動」のきっかけ。行動するメギドのスタイルを限ることもできる。"""

    event: Trigger
    style: Literal["", "rush", "counter", "burst"] = ""


@frozen
class Act:
    """A line that is carried out when the Megido acts or the event is used.

    メギドが行動した時、またはイベントを使用した時に行う効果。"""

    WORD: ClassVar[tuple[str, str]] = ("type", "act")
    stays: ClassVar[bool] = True  # it never travels; the step of this name does (turn.py)
    do: Annotated[tuple[Effect, ...], Filled]


@frozen
class Interfere:
    """A line that hits opponents: each of them, or one (F-5.13).

    対戦相手への「妨」の効果。全員か、1人に対して行う（F-5.13）。"""

    WORD: ClassVar[tuple[str, str]] = ("type", "interfere")
    targets: Literal["each", "one"]
    do: Annotated[tuple[Effect, ...], Filled]
    condition: Condition | None = None


@frozen
class Counter:
    """A line that prevents an interference, perhaps on a condition, at a cost, or with a benefit (F-5.17).

    「妨」を防ぐ「対抗」の効果。条件、コスト、おまけが付くことがある（F-5.17）。"""

    WORD: ClassVar[tuple[str, str]] = ("type", "counter")
    stays: ClassVar[bool] = True  # it never travels; Python's own Counter does
    condition: Condition | None = None
    cost: tuple[Effect, ...] = ()
    bonus: tuple[Effect, ...] = ()


@frozen
class Auto:
    """An automatic effect: each time something happens (F-5.30).

    「自動」の効果。何かが起こるたびに行う（F-5.30）。"""

    WORD: ClassVar[tuple[str, str]] = ("type", "auto")
    when: When
    do: Annotated[tuple[Effect, ...], Filled]


@frozen
class Guard:
    """These photons of its owner cannot be turned or moved by opponents' interference (F-5.32).

    持ち主の場のこれらのフォトンは、対戦相手の「妨」で裏にされず、動かされない（F-5.32）。"""

    WORD: ClassVar[tuple[str, str]] = ("type", "guard")
    of: Selector


Line = Act | Interfere | Counter | Auto | Guard


# ---- cards -------------------------------------------------------------------------------------------------
@frozen(eq=False)
class Photon(Named):
    """A photon; extra ones come from a common supply that is not counted (F-8.6)."""

    key: str
    kind: Kind
    number: int
    extra: bool
    name: Phrase
    short: Phrase = NO_WORDS


@frozen(eq=False)
class Megido(Named):
    key: str
    number: int  # 1 to 72
    code: str  # "祖-01"
    name: Phrase
    cls: Cls
    style: Style
    cost: Cost
    stars: int
    lines: tuple[Line, ...]
    timing: Timing  # a hint: when it is best used
    tags: tuple[Tag, ...]  # a hint: what it is about
    made: tuple[str, ...]  # which of its facts are reconstructed
    aliases: tuple[str, ...] = ()  # other English spellings of the name
    short: Phrase = NO_WORDS

    def counter(self) -> Counter | None:
        """Its counter line, if it has one."""
        return next((line for line in self.lines if isinstance(line, Counter)), None)

    def interference(self) -> Interfere | None:
        """Its interference line, if it has one; no card has two (F-5.16)."""
        return next((line for line in self.lines if isinstance(line, Interfere)), None)


@frozen(eq=False)
class EventCard(Named):
    key: str
    name: Phrase
    lines: tuple[Line, ...]
    made: tuple[str, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class Party:
    """Six Megido with different names (F-3.1). The catalogue has the six sample parties."""

    key: str
    name: Phrase
    members: tuple[str, ...]  # keys of Megido
    draft_kinds: tuple[Kind, ...] = ()
    note: Phrase = NO_WORDS


@frozen
class Table:
    """What depends on the number of players: areas of the draft, points of the ranks (F-3.4, F-7.1).

    プレイヤーの数で変わるもの。ドラフトのエリアと、順位ごとの勝利点（F-3.4、F-7.1）。"""

    seats: int
    areas: int
    rank_vp: tuple[int, ...]


@frozen
class Config:
    """The numbers of the rules.

    The catalogue has them as `config`.

    ルールの数。"""

    opening_hand: int
    turns_per_player: int
    party_size: int
    max_used_megido: int
    draft_rounds: int
    area_initial: int
    area_refill_empty: int
    area_refill_other: int
    events_in_draft_deck: int
    turn_draw: int
    rest_draw: int
    tables: tuple[Table, ...]
    made: tuple[str, ...] = ()  # which of them are reconstructed
    counts: tuple[tuple[str, int], ...] = field(default=(), metadata=UNSAID)
    """Photons by key, and how many of each the draft deck has."""

    def table(self, seats: int) -> Table:
        return next(table for table in self.tables if table.seats == seats)

    def copies(self, key: str) -> int:
        """How many of a photon there are in the draft deck; none of an extra one (F-2.1, F-3.2)."""
        return dict(self.counts).get(key, 0)
