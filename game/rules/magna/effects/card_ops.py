"""Effects on cards: draws, discards, piles, cards that become units, looking at what is hidden."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from game.effects.effect import By, Effect
from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.magna.effects.said import counted, sentence
from game.rules.magna.events import LookedAt
from game.rules.magna.forms import ANY, CARDS, Filter, Icons, Keyword, Pile, Seat, Sel, Someone, Trait
from game.rules.magna.leaving import bury, discard_unit, return_unit
from game.rules.magna.looking import AskDiscard, AskFund, AskPlace, AskSearch, Look, put_away, show
from game.rules.magna.nouns import cards, someone
from game.rules.magna.piles import discard_card, draw, draw_up_to, to_deck_bottom
from game.rules.magna.places import deck, discard, field, free_slots, funds, hand, magna
from game.rules.magna.placing import free_place, join_battle, place_at_base
from game.rules.magna.targets import members
from game.rules.magna.use import named, seat_meant
from game.rules.magna.words import KEYWORDS, STATES, TRAITS, icons, skill_words
from game.table.state import Piece, State
from game.words import Phrase, joined

NO_ROOM = Phrase("There are five units already", "すでに5体いる")
NO_SLOT = Phrase("None of your standing bases has a free slot", "現存する拠点に空きスロットがない")


@frozen
class Draw(Effect):
    """Draw so many cards, or until the hand holds so many. A deck that runs short gives what it has.

    この枚数か、手札がこの枚数になるまで引く。デッキが足りなければ、あるだけ引く。"""

    count: Natural = 0
    up_to: Natural = 0

    def apply(self, s: State, by: By) -> None:
        if self.up_to:
            draw_up_to(s, by.seat, self.up_to)
        else:
            draw(s, by.seat, self.count)

    def say(self, words: Any = None) -> Phrase:
        if self.up_to:
            return sentence(
                f"draw until you hold {counted(self.up_to, 'card')}", f"手札が{self.up_to}枚になるまでドローする"
            )
        return sentence(f"draw {counted(self.count, 'card')}", f"カードを{self.count}枚ドローする")


@frozen
class Discard(Effect):
    """A player discards cards of the hand: of their own choice, or at random.

    プレイヤーが手札を捨てる。自分で選ぶか、無作為に選ぶ。"""

    count: Positive
    who: Seat
    how: Literal["choose", "random"] = "choose"

    def apply(self, s: State, by: By) -> None:
        seat = seat_meant(by, self.who)
        pool = s.inside(hand(seat))
        if self.how == "random" or len(pool) <= self.count:
            for card in s.dice.shuffled(pool)[: self.count]:
                discard_card(s, card, "effect")
        else:
            s.then(*(AskDiscard(seat) for _ in range(self.count)))

    def say(self, words: Any = None) -> Phrase:
        random = self.how == "random"
        en = f"{counted(self.count, 'card')}{' at random' if random else ''}"
        ja = f"手札を{'無作為に' if random else ''}{self.count}枚捨てる"
        return (
            sentence(f"your opponent discards {en}", f"敵軍は{ja}")
            if self.who == "enemy"
            else sentence(f"discard {en}", ja)
        )


@frozen
class Move(Effect):
    """Put units or cards of a pile somewhere. Units are discarded or returned, not destroyed; their arms go.

    ユニットや、カードの山のカードをどこかへ移す。ユニットは破棄されるか戻されるのであって、撃破ではない。武装は失わ
    れる。"""

    what: Sel | Pile | Someone
    to: Literal["hand", "discard", "deck_bottom", "funds"]

    def apply(self, s: State, by: By) -> None:
        if not isinstance(self.what, Pile):
            for unit in members(s, self.what, by):
                self.send(s, unit)
        elif self.what.zone == "deck":
            show(s, s.inside(deck(by.seat)), by.seat)
            s.then(AskSearch(by.seat, self.what, self.to, self.what.n))
        elif self.what.zone == "discard":
            for i in named(by, "to"):
                if i in s.pieces and s.pieces[i].zone == discard(by.seat):
                    put_away(s, s.pieces[i], self.to)
        elif self.to != "funds" or len(s.inside(funds(by.seat))) < magna(s).rules.fund_limit:
            s.then(AskFund(by.seat, self.what, self.to, self.what.n))

    def send(self, s: State, unit: Piece) -> None:
        """A unit is returned or discarded with its arms; it is not destroyed."""
        if self.to == "hand":
            return_unit(s, unit)
        elif self.to == "discard":
            discard_unit(s, unit, "effect")
        else:
            to_deck_bottom(s, bury(s, unit))

    def say(self, words: Any = None) -> Phrase:
        if not isinstance(self.what, Pile):
            return self.say_unit(someone(self.what))
        what = cards(self.what)
        end = {
            "hand": Phrase("into your hand", "を手札に加える"),
            "discard": Phrase("on your discard pile", "を捨て山に置く"),
            "deck_bottom": Phrase("on the bottom of your deck", "をデッキの一番下に置く"),
            "funds": Phrase(
                "face-down into your war funds if there is room", "を、空きがあれば軍資金として裏向きに置く"
            ),
        }[self.to]
        said = sentence(f"put {what.en} {end.en}", f"{what.ja}{end.ja}")
        if self.what.zone != "deck":
            return said
        return Phrase(f"{said.en} Shuffle your deck.", f"{said.ja}その後デッキをシャッフルする。")

    def say_unit(self, what: Phrase) -> Phrase:
        if self.to == "hand":
            return sentence(f"return {what.en} to its owner's hand", f"{what.ja}を持ち主の手札に戻す")
        if self.to == "discard":
            return sentence(f"discard {what.en} (it is not destroyed)", f"{what.ja}を破棄する(撃破ではない)")
        return sentence(f"put {what.en} on the bottom of its owner's deck", f"{what.ja}を持ち主のデッキの一番下に置く")


@frozen
class Summoned:
    """What a summons is as a unit.

    招来のカードが、ユニットとして持つもの。"""

    attack: Natural
    defence: Positive
    traits: tuple[Trait, ...] = ()
    skills: Icons = ()
    keywords: tuple[Keyword, ...] = ()

    def say(self) -> Phrase:
        """ "4/1 Spirit/Demon unit with Guard"."""
        extra = [Phrase(KEYWORDS[k].en, f"「{KEYWORDS[k].ja}」を持つ") for k in self.keywords]
        extra += [
            Phrase(skill_words(skill, n).en, f"「{skill_words(skill, n).ja}」を持つ")
            for skill, n in icons(self.skills).items()
        ]
        more = joined(extra, " and ", "")
        traits = joined([TRAITS[trait] for trait in self.traits], "/", "・")
        return Phrase(
            f"{self.attack}/{self.defence} {traits.en} unit{' with ' + more.en if extra else ''}",
            f"{more.ja}攻撃力{self.attack}・防御力{self.defence}の〈{traits.ja}〉ユニット",
        )


@frozen
class Place(Effect):
    """Put a force of a pile into play without paying its cost (one, or none), or this card as a unit (a summons).

    カードの山の兵力を1体まで無償で場に出すか、このカードをユニットとして出す（招来）。"""

    source: Literal["hand", "discard", "this"]
    where: Literal["force_group", "base"]
    state: Literal["normal", "checked"] = "normal"
    filter: Annotated[Filter, CARDS] = ANY
    stats: Summoned | None = None

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """There must be room for one more unit."""
        if self.where == "force_group":
            return None if free_place(s, by.seat) else NO_ROOM
        return None if any(free_slots(s, by.seat, base) for base in (1, 2, 3)) else NO_SLOT

    def apply(self, s: State, by: By) -> None:
        if self.source == "this":
            join_battle(s, s.pieces[by.source], by.seat, why="summon")
        elif self.source == "hand":
            if self.obstacle(s, by) is None:
                s.then(AskPlace(by.seat, self.filter, self.state == "checked"))
        elif chosen := named(by, "to"):
            self.place(s, by, chosen)

    def place(self, s: State, by: By, chosen: list[int]) -> None:
        """A card of the discard pile, then for a base its number and slot."""
        card = s.pieces.get(chosen[0])
        if card is None or card.zone != discard(by.seat):
            return
        if self.where == "base":
            place_at_base(s, card, by.seat, chosen[1], self.state == "checked")
        else:
            join_battle(s, card, by.seat, self.state == "checked")

    @property
    def pile(self) -> Pile:
        """The cards that may be placed."""
        assert self.source != "this"
        return Pile(self.source, 1, True, self.filter)

    def say(self, words: Any = None) -> Phrase:
        if self.stats is not None:
            unit = self.stats.say()
            return sentence(
                f"place this card as a {unit.en} until the battle ends",
                f"このカードを、戦闘終了まで{unit.ja}として配置する",
            )
        what, state = cards(self.pile), STATES[self.state]
        where = (
            Phrase("into your side of this battle", "この戦闘の自軍部隊")
            if self.where == "force_group"
            else Phrase("into any slot of your standing bases", "自軍の現存する拠点の任意のスロット")
        )
        return sentence(
            f"place {what.en} {where.en}, {state.en}, without paying its cost",
            f"{what.ja}を{where.ja}に{state.ja}で配置する(コスト不要)",
        )


@frozen
class Reveal(Effect):
    """Look at face-down units, or at the opponent's hand. Only the controller sees them.

    裏向きのユニットか相手の手札を見る。見るのは使用者だけ。"""

    to: Sel | Literal["enemy_hand"]

    def apply(self, s: State, by: By) -> None:
        other = 1 - by.seat
        if isinstance(self.to, str):
            if cards_there := s.inside(hand(other)):
                s.tell(LookedAt(by.seat, other, "hand"))
                show(s, cards_there, by.seat)
                s.then(Look(by.seat, other))
            return
        units = [unit for unit in members(s, self.to, by) if not unit.face_up and unit.zone == field(other)]
        if units:
            s.tell(LookedAt(by.seat, other, "trap", tuple(unit.id for unit in units)))
            show(s, units, by.seat)  # they stay where they lie, so their faces stay known

    def say(self, words: Any = None) -> Phrase:
        if isinstance(self.to, str):
            return sentence("look at your opponent's hand", "敵軍の手札を見る")
        to = someone(self.to)
        return sentence(f"look at {to.en}", f"{to.ja}の表を見る")
