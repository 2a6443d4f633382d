"""The screens around a match of Magna Spectra, driven by mouse and keyboard events alone; every one fits its window."""

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
from game.players.anyone import Anyone
from game.rules.magna.cards import Base
from game.rules.magna.deck_building import DECK_FORM, problems, ready_made
from game.rules.magna.events import BattleBegan, StrikeDeclared
from game.rules.magna.sheet import SHEETS
from game.table.dice import Dice
from game.table.view import look
from game.ui import matches, own_decks
from game.ui.editors.deck_editor import DeckEditor
from game.ui.editors.tiles import ListLine
from game.ui.games.card_relic import SECRET
from game.ui.games.magna import words as W
from game.ui.games.magna.curves import facts
from game.ui.games.magna.hints import hints
from game.ui.games.magna.look import LOOK
from game.ui.games.magna.shown import key_forces
from game.ui.games.magna.tally import Tally, standing
from game.ui.games.magna.workshop import MagnaWorkshop, editor
from game.ui.scenes.collection import Collection
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.session import AUDIENCE, Session, Watching
from game.ui.sheets.card_sheet import CardSheet
from game.ui.sheets.zoom import card_sheet
from tests.rules.magna.byhand import table
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(15, of="screens of Magna")

MAGNA = game.ruleset("magna")
FACTS = MAGNA.catalogue
CARDS = SHEETS.cards(FACTS)
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE
RED = ready_made(FACTS)["red"]


def keep(hands: Hands, name: str, keys: tuple[str, ...]) -> None:
    assert own_decks.save(hands.app.home, MAGNA, DECK_FORM.deck(FACTS, name, keys))


def played(
    hands: Hands, decks: tuple[Any, ...] = ("red", "blue"), whole: bool = True, folder: Path | None = None,
    **options: str
) -> Session:  # fmt: skip
    """A match that bots have played for a person."""
    bots = [Anyone(5 + seat) for seat in range(2)]
    setup = Setup("magna", 2, 4, options, decks, ("Mika",), ("human", "normal"))
    match = game.record.begin(setup, bots, folder)
    while match.state.result is None and (whole or len(match.entries) < 8):
        match.tick()
    return Session(match, matches.bots, game.record, None, matches.complain(hands.app))


def said(hands: Hands) -> list[str]:
    return [note.text for note in hands.texts()]


# ---- the shelf and the set-up ------------------------------------------------------------------------
def test_two_clicks_from_the_shelf_to_a_running_match(hands: Hands) -> None:
    hands.show(Shelf())
    hands.click("box:magna")
    shown = hands.top
    assert isinstance(shown, SetupScreen) and shown.rules is MAGNA
    hands.click("start")
    setup = hands.top.session.setup
    assert (setup.ruleset, setup.kinds, setup.decks[0]) == ("magna", ("human", "normal"), "red")


def test_one_click_takes_each_ready_made_deck_and_shows_its_bases_and_forces(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MAGNA))
    for key, ready in ready_made(FACTS, "full").items():
        hands.click(f"take:{key}")
        assert scene.draft.setup().decks[0] == key
        shown = [w.card for w in hands.desk.widgets if w.key.startswith("unit:")]  # type: ignore[attr-defined]
        assert shown == [card for card, _ in key_forces(FACTS, ready)] and ready.name.en in said(hands)
        stand = [w.base.key for w in hands.desk.widgets if w.key.startswith("base:")]  # type: ignore[attr-defined]
        assert tuple(stand) == ready.bases, "in their order, base 1 first"
    hands.click("take:")
    assert scene.draft.setup().decks[0] is None and not hands.desk.find("unit:0")


def test_half_decks_are_offered_in_the_half_format_only(hands: Hands) -> None:
    scene = hands.show(SetupScreen(MAGNA))
    assert not hands.desk.find("take:half-blanc")
    hands.click("play-format", x=0.75)
    assert scene.draft.option("format") == "half" and scene.the.decks[:2] == ["half-blanc", ""]
    assert not hands.desk.find("take:red")
    hands.click("deck:1")
    hands.click("deck:1:red")
    assert scene.the.decks[1] == "" and "half decks have 25" in hands.app.toasts[-1].said.en
    hands.key(ESCAPE)
    hands.click("random")
    assert sorted(scene.the.decks[:2]) == ["half-blanc", "half-noir"]
    hands.click("start")
    state = hands.top.session.match.state
    assert state.format == "half" and hands.top.session.setup.options == {"format": "half"}


