"""What somebody has seen stays known when it goes out of sight: position, action, and what that seat imagines then."""

from __future__ import annotations

import tests.rules.arena.byhand as arena
import tests.rules.arena.spellbook as spells
import tests.rules.foton.foton_byhand as foton
import tests.rules.foton.foton_cards as megido
import tests.rules.magna.small as magna
import tests.rules.medarot.byhand as medarot
import tests.rules.pony.byhand as pony
from game.rules.arena.abilities import Accept
from game.rules.arena.effects.library_ops import TakeCard
from game.rules.arena.places import hand as spell_hand
from game.rules.arena.places import library
from game.rules.foton.places import deck as photon_deck
from game.rules.foton.places import hand as photon_hand
from game.rules.magna.piles import draw
from game.rules.magna.places import hand as magna_hand
from game.rules.medarot.activation import Special
from game.rules.medarot.effects.card_ops import Seen
from game.rules.medarot.effects.fetch_ops import Take
from game.rules.medarot.places import hand as medarot_hand
from game.rules.medarot.places import stock
from game.rules.medarot.using import Use
from game.rules.pony.choosing import Picked
from game.rules.pony.clearing import Under
from game.rules.pony.effects.deck_ops import TookCard
from game.rules.pony.effects.looking import PutCard, TakenOne
from game.rules.pony.pending import UseIt
from game.rules.pony.places import deck, hand
from game.rules.pony.playing import PlayCard, UseAbility
from game.table.dice import Dice
from game.table.state import State, Zone, choose, legal
from game.table.view import imagine, look

WORLDS = 20


def imagined(s: State, seat: int, zone: Zone) -> list[list[str]]:
    """What lies in a zone in the worlds of a seat, in its order. For all that this seat knows, the owner may have twice
    as many of each card as it has.
    """
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == owner) * 2 for owner in range(s.seats))
    view = look(s, seat)
    return [[piece.card for piece in imagine(view, seat, Dice(n)).inside(zone)] for n in range(WORLDS)]


def always_there(s: State, seat: int, zone: Zone, card: str) -> bool:
    """True if all worlds of a seat have a card there; the rest of what lies there is not always the same."""
    worlds = imagined(s, seat, zone)
    return all(card in world for world in worlds) and len({tuple(sorted(world)) for world in worlds}) > 1


def test_pony_flips_lie_under_the_deck_as_they_were_put_there() -> None:
    s = pony.table("B:PR157@pA", "A:PR033@pA", "A:PR012@pA")
    pony.decks(s, [2, 3, 1, 4, 5], [2, 1])
    pony.challenge(s, "B:PR157")
    pony.take(s, Under, "A:PR036@flips")
    for seat in (0, 1):
        worlds = imagined(s, seat, deck(0))
        assert all(world[-2:] == [pony.key("PR036"), pony.key("PR012")] for world in worlds)
        assert len({world[0] for world in worlds}) > 1, "what lies above them nobody knows"


def test_pony_a_friend_goes_back_to_the_hand() -> None:
    """PR203."""
    s = pony.table("A:PR203@pA", "B:PR012@pA", "B:PR033@pB", *(f"A:{n}@hand" for n in ("PR018", "PR020", "PR031")))
    pony.main(s)
    pony.take(s, UseAbility, "A:PR203")
    pony.take(s, Picked, "B:PR012")
    pony.take(s, Picked, "B:PR033")
    assert always_there(s, 1, hand(0), pony.key("PR203"))


def test_pony_a_card_is_shown_and_taken_from_the_top_of_the_deck() -> None:
    """PR138."""
    s = pony.table(
        "A:PR138@home", *(f"A:{n}@deck" for n in ("PR012", "PR095", "PR033", "PR020")), "A:PR018@hand", "A:PR031@hand"
    )
    pony.main(s)
    pony.take(s, UseAbility, "A:PR138")
    pony.take(s, TakenOne, "A:PR095@deck")
    pony.take(s, PutCard, "A:PR033@deck")
    assert always_there(s, 1, hand(0), pony.key("PR095"))
    assert all(world[:2] == [pony.key("PR033"), pony.key("PR012")] for world in imagined(s, 1, deck(0)))


def test_pony_a_card_is_searched_for_and_shown() -> None:
    """PR056; of two equal cards one is offered, though it is known where the other lies."""
    s = pony.table("A:PR060@home*2", "A:PR056@hand", "A:PR018@hand", "A:PR095@deck", "A:PR033@deck", "A:PR095@discard")
    s.move(pony.find(s, "A:PR095@discard"), deck(0))
    pony.main(s)
    pony.take(s, PlayCard, "A:PR056", "home")
    pony.take(s, UseIt)
    assert len(pony.options(s, TookCard)) == 1
    pony.take(s, TookCard)
    assert always_there(s, 1, hand(0), pony.key("PR095"))


