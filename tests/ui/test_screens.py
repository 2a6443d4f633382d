"""Every screen, driven by mouse and keyboard events alone; every screen fits its window in both languages."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game import assets
from game.maps.own import OwnMap
from game.match.match import Setup
from game.players.levels import LEVELS, bot, offered
from game.rules.arena.army_building import problems
from game.table.dice import Dice
from game.ui import matches, own_decks, shots
from game.ui import words_lan as L
from game.ui.dialogs.curtain import Curtain
from game.ui.dialogs.dialog import ask
from game.ui.games.arena.workshop import ArenaWorkshop, editor
from game.ui.games.arena.zoom import card_sheet
from game.ui.layouts.arena.scene import Battlefield
from game.ui.lobby_moments import Nearby
from game.ui.scene import Scene
from game.ui.scenes.collection import Collection
from game.ui.scenes.credits import Credits
from game.ui.scenes.lan import Lan
from game.ui.scenes.learn import Learn
from game.ui.scenes.puzzle_list import PuzzleList
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.rivals import Rivals
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.settings import SettingsScreen
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from game.ui.sheets.card_sheet import CardSheet
from game.ui.widgets.box import Box
from game.words import Phrase, same
from tests.patience import until
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(20, of="screens of the Arena and of all games")

ARENA = game.ruleset("arena")
ENTER, ESCAPE, TAB = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB


def match_file(picks: int = 0, kinds: tuple[str, ...] = ("human", "random")) -> Path:
    """A recorded match of so many picks; 0: to its end."""
    bots = [bot("random", ARENA, seat, 3) for seat in range(2)]
    match = game.record.begin(
        Setup("arena", 2, 3, {"map": "the_duel"}, kinds=kinds, names=("Mika", "")), bots, game.record.folder()
    )
    while match.view(-1).result is None and (not picks or len(match.entries) < picks):
        match.tick()
    match.journal.close()  # type: ignore[union-attr]
    path: Path = match.journal.path  # type: ignore[union-attr]
    return path


# ---- the way to a match ------------------------------------------------------------------------------
def test_two_clicks_from_the_shelf_to_a_running_match(hands: Hands) -> None:
    hands.show(Title())
    hands.click("play")
    assert isinstance(hands.top, Shelf)
    hands.click("rivals")
    assert isinstance(hands.top, Rivals)
    hands.key(pygame.K_ESCAPE)
    hands.click("play")
    assert isinstance(hands.top, SetupScreen)
    hands.click("start")
    assert isinstance(hands.top, Battlefield)
    assert hands.top.session.kinds == ("human", "normal")
    assert [type(scene) for scene in hands.app.stack] == [Title, Shelf, Battlefield]


def test_the_keyboard_alone_starts_a_match(hands: Hands) -> None:
    hands.show(Title())
    hands.key(ENTER)
    assert isinstance(hands.top, Shelf)
    hands.key(ENTER)
    assert isinstance(hands.top, SetupScreen)
    hands.tab_to("count")
    hands.key(pygame.K_RIGHT, pygame.K_RIGHT)
    hands.tab_to("kind:0")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("start")
    hands.key(ENTER)
    assert isinstance(hands.top, Battlefield)
    assert hands.top.session.kinds == ("beginner", "normal", "normal", "normal")


def test_escape_goes_back_and_the_title_stays(hands: Hands) -> None:
    hands.show(Title())
    hands.click("settings")
    hands.key(ESCAPE)
    assert isinstance(hands.top, Title)
    hands.key(ESCAPE)
    assert isinstance(hands.top, Title) and hands.app.running
    hands.click("quit")
    assert not hands.app.running


def test_the_menu_offers_only_what_works(hands: Hands) -> None:
    hands.show(Title())
    offered = ["play", "learn", "lan", "collection", "replays", "profile", "settings", "quit"]
    assert [w.key for w in hands.desk.widgets][: len(offered)] == offered


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("line", "screen"),
    [
        ("play", Shelf),
        ("learn", Learn),
        ("lan", Lan),
        ("collection", Collection),
        ("replays", Replays),
        ("settings", SettingsScreen),
        ("credits", Credits),
    ],
)
def test_a_line_of_the_title_opens_its_screen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, line: str, screen: type[Scene]
) -> None:
    monkeypatch.setattr("game.ui.scenes.lan.Finder", Nearby)
    hands.show(Title())
    hands.click(line)
    assert type(hands.top) is screen


def test_continue_names_an_unfinished_match_and_takes_it_up(hands: Hands) -> None:
    match_file(40)
    hands.show(Title())
    assert "The Duel" in hands.widget("continue").note  # type: ignore[attr-defined]
    hands.click("continue")
    assert isinstance(hands.top, Battlefield)
    assert len(hands.top.session.match.entries) >= 40


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_in_a_small_window_the_set_up_names_the_cards_of_every_army_in_full(lang: str) -> None:
    hands = Hands((960, 540), language=lang)
    scene = hands.show(SetupScreen(ARENA))
    for deck in ("white", "blue", "black", "red", "green"):
        scene.the.decks[0] = deck
        notes = hands.texts()
        assert not [note.text for note in notes if note.cut]
        said = "".join(note.text for note in notes).replace(" ", "")
        for key in ARENA.catalogue[f"deck/{deck}"].units[:3]:
            assert ARENA.catalogue[f"army/{key}"].name.in_(lang).replace(" ", "") in said
    hands.app.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_in_a_small_window_the_set_up_explains_each_level_of_computer_players_in_a_line(lang: str) -> None:
    hands = Hands((960, 540), language=lang)
    scene = hands.show(SetupScreen(ARENA))
    for level in LEVELS:
        scene.the.kinds[1] = level.key
        notes = hands.texts()
        assert level.about.in_(lang) in [note.text for note in notes if not note.cut]
        assert {each.name.in_(lang) for each in offered(ARENA)} <= {note.text for note in notes if not note.cut}
    hands.app.close()


# ---- setup -------------------------------------------------------------------------------------------
def any_army(hands: Hands) -> None:
    """Let the game choose armies for the first two seats."""
    for seat in (0, 1):
        hands.click(f"deck:{seat}")
        hands.click(f"deck:{seat}:")


def test_seats_names_armies_and_map_reach_the_match(hands: Hands) -> None:
    scene = hands.show(SetupScreen(ARENA))
    any_army(hands)
    hands.click("name:0")
    hands.type("みか")
    hands.click("deck:0")
    hands.click("deck:0:red")
    hands.click("kind:1", x=0.05)
    hands.click("map:shattered_heights")
    setup = scene.draft.setup()
    assert setup.names == ("みか", "") and setup.kinds == ("human", "human")
    assert setup.decks[0] == "red" and setup.decks[1] in {"white", "blue", "black", "green"}
    assert setup.options["map"] == "shattered_heights"


def test_two_seats_cannot_lead_the_same_colour(hands: Hands) -> None:
    hands.show(SetupScreen(ARENA))
    any_army(hands)
    for seat in (0, 1):
        hands.click(f"deck:{seat}")
        hands.click(f"deck:{seat}:green")
    assert hands.top.the.decks[:2] == ["green", ""]
    assert hands.app.toasts and "Nissa" in hands.app.toasts[-1].said.en


def test_every_option_can_be_set(hands: Hands) -> None:
    scene = hands.show(SetupScreen(ARENA))
    hands.click("tab:options")
    for option in ARENA.options:
        hands.desk.focus_on(option.key)
        hands.app.step(0.1)
        hands.click(option.key)
        if hands.desk.menu:
            hands.click(f"{option.key}:{option.values[1][0]}")
    assert {k: v for k, v in scene.draft.setup().options.items() if k != "map"} == {
        o.key: o.values[1][0] for o in ARENA.options
    }


def test_each_number_of_seats_has_its_battlefields(hands: Hands) -> None:
    scene = hands.show(SetupScreen(ARENA))
    for place, seats in enumerate(ARENA.seats):
        hands.click("count", x=(place + 0.5) / len(ARENA.seats))
        assert scene.draft.fitting() and all(scene.draft.fields[key].seats == seats for key in scene.draft.fitting())
        assert len(scene.draft.setup().kinds) == seats


def test_a_seed_is_digits_and_repeats_the_match(hands: Hands) -> None:
    scene = hands.show(SetupScreen(ARENA))
    hands.click("tab:options")
    hands.desk.focus_on("seed")
    hands.type("4x2")
    assert scene.draft.setup().seed == 42


def test_a_map_of_ones_own_is_played_on(hands: Hands) -> None:
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    (folder / "yard.tmx").write_bytes((assets.root() / "maps" / "the_duel.tmx").read_bytes())
    (folder / "broken.tmx").write_text("<map")
    scene = hands.show(SetupScreen(ARENA))
    until(lambda: found(hands, scene), "the own maps")
    assert any("broken.tmx" in toast.said.en for toast in hands.app.toasts)
    hands.click("map:own/yard")
    hands.click("start")
    assert isinstance(hands.top, Battlefield)
    assert hands.top.session.setup.options["map"] == "own/yard" and hands.top.session.setup.maps


def found(hands: Hands, scene: SetupScreen) -> bool:
    """Let time pass; true once nothing more is looked for in the user's folder, and it shows."""
    hands.app.step(0.1)
    return not scene.side.waits()


