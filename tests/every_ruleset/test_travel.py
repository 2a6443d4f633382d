"""Views, events and choices survive the trip through JSON; nothing else is ever built from it."""

from __future__ import annotations

import sys

import pytest

from game.commands.fuzz import Variant
from game.effects.effect import Effect
from game.table.codec import Foreign, from_line, to_line
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import legal
from game.table.step import Step
from game.table.travel import SHARED, kinds
from game.table.view import hear, look

from .conftest import positions


def test_views_events_and_options_survive_the_trip(rules: Ruleset, variant: Variant) -> None:
    known = kinds(rules)
    for s in positions(rules, variant, 31, every=12, most=130):
        for seat in (-1, *range(s.seats)):
            view = look(s, seat)
            back = from_line(to_line(view), known)
            assert back == view
            back.cards = s.cards
            if seat in s.asks and s.result is None:
                assert legal(back, seat) == legal(view, seat), "the other side computes the same options"
    for event in s.events:
        heard = hear(event, 0)
        assert from_line(to_line(heard), known) == heard


@pytest.mark.parametrize(
    "line",
    [
        b'{"is":"Popen","args":["true"]}',
        b'{"is":"type","name":"x"}',
        b'{"is":["Piece"]}',
        b'{"is":"Piece","id":1,"no":2}',
        b'{"is":"Sight","name":"XRAY"}',
        b'{"is":"dict","items":[[1]]}',
        b'{"is":"dict"}',
        b"not json",
        b"[" * 3000,
        b"[" * 70 + b"]" * 70,
        b'{"is":"dict","items":[[{"is":"list","items":[]},1]]}',
        b'{"is":"Hex","of":[1]}',
    ],
)
def test_what_is_not_ours_is_refused(rules: Ruleset, line: bytes) -> None:
    with pytest.raises(Foreign):
        from_line(line, kinds(rules))


def test_whatever_can_be_chosen_asked_or_told_travels_by_its_name(rules: Ruleset) -> None:
    """What travels is built by its name: another class of the same name must not be taken for it."""
    package, known = rules.setup.__module__.rpartition(".")[0], kinds(rules)
    for name, module in sorted(sys.modules.items()):
        if any(name == home or name.startswith(f"{home}.") for home in (*SHARED, package)):
            for kind in vars(module).values():
                if isinstance(kind, type) and kind.__module__ == name and issubclass(kind, (Step, Event, Effect)):
                    assert known[kind.__name__] is kind, f"{kind} would come back as {known[kind.__name__]}"
