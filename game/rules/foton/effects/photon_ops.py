"""Turning photons, moving cards, taking extra photons (foton.md, sections 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.foton.automatic import guarded
from game.rules.foton.effect_choices import CardEffect, ChooseKind, ChooseOrder, target_of
from game.rules.foton.extra_photons import take_extra
from game.rules.foton.moving_cards import into_field, put_at_deck, to_discard, to_hand, turn_photon
from game.rules.foton.nouns import ZONE_NAMES, Voice, placed
from game.rules.foton.places import deck, hand
from game.rules.foton.selectors import ZONES, Selector, matches, selected
from game.rules.foton.values import Count, bounds, count_words, enough
from game.rules.foton.words import KIND_NAMES, card_name
from game.table.state import Piece, State
from game.table.step import No
from game.words import Phrase, seat_name

Place = Literal["field", "field_down", "hand", "discard", "deck_top", "deck_bottom", "actor_field"]
FACE_DOWN = Phrase("Face-down photons are not seen by this effect", "裏向きのフォトンはこの効果の対象にならない")
PROTECTED = Phrase("{0} protects this photon", "{0}がこのフォトンを守っている")
ELSE = Phrase("This effect is for {0}", "この効果の対象は{0}だけ")


def seat_of(selector: Selector, by: By) -> int:
    """Whose cards are meant."""
    return target_of(by) if selector.who == "target" else by.seat


def affected(s: State, selector: Selector, by: By) -> list[Piece]:
    """The cards that are meant and may be turned or moved: an opponent's protected photons may not (F-5.32)."""
    found = selected(s, selector, seat_of(selector, by))
    if selector.who == "target" and selector.zone == "field":
        return [p for p in found if guarded(s, p) is None]
    return found


def refusals(s: State, selector: Selector, by: By, own: bool) -> Iterable[No]:
    """Why the other cards in the place that is meant cannot be chosen; `own`: its owner is asked."""
    others = []
    for p in s.inside(ZONES[selector.zone](seat_of(selector, by))):
        if matches(selector, p):
            if selector.who == "target" and selector.zone == "field" and (guard := guarded(s, p)):
                yield No((p.id,), PROTECTED.of(card_name(s, guard.card)), "F-5.32")
        elif selector.zone == "field" and not p.face_up:
            yield No((p.id,), FACE_DOWN, "F-8.1")
        else:
            others.append(p.id)
    if others:
        meant = placed(replace(selector, who="owner") if own else selector, 2, spoken(s, selector, by))
        yield No(tuple(others), ELSE.of(meant), "F-5.8" if selector.who == "owner" else "F-5.15")


def spoken(s: State, selector: Selector, by: By) -> Voice:
    """How a question speaks: to the target about its own cards, to the turn player about the target's."""
    return Voice(target=Phrase("{0}'s", "{0}の").of(seat_name(seat_of(selector, by))), choosing=Phrase("choose", ""))


# ---- turning -------------------------------------------------------------------------------------------------
@frozen
class Flip(CardEffect):
    """Turn photons in a field face up or face down.

    場のフォトンを表か裏にする。"""

    photons: Selector
    count: Count
    to: Literal["up", "down"]
    by: Literal["owner", "actor"] = "owner"

    def found(self, s: State, by: By) -> list[Piece]:
        return affected(s, self.photons, by)

    def bounds(self, found: int) -> tuple[int, int]:
        return bounds(self.count, found)

    def complete(self, s: State, by: By) -> bool:
        return enough(self.count, len(self.found(s, by)))

    def chooser(self, by: By) -> int:
        return by.seat if self.by == "actor" else seat_of(self.photons, by)

    def hidden(self, s: State, by: By) -> bool:
        """Others see no more of face-down photons than their kind (F-8.1)."""
        found = len(self.found(s, by))
        return self.photons.face == "down" and 0 < self.bounds(found)[0] < found

    def done_to(self, s: State, by: By, pieces: tuple[int, ...]) -> None:
        for i in pieces:
            turn_photon(s, s.pieces[i], self.to == "up")

    def ask(self, s: State, by: By) -> Phrase:
        if self.chooser(by) != by.seat:
            return replace(self, photons=replace(self.photons, who="owner")).say(Voice())
        return self.say(spoken(s, self.photons, by))

    def choice(self) -> Phrase:
        return Phrase(f"turn {{0}} face {self.to}", f"{{0}}を{'表' if self.to == 'up' else '裏'}にする")

    def refusals(self, s: State, by: By) -> Iterable[No]:
        return refusals(s, self.photons, by, self.chooser(by) == seat_of(self.photons, by))

    def say(self, words: Voice) -> Phrase:
        n, ja = count_words(self.count, self.photons), placed(self.photons, 1, words).ja
        facing = Phrase(f"face {self.to}", "表に" if self.to == "up" else "裏に")
        where = f"in {words.whose(self.photons).en} field"
        if self.by == "actor":
            them = "it" if self.count == 1 else "them"
            return Phrase(
                f"{words.choosing.en} {n.en} {where} and turn {them} {facing.en}",
                f"{words.choosing.ja}{ja}を{n.ja}選び、{facing.ja}",
                "する",
            )
        verb = words.does("turn") if self.photons.who == "target" else "turn"
        return Phrase(f"{verb} {n.en} {where} {facing.en}", f"{ja}を{n.ja}{facing.ja}", "する")


