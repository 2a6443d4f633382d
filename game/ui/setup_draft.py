"""What a set-up screen puts together, whatever the game: seats, decks, options; and the match that comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.match.match import Setup
from game.net.lobby import HOST, Lobby, places_of
from game.players import levels
from game.table.ruleset import Option, Ruleset
from game.words import Phrase

HOST_NAME = Phrase("Host", "ホスト")
OPEN = "open"  # a seat for somebody on the network
KINDS = ("human", *(level.key for level in levels.LEVELS), OPEN)
LONGEST_NAME = 20
MOST_SEATS = 5
OWN = "own/"  # what the name of an own deck begins with


@dataclass
class Plan:
    """What the screen has put together so far; kept in the settings for the next time."""

    seats: int = 2
    kinds: list[str] = field(default_factory=lambda: ["human", "normal", "normal", "normal", "normal"])
    names: list[str] = field(default_factory=lambda: [""] * MOST_SEATS)
    decks: list[str] = field(default_factory=lambda: [""] * MOST_SEATS)  # "" any, "white" ..., "own/<name>"
    maps: dict[str, str] = field(default_factory=dict)  # battlefield for each number of seats
    options: dict[str, str] = field(default_factory=dict)  # what differs from the default
    seed: str = ""
    three: bool = False  # a best of three

    @classmethod
    def read(cls, data: object, seats: tuple[int, ...] = (2, 3, 4, 5)) -> Plan:
        """The plan that was kept, as far as it fits a game for so many seats."""
        plan, said = cls(seats=min(seats)), data if isinstance(data, dict) else {}
        if said.get("seats") in seats:
            plan.seats = int(said["seats"])
        plan.three = said.get("three") is True
        for name in ("kinds", "names", "decks"):
            kept = said.get(name)
            if isinstance(kept, list) and len(kept) == MOST_SEATS and all(_short(value) for value in kept):
                setattr(plan, name, list(kept))
        plan.kinds = [kind if kind in KINDS else "human" for kind in plan.kinds]
        plan.names = [name[:LONGEST_NAME] for name in plan.names]
        for name in ("maps", "options"):
            kept = said.get(name)
            if isinstance(kept, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in kept.items()):
                setattr(plan, name, dict(kept))
        return plan

    @property
    def open_seats(self) -> bool:
        """True if somebody on the network may sit down."""
        return OPEN in self.kinds[: self.seats]

    def open_to_network(self, lan: bool) -> None:
        """Open all seats but one's own to the network, unless some are open already; or none."""
        if lan and not self.open_seats:
            self.kinds = [self.kinds[0], *(OPEN,) * (MOST_SEATS - 1)]
        elif not lan:
            self.kinds = ["normal" if kind == OPEN else kind for kind in self.kinds]

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "kinds": self.kinds,
            "names": self.names,
            "decks": self.decks,
            "maps": self.maps,
            "options": self.options,
            "three": self.three,
        }


def _short(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 80


@dataclass
class Draft:
    """A plan with everything it chooses from. Each game says what its decks are: `ready`, `own`, `unfit`."""

    rules: Ruleset
    plan: Plan
    own: Mapping[str, Any]  # decks a person has built, by name
    say: Callable[[Phrase], str]
    me: str = ""  # what the person at this screen is called

    # ---- what a game says about itself ---------------------------------------------------------
    def ready(self) -> Mapping[str, Any]:
        """The decks that come with the game, by the name under which a match takes them."""
        raise NotImplementedError

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """What a seat may play: (value, words, the reason why not); "" is any deck."""
        raise NotImplementedError

    def deck_data(self, deck: str) -> Any:
        """A chosen deck as it goes into the match: a name, or plain data."""
        raise NotImplementedError

    def dealt(self) -> list[str]:
        """The decks of all seats; whoever takes any gets one now, or "" if the game deals it itself."""
        raise NotImplementedError

    def shuffle(self) -> None:
        """Another choice of everything that chance may choose."""
        raise NotImplementedError

    def missing(self) -> str:
        """Why no match can begin like this, in one sentence; "" if one can."""
        return ""

    def no_deck(self) -> str:
        """Why nobody chooses a deck now; "" if everybody does."""
        return ""

    def table(self) -> tuple[dict[str, str], dict[str, Any]]:
        """Further options of the match, and battlefields from elsewhere that it needs."""
        return {}, {}

    # ---- decks and options ---------------------------------------------------------------------
    def known(self, deck: str) -> bool:
        """True for a deck that can be played at all."""
        return deck == "" or deck in self.ready() or (deck.startswith(OWN) and deck.removeprefix(OWN) in self.own)

    def forget_unknown(self) -> None:
        """Drop options and decks that are not there (any more)."""
        known = {(option.key, value) for option in self.rules.options for value, _ in option.values}
        self.plan.options = dict(pair for pair in self.plan.options.items() if pair in known)
        self.plan.decks = [deck if self.known(deck) else "" for deck in self.plan.decks]

    def deck_of(self, seat: int) -> Any | None:
        """The deck a seat has chosen; None for any."""
        deck = self.plan.decks[seat]
        return self.own.get(deck.removeprefix(OWN)) if deck.startswith(OWN) else self.ready().get(deck)

    def set_deck(self, seat: int, deck: str) -> None:
        self.plan.decks[seat] = deck

    def option(self, key: str) -> str:
        option = next(o for o in self.rules.options if o.key == key)
        return self.plan.options.get(key, option.values[0][0])

    def set_option(self, option: Option, value: str) -> None:
        """Set an option; the defaults are not kept."""
        if value == option.values[0][0]:
            self.plan.options.pop(option.key, None)
        else:
            self.plan.options[option.key] = value

    # ---- the match -----------------------------------------------------------------------------
    def lobby(self) -> Lobby:
        """The same as a table on the network, whose open seats choose their decks themselves."""
        made = self.setup()
        kinds = [HOST if kind == "human" else kind for kind in made.kinds]
        named = next((self.plan.names[i] for i, kind in enumerate(kinds) if kind == HOST), "")
        host, places = named or self.me or self.say(HOST_NAME), places_of(kinds)
        lobby = Lobby(made.ruleset, host, dict(made.options), places, made.maps, made.packs)
        for place, deck in zip(lobby.places, made.decks, strict=True):
            place.deck, place.chosen = (None, False) if place.kind == OPEN else (deck, deck is not None)
        return lobby

    def setup(self) -> Setup:
        """The match as it has been put together."""
        plan, n = self.plan, self.plan.seats
        more, maps = self.table()
        decks = tuple(self.deck_data(deck) if deck else None for deck in self.dealt())
        seed = int(plan.seed) if plan.seed else int.from_bytes(os.urandom(4), "big")
        me = next((i for i in range(n) if plan.kinds[i] == "human"), -1)
        names = tuple(
            (plan.names[i] or (self.me if i == me else "")) if plan.kinds[i] == "human" else "" for i in range(n)
        )
        options, kinds = {**more, **plan.options}, tuple(plan.kinds[:n])
        return Setup(self.rules.key, n, seed, options, decks, names, kinds, maps, packs=self.rules.packs)