def test_the_keyboard_alone_chooses_format_deck_and_starts(hands: Hands) -> None:
    hands.show(SetupScreen(MAGNA))
    hands.tab_to("play-format")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("deck:0")
    hands.key(ENTER, pygame.K_DOWN, ENTER)
    hands.tab_to("start")
    hands.key(ENTER)
    assert hands.top.session.setup.decks == ("half-noir", None)


def test_a_click_on_a_force_or_a_base_shows_it_large(hands: Hands) -> None:
    hands.show(SetupScreen(MAGNA))
    hands.click("unit:0")
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Hildegard the Fire Dragon"
    hands.key(ESCAPE)
    hands.click("base:2")
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Valley of Dragon Cries"


def test_an_unfinished_own_deck_is_listed_and_says_why_it_cannot_be_taken(hands: Hands) -> None:
    keep(hands, "Half", (*RED.bases, *("card/red-f01",) * 3))
    scene = hands.show(SetupScreen(MAGNA))
    hands.click("deck:0")
    hands.click("deck:0:own/Half")
    assert scene.the.decks[0] == "red" and "exactly 50 (MS-2.1)" in hands.app.toasts[-1].said.en
    hands.key(ESCAPE)
    scene.the.decks[0] = "own/Half"
    hands.desk.changed()
    hands.click("start")
    assert hands.top is scene and "Half" in hands.app.toasts[-1].said.en


def test_an_own_deck_of_twenty_five_fits_the_half_format_only(hands: Hands) -> None:
    blanc = ready_made(FACTS)["half-blanc"]
    keep(hands, "Small", (*blanc.bases, *blanc.cards))
    scene = hands.show(SetupScreen(MAGNA))
    assert "exactly 50" in next(why for key, _, why in scene.draft.decks(0) if key == "own/Small")
    hands.click("play-format", x=0.75)
    assert next(why for key, _, why in scene.draft.decks(0) if key == "own/Small") == ""


# ---- the deck editor -----------------------------------------------------------------------------------
def fresh(hands: Hands, mode: str = "half") -> DeckEditor:
    scene = hands.show(editor("magna", fresh=True, mode=mode))
    assert isinstance(scene, DeckEditor)
    return scene


def order(scene: DeckEditor) -> list[str]:
    return [key.rpartition("/")[2] for key, _ in scene.work.lines() if key.startswith("base/")]


@pytest.mark.sampled(2, of="decks built at the screen")
def test_a_whole_deck_is_built_by_mouse_saved_and_played(hands: Hands) -> None:
    setup = hands.show(SetupScreen(MAGNA))
    hands.click("play-format", x=0.75)
    hands.click("seat:1")
    hands.click("build")
    scene = hands.top
    assert isinstance(scene, DeckEditor) and scene.work.mode == "half" and not scene.work.total
    for name in ("red-b2", "red-b1", "red-b3"):
        hands.click(f"pool:{name}", x=0.5, y=0.4)
    assert order(scene) == ["red-b2", "red-b1", "red-b3"] and "3 of 3 bases" in " ".join(said(hands))
    hands.click("kind:force")
    for name in ("red-f01", "red-f02", "red-f03", "red-f04", "red-f06", "red-f07", "red-f08", "red-f09"):
        hands.click(f"pool:{name}", x=0.62, y=0.97)
    assert scene.work.missing == 1
    hands.click("pool:red-f05", x=0.5, y=0.4)
    assert not scene.problems() and "25 of 25 cards" in " ".join(said(hands))
    hands.click("save")
    hands.click("back")
    assert hands.top is setup and setup.the.decks[1] == "own/My deck"
    hands.click("start")
    brought = hands.top.session.setup.decks[1]
    assert sum(brought["cards"].values()) == 25 and brought["bases"] == ["red-b2", "red-b1", "red-b3"]
    assert hands.top.session.match.state.format == "half"


