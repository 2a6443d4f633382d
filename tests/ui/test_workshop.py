"""The Workshop: a card is made in a form that the schema makes, read as it grows, tried, saved, thrown away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game import content
from game.commands.inspect import schema
from game.match.match import Match
from game.settings import LEAST_WINDOW
from game.table.decks import card_id
from game.table.step import Step
from game.ui import games
from game.ui.play.match_scene import MatchScene
from game.ui.reading.screen_words import control_words
from game.ui.scenes.collection import Collection
from game.ui.scenes.pack_list import PackList
from game.ui.workshop import called
from game.ui.workshop.card_side import CardSide
from game.ui.workshop.card_work import CardWork, Made
from game.ui.workshop.card_workshop import CardWorkshop
from game.ui.workshop.form import ID, OF_BOX, Form, put, without
from tests.packs.packs_of_page import proofed
from tests.ui.hands import Hands

TITLE = {"en": "Mine", "ja": "自作"}
DRAWN = CardSide._cards


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Somebody to whom the cards themselves are not drawn: that is dear, and other tests look at them."""
    monkeypatch.setattr(CardSide, "_cards", lambda side, pen, room: None)
    person = Hands()
    yield person
    person.app.close()


def pack_of(home: Path, name: str = "mine") -> Any:
    return json.loads((home / "packs" / f"{name}.json").read_text(encoding="utf-8"))


def rename(hands: Hands, name: str) -> None:
    """Type another English name, and wait until the card is read."""
    hands.click("name/en")
    hands.key(ord("a"), mod=64)  # Ctrl
    hands.type(name)
    hands.app.step(0.3)


def test_a_card_is_made_in_a_form_and_saved_and_lies_in_the_collection(hands: Hands, own_home: Path) -> None:
    collection = hands.show(Collection("magna"))
    hands.click("new")
    rename(hands, "Ember Giant")
    hands.click("plus:attack")
    hands.click("say:")
    hands.type("abilities")
    hands.key(13)
    shop: CardWorkshop = hands.top
    assert shop.work.made.card["abilities"], "with the simplest ability there is"
    hands.click("save")
    (card,) = pack_of(own_home)["cards"]["forces"]
    assert (card["id"], card["name"]["en"], card["attack"]) == ("mine-ember-giant", "Ember Giant", 3)
    assert shop.text and not list(own_home.glob("drafts/*/*")), "a saved card is no draft"
    hands.click("back")
    assert hands.top is collection and hands.app.settings.packs == ["mine"]
    collection.kind = "force"
    assert "card/mine-ember-giant" in collection.cards()


def test_what_is_wrong_stands_at_its_row_and_the_card_is_kept_until_it_is_mended(hands: Hands, own_home: Path) -> None:
    hands.show(PackList())
    shop = hands.show(CardWorkshop("medarot"))
    hands.click("power", 0.9)
    hands.key(8)
    hands.key(8)
    hands.app.step(0.3)
    assert "must be a whole number" in shop.proof.faults["power",].en
    assert any("must be a whole number" in words.text for words in hands.texts())
    assert hands.widget("save").why and shop.fact is not None, "it is drawn as it was before"
    assert list(own_home.glob("drafts/*/*")), "it is written down before anybody goes"
    hands.click("name/en")
    hands.key(8)
    assert shop.unread
    hands.click("back")
    again = hands.show(CardWorkshop("medarot"))
    assert again.work.made.card["power"] == "" and again.proof.faults
    assert again.work.made.card["name"]["en"] == "New car", "the last letter was kept, too"
    hands.click("power", 0.9)
    hands.type("30")
    hands.app.step(0.3)
    assert again.proof.right
    hands.click("save")
    assert not list(own_home.glob("drafts/*/*"))


BY_CHANCE = ("events", "operations", "tactics")  # want a skill, names, a moment that the deck may never bring
PARTS = [(key, part) for key in game.KEYS for part in content.box(key).parts if part != "glyphs"]