def test_magna_a_unit_is_sent_back_to_the_hand() -> None:
    """Open the Floodgates."""
    s = magna.battle("A:red-f07@lane", "A:blu-f06@lane", "B:blu-r2@1 down", "A:red-t1@hand", "A:red-o1@hand")
    magna.strike(s, "red-f07", at="blu-r2")
    choose(s, 1, next(o for o in legal(s, 1) if magna.find(s, "blu-f06").id in o.about()))
    assert always_there(s, 1, magna_hand(0), "card/blu-f06")


def test_magna_a_force_is_taken_back_from_the_discard_pile() -> None:
    """Miracle."""
    s = magna.production("A:whi-o3@hand", "A:whi-f01@2", "A:red-f09@discard", "A:red-t1@hand", "A:red-o1@hand")
    magna.use(s, "whi-o3")
    assert always_there(s, 1, magna_hand(0), "card/red-f09")


def test_magna_a_hand_that_was_looked_at_is_known_and_a_card_drawn_after_that_is_not() -> None:
    """Spying."""
    held, drawn = ["B:blu-f01@hand", "B:red-t1@hand"], ["B:red-f01@deck", "B:red-f02@deck", "B:gre-f02@deck"]
    s = magna.production("A:pur-o3@hand", "A:pur-f01@2", "B:red-r1@1 down", *held, *drawn)
    magna.use(s, "pur-o3")
    choose(s, 0, legal(s, 0)[0])
    draw(s, 1, 1)
    assert always_there(s, 0, magna_hand(1), "card/blu-f01") and always_there(s, 0, magna_hand(1), "card/red-t1")


def test_medarot_a_medarot_comes_back_from_the_trash() -> None:
    """Brave Rescue."""
    s = medarot.table(
        "A:brave_rescue@b2", "A:dorcus@trash", "A:rokusho@trash", "A:metabee@hand", "A:ikki@hand", "A:put_cat@deck*3"
    )
    medarot.act(s, "A:brave_rescue")
    medarot.take(s, Special)
    medarot.take(s, Take, card="A:dorcus")
    assert always_there(s, 1, medarot_hand(0), "card/medarot/dorcus")


def test_medarot_a_medarot_is_shown_and_taken_from_the_deck() -> None:
    """Tamao."""
    s = medarot.table(
        "A:rokusho@b2", "A:metabee@a1", "A:tamao@stock", "A:dorcus@deck", "A:ikki@deck*4", "A:metabee@hand"
    )
    medarot.act(s, "A:rokusho")
    medarot.take(s, Use, card="A:tamao", side="lower")
    medarot.take(s, Take, card="A:dorcus")
    assert always_there(s, 1, medarot_hand(0), "card/medarot/dorcus")


def test_medarot_a_stock_and_a_hand_were_looked_at() -> None:
    """Old Wise."""
    s = medarot.table("A:oldwise@b2", "B:ikki@stock", "B:koji@stock up", "B:metabee@hand", "B:karin@hand", decks=4)
    medarot.act(s, "A:oldwise")
    medarot.take(s, Special)
    medarot.take(s, Seen)
    medarot.take(s, Seen)
    assert {"/".join(world) for world in imagined(s, 0, stock(1))} == {"card/medarotter/ikki/card/medarotter/koji"}
    known = ["card/medarot/metabee", "card/medarotter/karin"]
    assert all(sorted(world) == known for world in imagined(s, 0, medarot_hand(1)))


def test_foton_photons_are_taken_back_from_the_discard_pile() -> None:
    """Memory of Megiddral."""
    s = foton.table(foton.Seat(hand="E7 A2 S3", discard="A4 C4"), foton.Seat())
    megido.use(s, "E7")
    foton.pick(s, "A4")
    assert always_there(s, 1, photon_hand(0), "card/attack/4")


def test_foton_a_seat_knows_what_it_has_put_under_its_own_deck() -> None:
    """Orias."""
    s = foton.table(foton.Seat(hand="S2 C1 A2", waiting="Orias", deck="A2 A3 A4 C1 C2 S4 S3 E1"), foton.Seat())
    megido.act(s, "Orias", "S2 C1 A2")
    foton.pick(s, "A2 A3 A4")
    foton.pick(s, "C1 C2")
    assert all(world[-2:] == ["card/charge/1", "card/charge/2"] for world in imagined(s, 0, photon_deck(0)))
    assert not all(world[-2:] == ["card/charge/1", "card/charge/2"] for world in imagined(s, 1, photon_deck(0)))


def test_arena_a_revealed_spell_goes_to_the_hand_and_the_other_under_the_library() -> None:
    """Bident of Thassa."""
    s, who = spells.position(
        spells.real("K", 0, (1, 0), "kiora"),
        spells.real("G", 1, (9, 0), "gideon"),
        rows=[".~........"],
        library=["g03", "u09", "u01", "u02"],
        hand=["w01", "w02"],
    )
    spells.happens(s, "end_of_own_turn", seat=0, card=who.card("kiora"))
    arena.take(s, Accept)
    arena.take(s, TakeCard)
    assert all(always_there(s, seat, spell_hand(0), "spell/u09") for seat in (1, -1))
    assert all(world[-1] == "spell/g03" for world in imagined(s, 1, library(0)))