def test_bases_are_rearranged_by_arrow_by_digit_and_by_dragging(hands: Hands) -> None:
    scene = hands.show(editor("magna", RED))
    assert order(scene) == ["red-b3", "red-b2", "red-b1"]
    hands.click("deck:red-b1", x=0.03)
    assert order(scene) == ["red-b3", "red-b1", "red-b2"], "one place up"
    hands.tab_to("deck:red-b2")
    hands.key(pygame.K_1)
    assert order(scene) == ["red-b2", "red-b3", "red-b1"], "base 1"
    line, other = hands.widget("deck:red-b1").shown, hands.widget("deck:red-b2").shown
    hands.drag((line.cx, line.cy), (other.cx, other.cy))
    assert order(scene) == ["red-b1", "red-b2", "red-b3"]
    assert scene.work.dirty, "another order would be lost"
    hands.click("save")
    kept, _ = own_decks.load(hands.app.home, MAGNA)
    assert [deck.bases for deck in kept.values()] == [("base/red-b1", "base/red-b2", "base/red-b3")]


def test_a_click_on_a_base_puts_it_in_and_another_one_out_again(hands: Hands) -> None:
    """One copy is the most: there is nothing else that a click could mean."""
    scene = hands.show(editor("magna", fresh=True))
    hands.click("pool:red-b1", x=0.5, y=0.4)
    hands.click("pool:red-b2", x=0.5, y=0.4)
    hands.click("pool:red-b1", x=0.5, y=0.4)
    assert order(scene) == ["red-b2"]


def test_a_base_dragged_onto_another_one_stands_there_and_in_a_full_row_takes_its_place(hands: Hands) -> None:
    scene = hands.show(editor("magna", RED))
    hands.click("pool:red-b2", x=0.5, y=0.4)
    for wanted in (["blu-b1", "red-b3", "red-b1"], ["blu-b2", "red-b3", "red-b1"]):
        held, first = hands.widget(f"pool:{wanted[0]}").shown, hands.widget(f"deck:{order(scene)[0]}").shown
        hands.drag((held.cx, held.y + 40), (first.cx, first.cy))
        assert order(scene) == wanted


def test_cards_that_the_bases_do_not_bear_are_red_in_the_list_and_dark_in_the_pool(hands: Hands) -> None:
    hands.show(editor("magna", RED)).set("card/blu-f01", 1)
    lines: list[Any] = [hands.widget(key) for key in ("deck:blu-f01", "deck:red-f01")]
    tile: Any = hands.widget("pool:blu-f01")
    assert [line.wrong for line in lines] == [True, False] and tile.barred


def test_a_fourth_base_is_told_of_and_a_second_copy_refused(hands: Hands) -> None:
    scene = hands.show(editor("magna", RED))
    hands.click("kind:base")
    hands.tab_to("pool:red-b1")
    hands.key(pygame.K_PLUS)
    assert scene.count("base/red-b1") == 1 and "is in already" in hands.app.toasts[-1].said.en
    hands.click("pool:blu-b1", x=0.5, y=0.4)
    assert len(order(scene)) == 4 and "has its 3 bases" in hands.app.toasts[-1].said.en
    assert "it has 4 bases, there must be exactly 3 (MS-2.3)" in [wrong.en for wrong in scene.problems()]
    hands.click("trim")
    assert len(order(scene)) == 3 and not scene.problems()


def test_a_base_taken_out_makes_its_cards_illegal_with_one_sentence_each(hands: Hands) -> None:
    scene = hands.show(editor("magna", RED))
    hands.click("deck:red-b1", x=0.5)
    hands.click("deck:red-b3", x=0.5)
    hands.click("kind:base")
    for name in ("blu-b1", "blu-b2"):
        hands.click(f"pool:{name}", x=0.5, y=0.4)
    wrong = [phrase.en for phrase in scene.problems()]
    assert any("needs a base with the symbol Valley of Dragon Cries (MS-2.5)" in each for each in wrong)
    kept = {check.words.en: check.kept for check in scene.shop.checks(+scene.work.counts, "full")}
    assert not kept["colours"] and kept["50 cards"] and kept["3 bases"]


def test_only_cards_that_the_bases_bear_are_shown_if_wanted(hands: Hands) -> None:
    scene = fresh(hands)
    hands.click("pool:gre-b1", x=0.5, y=0.4)
    hands.click("suit:deck")
    shown = [FACTS[key] for key in scene.pool.shown()]
    own = [FACTS["base/gre-b1"]]
    assert all(card.kind == "base" or (card.colour in ("green", "neutral") and card.symbol in (None, "jade_forest"))
               for card in shown) and len(shown) > 40  # fmt: skip
    assert problems(FACTS, DECK_FORM.deck(FACTS, " ", (own[0].key, "card/gre-f06")))


