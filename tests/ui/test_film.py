"""Motion: acts in order, each shown to its end, whatever the speed; nothing moves when somebody wants it calm."""

from __future__ import annotations

import pytest

from game.ui.play.film import Act, Film, together, within


def film(*lengths: float, reads: bool = False) -> tuple[Film, list[str]]:
    """A film whose acts write down what happens to them."""
    diary: list[str] = []
    made = Film()
    made.add(
        Act(
            length,
            begin=lambda n=n: diary.append(f"begin {n}"),  # type: ignore[misc]
            show=lambda t, n=n: diary.append(f"show {n} {t:.1f}"),  # type: ignore[misc]
            end=lambda n=n: diary.append(f"end {n}"),  # type: ignore[misc]
            reads=reads,
        )
        for n, length in enumerate(lengths)
    )
    return made, diary


def test_acts_follow_one_another() -> None:
    made, diary = film(0.2, 0.2)
    for _ in range(4):
        made.advance(0.1, 1.0)
    assert diary == [
        "begin 0",
        "show 0 0.5",
        "show 0 1.0",
        "end 0",
        "begin 1",
        "show 1 0.0",
        "show 1 0.5",
        "show 1 1.0",
        "end 1",
    ]
    assert not made.running


def test_what_is_left_of_a_moment_goes_to_the_next_act() -> None:
    made, diary = film(0.1, 0.1, 0.1)
    made.advance(0.15, 1.0)
    assert diary[-1] == "show 1 0.5"


def test_skipping_ends_every_act_in_its_final_place() -> None:
    made, diary = film(5, 0, 7)
    made.skip()
    assert diary == [
        "begin 0",
        "show 0 1.0",
        "end 0",
        "begin 1",
        "show 1 1.0",
        "end 1",
        "begin 2",
        "show 2 1.0",
        "end 2",
    ]


def test_calm_holds_only_what_is_to_be_read() -> None:
    moving, _ = film(9)
    moving.calm = True
    moving.advance(0.01, 1.0)
    assert not moving.running
    reading, diary = film(0.4, reads=True)
    reading.calm = True
    reading.advance(0.1, 1.0)
    assert reading.running and diary == ["begin 0", "show 0 1.0"]


@pytest.mark.parametrize("beat", [0.1, 0.033, 0.0167, 0.07])
def test_rounding_never_trips_over_acts_without_length(beat: float) -> None:
    made, diary = film(*([0.1, 0.0, 0.3, 0.0, 0.0, 0.7] * 6))
    for _ in range(400):
        made.advance(beat, 1.0)
    assert not made.running and diary.count("end 35") == 1


def test_acts_together_last_as_long_as_the_longest() -> None:
    seen: dict[str, float] = {}
    short, long = Act(0.2, show=lambda t: seen.update(short=t)), Act(0.8, show=lambda t: seen.update(long=t))
    both = together([short, long])
    assert both.seconds == 0.8
    both.show(0.125)
    assert seen == {"short": 0.5, "long": 0.125}
    both.show(0.5)
    assert seen == {"short": 1.0, "long": 0.5}


def test_acts_are_hurried_only_if_they_have_to_be() -> None:
    acts = [Act(1.0), Act(3.0)]
    assert [act.seconds for act in within(acts, 5.0)] == [1.0, 3.0]
    assert [act.seconds for act in within(acts, 2.0)] == [0.5, 1.5]
