"""Homes in which many live, at tables of the Pony game for two to four: tiles that are wide enough, names that stand
whole on them, nothing that lies over another, and each of them can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.match.match import Match, Setup
from game.rules.pony.drawing import DiscardChoice
from game.rules.pony.kinds import is_friend
from game.rules.pony.main_phase import MainActions
from game.rules.pony.opening import Mulligan
from game.rules.pony.places import BACK, PLAY, PonyState, characters_at, hand, home_of, in_play
from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.table.state import Piece
from game.table.view import look
from game.ui.art.cuts import noted
from game.ui.layouts.pony import LAYOUT
from game.ui.layouts.pony.grounds import HUNG_LEAST
from game.ui.layouts.pony.printed import printed
from game.ui.session import Session
from game.ui.table.arrange import arrange
from game.ui.table.pose import Pose
from game.ui.table.reading_room import TEXTED
from game.ui.table.sprites import fitted
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box
from tests.rules.pony.byhand import catalogue, main, table
from tests.ui.cardhands import app_at, click, quick, show, where
from tests.ui.seated import seldom_drawn

FRIENDS = sorted(key.rsplit("/", 1)[-1] for key in catalogue() if key.startswith("card/friend/"))
PROBLEMS = sorted(key.rsplit("/", 1)[-1] for key in catalogue() if key.startswith("card/problem/"))
TROUBLE = sorted(key.rsplit("/", 1)[-1] for key in catalogue() if key.startswith("card/troublemaker/"))
USUAL, LARGE = (1280, 720), (1536, 864)  # logical pixels; 1920x1080 is shown as the larger
OWN, OTHERS = 96, 80  # width of a tile, at least: one's own and that of an only opponent; of one of several
NARROWER = 0.95  # in the least window
MANY = range(3, 15)
HELD = 9  # cards of a hand, when one has to go
AT_PROBLEMS = ("across", "problem ", "over", "under")
Tile = tuple[Piece, Pose]


def crowded(seats: int, full: int, living: int, first: int = 0) -> PonyState:
    """A table in the Main Phase of seat 0: so many live at the home of seat `full`, four at each other one."""
    cards, drawn = [], first
    for seat in range(seats):
        count = (living if seat == full else 4) - 1  # besides the Mane
        named = " ".join(FRIENDS[(drawn + n) % len(FRIENDS)] for n in range(count))
        cards.append(f"{'ABCD'[seat]}:{named}@home")
        drawn += count
    s = table(*cards, seats=seats)
    main(s)
    return s


def homes(s: PonyState, size: tuple[int, int]) -> Iterator[tuple[int, list[Tile]]]:
    """Every seat with the tiles at its home, as seat 0 sees them."""
    view = look(s, 0)
    for place in LAYOUT.compose(view, 0, Box(0, 0, *size), -1).places:
        if place.key.startswith("home "):
            pieces = characters_at(s, place.seat, home_of(place.seat))
            yield place.seat, [(pieces[n], pose) for n, pose in arrange(place, pieces)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_however_many_live_at_a_home_their_tiles_are_wide_enough_and_none_covers_another(seats: int) -> None:
    for size, share in ((USUAL, 1.0), (LARGE, 1.0), (TABLE_ROOM, NARROWER)):
        for full in (0, 1):
            for living in MANY:
                for seat, tiles in homes(crowded(seats, full, living), size):
                    least = (OWN if seat == 0 or seats == 2 else OTHERS) * share
                    assert len(tiles) == (living if seat == full else 4)
                    assert min(pose.wide for _, pose in tiles) >= least, (size, full, living, seat)
                    assert min(pose.high for _, pose in tiles) >= 26, (size, full, living, seat)
                    assert not any(a.box().meets(b.box()) for (_, a), (_, b) in combinations(tiles, 2))


@pytest.mark.parametrize("living", MANY)
def test_the_name_of_a_resource_is_whole_below_its_character(living: int) -> None:
    s = crowded(2, 1, living)
    bearer = characters_at(s, 1, home_of(1))[-1]
    hat = s.put("card/resource/PR139", 1, PLAY, at=bearer.at, host=bearer.id)
    view = look(s, 0)
    place = next(place for place in LAYOUT.compose(view, 0, Box(0, 0, *USUAL), -1).places if place.key == "home 1")
    pieces = [*characters_at(s, 1, home_of(1)), hat]
    poses = {pieces[n].id: pose for n, pose in arrange(place, pieces)}
    assert poses[hat.id].box().foot - poses[bearer.id].box().foot >= HUNG_LEAST - 0.1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [TABLE_ROOM, USUAL, LARGE], ids=str)
@pytest.mark.parametrize("living", MANY)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_name_stands_whole_on_its_tile(seats: int, living: int, size: tuple[int, int], lang: str) -> None:
    """Whole, or the card's short one: no letter is left out, and none is too narrow to be read."""
    s = crowded(seats, living % 2, living, 17 * living)
    view = look(s, 0)
    with noted() as names:
        for _, tiles in homes(s, size):
            for piece, pose in tiles:
                seen = fitted(LAYOUT.look(view, piece, 0), pose, 1.0)
                LAYOUT.picture(s.cards, seen, round(pose.high), lang, 1.0, STANDARD, 1.0)
    assert names and [one.words for one in names if not one.whole] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW, LARGE], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_name_stands_whole_while_cards_of_the_hand_are_chosen(
    seats: int, size: tuple[int, int], lang: str
) -> None:
    """The hand shows its texts then, long ones, and the table gives way to it. Where all is larger than usual and
    several have homes, names come first."""
    s = crowded(seats, 0, 8)
    wordy = sorted(FRIENDS, key=lambda card: len(str(printed(catalogue(), f"card/friend/{card}"))))
    for card in wordy[-HELD:]:
        s.put(f"card/friend/{card}", 0, hand(0), back=BACK)
    view = look(s, 0)
    view.asks, view.offered = {0: DiscardChoice(seat=0, n=1)}, {}
    made = LAYOUT.compose(view, 0, Box(0, 0, *size), -1)
    assert (made.regions.hand.h > TEXTED) == (seats == 2 or size != TABLE_ROOM)
    with noted() as names:
        for place in made.places:
            if place.key.startswith("home "):
                pieces = characters_at(s, place.seat, home_of(place.seat))
                for n, pose in arrange(place, pieces):
                    seen = fitted(LAYOUT.look(view, pieces[n], 0), pose, 1.0)
                    LAYOUT.picture(s.cards, seen, round(pose.high), lang, 1.0, STANDARD, 1.0)
    assert names and [one.words for one in names if not one.whole] == []