def test_the_setup_shows_before_own_maps_are_read_and_takes_up_the_one_of_the_last_time(hands: Hands) -> None:
    """Until the maps in the user's folder are known, one of ours stands there."""
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    (folder / "yard.tmx").write_bytes((assets.root() / "maps" / "the_duel.tmx").read_bytes())
    hands.app.settings.setups["arena"] = {"seats": 2, "maps": {"2": "own/yard"}}
    scene = SetupScreen(ARENA)
    scene.app = hands.app
    scene.enter()
    assert scene.draft.setup().options["map"] == "the_duel"
    hands.show(scene)
    until(lambda: found(hands, scene), "the own map")
    assert scene.draft.setup().options["map"] == "own/yard" and hands.desk.find("map:own/yard")


def test_an_own_map_that_was_spoilt_since_it_was_listed_is_not_played_on(hands: Hands) -> None:
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    (folder / "yard.tmx").write_bytes((assets.root() / "maps" / "the_duel.tmx").read_bytes())
    scene = hands.show(SetupScreen(ARENA))
    until(lambda: found(hands, scene), "the own map")
    (folder / "yard.tmx").write_text("<map")
    hands.click("map:own/yard")
    hands.app.step(0.1)
    assert any("yard.tmx" in toast.said.en for toast in hands.app.toasts) and not hands.desk.find("map:own/yard")
    assert scene.draft.setup().options["map"] == "the_duel"


