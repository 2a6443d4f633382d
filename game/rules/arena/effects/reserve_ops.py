"""To the reserve, and back from reserve or figure graveyard: Unsummon, Call to Arms (sections 5, 11, 12)."""

from __future__ import annotations

from typing import Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.effects.put_ops import Put, open_places
from game.rules.arena.events import SentBack
from game.rules.arena.forms import Within
from game.rules.arena.harm import leave_play
from game.rules.arena.places import army_of, figures_of, graveyard, reserve
from game.rules.arena.references import referred, your_planeswalkers
from game.rules.arena.summoning import ChooseSummon, Summon
from game.table.state import Piece, State
from game.words import Phrase


@frozen
class ReturnToReserve(Effect):
    """All figures of an army card on the battlefield go to the reserve without damage; the card leaves play.

    アーミーカードの戦場のフィギュアがすべて、ダメージのない状態でストックに戻り、そのカードは場を離れる。"""

    target: str

    def apply(self, s: State, by: By) -> None:
        for card in referred(s, by, self.target):
            for figure in figures_of(s, card.id):
                now = s.move(figure, reserve(figure.owner), marks=(("was", figure.id),))  # for the log
                s.tell(SentBack(figure.id, now.id, figure.card, figure.at))
            leave_play(s, card.id)

    def say(self, words: Words) -> Phrase:
        whose = (
            Phrase("its figures", "そのフィギュア")
            if self.target == "T1"
            else Phrase("figures of {0}", "{0}のフィギュア").of(words.noun(self.target))
        )
        return Phrase(
            "all {0} on the battlefield return to their owner's reserve without damage, and every "
            "enchantment on the card is destroyed",
            "盤上にいる{0}はすべてダメージのない状態でオーナーのストックに戻り、"
            "そのカードに置かれたエンチャントはすべて破壊される",
        ).of(whose)


NO_PLACE = Phrase("there is no free space for it", "置ける空きマスがない")


@frozen
class ReturnFromGraveyard(Effect):
    """Figures come back from your figure graveyard without damage: chosen ones, or so many of an army card. Their army
    card is in play again, without its old enchantments.

    自分のフィギュアの墓地から、ダメージのない状態でフィギュアが戻る。選んだものか、あるアーミーカードのこの数まで。
    そのカードは、前のエンチャントなしで再び場に出る。"""

    place: Within
    figures: Positive | Literal["all"] = 1
    army_card: str = ""
    target: str = ""

    def returning(self, s: State, by: By) -> list[Piece]:
        if self.target:
            return [p for p in referred(s, by, self.target) if p.zone == graveyard(by.seat)]
        found = [p for p in s.inside(graveyard(by.seat)) if army_of(s, p).key == self.army_card]
        return found if self.figures == "all" else found[: self.figures]

    def obstacle(self, s: State, by: By) -> Phrase | None:
        if self.target:
            return None
        found = self.returning(s, by)
        if not found:
            return Phrase("none of them is in your figure graveyard", "自分のフィギュアの墓地にいない")
        return None if open_places(s, by, found[0], self.place) else NO_PLACE

    def apply(self, s: State, by: By) -> None:
        s.then(*(Put(by, figure.id, self.place) for figure in self.returning(s, by)))

    def say(self, words: Words) -> Phrase:
        return words.back(self)


@frozen
class SummonExtra(Effect):
    """Summon one more figure, whichever army card is active.

    どのアーミーカードがアクティブでも、フィギュアをもう1体召還する。"""

    figures: Literal[1]
    place: Within

    def obstacle(self, s: State, by: By) -> Phrase | None:
        for planeswalker in your_planeswalkers(s, by):
            asked = ChooseSummon(by.seat, self.figures, (), planeswalker.id)
            if any(isinstance(option, Summon) for option in asked.options(s)):
                return None
        return Phrase("no figure of your reserve can be summoned", "召還できるフィギュアがストックにない")

    def apply(self, s: State, by: By) -> None:
        for planeswalker in referred(s, by, self.place.of)[:1]:
            s.then(ChooseSummon(by.seat, self.figures, (), planeswalker.id))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "summon one more figure from your reserve {0}, whichever army card is active",
            "どのアーミーカードがアクティブでも、ストックのフィギュアをもう1体、{0}マスに召還する",
        ).of(words.reach(self.place))
