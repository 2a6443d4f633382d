"""The screens around a match of The Foton, driven by mouse and keyboard events alone; every one fits its window."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Setup
from game.players.levels import bot
from game.rules.foton.cards import Megido
from game.rules.foton.parties import DECK_FORM, SIZE, problems
from game.rules.foton.sheet import SHEETS
from game.ui import games, matches, own_decks
from game.ui.editors.deck_editor import DeckEditor
from game.ui.games.foton.hints import hints
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.workshop import editor
from game.ui.games.side import Side
from game.ui.scene import Scene
from game.ui.scenes.collection import Collection
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from game.ui.session import Session
from game.ui.sheets.card_sheet import CardSheet
from game.ui.sheets.zoom import card_sheet
from game.ui.widgets.box import Box
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(30, of="screens of The Foton")

FOTON = game.ruleset("foton")
ENTER, ESCAPE, DELETE = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DELETE
MEGIDO = {card.number: card for card in FOTON.catalogue.values() if isinstance(card, Megido)}


def party(name: str, *numbers: int) -> Any:
    return DECK_FORM.deck(FOTON.catalogue, name, tuple(MEGIDO[n].key for n in numbers))


def keep(hands: Hands, name: str, *numbers: int) -> None:
    assert own_decks.save(hands.app.home, FOTON, party(name, *numbers))


def kept(hands: Hands) -> dict[str, Any]:
    return own_decks.load(hands.app.home, FOTON)[0]


def pool(number: int) -> str:
    """A Megido among all of them."""
    return MEGIDO[number].key.replace("megido/", "pool:")


def inside(number: int) -> str:
    """And in the party."""
    return MEGIDO[number].key.replace("megido/", "deck:")


def numbers_of(scene: DeckEditor) -> list[int]:
    """The party that is being built."""
    keys = scene.work.keys()
    return [FOTON.catalogue[key].number for key in keys]


def places(scene: DeckEditor) -> list[Box]:
    return scene.side.places(scene.side.parts()["list"])


def played(hands: Hands, seats: int = 2, whole: bool = True, folder: Path | None = None) -> Session:
    """A match that bots have played for a person."""
    kinds, decks = ("human", *("normal",) * (seats - 1)), ("light", "flip", "phoenix", None)[:seats]
    bots = [bot("random", FOTON, seat, 3) for seat in range(seats)]
    match = game.record.begin(Setup("foton", seats, 4, {}, decks, ("Mika",), kinds), bots, folder)
    while match.state.result is None and (whole or len(match.entries) < 8):
        match.tick()
    return Session(match, matches.bots, game.record, None, matches.complain(hands.app))


# ---- the shelf and the set-up ------------------------------------------------------------------------
def test_every_game_has_its_screens() -> None:
    for rules in game.RULESETS:
        side: Any = games.of(rules).side
        assert games.of(rules).album(rules).kinds and issubclass(getattr(side, "func", side), Side)


def test_two_clicks_from_the_shelf_to_a_running_match(hands: Hands) -> None:
    hands.show(Shelf())
    hands.click("box:foton")
    shown = hands.top
    assert isinstance(shown, SetupScreen) and shown.rules is FOTON
    hands.click("start")
    setup = hands.top.session.setup
    assert (setup.ruleset, setup.kinds, setup.decks[0]) == ("foton", ("human", "normal"), "light")
    assert hands.app.settings.last_game == "foton"


def test_a_box_is_chosen_by_resting_on_it_or_by_the_keyboard_and_its_ribbon_takes_up_its_match(hands: Hands) -> None:
    played(hands, whole=False, folder=game.record.folder()).close()
    scene = hands.show(Shelf())
    box = hands.widget("box:foton").box
    hands.move((box.cx, box.cy))
    assert scene.chosen == "arena" and scene.wake() is not None
    for _ in range(4):
        hands.app.step(0.1)
    assert scene.chosen == "foton"
    hands.tab_to("box:arena")
    assert scene.chosen == "arena"
    hands.click("box:foton", y=0.05)
    assert hands.top.session.setup.ruleset == "foton" and len(hands.top.session.match.entries) >= 8


def test_the_keyboard_alone_starts_a_match_for_four_with_parties(hands: Hands) -> None:
    hands.show(SetupScreen(FOTON))
    hands.tab_to("count")
    hands.key(pygame.K_RIGHT, pygame.K_RIGHT)
    hands.tab_to("deck:3")
    hands.key(ENTER, pygame.K_DOWN, pygame.K_DOWN, ENTER)
    assert hands.top.the.decks[3] == "flip" and hands.top.side.shown == 3
    hands.tab_to("start")
    hands.key(ENTER)
    assert hands.top.session.setup.seats == 4 and hands.top.session.setup.decks == ("light", None, None, "flip")


def test_games_keep_their_places_and_the_last_one_is_chosen_and_opens_its_collection(hands: Hands) -> None:
    hands.app.settings = hands.app.with_settings(last_game="foton")
    shelf = hands.show(Shelf())
    assert shelf.chosen == "foton" and [rules.key for rules in shelf.games] == list(game.KEYS)
    assert hands.show(Title()).raised == "foton"
    hands.click("collection")
    assert hands.top.key == "foton"


def test_one_click_takes_each_sample_party(hands: Hands) -> None:
    scene = hands.show(SetupScreen(FOTON))
    for key in ("light", "flip", "interference", "extra", "phoenix", "discard"):
        hands.click(f"take:{key}")
        assert scene.draft.setup().decks[0] == key
        assert [w.card.key for w in hands.desk.widgets if w.key.startswith("member:")] == list(  # type: ignore[attr-defined]
            FOTON.catalogue[f"party/{key}"].members
        )
    hands.click("take:")
    assert scene.draft.setup().decks[0] is None and not hands.desk.find("member:0")


def test_touching_a_seat_shows_its_party(hands: Hands) -> None:
    scene = hands.show(SetupScreen(FOTON))
    hands.click("seat:1")
    hands.click("take:discard")
    assert scene.the.decks[:2] == ["light", "discard"]
    hands.click("name:0")
    assert scene.side.shown == 0


def test_hovering_a_card_shows_it_in_full_and_a_second_click_shows_it_large(hands: Hands) -> None:
    scene = hands.show(SetupScreen(FOTON))
    box = hands.widget("member:4").box
    hands.move((box.cx, box.cy))
    assert scene.side._now() == 4
    hands.click("member:4")
    hands.click("member:4")
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Andrealphus"


def test_options_and_seed_reach_the_match(hands: Hands) -> None:
    scene = hands.show(SetupScreen(FOTON))
    hands.click("tab:options")
    for option in FOTON.options:
        hands.click(option.key)
        if hands.desk.menu:
            hands.click(f"{option.key}:{option.values[1][0]}")
    hands.click("seed")
    hands.type("72")
    setup = scene.draft.setup()
    assert setup.seed == 72 and dict(setup.options) == {o.key: o.values[1][0] for o in FOTON.options}


def test_an_unfinished_party_is_listed_and_says_why_it_cannot_be_taken(hands: Hands) -> None:
    keep(hands, "Half", 1, 2, 3)
    scene = hands.show(SetupScreen(FOTON))
    hands.click("deck:0")
    hands.click("deck:0:own/Half")
    assert scene.the.decks[0] == "light" and "Half" in hands.app.toasts[-1].said.en
    hands.key(ESCAPE)
    scene.the.decks[0] = "own/Half"
    hands.desk.changed()
    hands.click("start")
    assert hands.top is scene and "Half" in hands.app.toasts[-1].said.en


def test_a_party_built_from_the_set_up_is_taken_by_its_seat(hands: Hands) -> None:
    scene = hands.show(SetupScreen(FOTON))
    hands.click("seat:1")
    hands.click("build")
    editing = hands.top
    assert isinstance(editing, DeckEditor) and not editing.work.total
    hands.click("fill")
    hands.click("save")
    hands.key(ESCAPE)
    assert hands.top is scene and scene.the.decks[1].startswith("own/")
    hands.click("start")
    assert len(hands.top.session.setup.decks[1]["members"]) == SIZE


def test_the_setup_is_remembered(hands: Hands) -> None:
    hands.show(SetupScreen(FOTON))
    hands.click("count", x=0.5)
    hands.click("take:extra")
    hands.key(ESCAPE)
    kept_ = hands.app.settings.setups["foton"]
    assert kept_["seats"] == 3 and kept_["decks"][0] == "extra"


# ---- the party editor --------------------------------------------------------------------------------
def test_a_party_is_built_with_the_mouse_alone(hands: Hands) -> None:
    scene = hands.show(editor("foton", fresh=True))
    for number in (1, 2, 3):
        hands.click(pool(number))
    card, place = hands.widget(pool(4)).box, places(scene)[0]
    hands.drag((card.cx, card.cy), (place.cx, place.cy))
    assert numbers_of(scene) == [4, 1, 2, 3]
    hands.click(pool(72))
    hands.click(pool(6))
    assert scene.problems() == [] == problems(FOTON.catalogue, scene.files.deck)
    hands.click("save")
    assert [FOTON.catalogue[key].number for key in kept(hands)["My party"].members] == [4, 1, 2, 3, 72, 6]


def test_a_party_is_built_with_the_keyboard_alone(hands: Hands) -> None:
    scene = hands.show(editor("foton", fresh=True))
    hands.tab_to("search")
    hands.type("phoenix")
    hands.tab_to(pool(37))
    hands.key(ENTER)
    hands.tab_to("search")
    hands.key(pygame.K_BACKSPACE, mod=pygame.KMOD_CTRL)
    hands.tab_to(pool(1))
    hands.key(ENTER, pygame.K_RIGHT, ENTER, pygame.K_RIGHT, ENTER, pygame.K_RIGHT, ENTER, pygame.K_RIGHT, ENTER)
    assert numbers_of(scene) == [37, 1, 2, 3, 4, 5]
    hands.key(DELETE)
    assert scene.work.total == 5
    hands.tab_to(inside(37))
    hands.key(DELETE)
    assert numbers_of(scene) == [1, 2, 3, 4]
    hands.tab_to("name")
    hands.type("Dawn")
    hands.tab_to("save")
    hands.key(ENTER)
    assert list(kept(hands)) == ["Dawn"] and "six" in hands.app.toasts[-1].said.en


def test_dragging_off_takes_out_and_dragging_inside_changes_the_order(hands: Hands) -> None:
    scene = hands.show(editor("foton", party("", 1, 2, 3)))
    spots = places(scene)
    hands.drag((spots[0].cx, spots[0].cy), (spots[2].cx, spots[2].cy))
    assert numbers_of(scene) == [2, 3, 1]
    hands.drag((spots[0].cx, spots[0].cy), (300.0, 400.0))
    assert numbers_of(scene) == [3, 1]


def test_filters_that_do_not_fit_a_line_go_on_in_the_next(hands: Hands) -> None:
    scene = hands.show(editor("foton"))
    left = scene.boxes()[0].inset(16, 14)
    chips = [mark.box for mark in hands.desk.widgets if mark.key.partition(":")[0] in ("style", "cost", "tag")]
    assert len(chips) == 16 and all(box.within(left) for box in chips)
    assert not any(a.meets(b) for a, b in combinations(chips, 2)) and len({box.y for box in chips}) > 2


def test_a_megido_dropped_on_a_full_party_takes_the_place_of_the_one_there(hands: Hands) -> None:
    scene = hands.show(editor("foton", party("", 67, 68, 69, 70, 71, 72)))
    card, second = hands.widget(pool(4)).box, places(scene)[1]
    hands.drag((card.cx, card.cy), (second.cx, second.cy))
    assert numbers_of(scene) == [67, 4, 69, 70, 71, 72]


def test_a_party_is_called_a_party(hands: Hands) -> None:
    hands.show(editor("foton", fresh=True))
    said = " | ".join(note.text for note in hands.texts())
    assert "Party editor" in said and "Name of the party" in said and "deck" not in said.lower()


def test_a_seventh_megido_is_refused_in_one_sentence_and_one_that_is_in_goes_out(hands: Hands) -> None:
    scene = hands.show(editor("foton", party("", 67, 68, 69, 70, 71, 72)))
    hands.click(pool(1))
    assert scene.work.total == SIZE and "six" in hands.app.toasts[-1].said.en
    scene.take_out(MEGIDO[72].key)
    hands.click(pool(1))
    hands.click(pool(1))
    assert numbers_of(scene) == [67, 68, 69, 70, 71]


def test_what_is_missing_is_said_as_one_builds(hands: Hands) -> None:
    hands.show(editor("foton", fresh=True))
    assert any(note.text.startswith("6 cards to go") for note in hands.texts())
    for number in range(1, 7):
        hands.click(pool(number))
    assert any("Legal" in note.text for note in hands.texts())


def test_filters_narrow_the_pool(hands: Hands) -> None:
    scene = hands.show(editor("foton"))
    hands.click("style:rush")
    assert {FOTON.catalogue[key].style for key in scene.pool.shown()} == {"rush"}
    hands.click("class:sniper")
    hands.click("tag:interfere")
    shown = [FOTON.catalogue[key] for key in scene.pool.shown()]
    assert shown and all((c.style, c.cls) == ("rush", "sniper") and "interfere" in c.tags for c in shown)
    hands.click("style:burst")
    assert len(scene.pool.shown()) > len(shown)  # styles are alternatives
    hands.click("search")
    hands.type("nobody")
    assert scene.pool.shown() == [] and any("No card fits" in note.text for note in hands.texts())


def test_search_knows_numbers_names_spellings_and_text_in_both_languages() -> None:
    def numbers(words: str) -> list[int]:
        return [n for n, card in MEGIDO.items() if SHEETS.fits(SHEETS.sheet(card), (), words)]

    assert numbers("37") == [37] and numbers("祖-05") == [5]
    assert numbers("フェニックス") == [37] and numbers("Haures") == [64]
    assert 9 in numbers("Charge photon in your field face down")


def test_each_cost_style_class_and_tag_finds_what_the_rules_count() -> None:
    """foton.md, section 10: 24 of each style; 29 Fighters, 21 Troopers, 22 Snipers; 22 interfere, 15 counter; 16 ☆."""
    counts = {
        mark: sum(SHEETS.fits(SHEETS.sheet(card), {mark}) for card in MEGIDO.values())
        for mark in ("style:rush", "style:counter", "style:burst", "class:fighter", "class:trooper", "class:sniper",
                     "tag:interfere", "tag:counter", "tag:auto", "star:yes")
    }  # fmt: skip
    assert list(counts.values()) == [24, 24, 24, 29, 21, 22, 22, 15, 11, 16]
    costs = {"cost:1", "cost:2", "cost:3", "cost:4"}
    assert sum(SHEETS.fits(SHEETS.sheet(card), costs) for card in MEGIDO.values()) == 72


def test_the_editor_tells_how_megido_go_together() -> None:
    """Valefor: each time another of your Rush Megido acts; Ipos: each time you activate an interference."""
    said = [hint.en for hint in hints([MEGIDO[n] for n in (6, 47, 55, 40)])]
    assert "Valefor gains from 2 other Rush" in said
    assert "Ipos gains from 3 that interfere" in [h.en for h in hints([MEGIDO[n] for n in (22, 50, 4, 1)])]
    assert any("No Skill" in hint for hint in said)


def test_a_card_on_which_the_mouse_rests_is_shown_in_full(hands: Hands) -> None:
    scene = hands.show(editor("foton"))
    before = hands.app.picture().copy()
    box = hands.widget(pool(9)).box
    hands.move((box.cx, box.cy))
    assert scene.wake() is not None
    for _ in range(5):
        hands.app.step(0.1)
    after, x, y = hands.app.picture(), round(box.right_edge) + 60, round(box.cy)
    assert before.get_at((x, y)) != after.get_at((x, y)) and scene.wake() is None


def test_a_sample_is_where_a_party_of_ones_own_begins(hands: Hands) -> None:
    scene = hands.show(editor("foton"))
    hands.click("open")
    hands.click("open:ready/discard")
    assert scene.work.keys() == list(FOTON.catalogue["party/discard"].members)
    assert not scene.work.file and not scene.work.dirty
    hands.click(inside(numbers_of(scene)[5]))
    hands.click("name")
    hands.type("Mine")
    hands.click("save")
    assert list(kept(hands)) == ["Mine"] and len(FOTON.catalogue["party/discard"].members) == SIZE


def test_rename_copy_and_delete(hands: Hands) -> None:
    keep(hands, "Dawn", 1, 2, 3, 4, 5, 6)
    scene = hands.show(editor("foton"))
    hands.click("name")
    hands.key(pygame.K_BACKSPACE, mod=pygame.KMOD_CTRL)
    hands.type("Dusk")
    hands.click("save")
    assert list(kept(hands)) == ["Dusk"]
    hands.click("copy")
    hands.click("save")
    assert sorted(kept(hands)) == ["Dusk", "Dusk 2"]
    hands.click("remove")
    hands.key(ESCAPE)
    assert len(kept(hands)) == 2
    hands.click("remove")
    hands.click("answer:0")
    assert list(kept(hands)) == ["Dusk"] and hands.top is scene


def test_another_party_of_that_name_is_replaced_only_after_a_question(hands: Hands) -> None:
    keep(hands, "Dawn", 1, 2, 3, 4, 5, 6)
    scene = hands.show(editor("foton", party("", 7, 8, 9, 10, 11, 12)))
    scene.work.name = "Dawn"
    hands.click("save")
    hands.key(ESCAPE)
    assert kept(hands)["Dawn"] == party("Dawn", 1, 2, 3, 4, 5, 6)
    hands.click("save")
    hands.click("answer:0")
    assert kept(hands)["Dawn"] == party("Dawn", 7, 8, 9, 10, 11, 12)


def test_leaving_asks_before_anything_is_lost(hands: Hands) -> None:
    hands.show(Title())
    scene = hands.show(editor("foton", fresh=True))
    hands.click(pool(1))
    hands.click("back")
    assert hands.top is not scene
    hands.key(ESCAPE)
    assert hands.top is scene and scene.work.total
    hands.click(inside(1))
    hands.key(ESCAPE)
    assert isinstance(hands.top, Title)


def test_a_party_travels_as_text(hands: Hands) -> None:
    scene = hands.show(editor("foton", party("Dawn", 1, 2, 3, 4, 5, 6)))
    hands.click("export")
    assert hands.app.window.clipboard().startswith("hexfold-party:")
    hands.click("clear")
    hands.click("import")
    assert numbers_of(scene) == [1, 2, 3, 4, 5, 6]


BAD_TEXTS = {
    "rubbish": "rubbish",
    "packed rubbish": "hexfold-party:AAAA",
    "a list": "[1, 2]",
    "no name": '{"members": ["so-01"]}',
    "members are no list": '{"name": "x", "members": "so-01"}',
    "unknown Megido": '{"name": "x", "members": ["so-99"]}',
    "far too many": json.dumps({"name": "x", "members": ["so-01"] * 100}),
    "too long": "x" * 30_000,
    "very deep": "[" * 9_000,
}


@pytest.mark.parametrize("words", BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_what_is_no_party_is_refused_in_one_sentence_in_both_languages(words: str, hands: Hands) -> None:
    scene = hands.show(editor("foton", party("Dawn", 1, 2, 3, 4, 5, 6)))
    hands.app.window.clipboard(words)
    hands.click("import")
    toast = hands.app.toasts[-1]
    assert toast.harm and "\n" not in toast.said.en and toast.said.en != toast.said.ja
    assert scene.work.total == SIZE


@pytest.mark.parametrize("words", BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_files_that_hold_no_party_are_told_of_and_damaged_ones_set_aside(words: str, hands: Hands) -> None:
    keep(hands, "Dawn", 1, 2, 3, 4, 5, 6)
    path = own_decks.folder(hands.app.home, FOTON) / "broken.json"
    path.write_text(words)
    for scene in (SetupScreen(FOTON), editor("foton")):
        hands.app.toasts.clear()
        if path.exists():
            hands.show(scene)
            assert [toast.said.en for toast in hands.app.toasts if "broken.json" in toast.said.en]
    stays = words[0] in "[{" and words[1] != "["
    assert (path if stays else path.with_name("broken.json.damaged")).read_text() == words
    assert list(kept(hands)) == ["Dawn"]


def test_a_hand_made_file_with_repeats_says_so_when_it_is_opened(hands: Hands) -> None:
    keep(hands, "Twins", 1, 1, 2, 3, 4, 5)
    scene = hands.show(editor("foton"))
    assert any("Bael is in it 2 times" in note.text for note in hands.texts())
    hands.click("trim")
    assert sorted(numbers_of(scene)) == [1, 2, 3, 4, 5]


def test_a_folder_that_cannot_be_written_loses_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(hands, "Dawn", 1, 2, 3, 4, 5, 6)
    scene = hands.show(editor("foton"))
    hands.click(inside(1))

    def broken(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", broken)
    hands.click("save")
    assert hands.app.toasts[-1].harm and scene.work.dirty
    assert len(kept(hands)["Dawn"].members) == SIZE
    assert [path.suffix for path in own_decks.folder(hands.app.home, FOTON).iterdir()] == [".json"]


# ---- collection, result, replays ---------------------------------------------------------------------
def test_the_collection_has_every_card_and_changes_games(hands: Hands) -> None:
    scene = hands.show(Collection("foton"))
    assert len(scene.shown()) == 72
    hands.click("kind", x=0.5)
    assert len(scene.shown()) == 10
    hands.click("kind:skill")
    assert {FOTON.catalogue[key].kind for key in scene.shown()} == {"skill"}
    hands.click("kind", x=0.9)
    assert len(scene.shown()) == 8
    hands.click("card:card/event/ev-4")
    assert isinstance(hands.top, CardSheet)
    hands.key(pygame.K_RIGHT)
    assert hands.top.card.key == "card/event/ev-5"
    hands.key(ESCAPE)
    hands.click("game")
    hands.click("game:arena")
    assert scene.key == "arena" and len(scene.shown()) == 24


def test_details_name_the_rules_and_what_is_reconstructed(hands: Hands) -> None:
    hands.show(card_sheet(LOOK, FOTON, [MEGIDO[17]], 0))  # Botis: star, automatic guard, counter with a condition
    said = [note.text for note in hands.texts()]
    assert {"F-5.7", "F-5.17", "F-5.32", "F-6.1"} <= set(said)
    assert any(text.startswith("Reconstructed") for text in said)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_adds_up(seats: int, hands: Hands) -> None:
    """F-7.1 to F-7.5: the points of three kinds and of effects are the whole; places follow it."""
    session = played(hands, seats)
    scene = hands.show(Result(session))
    t, state = scene.report.tally, session.match.state
    for seat in range(seats):
        kinds = sum(t.points[kind][seat] for kind in ("attack", "skill", "charge"))
        assert t.final[seat] == kinds + t.effects(seat) == state.marks[seat, "vp"]
        assert t.effects(seat) == sum(points for (owner, _), points in t.gained.items() if owner == seat)
        assert t.counts[seat, "acted"] + t.counts[seat, "rested"] == 5
        assert t.counts[seat, "drafted"] >= 18
    assert tuple(seat for seat in range(seats) if t.places[seat] == 1) == state.result
    assert len(t.course) == 7 and t.course[-1] == t.final and t.course[5] == tuple(map(t.effects, range(seats)))


def test_the_result_offers_rematch_and_replay(hands: Hands) -> None:
    scene = hands.show(Result(played(hands)))
    seed = scene.setup.seed
    hands.click("save")
    assert list((hands.app.home / "replays").glob("foton-*.hexfold"))
    hands.click("rematch")
    assert hands.top.session.setup.seed != seed and hands.top.session.setup.decks == ("light", "flip")


def test_keys_on_the_result_count_when_it_has_been_seen(hands: Hands) -> None:
    """Whoever skips ahead with Enter to the end of the match does not begin another."""
    scene = hands.show(Result(played(hands)))
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_ESCAPE)
    assert hands.top is scene
    for _ in range(5):
        hands.app.step(0.25)
    hands.key(pygame.K_RETURN)
    assert hands.top is not scene and hands.top.session.setup.seed != scene.setup.seed


def test_replays_keep_the_parties_of_an_unfinished_match_secret(hands: Hands) -> None:
    bots = [bot("random", FOTON, seat, 3) for seat in range(2)]
    setup = Setup("foton", 2, 3, {}, ("light", "flip"), ("Mika", ""), ("human", "normal"))
    match = game.record.begin(setup, bots, game.record.folder())
    for _ in range(6):
        match.tick()
    match.journal.close()  # type: ignore[union-attr]
    hands.show(Replays())
    said = [note.text for note in hands.texts()]
    assert "Light Photon Party" in said and "Flip Party" not in said and "secret until it acts" in said


# ---- everything fits ---------------------------------------------------------------------------------
def setup_for(hands: Hands, seats: int) -> Scene:
    scene = SetupScreen(FOTON)
    hands.show(scene)
    scene.the.seats, scene.the.decks[:4] = seats, ["interference", "phoenix", "", "extra"]
    scene.the.kinds[:4] = ["human", "normal", "human", "random"]
    hands.desk.changed()
    return scene


def filled(numbers: tuple[int, ...]) -> Callable[[Hands], Scene]:
    return lambda h: h.show(editor("foton", party("A party with a long name", *numbers)))


SCENES: dict[str, Callable[[Hands], Any]] = {
    "shelf": lambda h: h.show(Shelf()),
    "setup for 2": lambda h: setup_for(h, 2),
    "setup for 3": lambda h: setup_for(h, 3),
    "setup for 4": lambda h: setup_for(h, 4),
    "collection": lambda h: h.show(Collection("foton")),
    "empty party": lambda h: h.show(editor("foton", fresh=True)),
    "half a party": filled((4, 17, 65)),
    "whole party": filled((4, 16, 32, 37, 52, 65)),
    "zoom": lambda h: h.show(card_sheet(LOOK, FOTON, [MEGIDO[51], FOTON.catalogue["card/attack/3"]], 0)),
    "photon": lambda h: h.show(card_sheet(LOOK, FOTON, [FOTON.catalogue["card/skill/3/extra"]], 0)),
    "event": lambda h: h.show(card_sheet(LOOK, FOTON, [FOTON.catalogue["card/event/ev-8"]], 0)),
    "result for 2": lambda h: h.show(Result(played(h, 2))),
    "result for 3": lambda h: h.show(Result(played(h, 3))),
    "result for 4": lambda h: h.show(Result(played(h, 4))),
}
LARGE = (
    "setup for 4",
    "whole party",
    "result for 4",
)  # of those: at scale 1.5 the layout is that of 1280x720, but for rounding
TABBED = ("setup for 4", "collection", "half a party", "zoom", "result for 2")


def test_five_boxes_fit_on_the_shelf() -> None:
    for size in ((1280, 720), (960, 540)):
        hands = Hands(size)
        hands.show(Shelf())
        boxes = [w.box for w in hands.desk.widgets if w.key.startswith("box:")]
        assert len(boxes) == 5 and all(a.right_edge + 16 <= b.x for a, b in pairwise(boxes))
        assert boxes[0].x >= 32 and boxes[-1].right_edge + 16 <= hands.app.logical[0] - 32
        hands.app.close()
