"""An ability or a card from its declaration to its effects (magna.md, MS-4.10, 4.12, 6.8, 6.11, 6.15, 8.1, 8.8).

What may be declared stands in may_declare.py. `Declare` asks for all that is open: who pays, X, what is given up, then
what each effect asks for (choices.py). `Pay` pays and adds the finished `Use` to `MagnaState.declared`, where whoever
asked finds it: the attack and its block, the reinforcement, the production. `ApplyUse` does what it says.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.effects.effect import Resolve
from game.frozen import frozen
from game.rules.magna.alike import alike, first_alike, first_of_each
from game.rules.magna.cards import BACK
from game.rules.magna.choices import Choice, Kind, for_effect, unfold
from game.rules.magna.effects.choice_ops import Choose, all_of
from game.rules.magna.events import UseDeclared, UseLost
from game.rules.magna.forms import Cost
from game.rules.magna.lasting import spend, use_up
from game.rules.magna.leaving import discard_unit
from game.rules.magna.money import pay_fight, pay_magna
from game.rules.magna.naming import card_name, name
from game.rules.magna.piles import discard_card
from game.rules.magna.places import hand, magna, magna_of, played, side, still_fights, units
from game.rules.magna.refusals import no
from game.rules.magna.targets import matching
from game.rules.magna.unit_states import check
from game.rules.magna.use import Use, ability_of, by_of, cost_of, effects_of, key_of
from game.rules.magna.values import enough, left, shown
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, joined


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


# ---- what is still open, one small matter after the other (MS-6.11, A12, A13, A40) ---------------------------
def next_matter(s: State, use: Use) -> list[Choice] | None:
    """What may be chosen next; None if the declaration is complete. An empty list: it cannot be made."""
    cost = cost_of(s, use)
    if not use.unit and use.part == "" and (cost.skill or use.timing != "production"):
        return users(s, use, cost)
    if cost.magna_x and not use.x:
        return [Choice(replace(use, x=n), "x", (), n) for n in range(1, magna_of(s, use.seat) - cost.magna + 1)]
    if cost.sacrifice and not use.sacrifice:
        return [
            Choice(replace(use, sacrifice=unit.id), "sacrifice", (unit.id,))
            for unit in first_alike(s, matching(s, cost.sacrifice, by_of(use)), use)
        ]
    if len(use.discards) < cost.discard:
        pool = [card for card in s.inside(hand(use.seat)) if card.id not in (use.source, *use.discards)]
        return [
            Choice(replace(use, discards=(*use.discards, card.id)), "discard", (card.id,))
            for card in first_of_each(pool)
        ]
    first = True
    for effect, pick in unfold(effects_of(s, use), list(use.picks)):
        if pick is None:
            return for_effect(s, use, effect, first and use.timing not in ("trigger", "break"))
        first = False
    return None


def users(s: State, use: Use, cost: Cost) -> list[Choice]:
    """Who pays with skills: one unit that still has all of them; for an operation, a Normal one that shows them."""
    if use.timing == "production":
        able = [
            unit
            for unit in units(s, use.seat)
            if unit.face_up and not unit.turned and enough(shown(s, unit), cost.skill)
        ]
        return [Choice(replace(use, unit=unit.id), "checked", (unit.id,)) for unit in first_alike(s, able, use)]
    there = units(s, use.seat) if use.timing == "interrupt" else side(s, use.seat)
    able = [unit for unit in there if unit.face_up and enough(left(s, unit), cost.skill)]
    return [Choice(replace(use, unit=unit.id), "user", (unit.id,)) for unit in first_alike(s, able, use)]


# ---- asking for it -------------------------------------------------------------------------------------------
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


# ---- applying it ---------------------------------------------------------------------------------------------
@frozen
class ApplyUse(Step):
    """The effects of a declaration, one after the other; lost if its unit has left the battle (MS-6.15, A14)."""

    use: Known[Use]

    def do(self, s: State) -> None:
        use = self.use
        if use.timing in ("attack", "block") and not still_fights(s, use.unit):
            s.tell(UseLost(use.seat, use.card, use.part))
            return
        steps: list[Step] = []
        that: tuple[int, ...] = ()
        for effect, pick in unfold(effects_of(s, use), list(use.picks)):
            steps.append(Resolve(effect, by_of(use, pick or (), that)))
            that = pick or that
        s.then(*steps)


@frozen
class PutAway(Step):
    """A card whose effects were applied, lost or negated goes to the discard pile (MS-4.10, 6.15)."""

    use: Known[Use]

    def do(self, s: State) -> None:
        card = s.pieces.get(self.use.source)
        if card is not None and card.zone.name == "played":
            discard_card(s, card, "used")


def applied(use: Use) -> tuple[Step, ...]:
    """Its effects, and then its card is put away."""
    return ApplyUse(use), PutAway(use)
