"""Abilities and cards are declared, paid and applied (magna.md, MS-4.10, 4.12, 4.15, 6.8, 6.11 to 6.15, 8.1, 8.8).

`uses` lists what may be declared. Picking one asks what has to be chosen, pays, and adds the finished `Use` to
`MagnaState.declared`, where whoever asked finds it; `ApplyUse` does what it says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from game.effects.effect import Resolve
from game.frozen import frozen
from game.rules.magna.alike import alike, first_of_each
from game.rules.magna.cards import BACK, Operation, Tactics
from game.rules.magna.choices import Choice, Kind, can_move, enough, next_matter, unfold
from game.rules.magna.conditions import ATTACKS, condition_words, met
from game.rules.magna.effects.battle_ops import NO_DAMAGE, NO_SKIRMISH
from game.rules.magna.effects.card_ops import NO_ROOM, NO_SLOT
from game.rules.magna.effects.choice_ops import Choose, all_of
from game.rules.magna.effects.gain_ops import ONE_BASE
from game.rules.magna.effects.unit_ops import Relocate
from game.rules.magna.events import UseDeclared, UseLost
from game.rules.magna.forms import AttackIs, Sel
from game.rules.magna.lasting import spend, use_up, used
from game.rules.magna.leaving import discard_unit
from game.rules.magna.money import pay_fight, pay_magna
from game.rules.magna.moving import check
from game.rules.magna.naming import card_name, name
from game.rules.magna.piles import discard_card
from game.rules.magna.places import (
    arms,
    bases,
    fight_of,
    hand,
    in_battle,
    is_unit,
    magna,
    magna_of,
    played,
    side,
    units,
)
from game.rules.magna.refusals import no
from game.rules.magna.targets import matching
from game.rules.magna.use import (
    Occurs,
    Use,
    ability_of,
    by_of,
    chain_of,
    condition_of,
    cost_of,
    effects_of,
    key_of,
)
from game.rules.magna.values import left
from game.rules.magna.words import icons, joined, skill_words
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

OBSTACLE_RULES = {
    NO_DAMAGE: "MS-6.21",
    NO_SKIRMISH: "MS-6.21",
    NO_ROOM: "MS-6.3",
    NO_SLOT: "MS-4.6",
    ONE_BASE: "MS-5.5",
}


# ---- what may be declared ----------------------------------------------------------------------------------------
def uses(s: State, seat: int, timing: Occurs, link: str = "") -> Iterable[Step | No]:
    """What a seat may declare now, and why it may not declare the rest; with `link` only links of that chain."""
    seen = set()
    for use in candidates(s, seat, timing):
        if link and chain_of(s, use) != link:
            continue
        why = obstacle(s, use)
        if why is None:
            like = (use.card or use.source, use.part, alike(s, s.pieces[use.unit]) if use.part and use.unit else 0)
            if like not in seen:
                seen.add(like)
                yield Declare(seat, use)
        elif s.explaining:
            yield why


def candidates(s: State, seat: int, timing: Occurs) -> Iterator[Use]:
    """Abilities of units, arms and bases in play, and cards in the hand, that are of this timing."""
    if timing in ("production", "attack", "block"):
        there = units(s, seat) if timing == "production" else side(s, seat)
        borne = {worn.host: worn for worn in s.inside(arms(seat))}
        for unit in there:
            if unit.face_up:
                for key in abilities(s.cards[unit.card], timing):
                    yield Use(seat, timing, unit.id, unit.card, key, unit.id)
            worn = borne.get(unit.id)
            if worn and unit.face_up:
                for key in abilities(s.cards[worn.card], timing):
                    yield Use(seat, timing, worn.id, worn.card, key, unit.id)
    if timing == "production":
        for base in s.inside(bases(seat)):
            for key in abilities(s.cards[base.card], timing):
                yield Use(seat, timing, base.id, base.card, key)
    for card in first_of_each(s.inside(hand(seat))):
        fact = s.cards.get(card.card)
        if (isinstance(fact, Operation) and timing == "production") or (
            isinstance(fact, Tactics) and fact.timing == timing
        ):
            yield Use(seat, timing, card.id, "")


@lru_cache(maxsize=2048)
def abilities(fact: Any, timing: Occurs) -> tuple[str, ...]:
    """The abilities printed on a card that are of this timing, by their keys."""
    return tuple(ability.key for ability in getattr(fact, "abilities", ()) if ability.kind == timing)


def obstacle(s: State, use: Use) -> No | None:
    """Why something cannot be declared now; None if it can."""
    about = (use.source,)
    if (why := unpaid(s, use)) is not None:
        return why
    condition, by = condition_of(s, use), by_of(use)
    if condition is not None and not met(s, condition, by):
        words = ATTACKS[condition.attack_is] if isinstance(condition, AttackIs) else condition_words(condition)
        return no("only_against" if isinstance(condition, AttackIs) else "only_if", about, words)
    first = effects_of(s, use)[0]
    if (reason := first.obstacle(s, by)) is not None:
        return No(about, reason, OBSTACLE_RULES.get(reason, "MS-6.11"))
    return None if first_choice(s, use) else no("nobody_meant", about)


def first_choice(s: State, use: Use) -> bool:
    """True if what it does first has at least one legal choice (MS-6.11)."""
    first, cost = effects_of(s, use)[0], cost_of(s, use)
    to = getattr(first, "to", None)
    if isinstance(to, Sel) and to.n == "all" and to.scope != "one_base" and not matching(s, to, by_of(use)):
        return False
    if isinstance(first, Relocate) and isinstance(to, Sel) and not (cost.skill or cost.sacrifice or cost.discard):
        return can_move(s, use.seat, to, by_of(use))  # one is enough; listing them all takes long
    return can_be_made(s, use)


def can_be_made(s: State, use: Use) -> bool:
    """True if everything that is open can be decided; only what it costs and does first can stand in the way."""
    matter = next_matter(s, use)
    return matter is None or any(
        choice.use.picks != use.picks or choice.use.taking or can_be_made(s, choice.use) for choice in matter
    )


def unpaid(s: State, use: Use) -> No | None:
    """What is missing to pay for it."""
    cost, about, unit = cost_of(s, use), (use.source,), s.pieces.get(use.unit)
    if cost.check and unit is not None and unit.turned:
        return no("checked", about)
    if cost.skill and use.part and unit is not None and not enough(left(s, unit), icons(cost.skill)):
        return no("skill_spent", about, skills(cost.skill))
    if magna_of(s, use.seat) < cost.magna + cost.magna_x:
        return no("use_magna", about, cost.magna + cost.magna_x, magna_of(s, use.seat))
    if fight_of(s, use.seat) < cost.fight:
        return no("not_enough_fight", about, cost.fight, fight_of(s, use.seat))
    if len(s.inside(hand(use.seat))) - (not use.part) < cost.discard:
        return no("cards_missing", about, cost.discard)
    if cost.once and (source := s.pieces.get(use.source)) and used(source, use.part, cost.once):
        return no(f"once_{cost.once}", about)
    if not use.part and not use.unit and next_matter(s, use) == []:
        return no("nobody_shows" if use.timing == "production" else "nobody_spends", about, skills(cost.skill))
    if cost.sacrifice and not use.sacrifice and use.unit and not matching(s, cost.sacrifice, by_of(use)):
        return no("nobody_given", about)
    return None


def skills(needed: Iterable[str]) -> Phrase:
    return joined([skill_words(skill, n) for skill, n in icons(needed).items()], ", ", "・")


# ---- declaring it --------------------------------------------------------------------------------------------------
@frozen
class Declare(Step):
    """Use an ability or a card."""

    seat: int
    use: Use

    def about(self) -> tuple[Thing, ...]:
        return (self.use.source,)

    def do(self, s: State) -> None:
        go_on(s, self.use)

    def say(self, s: State) -> Phrase:
        ability = ability_of(s, self.use)
        if ability is None:
            return Phrase("use {0}", "{0}を使う").of(card_name(s, key_of(s, self.use)))
        return Phrase("{0}: {1}", "{0}：{1}").of(name(s, self.use.source), ability.name)


def go_on(s: State, use: Use) -> None:
    """Ask for what is still open; where there is only one answer, nobody is asked."""
    while (matter := next_matter(s, use)) is not None:
        if len(matter) != 1 or matter[0].kind == "discard":
            s.then(asking(use, matter)(use.seat, use))
            return
        use = matter[0].use
    s.then(Pay(use) if use.timing not in ("trigger", "break") else ApplyUse(use))


def asking(use: Use, matter: list[Choice]) -> type[Specify]:
    """Which question is put about a matter."""
    if use.timing in ("trigger", "break"):
        return SpecifyTrigger
    return SpecifyDiscard if matter and matter[0].kind == "discard" else Specify


@frozen
class Specify(Question):
    """What has to be chosen for a declaration, one matter after the other."""

    use: Use

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        choices = next_matter(s, self.use) or []
        for choice in choices:
            yield Decide(self.seat, choice.use, choice.kind, choice.things, choice.n)
        if s.explaining and choices and choices[0].kind in ("unit", "user", "checked", "sacrifice"):
            there = {thing for choice in choices for thing in choice.things}
            standing = {alike(s, s.pieces[i]) for i in there if isinstance(i, int) and i in s.pieces}
            yield no(
                "not_meant",
                [
                    unit.id
                    for seat in (0, 1)
                    for unit in units(s, seat)
                    if unit.id not in there and alike(s, unit) not in standing
                ],
            )

    def ask(self, s: State) -> Phrase:
        if key_of(s, self.use) == BACK:
            return Phrase("A card is being declared", "カードを宣言している")
        choices = next_matter(s, self.use) or []
        ability = ability_of(s, self.use)
        what = ability.name if ability else card_name(s, key_of(s, self.use))
        kind: Kind = choices[0].kind if choices else "enough"
        return Phrase("{0}: {1}", "{0}：{1}").of(what, PROMPTS[kind])


@frozen
class SpecifyTrigger(Specify):
    """What has to be chosen for a trigger, in the middle of what somebody is doing."""

    part: ClassVar[bool] = False
    inner: ClassVar[bool] = True


@frozen
class SpecifyDiscard(Specify):
    """Which hand card is given up? Asked even if all are alike: not being asked would tell that they are (S2)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True


