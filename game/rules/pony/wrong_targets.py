"""Why an effect cannot be done to a card where others may be chosen: the first thing about it that is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from game.effects.effect import By
from game.rules.pony.forms import Filter
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import (
    PLAY,
    PonyState,
)
from game.rules.pony.power import matches
from game.rules.pony.words import card_name
from game.table.state import Piece
from game.table.step import No
from game.table.view import sees
from game.words import Phrase

TARGETS = "13.6"
NO_CHANGE = Phrase("{0} would change nothing about this card", "{0}はこのカードには効果がない")
ALREADY = Phrase("It has been chosen already", "もう選んでいる")
UNSEEN = Phrase("Nobody may look at this card", "このカードは見られない")
OTHERWISE = Phrase("{0} is for other cards", "{0}の対象ではない")
WRONG: tuple[tuple[tuple[str, ...], Any, Phrase], ...] = (
    (("of",), "any", Phrase("{0} is not for cards of this player", "{0}はこのプレイヤーのカードには使えない")),
    (("at",), "", Phrase("It is not where {0} works", "{0}が働く場所にない")),
    (("other",), False, Phrase("{0} is for other cards than itself", "{0}は自分自身には使えない")),
    (("not_it",), False, Phrase("{0} is for another card than this one", "{0}の対象は別のカード")),
    (("face",), "", Phrase("Its wrong side is up for {0}", "表裏の向きが{0}に合わない")),
    (("state",), "", Phrase("It would have to be in the other state for {0}", "レディと疲労の状態が{0}に合わない")),
    (("on",), None, Phrase("It is not attached to the right card for {0}", "{0}の対象につけられていない")),
    (("on_kind",), "", Phrase("It is not attached to the right card for {0}", "{0}の対象につけられていない")),
    (("has_resource",), False, Phrase("It bears no Resource", "リソースがつけられていない")),
    (("name",), "", Phrase("{0} names another card", "{0}が指すのは別の名前のカード")),
    (("trait",), "", Phrase("It has not the trait that {0} asks for", "{0}が求める特徴を持たない")),
)
COLOURS = Phrase("It has not the colour that {0} asks for", "色が{0}に合わない")
POWERS = Phrase("Its power is not what {0} asks for", "パワーが{0}に合わない")
KIND = Phrase("{0} is for another kind of card", "{0}は別の種類のカードに使う")


def wrong(s: PonyState, wanted: Filter, piece: Piece, by: By) -> Phrase:
    """What about a card keeps it from being meant by an effect."""
    named = card_name(s, by.card)
    if kind_of(piece.card) != wanted.kind and not matches(s, Filter(wanted.kind), piece, by):
        return KIND.of(named)
    for fields, usual, words in WRONG:
        if matches(s, replace(wanted, **dict.fromkeys(fields, usual)), piece, by):
            return words.of(named)
    if matches(s, replace(wanted, color="", not_color="", any_color=()), piece, by):
        return COLOURS.of(named)
    plain = replace(wanted, power_max=None, power_min=None, printed_power=None, printed_power_max=None)
    return (POWERS if matches(s, plain, piece, by) else OTHERWISE).of(named)


def wrong_targets(
    s: PonyState, wanted: Filter, by: By, seat: int, offered: Collection[int], picked: Collection[int] = ()
) -> Iterable[No]:
    """For "why not?": the other cards in play, and those of the own hand if it is about a hand."""
    for piece in s.pieces.values():
        here = piece.zone.name == "hand" and piece.owner == seat if wanted.at == "hand" else piece.zone == PLAY
        if not here or piece.id in offered:
            continue
        if piece.id in picked:
            why = ALREADY
        elif not sees(piece, seat):
            why = UNSEEN
        elif matches(s, wanted, piece, by):
            why = NO_CHANGE.of(card_name(s, by.card))
        else:
            why = wrong(s, wanted, piece, by)
        yield No((piece.id,), why, TARGETS)
