"""What the set-up screen puts together: seats, armies, battlefield, options; and the match that comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game import content
from game.match.match import Setup
from game.rules.arena.army_building import COLOUR_ORDER, as_data, problems, ready_made
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import ArmyList
from game.table.ruleset import Option, Ruleset
from game.ui import words_front as W
from game.words import Phrase

KINDS = ("human", "easy", "normal")
LONGEST_NAME = 20


@dataclass
class Plan:
    """What the screen has put together so far; kept in the settings for the next time."""

    seats: int = 2
    kinds: list[str] = field(default_factory=lambda: ["human", "normal", "normal", "normal", "normal"])
    names: list[str] = field(default_factory=lambda: [""] * 5)
    decks: list[str] = field(default_factory=lambda: [""] * 5)  # "" any, "white" ..., "own/<name>"
    maps: dict[str, str] = field(default_factory=dict)  # battlefield for each number of seats
    options: dict[str, str] = field(default_factory=dict)  # what differs from the default
    seed: str = ""

    @classmethod
    def read(cls, data: object) -> Plan:
        """The plan that was kept, as far as it fits."""
        plan, said = cls(), data if isinstance(data, dict) else {}
        if said.get("seats") in (2, 3, 4, 5):
            plan.seats = int(said["seats"])
        for name in ("kinds", "names", "decks"):
            kept = said.get(name)
            if isinstance(kept, list) and len(kept) == 5 and all(isinstance(v, str) and len(v) <= 60 for v in kept):
                setattr(plan, name, list(kept))
        plan.kinds = [kind if kind in KINDS else "human" for kind in plan.kinds]
        plan.names = [name[:LONGEST_NAME] for name in plan.names]
        for name in ("maps", "options"):
            kept = said.get(name)
            if isinstance(kept, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in kept.items()):
                setattr(plan, name, dict(kept))
        return plan

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "kinds": self.kinds,
            "names": self.names,
            "decks": self.decks,
            "maps": self.maps,
            "options": self.options,
        }


@dataclass
class Draft:
    """A plan with everything it chooses from: battlefields, own armies, the ruleset's options."""

    rules: Ruleset
    plan: Plan
    fields: dict[str, Battlefield]
    own: dict[str, ArmyList]
    say: Callable[[Phrase], str]
    me: str = ""  # what the person at this screen is called

    def forget_unknown(self) -> None:
        """Drop options that the ruleset does not have (any more)."""
        known = {(option.key, value) for option in self.rules.options for value, _ in option.values}
        self.plan.options = dict(pair for pair in self.plan.options.items() if pair in known)

    def known(self, deck: str) -> bool:
        """True for an army that can be led at all."""
        return deck == "" or deck in ready_made(self.rules.catalogue) or deck.removeprefix("own/") in self.own

    def fitting(self) -> list[str]:
        """Battlefields for this number of seats."""
        return [key for key, field in self.fields.items() if field.seats == self.plan.seats]

    @property
    def map(self) -> str:
        fits, wanted = self.fitting(), self.plan.maps.get(str(self.plan.seats), "")
        return wanted if wanted in fits else next(iter(fits), "")

    def option(self, key: str) -> str:
        option = next(o for o in self.rules.options if o.key == key)
        return self.plan.options.get(key, option.values[0][0])

    def set_option(self, option: Option, value: str) -> None:
        """Set an option; the defaults are not kept. Own armies need a format in which they are legal."""
        if value == option.values[0][0]:
            self.plan.options.pop(option.key, None)
        else:
            self.plan.options[option.key] = value
        if option.key == "army":
            self.plan.decks = [
                "" if value == "large" or (value == "colour" and d.startswith("own/")) else d for d in self.plan.decks
            ]

    def set_deck(self, seat: int, deck: str) -> None:
        self.plan.decks[seat] = deck
        if deck.startswith("own/") and self.option("army") == "colour":
            self.plan.options["army"] = "standard"

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """The armies a seat may lead, with the reason why not."""
        say, size = self.say, self.option("army")
        out = [("", say(W.ANY_ARMY), "")]
        if size != "large":
            others = [d for n, d in enumerate(self.plan.decks[: self.plan.seats]) if n != seat]
            for key, army in ready_made(self.rules.catalogue).items():
                out.append(
                    (key, say(army.name), say(W.TAKEN.of(army.name)) if key in others and size == "colour" else "")
                )
        for name, army in self.own.items():
            wrong = problems(self.rules.catalogue, army, "large" if size == "large" else "standard")
            out.append((f"own/{name}", name, say(W.NOT_LEGAL.of(name, wrong[0])) if wrong else ""))
        return out

    def setup(self) -> Setup:
        """The match as it has been put together."""
        plan, n = self.plan, self.plan.seats
        maps: dict[str, Any] = {}
        if self.map.startswith("own/"):
            maps = {self.map: content.map_data(self.fields[self.map])}
        decks = tuple(
            as_data(self.own[d.removeprefix("own/")]) if d.startswith("own/") else d or None for d in self.dealt()
        )
        seed = int(plan.seed) if plan.seed else int.from_bytes(os.urandom(4), "big")
        me = next((i for i in range(n) if plan.kinds[i] == "human"), -1)
        names = tuple(
            (plan.names[i] or (self.me if i == me else "")) if plan.kinds[i] == "human" else "" for i in range(n)
        )
        return Setup(
            self.rules.key, n, seed, {"map": self.map, **plan.options}, decks, names, tuple(plan.kinds[:n]), maps
        )

    def dealt(self) -> list[str]:
        """The armies of the seats; whoever takes any gets one by chance that nobody else leads."""
        decks, chance = list(self.plan.decks[: self.plan.seats]), os.urandom(8)
        if self.option("army") == "large" or self.option("choose_colours") == "on":
            return decks
        left = [colour for colour in COLOUR_ORDER if colour not in decks]
        return [deck or left.pop(chance[seat] % len(left)) for seat, deck in enumerate(decks)]

    def deal(self) -> None:
        """Other armies for everybody, by chance."""
        left, chance = list(COLOUR_ORDER), os.urandom(8)
        self.plan.decks = [left.pop(chance[seat] % len(left)) for seat in range(5)]

    def shuffle(self) -> None:
        """Another battlefield and other armies, by chance."""
        fits = self.fitting()
        if fits:
            self.plan.maps[str(self.plan.seats)] = fits[os.urandom(1)[0] % len(fits)]
        if self.option("army") != "large":
            self.deal()