def tried(hands: Hands, key: str, part: str) -> tuple[Match, set[int]]:
    """A new card of a part is tried: the match on the screen, and the pieces with that card that its person sees."""
    shop = hands.show(CardWorkshop(key))
    shop.take_part(part)
    hands.app.step(0.3)
    hands.click("try")
    match: Match = hands.top.session.match
    return match, {piece.id for piece in match.view(0).pieces.values() if card_id(piece.card) == "mine-new-card"}


def usable(match: Match, mine: set[int], uses: tuple[type[Step], ...]) -> bool:
    """True if a person may choose now what brings one of these cards into play."""
    options = match.options(0) if 0 in match.state.asks else []
    return any(isinstance(option, uses) and not mine.isdisjoint(option.about()) for option in options)


def test_it_is_tried_before_it_is_saved_where_one_may_use_it(hands: Hands, own_home: Path) -> None:
    match, mine = tried(hands, "medarot", "medarotters")
    assert usable(match, mine, games.of(game.ruleset("medarot")).uses["medarotters"])
    assert not (own_home / "packs" / "mine.json").exists() and (own_home / "packs" / "mine.tried.json").exists()


def test_another_kind_of_card_keeps_what_it_may_say_and_is_right_from_the_start(hands: Hands) -> None:
    shop = hands.show(CardWorkshop("arena"))
    rename(hands, "Ember")
    for part in ("armies", "glyphs", "spells"):
        shop.take_part(part)
        hands.app.step(0.3)
        assert shop.proof.right and shop.work.made.card["name"]["en"] == "Ember"


@pytest.mark.soak
@pytest.mark.parametrize(("key", "part"), PARTS)
def test_a_new_card_of_every_part_is_tried_where_one_may_use_it(
    hands: Hands, own_home: Path, key: str, part: str
) -> None:
    match, mine = tried(hands, key, part)
    assert mine and (part in BY_CHANCE or usable(match, mine, games.of(game.ruleset(key)).uses[part]))


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("key", "part"), PARTS)
def test_a_card_of_every_part_is_made_wrong_mended_saved_and_tried_by_mouse_and_keys(
    hands: Hands, own_home: Path, key: str, part: str
) -> None:
    hands.post(pygame.event.Event(pygame.VIDEORESIZE, size=LEAST_WINDOW, w=LEAST_WINDOW[0], h=LEAST_WINDOW[1]))
    shop = hands.show(CardWorkshop(key))
    hands.click("@part")
    hands.click(f"@part:{part}" if hands.top is shop else f"item:{part}")
    rename(hands, "Ember")
    row = next(row for row in shop.form_side.rows() if row.kind == "number" or row.path == ("symbols", 0))
    hands.click("/".join(map(str, row.path)) + ("" if row.name.en else ":value"), 0.9)
    hands.key(ord("a"), mod=64)  # Ctrl
    hands.key(pygame.K_BACKSPACE)
    hands.app.step(0.3)
    assert row.path in shop.proof.faults and hands.widget("save").why
    (said,) = (said for at, _, said in shop.form_side.spots if at.path == row.path and said.h)
    assert said.within(shop.form_side.scroll.view), "what is wrong can be read where it was typed"
    hands.type(str(row.value))
    hands.app.step(0.3)
    hands.click("save")
    (card,) = pack_of(own_home)["cards"][part]
    assert card["name"]["en"] == "Ember"
    hands.click("try")
    assert isinstance(hands.top, MatchScene)
    hands.key(pygame.K_ESCAPE)
    hands.click("leave")
    assert hands.top is shop


def test_every_change_is_undone_and_letters_of_one_word_at_once(hands: Hands) -> None:
    shop = hands.show(CardWorkshop("magna"))
    before = shop.work.made
    rename(hands, "Giant")
    hands.click("plus:cost")
    hands.click("undo")
    assert shop.work.made.card["name"]["en"] == "Giant"
    hands.key(ord("z"), mod=64)
    assert shop.work.made == before and hands.widget("undo").why
    hands.click("redo")
    assert shop.work.made.card["name"]["en"] == "Giant"


