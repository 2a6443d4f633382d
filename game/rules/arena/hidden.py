"""Hidden enchantments: face-down cards that their owner may reveal when their trigger happens (section 12).

One reveal per event and player, the active player first. A question is put whenever the owner *might* have something
to reveal, as far as everybody can tell from the cards of its list that have not been seen yet; so the question does not
say what lies there. Where there is nothing to reveal the screen passes for the person (`moot`). Revealing is not
casting: it does not count towards the three.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.arena.cards import Spell
from game.rules.arena.events import Revealed
from game.rules.arena.names import card_name, figure_name
from game.rules.arena.places import ENCHANTMENTS, spent
from game.rules.arena.trigger_moments import WHEN, Moment
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

PROMPTS = {
    "attack_declared": Phrase(
        "{1} attacks {0}: reveal a hidden enchantment?", "{1}が{0}を攻撃する：伏せエンチャントを公開するか？"
    ),
    "would_be_destroyed_by_attack": Phrase(
        "{0} would be destroyed: reveal a hidden enchantment?",
        "{0}が破壊されようとしている：伏せエンチャントを公開するか？",
    ),
    "destroyed_by_attack": Phrase(
        "{1} has destroyed your figure: reveal a hidden enchantment?",
        "{1}が自分のフィギュアを破壊した：伏せエンチャントを公開するか？",
    ),
    "survived_attack": Phrase(
        "{0} survived the attack of {1}: reveal a hidden enchantment?",
        "{0}は{1}の攻撃に耐えた：伏せエンチャントを公開するか？",
    ),
    "ends_move": Phrase(
        "{0} has ended its move: reveal a hidden enchantment?", "{0}が移動を終えた：伏せエンチャントを公開するか？"
    ),
    "opponent_casts_sorcery": Phrase(
        "An opponent casts {2}: reveal a hidden enchantment?", "対戦相手が{2}を唱えた：伏せエンチャントを公開するか？"
    ),
}


def face_down(s: State, seat: int) -> list[Piece]:
    """The hidden enchantments of a seat that lie on army cards."""
    return [p for p in s.inside(ENCHANTMENTS) if p.owner == seat and not p.face_up and p.host]


def asks(s: State, seat: int, moment: Moment) -> bool:
    """True if a seat is asked whether it reveals something at this moment."""
    hidden = face_down(s, seat)
    return bool(hidden) and any(
        WHEN[trigger].means(s, piece, moment) for trigger in triggers_left(s, seat, moment) for piece in hidden
    )


def triggers_left(s: State, seat: int, moment: Moment) -> list[str]:
    """Triggers for this moment that hidden enchantments of a seat may have, for all that everybody can see."""
    listening = [key for key in s.cards.get(f"moment/{moment.name}", ()) if _is_hidden(s.cards[key])]
    if not listening:
        return []
    if seat < len(s.lists) and s.lists[seat]:
        copies = Counter([key for key in s.lists[seat] if key in listening])
        seen = Counter(
            [
                p.card
                for p in s.pieces.values()
                if p.card in copies and p.owner == seat and p.face_up and p.zone.name not in ("hand", "library")
            ]
            if copies
            else ()
        )
        left = [key for key in copies if copies[key] > seen[key]]
    else:  # a table laid by hand without lists: what really lies there
        left = [p.card for p in face_down(s, seat) if p.card in listening]
    return list(dict.fromkeys([s.cards[key].trigger for key in left]))


def _is_hidden(card: object) -> bool:
    return isinstance(card, Spell) and card.kind == "hidden"


@frozen
class AskReveal(Question):
    """Reveal one of your hidden enchantments whose trigger this is, or keep them hidden."""

    moment: Known[Moment]

    waits: ClassVar[bool] = True
    inner: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if asks(s, self.seat, self.moment):  # an earlier reveal may have ended what it was about
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        for piece in face_down(s, self.seat):
            yield from self._option(s, piece)
        yield Keep(self.seat)

    def _option(self, s: State, piece: Piece) -> Iterator[Step | No]:
        spell = s.cards[piece.card]
        when = WHEN[spell.trigger]
        if when.moment != self.moment.name or not when.means(s, piece, self.moment):
            yield No(
                (piece.id,), Phrase("{0} does not react to this", "{0}はこれに反応しない").of(spell.name), "12 hidden"
            )
            return
        by = answering(s, piece, self.moment)
        for effect in spell.effect:
            if obstacle := effect.obstacle(s, by):
                yield No((piece.id,), Phrase("{0}: {1}", "{0}：{1}").of(spell.name, obstacle), "12 hidden")
                return
        yield Reveal(self.seat, piece.id, self.moment)

    def ask(self, s: State) -> Phrase:
        m = self.moment
        spell = s.pieces.get(m.spell)
        return PROMPTS[m.name].of(
            figure_name(s, m.figure), figure_name(s, m.other), card_name(s, spell.card if spell else "")
        )


def answering(s: State, piece: Piece, moment: Moment) -> By:
    """Whose effect a revealed enchantment is, and what it answers."""
    return By(piece.owner, piece.id, piece.card, host=piece.host, event=moment)


@frozen
class Reveal(Step):
    """Turn up a hidden enchantment, do what it says, and put it away."""

    seat: int
    spell: PieceId
    moment: Moment

    def about(self) -> tuple[Thing, ...]:
        return (self.spell,)

    def do(self, s: State) -> None:
        piece = s.change(s.pieces[self.spell], face_up=True)
        s.tell(Revealed(self.seat, piece.id, piece.card))
        s.then(*resolve(s.cards[piece.card].effect, answering(s, piece, self.moment)), PutAway(piece.id))

    def say(self, s: State) -> Phrase:
        return Phrase("reveal {0}", "{0}を公開する").of(card_name(s, s.pieces[self.spell].card))


@frozen
class Keep(Step):
    """Reveal nothing."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("keep it hidden", "伏せたままにする")


@frozen
class PutAway(Step):
    """A spell that has done what it does goes to its owner's spell graveyard, if it is not there already."""

    spell: PieceId

    def do(self, s: State) -> None:
        if (piece := s.pieces.get(self.spell)) and piece.zone == ENCHANTMENTS:
            s.move(piece, spent(piece.owner), host=0)