def test_a_person_who_reads_japanese_is_told_in_japanese_what_is_wrong_with_a_map(hands: Hands) -> None:
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    (folder / "yard.tmx").write_text("<map")
    hands.app.change(language="ja")
    scene = hands.show(SetupScreen(ARENA))
    until(lambda: found(hands, scene), "the own map")
    assert any(hands.app.say(toast.said).startswith("マップ「yard.tmx」：") for toast in hands.app.toasts)
    assert (folder / "yard.tmx").exists()


def test_of_many_maps_with_mistakes_only_the_names_are_told(hands: Hands) -> None:
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    scene = hands.show(SetupScreen(ARENA))
    until(lambda: found(hands, scene), "the empty folder")
    wrong = Phrase("map: it is empty", "マップ：空です")
    for number in range(6):
        scene.draft.learn(OwnMap(f"own/m{number}", (0, 0), Phrase("", ""), 0, wrong))
    hands.desk.changed()
    hands.app.step(0.1)
    told = [toast.said.en for toast in hands.app.toasts]
    assert told == ["6 maps in your folder have mistakes and are not offered: m0.tmx, m1.tmx, m2.tmx, m3.tmx …"]


def test_a_table_that_cannot_be_opened_does_not_stop_the_reading_of_own_maps(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening failed, as the address was taken: whoever stays in the set-up sees their maps all the same."""
    folder = hands.app.home / "maps"
    folder.mkdir(parents=True)
    scene = hands.show(SetupScreen(ARENA, lan="0.0.0.0"))
    until(lambda: found(hands, scene), "the empty folder")
    (folder / "yard.tmx").write_bytes((assets.root() / "maps" / "the_duel.tmx").read_bytes())
    monkeypatch.setattr(matches, "host", lambda *_: False)
    hands.click("start")
    assert hands.top is scene
    until(lambda: found(hands, scene), "the own map")
    assert hands.desk.find("map:own/yard")


def test_the_setup_is_remembered(hands: Hands) -> None:
    hands.show(SetupScreen(ARENA))
    hands.click("count", x=0.4)
    hands.key(ESCAPE)
    assert hands.app.settings.setups["arena"]["seats"] == 3


# ---- settings ----------------------------------------------------------------------------------------
def test_settings_are_kept_and_come_back(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("colours", x=0.4)
    hands.click("text_size", x=0.7)
    hands.click("language", x=0.8)
    hands.click("tab:sound")
    hands.click("bot_pace", x=0.95)
    data = json.loads((hands.app.home / "settings.json").read_text(encoding="utf-8"))
    assert (data["colours"], data["text_size"], data["language"], data["bot_pace"]) == (
        "red_green",
        "huge",
        "ja",
        "instant",
    )


def test_colour_blind_palettes_are_really_used(hands: Hands) -> None:
    hands.show(SettingsScreen())
    before = hands.app.colours.costs
    hands.click("colours", x=0.95)
    assert hands.app.colours.costs != before


def test_volume_follows_mouse_and_arrows(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    slider = hands.widget("effects")
    groove = slider._groove()  # type: ignore[attr-defined]
    hands.drag((groove.x + groove.w * 0.7, groove.cy), (groove.x, groove.cy))
    assert hands.app.settings.effects == 0
    hands.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert hands.app.settings.effects == 10


def test_a_key_can_be_changed_and_a_taken_one_is_refused(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:keys")
    hands.click("key:undo")
    hands.key(pygame.K_u)
    assert hands.app.settings.keys == {"undo": "u"}
    hands.click("key:end")
    hands.key(pygame.K_u)
    assert hands.app.settings.keys == {"undo": "u"} and hands.app.toasts
    hands.click("keys reset")
    assert hands.app.settings.keys == {}


def test_full_screen_by_key(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.key(pygame.K_F11)
    assert hands.app.settings.full_screen and hands.app.window.full


# ---- replays -----------------------------------------------------------------------------------------
def test_a_replay_is_watched_and_deleted(hands: Hands) -> None:
    path = match_file(30)
    hands.show(Replays())
    hands.click("watch")
    watched = hands.top
    assert isinstance(watched, Battlefield)
    hands.app.pop()
    hands.click("delete")
    hands.key(ESCAPE)
    assert path.exists()
    hands.click("delete")
    hands.click("answer:0")
    assert not path.exists() and not hands.top.all


def test_a_recording_of_another_version_says_why_it_cannot_be_used(hands: Hands) -> None:
    folder = game.record.folder()
    folder.mkdir(parents=True)
    (folder / "arena-0001.hexfold").write_text('{"hexfold": 2}\n')
    hands.show(Replays())
    assert hands.top.now.problem and hands.desk.find("watch") is None


# ---- collection and armies ---------------------------------------------------------------------------
def test_filters_and_search_find_cards(hands: Hands) -> None:
    scene = hands.show(Collection("arena"))
    assert len(scene.shown()) == 24
    hands.click("kind", x=0.5)
    hands.click("colour:red")
    assert len(scene.shown()) == 12
    hands.click("search")
    hands.type("Backdraft")
    assert scene.shown() == ["spell/r07"]
    hands.click("card:spell/r07")
    assert isinstance(hands.top, CardSheet)
    hands.key(ESCAPE)
    assert hands.top is scene


def test_an_army_is_built_and_its_faults_are_explained(hands: Hands) -> None:
    scene = hands.show(editor("arena"))
    assert scene.problems() == [] and any("500 of 500 points" in note.text for note in hands.texts())
    hands.click("deck:kor_hookmasters")
    hands.click("kind:spell")
    hands.click("pool:w01", y=0.4)
    assert [p.en for p in scene.problems()] == [p.en for p in problems(ARENA.catalogue, scene.files.deck)] != []
    hands.click("name")
    hands.type("Wall")
    hands.click("save")
    assert list(own_decks.load(hands.app.home, ARENA)[0]) == ["Wall"]


def test_an_army_travels_as_text(hands: Hands) -> None:
    scene = hands.show(editor("arena"))
    hands.click("export")
    whole = scene.files.deck
    assert hands.app.window.clipboard().startswith("hexfold-army:")
    hands.click("clear")
    hands.click("import")
    assert scene.files.deck.units == whole.units
    hands.click("save")
    hands.app.window.clipboard("rubbish")
    hands.click("import")
    assert scene.files.deck.units == whole.units and hands.app.toasts[-1].harm


def test_cards_of_other_colours_than_the_leaders_are_dark_in_the_pool_and_red_in_the_army(hands: Hands) -> None:
    scene = hands.show(editor("arena", ARENA.catalogue["deck/green"]))
    pool: dict[str, Any] = {key: hands.widget(f"pool:{key}") for key in ("jace", "leyline_phantoms", "elf_rangers")}
    assert [tile.barred for tile in pool.values()] == [False, True, False], "a planeswalker brings a colour"
    scene.set("army/leyline_phantoms", 1)
    assert scene.work.too_much and any("595 of 500 points" in note.text for note in hands.texts())
    lines: list[Any] = [hands.widget(f"deck:{key}") for key in ("leyline_phantoms", "elf_rangers")]
    assert [line.wrong for line in lines] == [True, False]
    hands.click("suit:deck")
    assert "army/leyline_phantoms" not in scene.pool.shown() and "army/elf_rangers" in scene.pool.shown()


@pytest.mark.parametrize("mode", ["standard", "large"])
def test_chance_fills_an_army_that_may_be_played(mode: str) -> None:
    shop = ArenaWorkshop(ARENA)
    for seed in range(12):
        counts = Counter[str]({"spell/r01": 1}) if seed % 2 else Counter[str]()
        shop.fill(counts, mode, Dice(seed))
        assert shop.problems(counts, mode) == []


def test_a_saved_army_can_be_led_into_a_match(hands: Hands) -> None:
    own_decks.save(hands.app.home, ARENA, replace(ARENA.catalogue["deck/green"], name=same("Grove")))
    scene = hands.show(SetupScreen(ARENA))
    hands.click("deck:0")
    hands.click("deck:0:own/Grove")
    hands.click("start")
    assert scene.draft.setup().options["army"] == "standard"
    assert isinstance(hands.top, Battlefield)


# ---- result ------------------------------------------------------------------------------------------
def test_the_result_names_the_winner_and_offers_a_rematch(hands: Hands) -> None:
    scene = hands.show(Result(shots.session(hands.app, "arena", 3, 0, True)))
    assert scene.report.tally.counts and scene.report.tally.turns > 1
    seed = scene.setup.seed
    hands.click("save")
    assert list((hands.app.home / "replays").glob("*.hexfold"))
    hands.click("rematch")
    assert isinstance(hands.top, Battlefield) and hands.top.session.setup.seed != seed


# ---- everything fits ---------------------------------------------------------------------------------
SCENES: dict[str, Callable[[Hands], Scene]] = {
    "title": lambda h: Title(),
    "shelf": lambda h: Shelf(),
    "setup": lambda h: SetupScreen(ARENA),
    "settings": lambda h: SettingsScreen(),
    "replays": lambda h: Replays(),
    "rivals": lambda h: Rivals("arena"),
    "collection": lambda h: Collection("arena"),
    "workshop": lambda h: h.app.doors.workshop("medarot"),
    "deck": lambda h: editor("arena"),
    "credits": lambda h: Credits(),
    "puzzles": lambda h: PuzzleList("foton"),
    "curtain": lambda h: Curtain(
        Phrase("Mika", "ミカ"),
        h.app.colours.seat(0),
        lambda: None,
        ARENA.title,
        [same("Ren has moved")] * 3,
        lambda: None,
    ),
    "rulebook": lambda h: Rulebook("arena", "6.5", Phrase("Walking", "歩く")),
    "zoom": lambda h: card_sheet([ARENA.catalogue["army/ob_nixilis"], ARENA.catalogue["spell/w01"]], 0),
    "dialog": lambda h: ask(
        Phrase("Delete", "削除"), Phrase("Delete this match for good?", "この対戦を削除しますか？"), lambda: None
    ),
    "result": lambda h: Result(shots.session(h.app, "arena", 3, 0, True)),
    "sign_up": lambda h: shots.scene(h.app, "sign_up:arena"),
    "tournament": lambda h: shots.scene(h.app, "tournament:pony"),
}
STEPS: dict[str, tuple[str, ...]] = {"settings": ("tab:sound", "tab:keys"), "setup": ("tab:options",)}


def faults(hands: Hands, where: str) -> list[str]:
    """What does not fit on the topmost screen."""
    window = Box(0, 0, *hands.app.logical)
    found = []
    seen = [w for w in hands.desk.widgets if w.shown.w > 0 and w.shown.h > 0]
    for w in seen:
        if not w.shown.within(window):
            found.append(f"{where}: '{w.key}' leaves the window: {w.shown}")
    for a, b in combinations(seen, 2):
        if a.shown.meets(b.shown):
            found.append(f"{where}: '{a.key}' and '{b.key}' overlap: {a.shown} {b.shown}")
    for note in hands.texts():
        if note.cut:
            found.append(f"{where}: '{note.text}' does not fit")
    return found


@pytest.mark.sampled(1, each="name")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 540), 1.0), ((1920, 1080), 1.5)])
@pytest.mark.parametrize("name", SCENES)
def test_every_screen_fits_every_window_in_both_languages(
    name: str, size: tuple[int, int], scale: float, lang: str
) -> None:
    match_file(20)
    hands = Hands(size, ui_scale=scale, language=lang)
    hands.show(SCENES[name](hands))
    found = faults(hands, name)
    for step in STEPS.get(name, ()):
        hands.click(step)
        found += faults(hands, f"{name} {step}")
    if name == "setup":
        hands.click("tab:seats")
        for seats in (3, 4, 5):
            hands.click("count", x=(seats - 1.5) / 4)
            found += faults(hands, f"{name} {seats} seats")
    hands.app.close()
    assert not found, "\n".join(found)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_every_control(name: str, hands: Hands) -> None:
    match_file(20)
    hands.show(SCENES[name](hands))
    wanted = {w.key for w in hands.desk.widgets if w.focusable}
    reached = set()
    for _ in range(len(wanted) + 1):
        hands.key(TAB)
        reached.add(hands.desk.focus)
    assert reached == wanted


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "name",
    [
        "title",
        "shelf",
        "settings",
        "replays",
        "setup:arena",
        "collection:arena",
        "deck:arena",
        "result:arena",
        "table:arena",
    ],
)
def test_any_screen_can_be_shot(name: str, tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    shots.shot(name, (960, 540), "en", "software", None, 1, 10, out)
    picture = pygame.image.load(out)
    assert picture.get_size() == (960, 540)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 960, 31) for y in range(0, 540, 31)}) > 40


def test_an_unknown_scene_is_one_sentence() -> None:
    with pytest.raises(ValueError, match="there is no scene 'kitchen'"):
        shots.shot("kitchen", (960, 540), "en", "software", None, 0, 0, Path("x.png"))


@pytest.mark.parametrize(
    "name", ["deck:foton/zzz", "setup:arena/", "collection:pony/x", "learn:magna/1", "result:medarot/1"]
)
def test_what_comes_after_a_screen_without_parts_is_bad_usage(name: str) -> None:
    with pytest.raises(ValueError, match="is one screen: nothing comes after it"):
        shots.shot(name, (960, 540), "en", "software", None, 0, 0, Path("x.png"))


def test_a_rule_that_the_rulebook_does_not_have_is_bad_usage() -> None:
    with pytest.raises(ValueError, match="the rulebook of Megido 72 The Foton has no rule 'zzz'"):
        shots.shot("rulebook:foton/zzz", (960, 540), "en", "software", None, 0, 0, Path("x.png"))


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    """The place is a folder: the library says "Couldn't open", which is no error in the program."""
    (tmp_path / "x.png").mkdir()
    with pytest.raises(ValueError, match="it cannot be written"):
        shots.shot("settings", (960, 540), "en", "software", None, 0, 0, tmp_path / "x.png")


# ---- where nothing is --------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("screen", ["collection", "deck"])
def test_a_search_that_finds_nothing_offers_all_cards_again(screen: str, size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang)
    scene = hands.show(Collection("foton") if screen == "collection" else editor("arena"))
    finder = scene if screen == "collection" else scene.pool
    every = len(finder.shown())
    finder._search("zzzz")
    hands.desk.changed()
    assert not finder.shown() and not faults(hands, screen)
    hands.click("all")
    assert len(finder.shown()) == every and hands.desk.find("all") is None
    hands.app.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("works", [True, False])
def test_without_tables_the_network_says_what_to_do(works: bool, lang: str) -> None:
    hands = Hands((960, 540), language=lang)
    near = Nearby()
    near.works, near.found = works, list  # type: ignore[method-assign]
    hands.show(Lan(near))
    why = L.NONE_YET if works else L.NO_MULTICAST
    assert why.in_(lang)[:12] in "".join(note.text for note in hands.texts()) and not faults(hands, "lan")
    hands.app.close()