PROMPTS: dict[str, Phrase] = {
    "user": Phrase("who uses it?", "使用者を選ぶ"),
    "checked": Phrase("who is checked for it?", "チェックするユニットを選ぶ"),
    "x": Phrase("how much Magna?", "支払うマグナを選ぶ"),
    "sacrifice": Phrase("who is discarded for it?", "破棄するユニットを選ぶ"),
    "discard": Phrase("which card is discarded for it?", "捨てる手札を選ぶ"),
    "unit": Phrase("choose a unit", "ユニットを選ぶ"),
    "base": Phrase("choose a base", "拠点を選ぶ"),
    "option": Phrase("choose one", "1つを選ぶ"),
    "card": Phrase("choose a card", "カードを選ぶ"),
    "slot": Phrase("where to?", "配置する拠点を選ぶ"),
    "move": Phrase("who moves where?", "移すユニットと移す先を選ぶ"),
    "enough": Phrase("go on", "続ける"),
}


@frozen
class Decide(Step):
    """One matter of a declaration is decided."""

    seat: int
    use: Use
    kind: Kind
    things: tuple[Thing, ...] = ()
    n: int = 0

    def about(self) -> tuple[Thing, ...]:
        return self.things

    def do(self, s: State) -> None:
        go_on(s, self.use)

    def say(self, s: State) -> Phrase:
        if self.kind == "x":
            return Phrase("{0} Magna", "マグナ{0}").of(self.n)
        if self.kind == "option":
            choice = next(e for e in effects_of(s, self.use) if isinstance(e, Choose))
            return all_of(choice.options[self.n])
        if self.kind == "enough":
            return Phrase("that is all", "これでよい")
        return joined([thing_name(s, thing) for thing in self.things], " → ", " → ")