@pytest.mark.parametrize("mode", ["full", "half"])
@pytest.mark.parametrize("start", [(), ("card/bla-f05",), ("base/gre-b3", "card/red-f10", "card/red-f02")])
def test_filling_by_lot_makes_a_legal_deck(mode: str, start: tuple[str, ...]) -> None:
    shop = MagnaWorkshop(MAGNA)
    for seed in range(4):
        counts = Counter(start)
        shop.fill(counts, mode, Dice(seed))
        assert not shop.problems(+counts, mode), [each.en for each in shop.problems(+counts, mode)]
        assert all(counts[key] >= n for key, n in Counter(start).items())


def test_a_deck_goes_out_and_comes_back_as_text(hands: Hands) -> None:
    scene = hands.show(editor("magna", RED))
    hands.click("export")
    words = hands.app.window.clipboard()
    assert words.startswith("hexfold-magna:")
    back = own_decks.from_text(words, MAGNA)
    assert back.bases == RED.bases and Counter(back.cards) == Counter(RED.cards)
    hands.click("clear")
    hands.click("import")
    hands.key(ENTER) if hands.top is not scene else None
    assert order(scene) == ["red-b3", "red-b2", "red-b1"] and scene.work.total == 53


def written(bases: list[str], **counts: int) -> str:
    named = {key.replace("_", "-"): n for key, n in counts.items()}
    return json.dumps({"name": "Dawn", "bases": bases, "cards": named})


MINE = ["red-b1", "red-b2", "red-b3"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("{", "it is not JSON"),
        (written(MINE, megaman=3), "there is no card 'megaman'"),
        (written(MINE, red_f01=-1), "cannot be in it -1 times"),
        (written(MINE, red_f01=3), "it has 3 cards, there must be exactly 50 (MS-2.1)"),
        (written(MINE[:2], red_f01=3), "it has 2 bases, there must be exactly 3 (MS-2.3)"),
        (written(MINE, red_f01=4, red_f02=46), "it has 4 copies of Orc Scout, at most 3 are allowed (MS-2.2)"),
    ],
)
def test_each_bad_deck_on_the_command_line_gets_one_sentence(
    words: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.json"
    file.write_text(words)
    assert cli.main(["bots", "magna", "random", "random", "--matches", "1", "--deck", f"0={file}"]) != 0
    told = capsys.readouterr().err.strip()
    assert why in told and "Traceback" not in told and "\n" not in told


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("[]", "it holds no deck"),
        ('{"name": 3}', "its name is not a text"),
        ('{"name": "x", "cards": 4}', "its 'cards' do not say"),
        ('{"name": "x", "cards": {}, "bases": 4}', "its 'bases' are not a list"),
        ('{"name": "x", "cards": {}, "bases": ["nowhere"]}', "there is no base 'nowhere'"),
    ],
)
def test_each_damaged_file_gets_one_sentence_and_is_left_alone(hands: Hands, data: str, why: str) -> None:
    path = own_decks.folder(hands.app.home, MAGNA) / "bad.json"
    path.parent.mkdir(parents=True)
    path.write_text(data)
    hands.show(editor("magna"))
    assert why in hands.app.toasts[-1].said.en and path.read_text() == data


# ---- collection --------------------------------------------------------------------------------------
def test_the_collection_has_all_cards_with_filters_and_zoom(hands: Hands) -> None:
    scene = hands.show(Collection("magna"))
    assert len(scene.shown()) == 72
    hands.click("colour:red")
    hands.click("rank:L")
    assert {(FACTS[key].colour, FACTS[key].rank) for key in scene.shown()} == {("red", "L")}
    hands.click(f"card:{scene.shown()[0]}")
    assert isinstance(hands.top, CardSheet) and len(hands.top.cards) == len(scene.shown())
    hands.key(pygame.K_RIGHT, ESCAPE)
    hands.click("kind", x=0.5)
    hands.click("rank:L")
    hands.click("kind:trap")
    assert {FACTS[key].kind for key in scene.shown()} == {"trap"} and len(scene.shown()) == 3
    hands.click("kind", x=0.9)
    assert len(scene.shown()) == 3, "the red bases"
    hands.click("build")
    assert isinstance(hands.top, DeckEditor)