# ---- moving --------------------------------------------------------------------------------------------------
@frozen
class Move(CardEffect):
    """Move cards of a seat.

    プレイヤーのカードを別の所へ移す。"""

    cards: Selector
    count: Count
    to: Place
    by: Literal["owner", "actor", "random"] = "owner"

    def found(self, s: State, by: By) -> list[Piece]:
        if self.cards.zone == "deck":
            cards = s.inside(deck(seat_of(self.cards, by)))
            return cards[: self.bounds(len(cards))[1]]
        return affected(s, self.cards, by)

    def bounds(self, found: int) -> tuple[int, int]:
        return bounds(self.count, found)

    def complete(self, s: State, by: By) -> bool:
        return enough(self.count, len(self.found(s, by)))

    def chooser(self, by: By) -> int:
        return by.seat if self.by == "actor" else seat_of(self.cards, by)

    def of_hand(self, by: By) -> bool:
        own = self.chooser(by) == seat_of(self.cards, by)
        return own and self.cards.zone == "hand" and self.cards.kind == "card"  # photons say nothing

    def hidden(self, s: State, by: By) -> bool:
        held = len(s.inside(hand(seat_of(self.cards, by)))) if self.cards.zone == "hand" else 0
        return held > self.bounds(held)[0]

    def doubtful(self, s: State, by: By) -> bool:
        if self.cards.zone != "hand" or self.cards.kind == "card":
            return False
        held = len(s.inside(hand(seat_of(self.cards, by))))
        return held > 0 and enough(self.count, held)

    def apply(self, s: State, by: By) -> None:
        if self.by == "random":
            found = self.found(s, by)
            n = self.bounds(len(found))[1]
            lot = s.dice.shuffled(found)[:n] if n < len(found) else found
            self.done_to(s, by, tuple(p.id for p in lot))
        else:
            CardEffect.apply(self, s, by)

    def done_to(self, s: State, by: By, pieces: tuple[int, ...]) -> None:
        cards = [s.pieces[i] for i in pieces]
        if self.to in ("deck_top", "deck_bottom"):
            top = self.to == "deck_top"
            if len(cards) > 1:
                s.then(ChooseOrder(seat_of(self.cards, by), pieces, top))
            else:
                put_at_deck(s, cards, top)
            return
        for card in cards:
            if self.to == "discard":
                to_discard(s, card)
            elif self.to == "hand":
                to_hand(s, card)
            else:
                into_field(s, card, by.seat if self.to == "actor_field" else card.owner, self.to != "field_down")

    def ask(self, s: State, by: By) -> Phrase:
        if self.chooser(by) != by.seat:
            return replace(self, cards=replace(self.cards, who="owner")).say(Voice())
        return self.say(spoken(s, self.cards, by))

    def choice(self) -> Phrase:
        return CHOICES[self.to]

    def refusals(self, s: State, by: By) -> Iterable[No]:
        return refusals(s, self.cards, by, self.chooser(by) == seat_of(self.cards, by))

    def say(self, words: Voice) -> Phrase:
        if self.by == "actor":
            return self._chosen(words)
        if self.cards.zone == "deck":
            return self._from_deck()
        whose = words.whose(self.cards)
        n, zone = count_words(self.count, self.cards), ZONE_NAMES[self.cards.zone]
        verb, en, ja, ja_verb = MOVES[self.to]
        if self.cards.who == "target":
            verb = words.does(verb)
        lot = Phrase(" at random", "無作為に") if self.by == "random" else Phrase("", "")
        return Phrase(
            f"{verb} {n.en} from {whose.en} {zone.en}{en.format(whose.en)}{lot.en}",
            f"{placed(self.cards, 1, words).ja}を{lot.ja}{n.ja}{ja}",
            ja_verb,
        )

    def _chosen(self, words: Voice) -> Phrase:
        """The turn player chooses among the cards of the target."""
        whose, one = words.whose(self.cards), self.count == 1
        n, zone = count_words(self.count, self.cards), ZONE_NAMES[self.cards.zone]
        en = f"{words.choosing.en} {n.en} in {whose.en} {zone.en}"
        ja = f"{words.choosing.ja}{placed(self.cards, 1, words).ja}を{n.ja}選び、"
        if self.to == "actor_field":
            return Phrase(f"{en} and take {'it' if one else 'them'} into your own field", f"{ja}あなたの場に", "移す")
        _, target, ja_target, verb = MOVES[self.to]
        target = target.format(whose.en) if target else f" to {whose.en} discard pile"
        return Phrase(f"{en}; {'it goes' if one else 'they go'}{target}", f"{ja}{ja_target}", verb)

    def _from_deck(self) -> Phrase:
        n = count_words(self.count, self.cards)
        top = Phrase(f"put the top {n.en.removeprefix('1 ')} of your deck", f"あなたの山札の上から{n.ja}を")
        if self.to == "field_down":
            return Phrase(
                f"{top.en} face down into your field (events go to your discard pile instead)",
                f"{top.ja}裏向きで場に出す（イベントは代わりに捨札にする）",
            )
        _, en, ja, ja_verb = MOVES[self.to]
        into = en.format("your") if en else " into your discard pile"
        return Phrase(f"{top.en}{into}", f"{top.ja}{ja}", ja_verb)