def thing_name(s: State, thing: Thing) -> Phrase:
    """A unit, card or base by its name; a slot by its base."""
    if isinstance(thing, int):
        return name(s, thing)
    return Phrase(f"base {thing.at[0]}", f"拠点{thing.at[0]}")


# ---- paying --------------------------------------------------------------------------------------------------------
@frozen
class Pay(Step):
    """The costs are paid, all of them, and stay paid whatever comes; a card is shown."""

    use: Known[Use]

    def do(self, s: State) -> None:
        use, cost = self.use, cost_of(s, self.use)
        if use.unit and (cost.check or (use.timing == "production" and not use.part)):
            check(s, s.pieces[use.unit])
        if use.unit and not (use.timing == "production" and not use.part):
            spend(s, s.pieces[use.unit], cost.skill)
        if cost.once:
            use_up(s, s.pieces[use.source], use.part, cost.once)
        if not use.part:
            shown = s.move(s.pieces[use.source], played(use.seat))
            use = replace(use, source=shown.id, card=shown.card)
        pay_magna(s, use.seat, cost.magna + use.x)
        pay_fight(s, use.seat, cost.fight)
        for card in use.discards:
            discard_card(s, s.pieces[card], "cost")
        if use.sacrifice:
            discard_unit(s, s.pieces[use.sacrifice], "cost")
        me = magna(s)
        s.tell(
            UseDeclared(
                use.seat, use.timing, use.source, use.card, use.part, use.unit, aimed_at(s, use), len(me.declared)
            )
        )
        me.declared = (*me.declared, use)


def aimed_at(s: State, use: Use) -> tuple[int, ...]:
    """The units and bases that were chosen."""
    return tuple(i for pick in use.picks for i in pick if i in s.pieces and s.pieces[i].zone.name in ("field", "bases"))


# ---- doing it ------------------------------------------------------------------------------------------------------
@frozen
class ApplyUse(Step):
    """The effects of a declaration, one after the other; lost if its unit has left the battle (MS-6.15, A14)."""

    use: Known[Use]

    def do(self, s: State) -> None:
        use = self.use
        if use.timing in ("attack", "block") and not (
            is_unit(s.pieces.get(use.unit)) and in_battle(s, s.pieces[use.unit])
        ):
            s.tell(UseLost(use.seat, use.card, use.part))
            return
        steps: list[Step] = []
        that: tuple[int, ...] = ()
        for effect, pick in unfold(effects_of(s, use), list(use.picks)):
            steps.append(Resolve(effect, by_of(use, pick or (), that)))
            that = pick or that
        s.then(*steps)