def test_each_filter_finds_what_the_card_data_holds() -> None:
    """183 cards: 18 bases, 72 forces, 21 traps, 21 arms, 21 operations, 30 tactics."""
    shop = MagnaWorkshop(MAGNA)
    every = shop.cards()
    count = {kind: sum(shop.fits(card, frozenset({f"kind:{kind}"}), "") for card in every.values()) for kind in W.KINDS}
    assert count == {"base": 18, "force": 72, "trap": 21, "arms": 21, "operation": 21, "tactics": 30}
    assert sum(shop.fits(card, frozenset({"symbol:holy_bell"}), "") for card in every.values()) == sum(
        "holy_bell" in (card.symbols if isinstance(card, Base) else (card.symbol,)) for card in every.values()
    )


def test_search_knows_names_traits_keywords_and_texts_in_both_languages() -> None:
    def ids(words: str) -> set[str]:
        return {key.rpartition("/")[2] for key, card in CARDS.items() if SHEETS.fits(SHEETS.sheet(card), (), words)}

    assert ids("red-f10") == {"red-f10"}
    assert "red-f10" in ids("火竜") & ids("hildegard") & ids("Inferno")
    assert {"blu-f02", "gre-f08"} <= ids("Defender") & ids("防衛")
    assert "gre-f02" in ids("elf") & ids("エルフ")


def test_details_name_the_rules_and_what_is_reconstructed(hands: Hands) -> None:
    hands.show(card_sheet(LOOK, MAGNA, [FACTS["card/red-f10"]], 0))
    told = said(hands)
    assert any(text.startswith("Reconstructed: numbers, effect") for text in told)
    assert {"MS-2.4", "MS-2.5", "MS-4.6", "MS-6.4", "MS-7.4", "MS-8.2"} <= set(told)


# ---- facts of a deck -----------------------------------------------------------------------------------
def test_curves_count_every_card_of_the_deck_once() -> None:
    for ready in ready_made(FACTS).values():
        counted = facts(FACTS, Counter((*ready.bases, *ready.cards)))
        assert counted.cards == len(ready.cards) == counted.kinds.total() == counted.colours.total()
        assert len(counted.bases) == 3 and counted.astray == 0 and not counted.lacking
        assert counted.ranks.total() == counted.kinds["force"]


def test_hints_tell_what_a_deck_lacks() -> None:
    def told(**counts: int) -> str:
        keys = {key.rpartition("/")[2].replace("-", "_"): key for key in CARDS}
        return " | ".join(hint.en for hint in hints(facts(FACTS, {keys[name]: n for name, n in counts.items()}), 25))

    assert "Begin with the three bases" in told(red_f01=3)
    whole = told(red_b1=1, red_b2=1, red_b3=1, red_f09=9, red_t1=3, blu_t1=3, red_w1=3, red_o1=3, red_o2=4)
    assert "Few rank S" in whole and "Magic is asked for" in whole and "Weapon arms" in whole
    assert "Nothing in it blocks" in whole and "No traps" in whole and "Expensive" in whole


# ---- result and replays --------------------------------------------------------------------------------
def test_the_result_counts_what_was_told(hands: Hands) -> None:
    session = played(hands)
    scene = hands.show(Result(session))
    tally, state, counts = scene.report.tally, session.match.state, Counter[str]()
    watching = Watching(session.match)
    watching.look_through(AUDIENCE)
    more = True
    while more:
        more = watching.step()
        for _, events in watching.news():
            for event in events:
                counts[type(event).__name__] += 1
    for name, what in (("PartyFormed", "invasions"), ("BaseFell", "fell"), ("StrikeDeclared", "strikes"),
                       ("TrapSprung", "traps")):  # fmt: skip
        assert counts[name] == tally.counts[0, what] + tally.counts[1, what], name
    assert counts["TurnEnded"] + 1 in (len(tally.course), len(tally.course) - 1)
    assert tally.winners == state.result and tally.why in W.WHY and tally.turns == counts["TurnBegan"]
    assert [standing(scene.report.end, seat) for seat in range(2)] == [
        3 - sum(fell[0] == seat for fell in tally.fallen) for seat in range(2)
    ]
    assert [scene.report.deck(seat).en for seat in range(2)] == ["March of the Dragon Cry", "Shield of the Azure Lake"]