# How a card goes to each place: the English verb and place, the Japanese place and verb.
MOVES: dict[str, tuple[str, str, str, str]] = {
    "discard": ("discard", "", "捨札に", "する"),
    "field": ("put", " into {0} field", "場に", "出す"),
    "field_down": ("put", " face down into {0} field", "裏向きで場に", "出す"),
    "hand": ("take", " into {0} hand", "手札に", "加える"),
    "deck_top": ("put", " on top of {0} deck", "山札の上に", "置く"),
    "deck_bottom": ("put", " on the bottom of {0} deck", "山札の下に", "置く"),
}

# The same in the words of a button: where the card goes is told by the question, whose it is by the table.
CHOICES: dict[str, Phrase] = {
    "discard": Phrase("discard {0}", "{0}を捨札にする"),
    "field": Phrase("put {0} into the field", "{0}を場に出す"),
    "field_down": Phrase("put {0} face down into the field", "{0}を裏向きで場に出す"),
    "actor_field": Phrase("take {0} into your field", "{0}を自分の場に移す"),
    "hand": Phrase("take {0} into your hand", "{0}を手札に加える"),
    "deck_top": Phrase("put {0} on top of the deck", "{0}を山札の上に置く"),
    "deck_bottom": Phrase("put {0} on the bottom of the deck", "{0}を山札の下に置く"),
}


# ---- extra photons -------------------------------------------------------------------------------------------
@frozen
class Extra(Effect):
    """Take extra photons from the supply (F-8.6).

    エクストラフォトンを得る（F-8.6）。"""

    kind: Literal["attack", "skill", "choice"]
    count: Positive
    to: Literal["field", "hand"]

    def apply(self, s: State, by: By) -> None:
        for _ in range(self.count):
            if self.kind == "choice":
                s.then(ChooseKind(by.seat, self.to))
            else:
                take_extra(s, by.seat, self.kind, self.to)

    def say(self, words: Voice) -> Phrase:
        plural = "photon" if self.count == 1 else "photons"
        if self.kind == "choice":
            kind = Phrase("Attack or Skill (your choice)", "アタックかスキル（あなたが選ぶ）")
        else:
            kind = KIND_NAMES[self.kind]
        ja = f"エクストラフォトンの{kind.ja}を{self.count}枚、"
        en = f"take {self.count} extra {kind.en} {plural} into your {self.to}"
        return Phrase(en, f"{ja}場に", "出す") if self.to == "field" else Phrase(en, f"{ja}手札に", "加える")
