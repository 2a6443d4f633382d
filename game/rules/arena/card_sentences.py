"""What the effects of one card say: targets, numbers, durations, and how clauses join to sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from game.effects.effect import Effect
from game.rules.arena.card_nouns import KINDS, Names, reach, reference, scoped, subtype
from game.rules.arena.card_phrases import CONDITIONS, DURATIONS, FORBIDDEN, FORBIDDEN_ONE, GAINED, TRIGGERS
from game.rules.arena.forms import Count, Every, Pick, Wanted
from game.rules.arena.names import STATS
from game.words import Phrase

THIS_FIGURE = Phrase("this figure", "このフィギュア")
THIS_CARD = Phrase("this card", "このカード")


@dataclass(frozen=True)
class Words:
    """What things are called in the text of one card: `me` is the figure that has the ability."""

    names: Names
    me: Phrase = THIS_FIGURE
    targets: Mapping[str, Wanted] = field(default_factory=dict)
    card: Phrase = THIS_CARD  # the army card, of whose figures has been spoken
    exact: bool = False  # targets are called by their kind, where "it" could mean two things

    # ---- nouns -------------------------------------------------------------------------------------------------
    def noun(self, ref: str) -> Phrase:
        if ref in self.targets and self.targets[ref].count_max > 1:
            return Phrase("each of them", "それらそれぞれ")
        if self.exact and ref in self.targets:
            return Phrase("that {0}", "その{0}").of(KINDS[self.targets[ref].kind][0])
        return reference(ref, self.me)

    def reach(self, within: Any) -> Phrase:
        return reach(within, self.me)

    def figures(self, target: str | Every | Pick) -> Phrase:
        """Who is harmed or healed."""
        if isinstance(target, str):
            return self.noun(target)
        if isinstance(target, Pick):
            return Phrase(
                "one figure on the army card that carried it", "それが置かれていたアーミーカードのフィギュア1体"
            )
        return self.every(target)

    def every(self, target: Every) -> Phrase:
        kinds = {
            "figures": Phrase("figure", "フィギュア"),
            "enemy_figures": Phrase("enemy figure", "敵のフィギュア"),
            "creatures": Phrase("creature", "クリーチャー"),
        }
        kind = kinds[target.all]
        if target.not_subtype:
            name = subtype(target.not_subtype)
            kind = Phrase(f"non-{name.en} {kind.en}", f"{name.ja}でない{kind.ja}")
        if target.within > 1:
            place = Phrase("that space", "そのマス") if target.of in self.targets else self.noun(target.of)
            return Phrase(
                f"every {{0}} within {target.within} spaces of {{1}}",
                f"{{1}}から{target.within}マス以内のすべての{{0}}",
            ).of(kind, place)
        if target.of in self.targets:  # a chosen space: figures on it count, friends too
            return Phrase(
                "every {0} on or next to that space, friends included",
                "そのマスにいるかそれに隣接する、味方を含むすべての{0}",
            ).of(kind)
        return Phrase("every {0} next to {1}", "{1}に隣接するすべての{0}").of(kind, self.noun(target.of))

    # ---- joining -----------------------------------------------------------------------------------------------
    def sentences(self, effects: Sequence[Effect]) -> list[Phrase]:
        """What effects do, one sentence each; changes to the same figures for the same time share one."""
        return [self.together(group) if shared(group[0]) else group[0].say(self) for group in self.groups(effects)]

    def groups(self, effects: Sequence[Effect]) -> list[tuple[Effect, ...]]:
        """Effects that share a sentence; one that stands alone by itself."""
        found: list[tuple[Effect, ...]] = []
        for key, members in groupby(effects, key=shared):
            group = tuple(members)
            found += [group] if key else [(effect,) for effect in group]
        return found

    def clauses(self, effects: Sequence[Effect]) -> Phrase:
        """The same as one sentence."""
        found = self.sentences(effects)
        return Phrase("; ".join(p.en for p in found), "。".join(p.ja + p.verb for p in found))

    # ---- numbers, abilities and restrictions -----------------------------------------------------------------
    def modify(self, effect: Any) -> Phrase:
        return self.together((effect,))

    gain = restrict = modify

    def together(self, effects: Sequence[Any]) -> Phrase:
        """Changes to the same figures for the same time: "figures on this army card get +1 power and trample"."""
        first = effects[0]
        if getattr(first, "same_name", False) and str(first.scope).startswith("target:"):
            return self._barred(first)
        who, plural = self.changed(first)
        english, japanese = self._verbs(effects, plural)
        when, case = DURATIONS.get(first.duration), CONDITIONS.get(getattr(first, "condition", ""))
        tail = "".join(f" {x.en}" for x in (case, when) if x and not ("this turn" in english and x is when))
        start = "".join(x.ja for x in (when, case) if x and x.ja[:4] not in japanese)
        once = (
            ("（該当するフィギュアが何体いても1回だけ）", ", once however many are near")
            if not getattr(first, "stacking", True)
            else ("", "")
        )
        return Phrase(f"{who.en} {english}{tail}{once[1]}", f"{start}{topic(who.ja)}{japanese}{once[0]}")

    def changed(self, effect: Any) -> tuple[Phrase, bool]:
        """Whom a change is about, and whether English speaks of them in the plural."""
        scope = effect.scope
        if isinstance(scope, str) and scope.startswith("target:"):
            w = self.targets[scope.removeprefix("target:")]
            scope = "target:T1" if w.kind == "army_card" else "target:figure"
        who, plural = scoped(scope, self.me)
        if not isinstance(scope, str) and effect.duration == "while_attached":  # not only the card it lies on
            who = Phrase("all {0}", "{0}すべて").of(who)
        return who, plural

    def _verbs(self, effects: Sequence[Any], plural: bool) -> tuple[str, str]:
        numbers = [e for e in effects if hasattr(e, "stat")]
        abilities = [e for e in effects if hasattr(e, "ability")]
        english, japanese = [], []
        if numbers:
            amounts = [self.amount(e, plural) for e in numbers]
            english.append(" and ".join(a.en for a in amounts))
            if not numbers[0].set:
                english[0] = ("get " if plural else "gets ") + english[0]
            japanese.append("、".join(a.ja for a in amounts))
        for e in abilities:
            one, many, words = GAINED[e.ability]
            english.append((many if plural else one).format(self.me.en))
            japanese.append(words.format(self.me.ja))
        for e in effects:
            if hasattr(e, "what"):
                phrase = FORBIDDEN[e.what]
                english.append(phrase.en if plural else FORBIDDEN_ONE.get(e.what, phrase.en))
                japanese.append(phrase.ja)
        return (", " if any(" and " in x for x in english[1:]) else " and ").join(english), "、".join(japanese)

    def amount(self, effect: Any, plural: bool) -> Phrase:
        """A number: "+1 power", "-2 power (not below 0)", "+1 power for every ..."."""
        name = STATS[effect.stat]
        if effect.set:
            return Phrase(
                f"{'have' if plural else 'has'} {name.en} {effect.amount}", f"{name.ja}が{effect.amount}になる"
            )
        if isinstance(effect.amount, Count):
            count = effect.amount
            if count.count == "opponent_figures":
                seen = ("clear sight ", "視線が通り") if count.clear_sight else ("", "")
                if count.within == 1:
                    return Phrase(
                        f"+1 {name.en} for every opponent's figure next to it",
                        f"隣接している対戦相手のフィギュア1体につき{name.ja}+1",
                    )
                return Phrase(
                    f"+1 {name.en} for every opponent's figure within {count.within} {seen[0]}spaces",
                    f"{seen[1]}{count.within}マス以内にいる対戦相手のフィギュア1体につき{name.ja}+1",
                )
            return Phrase(
                f"+1 {name.en} for every other {self.me.en} you control next to it",
                f"隣接している自分の他の{self.me.ja}1体につき{name.ja}+1",
            )
        least = effect.min_value
        floor = Phrase("", "") if least is None else Phrase(f" (not below {least})", f"（{least}未満にはならない）")
        if effect.stat == "move" and effect.duration == "while_occupied":
            floor = Phrase("{0} (counted when a figure begins its move)", "{0}（移動を始めるときに数える）").of(floor)
        return Phrase(f"{effect.amount:+d} {name.en}{floor.en}", f"{name.ja}{effect.amount:+d}{floor.ja}")

    def _barred(self, effect: Any) -> Phrase:
        return Phrase(
            "it, and every squad of the same name that opponent controls, cannot be chosen for a turn during "
            "that opponent's next turn",
            "その対戦相手の次のターン、そのスクワッドと、その対戦相手がコントロールする同じ名前のスクワッドはアクティベートできない",
        )

    # ---- harm and healing -------------------------------------------------------------------------------------
    def harm(self, target: str | Every | Pick, english: str, japanese: str) -> Phrase:
        who = self.figures(target)
        if isinstance(target, Pick) and target.optional:
            return Phrase(f"you may deal {english} to {{0}}", f"{{0}}に{japanese}を与えてもよい").of(who)
        return Phrase(f"deal {english} to {{0}}", f"{{0}}に{japanese}を与える").of(who)

    def roll(self, effect: Any) -> Phrase:
        dice = effect.dice
        if isinstance(effect.target, Every):
            return Phrase(
                f"roll {dice} combat dice for {{0}}: each sword is 1 damage to it",
                f"{{0}}それぞれについてダイスを{dice}個振る。剣1つにつきそれに1ダメージを与える",
            ).of(self.every(effect.target))
        who = self.noun(effect.target)
        if dice == 1:
            return Phrase(
                "roll 1 combat die: on a sword, deal 1 damage to {0}",
                "ダイスを1個振り、剣が出たら{0}に1ダメージを与える",
            ).of(who)
        return Phrase(
            f"roll {dice} combat dice: each sword is 1 damage to {{0}}",
            f"ダイスを{dice}個振る。剣1つにつき{{0}}に1ダメージを与える",
        ).of(who)

    def heal(self, effect: Any) -> Phrase:
        who = self.noun(effect.target)
        if effect.amount == "all":
            return Phrase("remove all damage markers from {0}", "{0}からダメージマーカーをすべて取り除く").of(who)
        if effect.amount == "damage_dealt":
            return Phrase(
                "for each damage dealt remove 1 damage marker from that {0}",
                "与えたダメージ1につき、その{0}からダメージマーカーを1個取り除く",
            ).of(who)
        if effect.amount == 1:
            return Phrase("remove 1 damage marker from {0}", "{0}からダメージマーカーを1個取り除く").of(who)
        return Phrase(
            f"remove up to {effect.amount} damage markers from {{0}}",
            f"{{0}}からダメージマーカーを{effect.amount}個まで取り除く",
        ).of(who)

    def heal_spread(self, effect: Any) -> Phrase:
        who, _ = scoped(effect.scope, self.me)
        return Phrase(
            f"remove up to {effect.total} damage markers in all from {{0}}, itself included",
            f"{{0}}（それ自身を含む）から、ダメージマーカーを合計{effect.total}個まで取り除く",
        ).of(who)

    def back(self, effect: Any) -> Phrase:
        """Figures come back from the graveyard."""
        place = self.reach(effect.place)
        if effect.target:
            return Phrase(
                "put each on a free space {0}. If their army card was in the graveyard, it is back in play "
                "without its old enchantments",
                "それぞれを{0}空きマスに置く。アーミーカードが墓地にあったなら、以前のエンチャントなしで場に戻る",
            ).of(place)
        name = self.names(effect.army_card)
        if effect.figures == "all" and name != self.card:
            return Phrase(
                "put all of your {1} from your figure graveyard on free spaces {0}",
                "自分のフィギュアの墓地にある{1}をすべて、それぞれ{0}空きマスに置く",
            ).of(place, name)
        if effect.figures == "all":
            return Phrase("put each of them on a free space {0}", "それぞれを{0}空きマスに置く").of(place)
        one = "one" if effect.figures == 1 else f"up to {effect.figures}"
        number = "1体" if effect.figures == 1 else f"{effect.figures}体まで"
        return Phrase(
            f"put {one} of your {{1}} from your figure graveyard on a free space {{0}}",
            f"自分のフィギュアの墓地にある{{1}}{number}を{{0}}空きマスに置く",
        ).of(place, name)

    def event(self, effect: Any) -> Phrase:
        """What an effect waits for, and what happens then."""
        return Phrase("{0}, {1}", "{0}、{1}").of(TRIGGERS[effect.event].of(self.me, self.me), self.clauses(effect.do))


def shared(effect: Any) -> Any:
    """What changes must have in common to share a sentence; None for an effect that stands alone."""
    if not hasattr(effect, "scope") or not hasattr(effect, "duration") or getattr(effect, "same_name", False):
        return None
    if getattr(effect, "ability", "") in ("flying", "water_no_stop_adjacent"):
        return None
    return effect.scope, effect.duration, getattr(effect, "condition", "")


def topic(words: str) -> str:
    """A Japanese noun as what the sentence is about."""
    return words if words.endswith("それぞれ") else f"{words}は"
