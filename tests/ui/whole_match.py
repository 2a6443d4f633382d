"""A match played at the screen from its first question to the result."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.ui.table.scene import CardTable
from tests.ui.cardhands import settle
from tests.ui.seated import seldom_drawn
from tests.ui.test_card_matches import lift

Hand = Callable[[CardTable, random.Random], None]


def play_to_the_result(scene: CardTable, hand: Hand, kinds: Sequence[str], enough: int) -> None:
    """Play whatever is asked, lifting the curtain between two persons; `enough` inputs must do."""
    seldom_drawn(scene)
    app, rnd, done, curtains = scene.app, random.Random(5), 0, 0
    while not scene.session.over and done < enough:
        if app.top is not scene:
            lift(app, scene, hand.__name__)
            curtains += 1
        elif scene.table.draft is None:
            settle(scene)
        else:
            hand(scene, rnd)
            done += 1
    assert scene.session.over, f"still at {scene.table.question} after {done} inputs"
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    assert all(len(scene.session.match.picks[seat]) > 10 for seat in people)
    assert bool(curtains) == (len(people) > 1)
    settle(scene)
    app.step(0.1)
    assert app.top is not scene, "the result comes by itself"
    app.close()
