"""The screens around a Medarot match, driven by mouse and keyboard events alone; every one fits its window."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game import cli
from game.match.match import Setup
from game.players.levels import bot
from game.rules.medarot import events as E
from game.rules.medarot.deck_building import DECK_FORM, ready_made
from game.rules.medarot.sheet import cards
from game.ui import matches, own_decks
from game.ui.editors.deck_editor import DeckEditor
from game.ui.games.card_relic import SECRET
from game.ui.games.medarot import words as W
from game.ui.games.medarot.curves import facts
from game.ui.games.medarot.hints import hints
from game.ui.games.medarot.look import LOOK
from game.ui.games.medarot.shown import key_robots
from game.ui.games.medarot.workshop import editor
from game.ui.scenes.collection import Collection
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.session import AUDIENCE, Session, Watching
from game.ui.sheets.card_sheet import CardSheet
from game.ui.sheets.zoom import card_sheet
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(11, of="screens of Medarot")

MEDAROT = game.ruleset("medarot")
FACTS = MEDAROT.catalogue
PEOPLE = [key for key in FACTS if key.startswith("card/medarotter/")]
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


def keep(hands: Hands, name: str, cards: tuple[str, ...]) -> None:
    assert own_decks.save(hands.app.home, MEDAROT, DECK_FORM.deck(FACTS, name, cards))


def played(
    hands: Hands, decks: tuple[Any, ...] = ("kabuto_battery", "robo_raiders"), whole: bool = True,
    folder: Path | None = None, **options: str
) -> Session:  # fmt: skip
    """A match that bots have played for a person."""
    bots = [bot("random", MEDAROT, seat, 3) for seat in range(2)]
    setup = Setup("medarot", 2, 4, options, decks, ("Mika",), ("human", "normal"))
    match = game.record.begin(setup, bots, folder)
    while match.state.result is None and (whole or len(match.entries) < 8):
        match.tick()
    return Session(match, matches.bots, game.record, None, matches.complain(hands.app))


def large(*names: str) -> CardSheet:
    return card_sheet(LOOK, MEDAROT, [FACTS[f"card/{name}"] for name in names], 0)


def said(hands: Hands) -> list[str]:
    return [note.text for note in hands.texts()]


# ---- the shelf and the set-up ------------------------------------------------------------------------
def test_two_clicks_from_the_shelf_to_a_running_match(hands: Hands) -> None:
    hands.show(Shelf())
    hands.click("box:medarot")
    shown = hands.top
    assert isinstance(shown, SetupScreen) and shown.rules is MEDAROT
    hands.click("start")
    setup = hands.top.session.setup
    assert (setup.ruleset, setup.kinds, setup.decks[0]) == ("medarot", ("human", "normal"), "kabuto_battery")


def test_one_click_takes_each_ready_made_deck_and_shows_its_medarots(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MEDAROT))
    for key, ready in ready_made(FACTS, "normal").items():
        hands.click(f"take:{key}")
        assert scene.draft.setup().decks[0] == key
        shown = [w.card for w in hands.desk.widgets if w.key.startswith("robot:")]  # type: ignore[attr-defined]
        assert shown == [card for card, _ in key_robots(FACTS, ready)] and ready.name.en in said(hands)
    hands.click("take:")
    assert scene.draft.setup().decks[0] is None and not hands.desk.find("robot:0")


def test_beginner_mode_takes_decks_that_fit_and_greys_the_others(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MEDAROT))
    hands.click("take:trump_fortress")
    hands.click("play-mode", x=0.75)
    assert scene.draft.option("mode") == "beginner" and scene.the.decks[:2] == ["beginner_kabuto", ""]
    hands.click("take:trump_fortress")
    assert scene.the.decks[0] == "beginner_kabuto" and "wants 15" in hands.app.toasts[-1].said.en
    hands.click("deck:1")
    hands.click("deck:1:robo_raiders")
    assert scene.the.decks[1] == ""
    hands.key(ESCAPE)
    hands.click("random")
    assert sorted(scene.the.decks[:2]) == ["beginner_kabuto", "beginner_kuwagata"]
    hands.click("start")
    state = hands.top.session.match.state
    assert state.mode == "beginner" and hands.top.session.setup.options == {"mode": "beginner"}


def test_the_keyboard_alone_chooses_mode_deck_and_starts(hands: Hands) -> None:
    hands.show(SetupScreen(MEDAROT))
    hands.tab_to("play-mode")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("deck:0")
    hands.key(ENTER, pygame.K_DOWN, ENTER)
    hands.tab_to("start")
    hands.key(ENTER)
    assert hands.top.session.setup.decks == ("beginner_kuwagata", None)


def test_the_mode_stands_among_the_options_too_and_is_remembered(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MEDAROT))
    hands.click("tab:options")
    for option in MEDAROT.options:
        hands.click(option.key)
        if hands.desk.menu:
            hands.click(f"{option.key}:{option.values[1][0]}")
    assert dict(scene.draft.setup().options) == {o.key: o.values[1][0] for o in MEDAROT.options}
    hands.key(ESCAPE)
    again = hands.show(SetupScreen(MEDAROT))
    assert again.draft.form == "beginner" and again.the.decks[0] == "beginner_kabuto"


def test_a_click_on_a_medarot_shows_it_large(hands: Hands) -> None:
    hands.show(SetupScreen(MEDAROT))
    hands.click("robot:1")
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Metabee"


def test_a_deck_built_from_the_set_up_by_mouse_is_played(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MEDAROT))
    hands.click("play-mode", x=0.75)
    hands.click("seat:1")
    hands.click("build")
    editing = hands.top
    assert isinstance(editing, DeckEditor) and editing.work.mode == "beginner" and not editing.work.total
    for name in ("metabee", "saikachis", "arcbeetle", "blackbeetle", "kantaros"):
        hands.click(f"pool:{name}", x=0.62, y=0.94)
    hands.click("save")
    hands.click("back")
    assert hands.top is scene and scene.the.decks[1] == "own/My deck"
    hands.click("start")
    setup = hands.top.session.setup
    assert sum(setup.decks[1]["cards"].values()) == 15 and hands.top.session.match.state.mode == "beginner"


def test_an_unfinished_own_deck_is_listed_and_says_why_it_cannot_be_taken(hands: Hands) -> None:
    keep(hands, "Half", ("card/medarot/metabee",) * 3)
    scene = hands.show(SetupScreen(MEDAROT))
    hands.click("deck:0")
    hands.click("deck:0:own/Half")
    assert scene.the.decks[0] == "kabuto_battery" and "exactly 30" in hands.app.toasts[-1].said.en
    hands.key(ESCAPE)
    scene.the.decks[0] = "own/Half"
    hands.desk.changed()
    hands.click("start")
    assert hands.top is scene and "Half" in hands.app.toasts[-1].said.en


def test_an_own_deck_of_fifteen_fits_beginner_mode_only(hands: Hands) -> None:
    keep(hands, "Small", ready_made(FACTS)["beginner_kabuto"].cards)
    scene = hands.show(SetupScreen(MEDAROT))
    assert "exactly 30" in next(why for key, _, why in scene.draft.decks(0) if key == "own/Small")
    hands.click("play-mode", x=0.75)
    assert next(why for key, _, why in scene.draft.decks(0) if key == "own/Small") == ""


# ---- on the command line -----------------------------------------------------------------------------
def test_deck_on_the_command_line_takes_ready_made_own_and_files(hands: Hands, tmp_path: Path) -> None:
    from game.commands import named_decks

    keep(hands, "Dawn", ready_made(FACTS)["trump_fortress"].cards)
    file = next(own_decks.folder(hands.app.home, MEDAROT).glob("*.json"))
    assert named_decks.played(MEDAROT, "robo_raiders") == "robo_raiders"
    assert sum(named_decks.played(MEDAROT, "Dawn")["cards"].values()) == 30
    assert named_decks.played(MEDAROT, str(file)) == named_decks.played(MEDAROT, "Dawn")


def written(**counts: int) -> str:
    return json.dumps({"name": "Dawn", "cards": counts})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("{", "it is not JSON"),
        (written(megaman=3), "there is no card 'megaman'"),
        (written(metabee=-1), "cannot be in it -1 times"),
        (written(metabee=3), "it has 3 cards, there must be exactly 30"),
        (written(metabee=4, saikachis=26), "it has 4 copies of Metabee, at most 3 are allowed"),
        (written(**{key.rpartition("/")[2]: 3 for key in PEOPLE[:10]}), "it has no Medarot"),
    ],
)
def test_each_bad_deck_on_the_command_line_gets_one_sentence(
    words: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.json"
    file.write_text(words)
    assert cli.main(["bots", "medarot", "random", "random", "--matches", "1", "--deck", f"0={file}"]) != 0
    told = capsys.readouterr().err.strip()
    assert why in told and "Traceback" not in told and "\n" not in told


def test_bots_play_an_own_deck_and_a_ready_made_one(hands: Hands, capsys: pytest.CaptureFixture[str]) -> None:
    keep(hands, "Dawn", ready_made(FACTS)["kuwagata_blades"].cards)
    words = ["bots", "medarot", "random", "random", "--matches", "1", "--deck", "0=Dawn", "--deck", "1=trump_fortress"]
    assert cli.main(words) == 0 and "Dawn" in capsys.readouterr().out


# ---- collection --------------------------------------------------------------------------------------
def test_the_collection_has_all_cards_with_filters_and_zoom(hands: Hands) -> None:
    scene = hands.show(Collection("medarot"))
    assert len(scene.shown()) == 86
    hands.click("type:special")
    hands.click("rarity:2")
    assert {(FACTS[key].type, FACTS[key].rarity) for key in scene.shown()} == {("special", 2)}
    hands.click(f"card:{scene.shown()[0]}")
    assert isinstance(hands.top, CardSheet) and len(hands.top.cards) == len(scene.shown())
    hands.key(pygame.K_RIGHT, ESCAPE)
    hands.click("kind", x=0.75)
    assert len(scene.shown()) == 36  # filters of the other kind narrow nothing here
    hands.click("timing:trigger")
    hands.click("hp:3")
    cards = [FACTS[key] for key in scene.shown()]
    assert cards and all(c.hp == 3 and "trigger" in (c.upper.timing, c.lower.timing) for c in cards)
    hands.click("build")
    assert isinstance(hands.top, DeckEditor)


def test_details_name_the_rules_and_what_is_reconstructed(hands: Hands) -> None:
    hands.show(large("medarot/honeyforce"))
    told = said(hands)
    assert any(text.startswith("Reconstructed: type, numbers and arrows") for text in told)
    assert {"9", "10.1", "10.2", "13", "14.1"} <= set(told)


# ---- facts of a deck -----------------------------------------------------------------------------------
def test_curves_count_every_medarot_of_the_deck_once() -> None:
    for ready in ready_made(FACTS).values():
        counted = facts(FACTS, Counter(ready.cards))
        assert counted.robots + counted.types["person"] == counted.types.total() == len(ready.cards)
        assert all(bars.total() == counted.robots for bars in counted.bars.values())


def test_hints_tell_what_a_deck_lacks() -> None:
    def told(**counts: int) -> str:
        known = {key.rpartition("/")[2]: key for key in cards(FACTS)}
        mine = Counter({known[name]: n for name, n in counts.items()})
        return " | ".join(hint.en for hint in hints(facts(FACTS, mine), 10, 30))

    assert "guide" in told(metabee=3).lower() or "Usual" in told(metabee=3)
    assert "No melee" in told(metabee=3, saikachis=3, arcbeetle=3, blackbeetle=3, kantaros=3)
    assert "Nothing in it attacks" in told(honeyforce=15)
    assert "No Defence" in told(metabee=15, ikki=10)


# ---- result and replays --------------------------------------------------------------------------------
def test_the_result_counts_what_was_told(hands: Hands) -> None:
    session = played(hands)
    scene = hands.show(Result(session))
    tally, state, counts = scene.report.tally, session.match.state, Counter[str]()
    watching = Watching(session.match)
    watching.look_through(AUDIENCE)
    paid, more = Counter[int](), True
    while more:
        more = watching.step()
        for _, events in watching.news():
            for event in events:
                counts[type(event).__name__] += 1
                if isinstance(event, E.Paid):
                    paid[event.seat] += event.amount
    assert counts["AttackDeclared"] == tally.counts[0, "attacks"] + tally.counts[1, "attacks"]
    assert counts["Destroyed"] == tally.counts[0, "destroyed"] + tally.counts[1, "destroyed"]
    assert counts["SpecialUsed"] == tally.counts[0, "specials"] + tally.counts[1, "specials"]
    assert len(tally.course) == counts["TurnBegan"] + 1 == tally.turns + 1
    assert all(sum(n for (owner, _), n in tally.paid.items() if owner == seat) == paid[seat] for seat in range(2))
    assert tally.course[-1] == tuple(state.marks[seat, "medals"] for seat in range(2))
    assert tally.winners == state.result and tally.why in W.WHY
    assert state.result is not None
    assert scene.report.why() == W.WHY[tally.why].of(scene.name(1 - state.result[0]))
    assert [scene.report.deck(seat).en for seat in range(2)] == ["Kabuto Battery", "RoboRobo Raiders"]


def test_who_gave_up_is_named(hands: Hands) -> None:
    session = played(hands, whole=False)
    session.match.concede(0)
    scene = hands.show(Result(session))
    assert scene.report.why().en == "Mika gave up" and scene.report.tally.winners == (1,)


def test_the_result_offers_rematch_replay_and_saving(hands: Hands) -> None:
    scene = hands.show(Result(played(hands)))
    seed = scene.setup.seed
    hands.click("save")
    assert list((hands.app.home / "replays").glob("medarot-*.hexfold"))
    hands.click("rematch")
    assert hands.top.session.setup.seed != seed
    assert hands.top.session.setup.decks == ("kabuto_battery", "robo_raiders")


def test_replays_name_decks_but_keep_an_own_one_of_the_opponent_secret(hands: Hands) -> None:
    own = DECK_FORM.write(DECK_FORM.deck(FACTS, "Hidden", ready_made(FACTS)["trump_fortress"].cards))
    played(hands, ("kabuto_battery", own), whole=False, folder=game.record.folder()).close()
    hands.show(Replays())
    told = said(hands)
    assert "Kabuto Battery" in told and "Hidden" not in told and SECRET.en in told


# ---- everything fits -----------------------------------------------------------------------------------
def setup_for(hands: Hands, mode: str, *decks: str) -> None:
    scene = hands.show(SetupScreen(MEDAROT))
    if mode == "beginner":
        hands.click("play-mode", x=0.75)
    scene.the.decks[:2] = decks
    hands.desk.changed()


def options(hands: Hands) -> None:
    hands.show(SetupScreen(MEDAROT))
    hands.click("tab:options")


def edited(hands: Hands, change: Callable[[DeckEditor], None]) -> None:
    scene = hands.show(editor("medarot", ready_made(FACTS)["robo_raiders"]))
    change(scene)
    hands.desk.changed()


def halved(scene: DeckEditor) -> None:
    for key in list(scene.work.counts)[8:]:
        scene.work.put(key, 0)


def people_of(hands: Hands) -> None:
    hands.show(Collection("medarot"))
    hands.click("kind", x=0.75)


SCENES: dict[str, Callable[[Hands], Any]] = {
    "shelf": lambda h: h.show(Shelf()),
    "setup": lambda h: setup_for(h, "normal", "robo_raiders", "trump_fortress"),
    "setup by chance": lambda h: setup_for(h, "normal", "", "trump_fortress"),
    "setup for beginners": lambda h: setup_for(h, "beginner", "beginner_kuwagata", ""),
    "options": options,
    "collection": lambda h: h.show(Collection("medarot")),
    "people": people_of,
    "empty deck": lambda h: h.show(editor("medarot", fresh=True)),
    "whole deck": lambda h: edited(h, lambda s: None),
    "half a deck": lambda h: edited(h, halved),
    "too large a deck": lambda h: edited(h, lambda s: s.work.put("card/medarot/metabee", 5)),
    "zoom": lambda h: h.show(large("medarot/warbonnet", "medarot/metabee")),
    "person": lambda h: h.show(large("medarotter/dr_medarot")),
    "result": lambda h: h.show(Result(played(h))),
}
LARGE = ("setup", "whole deck")  # at 1.5 the layout is that of 1280x720, but for rounding
TABBED = ("setup", "options", "collection", "half a deck", "zoom", "result")
