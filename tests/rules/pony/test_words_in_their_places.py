"""A word stands on a card only where it can come to something (section 15): what it needs of the card, of what sets it
off, and of the cards that it is about, is told in one sentence where that can never be had."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.effects.effect import Effect
from game.effects.faults import CardError
from game.rules.pony.cards import Ability
from game.rules.pony.choosing import Perform
from game.rules.pony.condition_forms import Excess
from game.rules.pony.effects.board_ops import PutCards, Reattach, RetireCards
from game.rules.pony.effects.control_ops import IfSo
from game.rules.pony.effects.deck_ops import PlayFreely
from game.rules.pony.effects.gain_ops import DrawCards
from game.rules.pony.effects.move_ops import MoveCards
from game.rules.pony.forms import All, Choose, ChooseOne, Filter
from game.rules.pony.pending import askers
from game.rules.pony.places import PonyState, hand
from game.rules.pony.sources import by_of
from tests.every_ruleset.made_cards import alone
from tests.every_ruleset.test_idle_words import refused
from tests.every_ruleset.test_schema import data_of
from tests.rules.pony.byhand import area, find, go, table

DRAW = {"op": "draw", "who": "you", "n": 1}
FRIEND = {"kind": "friend"}
MANE, FRIENDS, EVENT, TROUBLE, PROBLEM = (
    f"{section}/{data_of('pony')[section][0]['id']}"
    for section in ("manes", "friends", "events", "troublemakers", "problems")
)
RESOURCES = {entry["place"]: f"resources/{entry['id']}" for entry in data_of("pony")["resources"]}
HOME, ON_PROBLEM, ON_FRIEND = RESOURCES["home"], RESOURCES["problem"], RESOURCES["any_friend"]


def does(effect: dict[str, Any], event: str = "", **narrowed: Any) -> dict[str, Any]:
    """Something that is done when something happens; with nothing of that, in the Main Phase."""
    if not event:
        return {"kind": "action", "phase": "main", "do": [effect]}
    return {"kind": "trigger", "on": {"event": event, **narrowed}, "do": [effect]}


def if_so(condition: dict[str, Any], event: str = "", **narrowed: Any) -> dict[str, Any]:
    return {**does(DRAW, event, **narrowed), "provided": [condition]}


def always(mod: str, *provided: dict[str, Any], **said: Any) -> dict[str, Any]:
    return {"kind": "static", "static": {"mod": mod, **said}, "provided": list(provided)}


def played(phase: str, effect: dict[str, Any], **said: Any) -> dict[str, Any]:
    return {"kind": "play", "phase": phase, "do": [effect], **said}


def to(op: str, what: Any, **said: Any) -> dict[str, Any]:
    return {"op": op, "what": what, **said}


def one(kind: str = "friend", **said: Any) -> dict[str, Any]:
    return {"choose": {"kind": kind, **said}}


def some(kind: str = "friend", **said: Any) -> dict[str, Any]:
    """There is one of these."""
    return {"count": {"kind": kind, **said}, "min": 1}


WON = {"event": "faceoff_won", "who": "you"}
TABLE: list[tuple[str, dict[str, Any], str]] = [
    # "it"
    (FRIENDS, does(to("exhaust", "it")), "do/0/what: there is no 'it' here"),
    (FRIENDS, does(to("exhaust", "it"), "phase_start", phase="main", whose="you"), "there is no 'it' here"),
    (FRIENDS, does(to("exhaust", "it"), "drew", who="you"), "there is no 'it' here"),
    (FRIENDS, does(to("exhaust", "it"), "faceoff_start"), "there is no 'it' here"),
    (FRIENDS, does(to("put", "it", to="hand"), "flipped", who="you"), "there is no 'it' here"),
    (FRIENDS, if_so(some(at="it"), "scored", who="you"), "provided/0/count/at: there is no 'it' here"),
    (FRIENDS, if_so(some(not_it=True)), "provided/0/count/not_it: there is no 'it' here"),
    (FRIENDS, does(DRAW, "char_entered", what={**FRIEND, "not_it": True}), "on/what/not_it: there is no 'it' here"),
    (FRIENDS, if_so(some(not_it=True), "dismissed", what=FRIEND), "'it' is not in play any more"),
    (FRIENDS, does(to("exhaust", "it"), "dismissed", what=FRIEND), "only to what is in play"),
    (FRIENDS, if_so(some(at="it"), "discarded", who="you"), "'it' was not in play"),
    (FRIENDS, does(to("ready", "it"), "uncovered", what="any"), "done to these only: friend, mane, resource"),
    (FRIENDS, does(to("uncover", "it"), "uncovered", what="any"), "lies face up"),
    # the Friend that a Resource lies on
    (FRIENDS, does(to("exhaust", "host")), "do/0/what: this card lies on no Friend"),
    (HOME, always("power", what="host", n=1), "static/what: this card lies on no Friend"),
    (ON_PROBLEM, always("total", who="host_controller", n=1), "static/who: this card lies on no Friend"),
    (MANE, if_so(some(at="host_problem")), "provided/0/count/at: this card lies on no Friend"),
    (TROUBLE, always("total", {"host_at": "opp_problem"}, who="each", n=1), "this card lies on no Friend"),
    (HOME, does(to("reattach", "self", to=one())), "do/0/what: this card lies on no Friend"),
    # here
    (EVENT, played("main", to("dismiss", one(at="here"))), "do/0/what/choose/at: an Event lies nowhere"),
    (EVENT, played("main", to("move", one(), to="here")), "do/0/to: an Event lies nowhere"),
    (EVENT, played("main", to("dismiss", one(other=True))), "an Event lies nowhere: all others are"),
    (EVENT, played("main", to("dismiss", one(of="top_power_here"))), "an Event lies nowhere"),
    (EVENT, played("reaction", DRAW, on={"event": "tm_defeated", "who": "you", "at": "here"}), "on/at: an Event lies"),
    (EVENT, played("main", {"op": "look", "deck": "problem_here", "n": 1, "then": "reorder"}), "an Event lies nowhere"),
    (HOME, does(DRAW, "confront", who="you"), "on/event: this card is never at a Problem"),
    (HOME, always("need", who="each", n=1), "static/at: this card is never at a Problem"),
    (HOME, if_so({"excess_min": 1}), "provided/0: this card is never at a Problem"),
    (PROBLEM, if_so({"self_at": "problem"}), "provided/0: this card is always in the same place"),
    # faceoffs
    (FRIENDS, if_so(some(at="faceoff")), "provided/0/count/at: there is no faceoff at this time"),
    (FRIENDS, does(to("power", one(), n=1, until="faceoff")), "do/0/until: there is no faceoff"),
    (FRIENDS, does({"op": "flip", "n": 1}), "do/0: there is no faceoff"),
    (EVENT, played("troublemaker", {"op": "flip", "n": 1}), "do/0: there is no faceoff"),
    (FRIENDS, if_so({"involving": "self"}, "turn_end", whose="you"), "there is no faceoff"),
    (FRIENDS, always("need", who="tm_side", n=1), "static/who: there is no faceoff"),
    (FRIENDS, always("total", who="tm_side", n=1, during="problem_faceoff"), "there is no Troublemaker at this time"),
    (FRIENDS, {"kind": "trigger", "on": WON, "do": [{"op": "flip", "n": 1}]}, "the faceoff is decided already"),
    (FRIENDS, if_so({"faceoff": "problem"}, **{**WON, "type": "problem"}), "it is said already which faceoff"),
    (FRIENDS, if_so({"all_in_faceoff_color": "blue"}), "no faceoff has been decided here"),
    (FRIENDS, if_so(some(at="last_faceoff"), "flipped", who="you"), "no faceoff has been decided here"),
    (FRIENDS, does({"op": "if", "cond": {"margin": 1}, "then": [DRAW]}), "do/0/cond: there is a lead only where"),
    (FRIENDS, if_so({"scored_here_this_phase_min": 1}), "nobody has scored in this phase yet"),
    # the card itself
    (ON_FRIEND, if_so({"involving": "self"}, "faceoff_start"), "this card takes part in no faceoff"),
    (HOME, does(DRAW, **WON, involving=True), "on/involving: this card takes part in no faceoff"),
    (MANE, if_so(some("resource", on="self")), "only a Friend bears Resources"),
    (HOME, if_so({"self_power_min": 1}), "this card has no power of its own"),
    (FRIENDS, does({"op": "turn_over"}), "only a Mane Character on its first side turns over"),
    (MANE, does(DRAW, "played"), "on/event: 'played' never happens to this card"),
    (TROUBLE, does(DRAW, "moved"), "'moved' never happens to this card"),
    (FRIENDS, does(DRAW, "uncovered", what="self"), "'uncovered' never happens to this card"),
    (PROBLEM, does(DRAW, "dismissed", what="self"), "'dismissed' never happens to this card"),
    (FRIENDS, does(to("move", "self", to="origin")), "nothing has moved that could go back"),
    (FRIENDS, does(to("move", "self", to="origin"), "char_moved", what=FRIEND), "only what has moved goes back"),
    # replies
    (FRIENDS, {"kind": "reaction", "on": {"event": "played"}, "do": [DRAW]}, "nobody can reply to 'played'"),
    (
        FRIENDS,
        {"kind": "reaction", "on": {"event": "dismissed", "what": "self"}, "do": [DRAW]},
        "has left play by then",
    ),
    # that player
    (FRIENDS, if_so({"that_player_has": FRIEND, "min": 1}), "there is no 'that player' here"),
    (FRIENDS, always("power", {"an_opponent_has": FRIEND, "min": 1}, what="self", n=1), "no 'that player' here"),
    # what there is to say of cards, and to do with them
    (FRIENDS, does(to("frighten", one("resource"))), "done to these only: friend"),
    (FRIENDS, does(to("dismiss", one(at="hand"))), "only to what is in play"),
    (PROBLEM, does(to("exhaust", "self")), "done to these only"),
    (MANE, {**does(DRAW), "cost": [{"dismiss": "self"}]}, "cost/0/dismiss: this is done to these only"),
    (FRIENDS, does({"op": "play_free", "what": {"kind": "event"}}), "done to these only"),
    (
        FRIENDS,
        does({"op": "search", "zone": "deck", "what": {"kind": "resource"}, "to": "home_frightened"}),
        "only: friend",
    ),
    (FRIENDS, always("cannot", act="play", who="each", what={"kind": "resource"}), "done to these only: friend"),
    (FRIENDS, if_so(some("problem", color="blue")), "of 'problem' there is no 'color' to say"),
    (FRIENDS, if_so(some("troublemaker", state="ready")), "of 'troublemaker' there is no 'state' to say"),
    (FRIENDS, if_so(some("event")), "provided/0/count/kind: no 'event' is ever there"),
    (FRIENDS, if_so(some("problem", at="hand")), "no 'problem' is ever there"),
    (FRIENDS, if_so(some(at="hand", state="ready")), "of cards in a hand this says nothing"),
    (FRIENDS, does(to("move", one("troublemaker"), to="home")), "a Troublemaker has no home"),
    (FRIENDS, does(to("move", one(), to="different_problems")), "only several cards go to different ones"),
    (FRIENDS, does(to("dismiss", {"chosen_if": FRIEND})), "nothing was chosen before"),
    (FRIENDS, does(DRAW, "char_moved", what={"kind": "troublemaker"}), "no 'troublemaker' is ever there"),
    # numbers
    (FRIENDS, if_so({"count": FRIEND}), "there are always that many"),
    (FRIENDS, if_so({"count": FRIEND, "min": 2, "max": 1}), "'max' is less than 'min'"),
    (FRIENDS, always("total", who="each", n=0), "it changes nothing"),
    (FRIENDS, does(to("power", one(), n=1, until="permanent", colors=["blue"])), "colours do not stay for good"),
]


def with_ability(card: str, ability: dict[str, Any]) -> dict[str, Any]:
    return {f"{'start/' if card.startswith('manes') else ''}abilities": [ability]}


@pytest.mark.parametrize(("card", "ability", "says"), TABLE, ids=[f"{n}-{row[2][-30:]}" for n, row in enumerate(TABLE)])
def test_a_word_that_can_come_to_nothing_is_refused(card: str, ability: dict[str, Any], says: str) -> None:
    assert says in refused("pony", card, with_ability(card, ability))


MEANT = [
    (FRIENDS, does(to("exhaust", "it"), "char_entered", what=FRIEND)),
    (FRIENDS, does(to("put", "it", to="hand"), "dismissed", what=FRIEND)),
    (ON_FRIEND, does(to("exhaust", "host"))),
    (ON_FRIEND, always("need", who="host_controller", n=1, at="host_problem")),
    (EVENT, played("faceoff", to("power", one(at="faceoff"), n=1, until="faceoff"))),
    (PROBLEM, always("need", {"that_player_has": FRIEND, "min": 2}, who="each", n=1)),
    (TROUBLE, does(to("move", "self", to="any_problem"), "uncovered", what="self")),
    (FRIENDS, does(to("move", "self", to="origin"), "moved")),
    (MANE, does({"op": "turn_over"})),
]


@pytest.mark.parametrize(("card", "ability"), MEANT)
def test_where_it_can_come_to_something_it_may_stand(card: str, ability: dict[str, Any]) -> None:
    section, name = card.split("/")
    place = next(n for n, entry in enumerate(data_of("pony")[section]) if entry["id"] == name)
    try:
        alone("pony", section, place, with_ability(card, ability))
    except CardError as error:
        pytest.fail(str(error))


# ---- what they come to ---------------------------------------------------------------------------------------------
def doing(s: PonyState, written: str, *effects: Effect) -> None:
    """A card does something, up to the next choice."""
    go(s, Perform(effects, by_of(s, find(s, written), 0)))


def test_a_troublemaker_goes_only_where_it_is_sent() -> None:
    s = table("A:PR012@pA", "B:PR157@pB")
    doing(s, "A:PR012", MoveCards(Choose(Filter("troublemaker")), "here"))
    assert find(s, "B:PR157").at == area("pA")
    doing(s, "A:PR012", MoveCards(Choose(Filter("troublemaker")), "here"))  # it is there already
    assert find(s, "B:PR157").at == area("pA")


def test_an_event_is_not_put_into_play_for_nothing() -> None:
    s = table("A:PR012@pA", "A:PR095@hand")
    doing(s, "A:PR012", PlayFreely(Filter("card")))
    assert not s.asks and find(s, "A:PR095").zone.name == "hand"


def test_what_everybody_may_do_is_asked_of_each_for_themselves() -> None:
    s = table("A:PR012@pA", "B:PR012@pA")
    retire = RetireCards(Choose(Filter("friend", of="tp"), by="tp"), who="each")
    asked = askers(s, by_of(s, find(s, "A:PR012"), 0), Ability("trigger", may=True, do=(retire,)))
    assert [(seat, ability.do) for seat, _, ability in asked] == [(seat, (replace(retire, who=""),)) for seat in (0, 1)]


def test_only_what_lies_on_a_friend_goes_over_to_another() -> None:
    home = next(entry["id"] for entry in data_of("pony")["resources"] if entry["place"] == "home")
    s = table("A:PR012@pA", f"A:{home}@home")
    doing(s, f"A:{home}", Reattach(Choose(Filter("resource")), ChooseOne(Filter("friend"))))
    assert find(s, f"A:{home}").at == area("home")


@pytest.mark.parametrize(
    ("effect", "friend"),
    [(PutCards(All(Filter("card")), "deck_bottom"), "deck"), (RetireCards(All(Filter("card"))), "discard")],
)
def test_with_a_friend_that_leaves_play_the_resources_on_it_are_dismissed_not_moved_again(
    effect: Effect, friend: str
) -> None:
    """13.1: though the effect is about all cards, these too."""
    s = table("A:PR033@pA", "A:PR149>A:PR033", "B:PR033@home")
    doing(s, "B:PR033", effect)
    assert (find(s, "A:PR033").zone.name, find(s, "A:PR149").zone.name) == (friend, "discard")


@pytest.mark.parametrize(("spare", "drawn"), [(1, 1), (99, 0)])
def test_power_to_spare_may_be_asked_for_inside_an_effect(spare: int, drawn: int) -> None:
    s = table("A:PR012@pA", "A:PR076@pA", "A:PR081@deck")
    doing(s, "A:PR076", IfSo(Excess(spare), (DrawCards("you", 1),)))
    assert len(s.zones.get(hand(0), ())) == drawn
