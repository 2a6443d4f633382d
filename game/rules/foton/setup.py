"""Set-up: parties, the draft deck, the start player; and the four phases in their order (foton.md, section 3).

Ruling here: R-1 (the start card does not move; its holder begins the draft and the main phase). Settled here: a party
is laid out in a random order, so that who knows a sample party by heart does not know which of its cards rests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.foton.adding import AddingPhase
from game.rules.foton.cards import Config, EventCard, Megido
from game.rules.foton.draft import DraftPhase
from game.rules.foton.options import settings_from
from game.rules.foton.parties import DECK_FORM, bring
from game.rules.foton.places import BACK, BOX, DRAFT, FotonState, waiting
from game.rules.foton.scoring import ScoringPhase
from game.rules.foton.turn import MainPhase
from game.table.dice import Dice
from game.table.state import TABLE, run

SEATS = (2, 3, 4)


def setup(
    catalogue: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None] = ()
) -> FotonState:
    """A match that waits at its first question. ValueError with one sentence for anything that does not fit."""
    if seats not in SEATS:
        raise ValueError(f"The Foton is played by 2 to 4 players, not by {seats}")
    if len(decks) > seats:
        raise ValueError(f"{len(decks)} parties were named for {seats} players")
    numbers = settings_from(options)
    facts = dict(catalogue)  # a plain one is quicker than one that reads itself when asked
    s = FotonState(seats, Dice(seed), cards=facts, rest_draw=numbers["rest_draw"], turn_draw=numbers["turn_draw"])
    named = [None if party is None else DECK_FORM.read(facts, party) for party in (*decks, *(None,) * seats)][:seats]
    everybody = tuple(key for key, card in facts.items() if isinstance(card, Megido))
    for seat, party in enumerate(bring(facts, named, s.dice)):
        for key in s.dice.shuffled(party.members):  # face down (F-3.1), and where it lies tells nothing
            s.put(key, seat, waiting(seat), back="megido", face_up=False)
    s.lists = (everybody,) * seats
    stack_draft_deck(s)
    s.start = s.dice.roll(seats) - 1
    s.then(DraftPhase(), MainPhase(), AddingPhase(), ScoringPhase())
    run(s)
    return s


def stack_draft_deck(s: FotonState) -> None:
    """Four of the eight events, unseen, and the photons are shuffled; nobody knows the other four events (F-3.2)."""
    config: Config = s.cards["config"]
    events = s.dice.shuffled([key for key, card in s.cards.items() if isinstance(card, EventCard)])
    photons = [key for key, copies in config.counts for _ in range(copies)]
    kept = config.events_in_draft_deck
    for key in s.dice.shuffled([*photons, *events[:kept]]):
        s.put(key, TABLE, DRAFT, back=BACK, face_up=False)
    for key in events[kept:]:
        s.put(key, TABLE, BOX, back=f"{BACK}/event", face_up=False)
    s.lists += ((*photons, *events),)