def test_a_card_is_taken_out_of_its_pack_and_the_last_one_takes_the_file_along(hands: Hands, own_home: Path) -> None:
    shop = hands.show(CardWorkshop("magna"))
    hands.click("save")
    shop.open(shop.new())
    rename(hands, "Second")
    hands.click("save")
    assert [card["id"] for card in pack_of(own_home)["cards"]["forces"]] == ["mine-new-card", "mine-second"]
    for left in (1, 0):
        hands.click("delete")
        hands.click("answer:0")
        assert (own_home / "packs" / "mine.json").exists() == bool(left)
        if left:
            hands.click("open")
            hands.click("item:mine/mine-new-card")


def test_a_draft_that_is_none_costs_itself_and_a_form_takes_any_draft(hands: Hands, own_home: Path) -> None:
    folder = own_home / "drafts" / "magna"
    folder.mkdir(parents=True)
    (folder / "bad.json").write_text('{"part": "forces"}')
    odd = {"part": "forces", "card": {"attack": [], "abilities": [7, {"effects": [{"op": 3}]}]}, "pack": "p", "of": ""}
    (folder / "odd.json").write_text(json.dumps({**odd, "title": TITLE, "look": {"parts": 3, "x": []}}))
    shop = hands.show(CardWorkshop("magna"))
    assert shop.work.made.pack == "p" and shop.proof.faults and hands.texts()
    assert any("bad.json" in toast.said.en for toast in hands.app.toasts)
    assert {path.name for path in folder.iterdir()} == {"bad.json.damaged", "odd.json"}


@pytest.mark.parametrize("key", game.KEYS)
def test_a_new_card_of_every_part_is_right_and_the_form_shows_all_cards_there_are(key: str) -> None:
    box, form = content.box(key), Form(key, schema(game.ruleset(key)), content.box(key).data)
    made = {part: [{**form.new(part), "id": f"mine-{part.replace('_', '-')}"}] for part in box.parts}
    pack = {"pack": "mine", "title": TITLE, "game": key, "version": 1, "cards": made}
    for part in box.parts:  # cards of two parts may not share a name
        made[part][0]["name"] = {"en": f"New {part}", "ja": f"新{part}"}
    assert proofed(json.dumps(pack)).size == len(box.parts)
    for part in box.parts:
        for card in box.data[part][:12]:
            rows = form.rows(part, card)
            assert not [row.path for row in rows if row.kind == "strange" or (row.kind == "choice" and not row.ways)]
            made_text = {"text"} if key == "foton" else set()  # made of the lines: nobody types it
            assert {row.path[0] for row in rows if row.path} == set(card) - {"id"} - made_text


