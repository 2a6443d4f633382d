"""Views, events and choices survive the trip through JSON; nothing else is ever built from it."""
from __future__ import annotations

import sys
from dataclasses import is_dataclass

import pytest

from game.commands.fuzz import Variant
from game.table.codec import Foreign, from_line, to_line
from game.table.ruleset import Ruleset
from game.table.state import legal
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


@pytest.mark.parametrize("line", [
    b'{"is":"Popen","args":["true"]}', b'{"is":"type","name":"x"}', b'{"is":["Piece"]}',
    b'{"is":"Piece","id":1,"no":2}',
    b'{"is":"Sight","name":"XRAY"}', b'{"is":"dict","items":[[1]]}', b'{"is":"dict"}', b"not json", b"[" * 3000,
    b'[' * 70 + b']' * 70, b'{"is":"dict","items":[[{"is":"list","items":[]},1]]}', b'{"is":"Hex","of":[1]}'])
def test_what_is_not_ours_is_refused(rules: Ruleset, line: bytes) -> None:
    with pytest.raises(Foreign):
        from_line(line, kinds(rules))


def test_no_two_kinds_of_a_game_have_the_same_name(rules: Ruleset) -> None:
    """What travels is built by its name: two classes of one name would be taken for each other."""
    package = rules.setup.__module__.rpartition(".")[0]
    homes = (*SHARED, package)
    found: dict[str, type] = {}
    for name, module in sorted(sys.modules.items()):
        if any(name == home or name.startswith(f"{home}.") for home in homes):
            for kind in vars(module).values():
                if isinstance(kind, type) and kind.__module__ == name and is_dataclass(kind):
                    assert found.setdefault(kind.__name__, kind) is kind, f"{kind} and {found[kind.__name__]}"
