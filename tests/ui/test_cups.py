"""Tournaments on the screen, from sign-up to result, by synthetic events only."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.cup import keeping
from game.cup.cup import Cup, Entrant, Form, Length
from game.cup.keeping import load_all, path_of
from game.cup.standing import DRAWN
from game.files import BadFile
from game.match.match import Setup
from game.settings import LEAST_WINDOW
from game.table.dice import Dice
from game.ui import cups, matches
from game.ui import words_cup as W
from game.ui.app import App
from game.ui.dialogs.curtain import HASTE, Curtain
from game.ui.scenes.cup_screen import CupScreen
from game.ui.scenes.profile import ProfileScreen
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.sign_up import Line, SignUp
from game.ui.scenes.title import Title
from game.ui.session import Session, Watching
from game.ui.widgets.buttons import Button
from game.words import same
from tests.ui.hands import Hands
from tests.ui.seated import easy
from tests.ui.test_screens import faults

pytestmark = pytest.mark.sampled(11, of="tournaments on the screen")

FOTON = game.ruleset("foton")


class Brains:
    """Computer players in this process, who pick anything."""

    def __init__(self, content: Any) -> None:
        self.make = easy

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Any:
        return self.make(level, seat, seed, ruleset)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    for module in (cups, matches):
        monkeypatch.setattr(module, "Brains", Brains)
    monkeypatch.setattr(cups, "new_seed", lambda: 12)
    monkeypatch.setattr(App, "render", lambda app: None)  # hands do not look; what there is to see has tests of its own
    person = Hands((960, 540), bot_pace="instant", name="Aki")
    person.show(Title())
    yield person
    person.app.close()


def sign_up(hands: Hands) -> SignUp:
    """From the set-up of The Foton to the sign-up."""
    hands.show(SetupScreen(FOTON))
    hands.click("cup")
    scene = hands.top
    assert isinstance(scene, SignUp)
    return scene


def choose(hands: Hands, field: str, value: str) -> None:
    """Open a drop-down list and take one of its entries."""
    hands.click(field)
    hands.click(f"{field}:{value}")


def two_people_and_four_computers(hands: Hands) -> CupScreen:
    """Signed up by mouse; the tournament has begun."""
    scene = sign_up(hands)
    assert [(line.name, line.kind) for line in scene.lines] == [
        ("Aki", "human"), ("Vega", "easy"), ("Altair", "normal"), ("Deneb", "hard"),
    ]  # fmt: skip
    hands.click("person")
    hands.click("computer")
    for n in (1, 2, 3, 5):
        choose(hands, f"kind:{n}", "beginner")
    hands.click("name:4")
    hands.key(*(pygame.K_BACKSPACE,) * 10)
    hands.type("Mika")
    hands.click("form", x=0.9)
    hands.click("begin")
    assert isinstance(hands.top, CupScreen)
    return hands.top


def others_play(hands: Hands, scene: CupScreen) -> None:
    """Time passes until no computers play against each other."""
    for _ in range(4000):
        if scene.running is None:
            return
        hands.app.step(0.05)
    raise AssertionError(f"their match does not end: {scene.running.match.entries[-5:] if scene.running else ''}")


def asked(hands: Hands) -> Session:
    """Time passes until a person at the table is asked something; curtains are lifted."""
    for _ in range(200):
        hands.app.step(0.1)
        if isinstance(hands.top, Curtain):
            hands.app.step(HASTE)
            hands.key(pygame.K_RETURN)
        elif hands.top.session.options():
            session: Session = hands.top.session
            return session
    raise AssertionError("nobody is asked")


def play_to_the_result(hands: Hands, rnd: random.Random, picks: int = 1000) -> Result:
    """Whoever is asked picks anything, lifting the curtain between two people, and gives up after so many choices;
    until the result has come."""
    for _ in range(600):
        hands.app.step(0.2)
        if isinstance(hands.top, Curtain):
            hands.app.step(HASTE)
            hands.key(pygame.K_RETURN)
        elif isinstance(hands.top, Result):
            hands.app.step(2.0)
            return hands.top
        elif options := hands.top.session.options():
            if len(hands.top.session.match.entries) < picks:
                hands.top.session.take(rnd.choice(options))
            else:
                hands.top.session.concede()
            hands.top.table.draft = None
    raise AssertionError("no result comes")


def play_a_tournament(hands: Hands, picks: int) -> CupScreen:
    """From sign-up to the winner. People give up after so many choices, but for the first match."""
    scene, rnd, curtains, first = two_people_and_four_computers(hands), random.Random(3), 0, True
    while scene.cup.open:
        others_play(hands, scene)
        if scene.cup.open:
            mine = next(pairing for pairing in scene.cup.open if scene.cup.of_people(pairing))
            curtains += all(scene.cup.entrants[player].kind == "human" for player in mine)
            hands.click("next")
            result = play_to_the_result(hands, rnd, 1000 if first else picks)
            assert (result.cup.series() if result.cup else same("")).en == f"Tournament, round {scene.cup.now + 1}"
            first = False
            hands.click("rematch")
            assert hands.top is scene, "from the result back to the tournament"
    assert curtains, "the two people have met"
    return scene


def noted(scene: CupScreen, hands: Hands) -> None:
    """What has been played is kept, each game with its recording, and counts for those who have played it."""
    cup = scene.cup
    assert load_all(hands.app.home, "foton") == ([cup], None)
    for each in cup.games:
        saved = game.record.load(game.record.folder() / each.recording)
        assert saved.setup and {cup.entrants[player].name for player in each.pairing} == set(saved.setup.names)
        won = {saved.setup.names[seat] for seat in saved.state.result or ()}
        assert won == {cup.entrants[each.winner].name} if len(won) == 1 else each.winner == DRAWN
    played, _ = hands.app.profile.matches()
    names = [chair.name for match in played for chair in match.chairs if chair.kind == "human"]
    assert names.count("Aki") == names.count("Mika") == 3


def test_a_tournament_of_four_computers_and_two_people_from_sign_up_to_result(hands: Hands) -> None:
    scene = play_a_tournament(hands, 5)
    assert len(scene.cup.rounds) == 3 and len(scene.cup.games) == 9
    noted(scene, hands)
    winner = scene.cup.entrants[scene.cup.table[0].player].name
    assert hands.desk.find("next") is None and scene.winner_words() == f"{winner} wins the tournament"
    hands.click("round", x=0.2)
    replay = next(widget.key for widget in hands.desk.widgets if widget.key.startswith("replay:"))
    hands.click(replay)
    assert isinstance(hands.top.session, Watching) and hands.top.session.setup.names


@pytest.mark.soak
def test_a_whole_tournament_against_real_beginners_in_their_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cups, "new_seed", lambda: 12)
    hands = Hands(bot_pace="instant", name="Aki")
    hands.show(Title())
    noted(play_a_tournament(hands, 1000), hands)
    hands.app.close()


# ---- sign-up ---------------------------------------------------------------------------------------
def test_the_keyboard_alone_signs_up_and_begins(hands: Hands) -> None:
    hands.show(SetupScreen(FOTON))
    hands.tab_to("cup")
    hands.key(pygame.K_RETURN)
    hands.tab_to("out:3")
    hands.key(pygame.K_RETURN)
    hands.tab_to("form")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("length")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("begin")
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, CupScreen)
    cup = hands.top.cup
    assert (cup.form, cup.length, [each.name for each in cup.entrants]) == ("swiss", 3, ["Aki", "Vega", "Altair"])
    hands.tab_to("next")
    hands.key(pygame.K_RETURN)
    table: Any = hands.app.top
    assert "Aki" in table.session.setup.names


def test_what_is_missing_is_said_before_a_tournament_begins(hands: Hands) -> None:
    scene = sign_up(hands)
    scene.lines[1].name = " Aki "
    assert scene.missing() == W.SAME_NAME.of("Aki")
    scene.lines[1].name = " "
    assert scene.missing() == W.NO_NAME, "a computer needs one"
    scene.lines[0].name, scene.lines[1].name = "", "Vega"
    assert scene.missing() is None, "whose machine it is needs none"
    hands.click("person")
    scene.lines[-1].name = ""
    assert scene.missing() == W.NO_NAME, "others do"
    hands.click("out:4")
    for _ in range(3):
        hands.click("out:0")
    assert scene.missing() == W.TOO_FEW
    hands.click("begin")
    assert hands.top is scene
    for _ in range(8):
        hands.click("computer")
    assert len(scene.lines) == 8 and scene.missing() is None
    assert len({line.name for line in scene.lines}) == 8


def test_decks_and_options_are_those_of_the_set_up(hands: Hands) -> None:
    setup = hands.show(SetupScreen(FOTON))
    setup.the.options["rest_draw"] = "2"
    hands.click("cup")
    choose(hands, "deck:0", "flip")
    cup = hands.top.cup()
    assert cup.options["rest_draw"] == "2" and [each.deck for each in cup.entrants] == ["flip", None, None, None]


def test_of_two_players_alike_the_one_that_is_meant_is_taken_out(hands: Hands) -> None:
    scene = sign_up(hands)
    scene.lines += [Line("", "easy", "flip"), Line("", "easy", "flip")]
    last = scene.lines[5]
    hands.desk.changed()
    hands.click("out:5")
    assert len(scene.lines) == 5 and last not in scene.lines


def test_who_played_last_is_proposed_again(hands: Hands) -> None:
    cups.keep(hands.app, Cup("foton", tuple(Entrant(name, "human", "flip") for name in "ABC"), 5, "swiss", 3))
    scene = sign_up(hands)
    assert [(line.name, line.deck) for line in scene.lines] == [("A", "flip"), ("B", "flip"), ("C", "flip")]
    assert (scene.form, scene.length) == ("swiss", 3)
    hands.click("cup:0")
    assert isinstance(hands.top, CupScreen) and hands.top.cup.seed == 5


def test_a_damaged_tournament_costs_a_sentence_and_itself(hands: Hands) -> None:
    cups.keep(hands.app, Cup("foton", (Entrant("A", "human"), Entrant("B", "human")), 5))
    path = path_of(hands.app.home, "foton", 5)
    path.write_text("{", encoding="utf-8")
    scene = sign_up(hands)
    assert scene.earlier == [] and len(scene.lines) == 4
    assert [toast.said.en for toast in hands.app.toasts if path.name in toast.said.en]


# ---- going on --------------------------------------------------------------------------------------
def people(*kinds: str, form: Form = "robin", length: Length = 1) -> Cup:
    return Cup("foton", tuple(Entrant(f"P{n}", kind) for n, kind in enumerate(kinds)), 12, form, length)


def opened(hands: Hands, cup: Cup) -> CupScreen:
    cups.keep(hands.app, cup)
    scene = hands.show(CupScreen(cup))
    assert isinstance(scene, CupScreen)
    return scene


def test_a_game_that_was_left_is_gone_on_with_after_the_program_was_closed(hands: Hands) -> None:
    scene = opened(hands, people("human", "beginner"))
    hands.click("next")
    session = hands.top.session
    for _ in range(3):
        asked(hands).take(session.options()[0])
    hands.app.step(0.2)
    made, name = len(session.match.entries), session.recording().name
    hands.app.close()
    again = Hands((960, 540), bot_pace="instant")
    again.show(CupScreen(scene.cup))
    assert again.top.cup.recording_of(again.top.cup.open[0]) == name
    again.click("next")
    session = again.top.session
    assert len(session.match.entries) >= made > 2 and session.recording().name == name
    again.app.close()


def test_from_the_result_of_a_game_that_was_gone_on_with_from_the_title(hands: Hands) -> None:
    scene = opened(hands, people("human", "beginner", "beginner"))
    while not scene.cup.open or not scene.cup.of_people(scene.cup.open[0]):
        others_play(hands, scene)
    hands.click("next")
    session = asked(hands)
    session.take(session.options()[0])
    hands.app.step(0.2)
    hands.app.back_to(Title)
    hands.click("continue")
    play_to_the_result(hands, random.Random(1), 3)
    hands.click("rematch")
    path = session.recording()
    assert isinstance(hands.top, CupScreen) and path and hands.top.cup.games[-1].recording == path.name


def test_a_game_that_ended_while_nobody_noted_it_is_noted_when_it_is_gone_on_with(hands: Hands) -> None:
    scene = opened(hands, people("human", "human"))
    _, session = cups.session(hands.app, scene.cup, scene.cup.open[0])
    assert session is not None
    session.match.concede(0)
    session.close()
    scene.enter()
    hands.click("next")
    play_to_the_result(hands, random.Random(1))
    assert cups.known(hands.app, "foton") == [], "a tournament of two is over with it"


def test_a_lost_recording_costs_its_game_only(hands: Hands) -> None:
    scene = opened(hands, people("human", "human"))
    cup, session = cups.session(hands.app, scene.cup, scene.cup.open[0])
    assert session is not None
    path = session.recording()
    assert path is not None
    session.close()
    path.write_text("nothing\n", encoding="utf-8")
    assert cups.session(hands.app, cup, cup.open[0])[1] is None and len(hands.app.toasts) == 1
    hands.click("next")
    assert hands.top.session.fresh, "and begins anew"


# ---- computers -------------------------------------------------------------------------------------
def test_computers_go_on_while_somebody_plays_and_nothing_of_either_is_lost(hands: Hands) -> None:
    scene = opened(hands, people("human", "beginner", "beginner", "beginner"))
    assert scene.running is not None
    hands.click("next")
    hands.top.session.concede()
    for _ in range(200):
        if isinstance(hands.top, Result):
            break
        hands.app.step(0.2)
    others_play(hands, scene)
    ended = [set(each.pairing) for each in cups.current(hands.app, scene.cup).games]
    assert all(set(pairing) in ended for pairing in scene.cup.rounds[0])
    hands.app.step(2.0)
    hands.click("rematch")
    assert hands.top is scene and scene.cup.now == 1 and scene.shown == 1


def test_what_computers_have_played_while_somebody_looked_at_a_result_stays(hands: Hands) -> None:
    scene = opened(hands, people("human", "beginner", "beginner", "beginner", length=3))
    hands.click("next")
    asked(hands).concede()
    play_to_the_result(hands, random.Random(1), 0)
    others_play(hands, scene)
    ended = cups.current(hands.app, scene.cup).games
    assert len(ended) >= 3
    hands.click("rematch")
    assert hands.top.session.fresh and cups.current(hands.app, scene.cup).games == ended


def test_a_match_of_computers_is_watched_from_where_it_is(hands: Hands) -> None:
    scene = opened(hands, people("beginner", "beginner"))
    for _ in range(6):
        hands.app.step(0.05)
    assert scene.running is not None and (made := len(scene.running.match.entries)) > 3
    watch = next(widget.key for widget in hands.desk.widgets if widget.key.startswith("watch:"))
    hands.click(watch)
    table = hands.top
    assert scene.running is None and len(table.session.match.entries) >= made and table.session.people == ()
    hands.app.pop()
    assert scene.running is not None and len(scene.running.match.entries) >= made, "they go on where it was left"


def test_while_one_of_their_matches_is_watched_nobody_else_plays_it(hands: Hands) -> None:
    scene = opened(hands, people(*["beginner"] * 4))
    watched = next(pairing for pairing in scene.cup.open if pairing != scene.pairing)
    hands.app.change(bot_pace="slow")
    scene.play(watched)
    for _ in range(400):
        if scene.running is None:
            break
        hands.app.step(0.01)
    assert scene.running is None and not scene.halted and hands.app.toasts == []
    assert scene.cup.open == (watched,)


def test_who_leaves_the_tournament_stops_its_computers(hands: Hands) -> None:
    scene = opened(hands, people("beginner", "beginner"))
    for _ in range(4):
        hands.app.step(0.05)
    hands.key(pygame.K_ESCAPE)
    assert matches.newest() is None, "nobody would miss it: the title does not offer to go on with it"
    assert scene.running is None and hands.app.attending == []
    assert cups.current(hands.app, scene.cup).recording_of(scene.cup.open[0])


def test_on_a_full_disk_the_computers_stop_and_it_is_said_once(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(hands, people("beginner", "beginner", "beginner"))

    def full(cup: Cup, home: Path) -> None:
        raise BadFile(same("the disk is full"))

    monkeypatch.setattr(keeping, "save", full)
    others_play(hands, scene)
    assert scene.halted and len(scene.cup.games) == 1
    assert [toast.said.en for toast in hands.app.toasts] == ["the disk is full"]


def test_a_tournament_that_cannot_be_played_says_so_and_does_not_begin(hands: Hands) -> None:
    scene = sign_up(hands)
    scene.draft.plan.options["rest_draw"] = "seven"
    hands.click("begin")
    assert hands.top is scene and len(hands.app.toasts) == 1 and cups.known(hands.app, "foton") == []


def test_it_is_deleted_once_it_is_clear_what_that_means(hands: Hands) -> None:
    scene = opened(hands, people("human", "human", "human"))
    hands.click("delete")
    hands.click("answer:1")
    assert hands.top is scene and len(cups.known(hands.app, "foton")) == 1
    hands.click("delete")
    hands.click("answer:0")
    assert isinstance(hands.top, Title) and cups.known(hands.app, "foton") == []


# ---- a best of three -------------------------------------------------------------------------------
def test_a_best_of_three_from_the_set_up_to_its_end(hands: Hands) -> None:
    setup = hands.show(SetupScreen(game.ruleset("pony")))  # who gives up has lost at once
    setup.the.kinds[:2] = ["human", "human"]
    setup.the.names[:2] = ["Aki", "Mika"]
    hands.click("tab:options")
    hands.click("three")
    hands.click("start")
    seats, scores, steps = [], [], list[str]()
    for loser in ("Mika", "Aki", "Mika"):
        session = asked(hands)
        seats.append(session.setup.names)
        session.match.concede(session.setup.names.index(loser))
        result = play_to_the_result(hands, random.Random(1))
        scores.append((result.cup.series() if result.cup else same("")).en.partition(": ")[2])
        again = hands.widget("rematch")
        assert isinstance(again, Button)
        steps.append(again.label)
        if len(scores) < 3:
            hands.click("rematch")
    assert any(each.text.endswith(scores[-1]) for each in hands.texts()), "how it stands is said at the top"
    assert steps == ["Next game", "Next game", "Rematch"] and [seat[0] for seat in seats[1:]] == ["Mika", "Aki"], (
        "the loser sits first"
    )
    assert sorted(scores[0].split(" : ")) in (["0 Mika", "Aki 1"], ["1 Aki", "Mika 0"])
    assert [sum(map(int, re.findall(r"\d", score))) for score in scores] == [1, 2, 3]
    assert cups.known(hands.app, "pony") == [], "nothing is left of it but recordings"
    hands.click("rematch")
    assert [cup.games for cup in cups.known(hands.app, "pony")] == [()], "another best of three"


def test_whose_machine_it_is_needs_no_name_and_the_games_count_as_theirs(hands: Hands) -> None:
    hands.app.change(name="")
    opened(hands, Cup("pony", (Entrant("", "human"), Entrant("Vega", "beginner")), 3))
    assert {"You", "Vega"} <= {each.text for each in hands.texts()}
    hands.click("next")
    asked(hands).match.concede(0)
    play_to_the_result(hands, random.Random(1))
    hands.show(ProfileScreen())
    assert dict(hands.top.facts())["Matches"] == "1"


def test_a_best_of_three_is_for_two_at_this_screen(hands: Hands) -> None:
    setup = hands.show(SetupScreen(FOTON))
    hands.click("tab:options")
    hands.click("three")
    assert setup.the.three and not setup.no_three()
    setup.the.seats = 3
    assert setup.no_three() == "A best of three is for two players at this screen"
    hands.click("start")
    assert hands.top.session.setup.seats == 3 and cups.known(hands.app, "foton") == []


def test_what_was_chosen_is_kept_for_the_next_set_up(hands: Hands) -> None:
    hands.show(SetupScreen(FOTON)).the.three = True
    hands.key(pygame.K_ESCAPE)
    assert hands.show(SetupScreen(FOTON)).the.three


def test_at_a_table_on_the_network_a_best_of_three_is_counted(hands: Hands) -> None:
    def over(names: tuple[str, ...], loser: int) -> Session:
        setup = Setup("pony", len(names), 5, names=names, kinds=("human",) * len(names))
        session = Session.begin(game.record, setup, matches.bots)
        session.match.concede(loser)
        return session

    def wins(cup: Cup | None) -> dict[str, int]:
        assert cup is not None
        return {cup.entrants[player].name: won for player, won in enumerate(cup.wins((0, 1)))}

    app, cup = hands.app, None
    games = [
        (("Aki", "Mika"), 0),
        (("Mika", "Aki"), 0),
        (("Aki", "Mika"), 0),
        (("Aki", "Mika"), 1),
        (("Aki", "Ren"), 1),
    ]
    stands = []
    for names, loser in games:
        cup = cups.counted(app, cup, over(names, loser))
        stands.append(wins(cup))
    assert stands[:3] == [{"Aki": 0, "Mika": 1}, {"Aki": 1, "Mika": 1}, {"Aki": 1, "Mika": 2}]
    assert stands[3] == {"Aki": 1, "Mika": 0}, "it was decided: another one begins"
    assert stands[4] == {"Aki": 1, "Ren": 0}, "and where somebody else sits there"
    assert cups.counted(app, None, over(("Aki", "Mika", "Ren"), 0)) is None


# ---- how it looks ----------------------------------------------------------------------------------
def by_chance(cup: Cup, games: int) -> Cup:
    dice = Dice(4)
    for _ in range(games):
        if cup.open:
            pair = cup.open[0]
            cup = cup.ended(pair, (*pair, pair[0], DRAWN)[dice.roll(4) - 1])
    return cup


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), LEAST_WINDOW])
def test_nothing_is_cut_at_the_sign_up_or_in_a_tournament(
    size: tuple[int, int], lang: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CupScreen, "_go_on", lambda scene: None)
    wide = Hands(size, language=lang)
    kinds = ("human", "human", "beginner", "easy", "normal", "hard", "expert", "hard")
    whole: list[tuple[int, Form, Length, int]] = [(8, "swiss", 3, 5), (8, "robin", 3, 99), (5, "swiss", 1, 3)]
    for players, form, length, games in whole:
        names = [wide.app.say(star) for star in W.STARS[:players]]
        entrants = tuple(Entrant(*each) for each in zip(names, kinds, strict=False))
        scene = opened(wide, by_chance(Cup("foton", entrants, games, form, length), games))
        for n in range(len(scene.cup.rounds)):
            scene._show(str(n))
            assert faults(wide, f"round {n} of {players}") == []
    wide.show(SetupScreen(FOTON))
    wide.click("cup")
    assert faults(wide, "sign-up") == [] and len(wide.top.lines) == 5
    wide.app.close()