def words_in(schema: Any, part: Any, field: str, seen: set[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """What the form of a part may say: a field, a form or a value of a field, each where it stands."""
    if isinstance(part, list):
        for each in part:
            yield from words_in(schema, each, field, seen)
    if not isinstance(part, dict):
        return
    name = part.get("$ref", "").rpartition("/")[2]
    if name and (name, field) not in seen:
        seen.add((name, field))
        yield from words_in(schema, schema["$defs"][name], field, seen)
    for way in part.get("anyOf", ()):
        way = way.get("$ref", "").rpartition("/")[2]
        if way and "anyOf" not in schema["$defs"][way]:
            yield "form", way.partition(".")[0], field
    yield from (("value", str(value), field) for value in part.get("enum", ()) if value != "")
    for inner, shape in part.get("properties", {}).items():
        if "const" not in shape and inner not in (ID, *OF_BOX):
            yield "field", inner, field
            yield from words_in(schema, shape, inner, seen)
    for inner in ("items", "anyOf", "additionalProperties"):
        yield from words_in(schema, part.get(inner), field, seen)


@pytest.mark.parametrize("key", game.KEYS)
def test_every_word_of_the_form_is_called_something_in_both_languages(key: str) -> None:
    known, seen = schema(game.ruleset(key)), set[tuple[str, str]]()
    for part in content.box(key).parts:
        for sort, word, field in words_in(known, known["properties"][part], "", seen):
            match sort:
                case "field":
                    said = called.field(word, key)
                case "form":
                    said = called.form(word)
                case _:
                    said = called.value(word, key, field)
            assert said.en and not re.search("[a-z]", said.ja), f"{sort} {word} in {field} has no Japanese name: {said}"
        assert not re.search("[a-z]", called.part(part).ja)


@pytest.mark.parametrize("key", game.KEYS)
def test_what_stands_side_by_side_in_the_form_is_never_called_the_same(key: str) -> None:
    for name, shape in schema(game.ruleset(key))["$defs"].items():
        fields = shape.get("properties", {})
        beside = [[called.field(field, key) for field in fields]]
        for field, value in fields.items():
            words = value.get("enum") or value.get("items", {}).get("enum", ())
            beside.append([called.value(word, key, field) for word in words])
        for said in beside:
            assert len({each.en for each in said}) == len({each.ja for each in said}) == len(said), f"{name}: {said}"


def test_a_portrait_is_said_in_the_form_and_a_bad_picture_at_its_row(hands: Hands, own_home: Path) -> None:
    (own_home / "packs").mkdir(parents=True)
    (own_home / "packs" / "crane.png").write_bytes(b"GIF89a")
    shop = hands.show(CardWorkshop("medarot"))
    paint = "@look/colours/main/#c8402e"
    assert control_words(hands.app, hands.desk, hands.widget(paint)) == "Main: #c8402e"
    hands.click(paint)
    hands.click("@look/picture")
    hands.click("@look/picture:crane.png")
    hands.app.step(0.3)
    assert shop.proof.faults["@look", "picture"].en.endswith("it is no PNG, or damaged") and hands.widget("save").why
    hands.click("@look/picture")
    hands.click("@look/picture:")
    hands.app.step(0.3)
    hands.click("save")
    assert pack_of(own_home)["portraits"] == {"mine-new-card": {"colours": {"main": "#c8402e"}}}


def test_a_control_that_is_older_than_the_card_changes_nothing_any_more() -> None:
    work = CardWork(Made("forces", {"name": {"en": "A", "ja": "A"}, "abilities": 7}, "mine", TITLE))
    for path in (("skills", 0, "en"), ("abilities", 0), ("abilities", "x"), ("name", "en", "x"), ("name", 0, "x")):
        work.put(path, "x")
        work.take_out(path)
    assert not work.dirty
    work.put(("name", "en"), "B")
    assert work.made.card["name"]["en"] == "B"


def test_a_card_as_plain_data_is_never_changed_in_place() -> None:
    card = {"name": {"en": "A"}, "list": [{"x": 1}]}
    kept = json.dumps(card)
    assert put(card, ("list", 1), 7)["list"] == [{"x": 1}, 7]
    assert without(put(card, ("list", 0, "y"), 2), ("list", 0, "x"))["list"] == [{"y": 2}]
    assert without(card, ("list", 0))["list"] == []
    assert json.dumps(card) == kept
    assert Made("forces", card, "mine", TITLE) == Made("forces", json.loads(kept), "mine", TITLE)


def test_a_card_that_brings_down_its_painter_costs_itself(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shop = hands.show(CardWorkshop("foton"))
    album = type(games.of(shop.rules).album(shop.rules))

    def stumble(*given: object) -> Any:
        raise IndexError("no such brush")

    with monkeypatch.context() as broken:
        broken.setattr(CardSide, "_cards", DRAWN)
        broken.setattr(album, "face", stumble)
        rename(hands, "Ember Giant")
        assert shop.unready().en.startswith("To mend: The card: the program cannot draw it")
        assert any(words.text.startswith("The program cannot draw it") for words in hands.texts())
        assert hands.widget("save").why and hands.widget("try").why
        told = len(caplog.records)
        hands.texts()
        assert "Traceback" in caplog.text and len(caplog.records) == told, "once, however often the screen is drawn"
    rename(hands, "Ember Dwarf")
    assert shop.proof.right and shop.work.made.card["name"]["en"] == "Ember Dwarf"


def test_each_field_of_a_text_says_its_language(hands: Hands) -> None:
    hands.show(CardWorkshop("pony"))
    for lang, tag in (("en", "English"), ("ja", "Japanese")):
        field = hands.widget(f"name/{lang}")
        assert field.called == f"Name, {tag}"
        beside = [words.box for words in hands.texts() if words.text == tag and words.box.right_edge < field.box.x]
        assert any(abs(box.cy - field.box.cy) < 3 for box in beside)