@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW, LARGE], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_hand_is_read_everywhere(seats: int, size: tuple[int, int]) -> None:
    """Only Manes live anywhere yet, and they have large tiles."""
    s = table(seats=seats)
    main(s)
    view = look(s, 0)
    view.asks, view.offered = {0: Mulligan(0)}, {}
    assert LAYOUT.compose(view, 0, Box(0, 0, *size), -1).regions.hand.h > TEXTED


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [TABLE_ROOM, USUAL, LARGE], ids=str)
@pytest.mark.parametrize("beside", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_name_stands_whole_at_the_problems(seats: int, beside: int, size: tuple[int, int], lang: str) -> None:
    """With so many Troublemakers at one, one fewer at the next, and up to four characters on both sides of each, ready
    and exhausted: the sign of that takes some of the name's room."""
    for first in range(0, len(TROUBLE), beside):
        trouble = (TROUBLE[(first + n) % len(TROUBLE)] for n in range(2 * beside - 1))
        friends = (FRIENDS[(7 * first + n) % len(FRIENDS)] for n in range(4 * 4))
        cards = [f"{'AB'[n % 2]}:{card}@p{'AB'[n >= beside]}" for n, card in enumerate(trouble)]
        cards += [f"{seat}:{next(friends)}@p{at}" for seat in "AB" for at in "AB" for _ in range(first % 5)]
        s = table(*cards, seats=seats, problems=[PROBLEMS[(first + n) % len(PROBLEMS)] for n in range(seats)])
        view = look(s, 0)
        with noted() as names:
            for place in LAYOUT.compose(view, 0, Box(0, 0, *size), -1).places:
                if place.key.startswith(AT_PROBLEMS):
                    pieces = [view.pieces[piece.id] for piece in in_play(s) if place.only and place.only(piece)]
                    for n, pose in arrange(place, pieces):
                        for turned in {False, is_friend(pieces[n])}:
                            seen = fitted(LAYOUT.look(view, replace(pieces[n], turned=turned), 0), pose, 1.0)
                            LAYOUT.picture(view.cards, seen, round(pose.high), lang, 1.0, STANDARD, 1.0)
        assert names and [one.words for one in names if not one.whole] == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_of_twelve_residents_can_be_clicked(tmp_path: Path, seats: int) -> None:
    s = crowded(seats, 0, 12)
    setup = Setup("pony", seats, 1, kinds=("human", *("random",) * (seats - 1)))
    scene = show(app_at(tmp_path, (1280, 720)), Session(Match(s, (), setup=setup), quick))
    seldom_drawn(scene)
    assert isinstance(scene.table.question, MainActions)
    for piece in filter(is_friend, characters_at(s, 0, home_of(0))):
        at = where(scene, piece.id)
        found = scene.controls.part_under(at)
        assert found is not None and found.piece == piece.id
        click(scene, at)
        assert scene.table.draft is not None and scene.table.draft.chosen()[-1:] == (piece.id,)
        scene.table.draft.clear()
