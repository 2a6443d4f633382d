"""Targets of spells and abilities: what may be chosen, and why something may not (section 12).

Settled here: a space is seen like the figure that stands on it, or like a figure of size 1.

Rulings here: A17 (a planeswalker is not a creature), A24 (not two auras of one name on an army card).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.effects.effect import By, Chosen
from game.hexes import Hex
from game.rules.arena.cards import Spell
from game.rules.arena.engagement import engaged, touching
from game.rules.arena.forms import Attach, Wanted
from game.rules.arena.grid import distance_on
from game.rules.arena.places import (
    BOARD,
    ENCHANTMENTS,
    arena,
    armies,
    army_of,
    enchantments,
    figure_at,
    figures_of,
    graveyard,
    hand,
    spaces,
)
from game.rules.arena.references import (
    NO_PLANESWALKER,
    UNSEEN,
    Reason,
    ability_of,
    distant,
    origin,
    out_of_range,
    printed_card,
    your_planeswalkers,
)
from game.rules.arena.sight import between
from game.rules.arena.stats import controller, on_side
from game.table.state import Piece, State
from game.table.step import Spot, Thing
from game.words import Phrase

OWN = Phrase("it must be your own", "自分のものでなければならない")
OPPONENTS = Phrase("it must be an opponent's", "対戦相手のものでなければならない")
NO_CREATURE = Phrase("a planeswalker is not a creature", "プレインズウォーカーはクリーチャーではない")
WRONG_KIND = Phrase("it is of the wrong kind", "種類が違う")
OTHER_CARD = Phrase("it must be of another army card", "別のアーミーカードのものでなければならない")
HOST = Wanted("host", "army_card")  # what an enchantment is put on, as a target
LEADER = Wanted("your_planeswalker", "planeswalker", "you")


def shown_targets(s: State, by: By) -> tuple[int | Hex, ...]:
    """What has been chosen, as an event tells it: pieces that are still there, and spaces."""
    return tuple(Hex(*c.at) if isinstance(c.thing, Spot) else c.thing for c in by.chosen if c.at or c.thing in s.pieces)


# ---- what may be chosen ------------------------------------------------------------------------------------
def things(s: State, by: By, w: Wanted) -> Iterator[Thing]:
    """Everything of roughly the right kind, to be looked at one by one."""
    if w.kind == "army_card":
        for seat in range(s.seats):
            yield from (card.id for card in s.inside(armies(seat)))
    elif w.kind == "enchantment":
        yield from (p.id for p in s.inside(ENCHANTMENTS))
    elif w.kind == "player":
        yield from (Spot(hand(seat)) for seat in range(s.seats) if seat not in arena(s).out)
    elif w.kind == "space":
        yield from (Spot(BOARD, tuple(space)) for space in arena(s).field.level)
    elif w.zone == "graveyard":  # figures of one army card are alike: one of them stands for all
        taken = {c.thing for c in by.get(w.id)}
        alike = {p.host: p.id for p in reversed(s.inside(graveyard(by.seat))) if p.id not in taken}
        yield from sorted(alike.values())
    else:
        yield from (p.id for p in s.inside(BOARD))


def why_not(s: State, by: By, w: Wanted, thing: Thing) -> Reason | None:
    """Why a thing cannot be this target; None if it can. The cheap questions come first."""
    if by.chosen and any(c.thing == thing for c in by.get(w.id)):
        return Phrase("it has been chosen already", "すでに選ばれている"), "12 targets"
    if isinstance(thing, Spot):
        return _not_this_seat(s, by, w, thing) if w.kind == "player" else _not_this_space(s, by, w, thing)
    piece = s.pieces[thing]
    if w.kind == "enchantment":
        return _not_this_enchantment(s, by, w, piece)
    wrong = _wrong_kind(s, by, w, piece)
    if w is LEADER and wrong is None and not choosable(s, choose_thing(s, by, w, thing)):
        return Phrase("from there nothing can be a target", "そこからでは適正な目標がない"), "12 targets"
    if wrong is None and w.kind == "army_card":
        return _not_this_card(s, by, w, piece)
    return wrong or _not_this_figure(s, by, w, piece)


def _wrong_kind(s: State, by: By, w: Wanted, piece: Piece) -> Reason | None:
    army = army_of(s, piece)
    seat = controller(s, piece) if piece.zone == BOARD else piece.owner
    if w.army_card and army.key != w.army_card:
        return OTHER_CARD, "13"
    if not on_side(s, w.controller, by.seat, seat):
        return OWN if w.controller == "you" else OPPONENTS, "12 targets"
    if (w.kind == "creature" or w.card_types) and not army.creature and "planeswalker" not in w.card_types:
        return NO_CREATURE, "A17"
    if (w.kind in ("squad_creature", "planeswalker") and army.kind != w.kind) or (
        w.card_types and army.kind not in w.card_types
    ):
        return WRONG_KIND, "12 targets"
    if w.size_class and army.size_class not in w.size_class:
        return Phrase("it is too big", "大きすぎる"), "13"
    return None


def _not_this_figure(s: State, by: By, w: Wanted, figure: Piece) -> Reason | None:
    if figure.has("wounds") < w.min_damage:
        return Phrase(
            f"it needs {w.min_damage} or more damage markers", f"ダメージマーカーが{w.min_damage}個以上必要"
        ), "12 targets"
    if w.on_active_card is not None and (figure.host == arena(s).active) != w.on_active_card:
        return (
            Phrase("it must be on the active army card", "アクティブなアーミーカードのものでなければならない")
            if w.on_active_card
            else Phrase("it must not be on the active army card", "アクティブなアーミーカードのものは選べない")
        ), "12 targets"
    if w.engaged_with and not any(controller(s, p) == by.seat for p in engaged(s, figure)):
        return Phrase("it is not engaged with a figure of yours", "自分のフィギュアと交戦していない"), "8"
    if w.adjacent_to and not any(
        controller(s, p) == by.seat and p.id != figure.id and touching(spaces(p), spaces(figure))
        for p in s.inside(BOARD)
    ):
        return Phrase("it is not next to a figure of yours", "自分のフィギュアに隣接していない"), "12 targets"
    return out_of_range(s, by, w.range, figure) if w.range else None


def _not_this_card(s: State, by: By, w: Wanted, card: Piece) -> Reason | None:
    """An army card needs a figure on the battlefield, and one of them in range."""
    if w.id == HOST.id:
        return no_host(s, by, card)
    fielded = figures_of(s, card.id)
    if not fielded:
        return UNFIELDED
    if w.legal_host_of:
        return next(
            (not_moved_to(s, s.pieces[c.thing], card) for c in by.get(w.legal_host_of) if isinstance(c.thing, int)),
            None,
        )
    reasons = [out_of_range(s, by, w.range, p) for p in fielded] if w.range else []
    return reasons[0] if reasons and None not in reasons else None


UNFIELDED = (Phrase("none of its figures is on the battlefield", "そのフィギュアが盤上にいない"), "12 laid")


def _not_this_seat(s: State, by: By, w: Wanted, spot: Spot) -> Reason | None:
    seat = spot.zone.owner
    if seat is None or not on_side(s, w.controller, by.seat, seat):
        return Phrase("it must be an opponent", "対戦相手でなければならない"), "12 targets"
    return None


def _not_this_space(s: State, by: By, w: Wanted, spot: Spot) -> Reason | None:
    space, field = Hex(*spot.at), arena(s).field
    if w.range is None:
        return None
    found = origin(s, by, w.range.of)
    if not found:
        return NO_PLANESWALKER
    start, size = found[0]
    if (far := min(distance_on(field, x, space) for x in start)) > w.range.within:
        return distant(far, w.range.within)
    there = figure_at(s, space)
    seen = (spaces(there), army_of(s, there).size) if there else ((space,), 1)
    if w.range.clear_sight and space not in start and not between(field, start, size, *seen):
        return UNSEEN
    return None


def _not_this_enchantment(s: State, by: By, w: Wanted, piece: Piece) -> Reason | None:
    if w.face_up and not piece.face_up:
        return Phrase("it is hidden", "伏せられている"), "12 targets"
    onward = next((x for x in wanted(s, by) if x.legal_host_of == w.id), None)
    if onward and all(
        not_moved_to(s, piece, s.pieces[card]) for card in things(s, by, onward) if isinstance(card, int)
    ):
        return Phrase("there is no other army card it could lie on", "移せるアーミーカードが他にない"), "12 targets"
    return None


# ---- where enchantments may lie ----------------------------------------------------------------------------
def no_host(s: State, by: By, card: Piece) -> Reason | None:
    """Why the enchantment being cast cannot be put on an army card, if it cannot."""
    spell: Spell = printed_card(s, by)
    attach = spell.attach_to
    assert attach is not None
    if not on_side(s, attach.controller, by.seat, card.owner):
        return OWN if attach.controller == "you" else OPPONENTS, "12 laid"
    if attach.colour and attach.colour not in army_of(s, card).colours:
        return Phrase("it has the wrong colour", "色が合わない"), "12 laid"
    if spell.kind == "hidden" and any(not p.face_up and p.owner == by.seat for p in enchantments(s, card.id)):
        return Phrase(
            "you have a hidden enchantment there already", "自分の伏せエンチャントがすでに置かれている"
        ), "12 slots"
    return _not_fitting(s, attach, spell.name.en, card, spell.kind == "aura")


def not_moved_to(s: State, enchantment: Piece, card: Piece) -> Reason | None:
    """Why an enchantment in play cannot be moved to an army card; its controller and colour do not matter."""
    spell = s.cards.get(enchantment.card)
    if card.id == enchantment.host:
        return Phrase("it lies there already", "すでにそこに置かれている"), "12 laid"
    if not isinstance(spell, Spell) or spell.attach_to is None:
        return Phrase("it is hidden", "伏せられている"), "12 laid"
    return _not_fitting(s, spell.attach_to, spell.name.en, card, spell.kind == "aura")


def _not_fitting(s: State, attach: Attach, name: str, card: Piece, alone: bool) -> Reason | None:
    """What matters wherever an enchantment comes from: kind of card, range, on the battlefield, one of each name."""
    army = army_of(s, card)
    if army.kind not in attach.card_types:
        return (WRONG_KIND, "12 laid") if army.creature else (NO_CREATURE, "A17")
    if army.range < attach.min_range:
        return Phrase(f"its range is less than {attach.min_range}", f"射程が{attach.min_range}未満"), "12 laid"
    if not figures_of(s, card.id):
        return UNFIELDED
    if alone and any(p.face_up and s.cards[p.card].name.en == name for p in enchantments(s, card.id)):
        return Phrase("an aura of this name lies there already", "同じ名前のオーラがすでに置かれている"), "A24"
    return None


# ---- how far the choosing is ------------------------------------------------------------------------------
def wanted(s: State, by: By) -> tuple[Wanted, ...]:
    """The targets of a card or ability, in the order they are chosen; the named planeswalker comes first."""
    if by.part:
        return ability_of(s, by).targets
    printed = printed_card(s, by)
    if not isinstance(printed, Spell):
        return tuple(printed.targets)
    first = (LEADER,) if printed.names and len(your_planeswalkers(s, by)) > 1 else ()
    return (*first, *((HOST,) if printed.attach_to else ()), *printed.targets)


def legal_things(s: State, by: By, w: Wanted) -> list[Thing]:
    return [thing for thing in things(s, by, w) if why_not(s, by, w, thing) is None]


def choosable(s: State, by: By) -> bool:
    """True if every target can be chosen: for a planeswalker to be named, at least with one of them."""
    missing = [w for w in wanted(s, by) if not by.get(w.id)]
    if missing and missing[0] is LEADER:
        return any(choosable(s, choose_thing(s, by, LEADER, p.id)) for p in your_planeswalkers(s, by))
    return all(w.legal_host_of or any(why_not(s, by, w, thing) is None for thing in things(s, by, w)) for w in missing)


def choose_thing(s: State, by: By, w: Wanted, thing: Thing) -> By:
    """The same effect with one more target, and what is true of that target now."""
    if isinstance(thing, Spot):
        chosen = Chosen(w.id, thing, thing.at, thing.zone.owner if thing.zone.owner is not None else -1)
    else:
        piece = s.pieces[thing]
        seat = controller(s, piece) if piece.zone == BOARD else piece.owner
        chosen = Chosen(w.id, thing, piece.at, seat, piece.host)
    return replace(by, chosen=(*by.chosen, chosen))