def test_no_charge_of_an_earlier_battle_takes_a_base() -> None:
    """A garrison may be gone without one; the strongest of the match stays in memory."""
    found, view = Tally(), look(table("A:Wyvern@0", "B:Undine@1"), AUDIENCE)
    found.hear(view, [BattleBegan(0, 1, RED.bases[0]), StrikeDeclared(0, (1,), 0, 7)])
    assert (found.charged, found.strongest) == (7, 7)
    found.hear(view, [BattleBegan(0, 2, RED.bases[1])])
    assert (found.charged, found.strongest) == (0, 7)


def test_who_gave_up_is_named(hands: Hands) -> None:
    session = played(hands, whole=False)
    session.match.concede(0)
    scene = hands.show(Result(session))
    assert scene.report.why().en == "Mika gave up" and scene.report.tally.winners == (1,)


def test_replays_name_decks_but_keep_an_own_one_of_the_opponent_secret(hands: Hands) -> None:
    own = DECK_FORM.write(DECK_FORM.deck(FACTS, "Hidden", (*RED.bases, *RED.cards)))
    played(hands, ("blue", own), whole=False, folder=game.record.folder()).close()
    hands.show(Replays())
    told = said(hands)
    assert "Shield of the Azure Lake" in told and "Hidden" not in told and SECRET.en in told


# ---- everything fits -----------------------------------------------------------------------------------
def setup_for(hands: Hands, form: str, *decks: str) -> None:
    scene = hands.show(SetupScreen(MAGNA))
    if form == "half":
        hands.click("play-format", x=0.75)
    scene.the.decks[:2] = decks
    hands.desk.changed()


def options(hands: Hands) -> None:
    hands.show(SetupScreen(MAGNA))
    hands.click("tab:options")


def edited(hands: Hands, change: Callable[[DeckEditor], None]) -> None:
    scene = hands.show(editor("magna", ready_made(FACTS)["raiders"]))
    change(scene)
    hands.desk.changed()


def halved(scene: DeckEditor) -> None:
    for key in list(scene.work.counts)[8:]:
        scene.work.put(key, 0)


def astray(scene: DeckEditor) -> None:
    """Two bases of another colour."""
    for out, into in (("base/red-b2", "base/blu-b1"), ("base/pur-b1", "base/blu-b2")):
        scene.work.put(out, 0)
        scene.work.put(into, 1)


def kind_of(hands: Hands, x: float) -> None:
    hands.show(Collection("magna"))
    hands.click("kind", x=x)


SCENES: dict[str, Callable[[Hands], Any]] = {
    "shelf": lambda h: h.show(Shelf()),
    "setup": lambda h: setup_for(h, "full", "pact", "purple"),
    "setup by chance": lambda h: setup_for(h, "full", "", "black"),
    "setup of half decks": lambda h: setup_for(h, "half", "half-noir", ""),
    "options": options,
    "collection": lambda h: h.show(Collection("magna")),
    "orders": lambda h: kind_of(h, 0.5),
    "bases": lambda h: kind_of(h, 0.9),
    "empty deck": lambda h: h.show(editor("magna", fresh=True)),
    "whole deck": lambda h: edited(h, lambda s: None),
    "half a deck": lambda h: edited(h, halved),
    "too large a deck": lambda h: edited(h, lambda s: s.work.put("card/red-f01", 5)),
    "other bases": lambda h: edited(h, astray),
    "zoom": lambda h: h.show(card_sheet(LOOK, MAGNA, [FACTS["card/bla-f11"], FACTS["card/red-f10"]], 0)),
    "operation": lambda h: h.show(card_sheet(LOOK, MAGNA, [FACTS["card/bla-o2"]], 0)),
    "summons": lambda h: h.show(card_sheet(LOOK, MAGNA, [FACTS["card/whi-t4"]], 0)),
    "base": lambda h: h.show(card_sheet(LOOK, MAGNA, [FACTS["base/gre-b3"]], 0)),
    "result": lambda h: h.show(Result(played(h))),
}
LARGE = ("setup", "whole deck", "zoom")  # at 1.5 the layout is that of 1280x720, but for rounding
TABBED = ("setup", "options", "collection", "half a deck", "zoom", "result")


def test_a_line_of_the_deck_says_the_place_of_a_base(hands: Hands) -> None:
    hands.show(editor("magna", RED))
    lines = [w for w in hands.desk.widgets if isinstance(w, ListLine)]
    assert [line.place for line in lines[:4]] == [1, 2, 3, 0]
