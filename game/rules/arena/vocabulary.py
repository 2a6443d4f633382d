"""What the effects of one card are put into words with: names of targets, numbers, durations, and how clauses join."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from game.effects.effect import Effect
from game.rules.arena.forms import Count, Every, Pick, Wanted
from game.rules.arena.nouns import KINDS, Names, reach, reference, scoped, subtype
from game.words import Phrase

STATS = {
    "move": Phrase("move", "移動力"),
    "range": Phrase("range", "射程"),
    "power": Phrase("power", "パワー"),
    "toughness": Phrase("toughness", "タフネス"),
}
DURATIONS = {
    "this_turn": Phrase("this turn", "このターン、"),
    "their_next_turn": Phrase("in that opponent's next turn", "その対戦相手の次のターンの間、"),
    "until_your_next_turn_starts": Phrase("until your next turn", "自分の次のターンまで、"),
}
CONDITIONS = {
    "in_water": Phrase("while standing in water", "水の中にいる間、"),
    "attacked_by_nonadjacent": Phrase(
        "against attackers that are not adjacent", "隣接していないフィギュアからの攻撃に対して、"
    ),
    "attacked_by_nonadjacent_creature": Phrase(
        "against attacking creatures that are not adjacent", "隣接していないクリーチャーからの攻撃に対して、"
    ),
}
TRIGGERS = {
    "start_of_own_turn": Phrase("at the start of the turn of {1}", "{1}のターンの開始時に"),
    "end_of_own_turn": Phrase("at the end of the turn of {1}", "{1}のターンの終了時に"),
    "start_of_turn_of_your_blue_planeswalker": Phrase(
        "at the start of the turn of a blue planeswalker of yours", "自分の青のプレインズウォーカーのターンの開始時に"
    ),
    "start_of_turn_of_your_black_planeswalker": Phrase(
        "at the start of the turn of a black planeswalker of yours", "自分の黒のプレインズウォーカーのターンの開始時に"
    ),
    "start_of_turn_of_your_eldrazi_hero": Phrase(
        "at the start of the turn of an Eldrazi hero of yours", "自分のエルドラージの英雄のターンの開始時に"
    ),
    "first_attack_each_turn": Phrase("after the first attack of {0} in a turn", "{0}の各ターンの最初の攻撃の後"),
    "army_card_enters_play_by_summoning": Phrase(
        "when {1} come into play by being summoned", "{1}が召還されて場に出たとき"
    ),
    "figure_of_this_card_summoned": Phrase("when a {0} is summoned", "{0}が召還されたとき"),
    "attack_dice_rolled": Phrase("when a {0} attacks", "{0}が攻撃するとき"),
    "attack_dealt_damage": Phrase("when the attack of a {0} deals damage", "{0}の攻撃がダメージを与えたとき"),
    "attack_damage_exceeds_life": Phrase(
        "when its attack deals more damage than destroying the defender takes",
        "攻撃が防御側を破壊するのに必要な数を超えるダメージを与えたとき",
    ),
    "defended_against_adjacent_attack": Phrase(
        "when {0} defends against an adjacent attacker", "{0}が隣接するフィギュアからの攻撃を防御したとき"
    ),
    "you_played_sorcery": Phrase(
        "whenever you play a sorcery (a countered one does not count)",
        "自分がソーサリーを唱えるたび（打ち消されたものは数えない）",
    ),
    "first_move_to_lower_level_each_turn": Phrase(
        "the first time each turn {0} moves to a lower level", "各ターン、{0}が初めて低いマスへ移動したとき"
    ),
    "figure_on_enchanted_card_is_attacked": Phrase(
        "when one of its figures is attacked", "このアーミーカードのフィギュアが攻撃されたとき"
    ),
    "figure_on_enchanted_card_is_attacked_by_creature": Phrase(
        "when a creature attacks one of its figures", "クリーチャーがこのアーミーカードのフィギュアを攻撃したとき"
    ),
    "figure_on_enchanted_card_is_attacked_by_adjacent": Phrase(
        "when an adjacent figure attacks one of its figures",
        "隣接するフィギュアがこのアーミーカードのフィギュアを攻撃したとき",
    ),
    "figure_on_enchanted_card_would_be_destroyed_by_attack": Phrase(
        "when an attack would destroy one of its figures", "攻撃がこのアーミーカードのフィギュアを破壊しようとしたとき"
    ),
    "figure_on_enchanted_card_destroyed_by_attack": Phrase(
        "when an attack destroys one of its figures", "攻撃がこのアーミーカードのフィギュアを破壊したとき"
    ),
    "figure_on_enchanted_card_survived_attack": Phrase(
        "after an attack that one of its figures has survived", "このアーミーカードのフィギュアが攻撃に耐えた後"
    ),
    "enemy_creature_ends_move_engaged_with_figure_on_enchanted_card": Phrase(
        "when an enemy creature ends its move engaged with one of its figures",
        "敵のクリーチャーがこのアーミーカードのフィギュアと交戦状態で移動を終えたとき",
    ),
    "enemy_figure_ends_move_adjacent_to_figure_on_enchanted_card": Phrase(
        "when an enemy figure ends its move next to one of its figures",
        "敵のフィギュアがこのアーミーカードのフィギュアに隣接して移動を終えたとき",
    ),
    "opponent_casts_sorcery": Phrase("when an opponent casts a sorcery", "対戦相手がソーサリーを唱えたとき"),
    # what effects wait for
    "figure_on_enchanted_card_destroyed_enemy": Phrase(
        "when a figure on this army card destroys an enemy figure",
        "このアーミーカードのフィギュアが敵のフィギュアを破壊したとき",
    ),
    "adjacent_enemy_attacked_figure_on_enchanted_card": Phrase(
        "after an adjacent enemy has attacked a figure on this army card",
        "隣接する敵がこのアーミーカードのフィギュアを攻撃した後",
    ),
    "this_attack_dealt_no_damage": Phrase("if no damage gets through", "ダメージをまったく受けなければ"),
    "this_figure_ends_move": Phrase("after the move of {0}", "{0}の移動の後"),
}
# An ability that is gained: said of one figure, said of several, in Japanese.
GAINED = {
    "flying": (
        "may fly for its whole move: each space entered costs 1 whatever the height; water, glyphs, ruins and "
        "other figures are passed freely and no engagement arises on the way. Enemies engaged with it strike "
        "when it takes off. It must land on a free space that is no ruin",
        "may fly",
        "飛行で移動してもよい。その移動では高さに関係なく1マスにつき移動力1を使い、"
        "水・グリフ・障害物・他のフィギュアを無視して通過でき、途中で交戦しない。"
        "飛び立つとき、交戦中の敵から追撃を受ける。障害物でない空きマスに降りること",
    ),
    "phantom_walk": (
        "may move through other figures and is never struck for leaving an engagement",
        "may move through other figures and are never struck",
        "他のフィギュアを通り抜けて移動でき、交戦から離れても追撃を受けない",
    ),
    "no_strikes": (
        "is not struck when leaving an engagement",
        "are not struck when leaving an engagement",
        "交戦から離れるときに追撃を受けない",
    ),
    "terrain_ease": (
        "pays nothing for climbing and does not stop in water",
        "pay nothing for climbing and do not stop in water",
        "登りに移動力を使わず、水で止まらない",
    ),
    "water_walk": (
        "moves through water without stopping",
        "move through water without stopping",
        "水で止まらずに移動できる",
    ),
    "water_no_stop_adjacent": (
        "may move through free water spaces next to {0} without stopping",
        "may move through free water spaces next to {0} without stopping",
        "{0}に隣接する空いている水のマスで止まらずに移動できる",
    ),
    "trample": ("has trample", "have trample", "トランプルを持つ"),
    "acts_on_summoning_turn": (
        "may still move and attack this turn, in the same phases as the planeswalker",
        "may still move and attack this turn",
        "このターン、プレインズウォーカーと同じ移動・攻撃フェイズに移動と攻撃ができる",
    ),
}
FORBIDDEN = {
    "move": Phrase("cannot move", "移動できない"),
    "attack": Phrase("cannot attack", "攻撃できない"),
    "strike": Phrase("make no leaving strikes", "追撃を行わない"),
    "turn": Phrase("cannot be chosen for a turn", "アクティベートできない"),
    "be_attacked_by_nonadjacent": Phrase(
        "can be attacked only by adjacent figures", "隣接するフィギュアからしか攻撃されない"
    ),
}
FORBIDDEN_ONE = {"strike": "makes no leaving strikes"}


THIS_FIGURE = Phrase("this figure", "このフィギュア")


@dataclass(frozen=True)
class Words:
    """What things are called in the text of one card: `me` is the figure that has the ability."""

    names: Names
    me: Phrase = THIS_FIGURE
    targets: Mapping[str, Wanted] = field(default_factory=dict)
    exact: bool = False  # targets are called by their kind, where "it" could mean two things

    # ---- nouns -------------------------------------------------------------------------------------------------
    def noun(self, ref: str) -> Phrase:
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
        if target.of in self.targets:  # a chosen space: figures on it count, friends too
            return Phrase(
                "every {0} on or next to that space, friends included",
                "そのマスにいるかそれに隣接する、味方を含むすべての{0}",
            ).of(kind)
        return Phrase("every {0} next to {1}", "{1}に隣接するすべての{0}").of(kind, self.noun(target.of))

    # ---- joining -----------------------------------------------------------------------------------------------
    def sentences(self, effects: Sequence[Effect]) -> list[Phrase]:
        """What effects do, one sentence each; changes to the same figures for the same time share one."""
        found: list[Phrase] = []
        for key, members in groupby(effects, key=shared):
            group = tuple(members)
            found += [self.together(group)] if key else [effect.say(self) for effect in group]
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
        scope = first.scope
        if isinstance(scope, str) and scope.startswith("target:"):
            w = self.targets[scope.removeprefix("target:")]
            if getattr(first, "same_name", False):
                return self._barred(first)
            scope = "target:T1" if w.kind == "army_card" else "target:figure"
        who, plural = scoped(scope, self.me)
        if not isinstance(scope, str) and first.duration == "while_attached":  # not only the card it lies on
            who = Phrase("all {0}", "{0}すべて").of(who)
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
                return Phrase(
                    f"+1 {name.en} for every opponent's figure within {count.within} clear sight spaces",
                    f"視線が通り{count.within}マス以内にいる対戦相手のフィギュア1体につき{name.ja}+1",
                )
            return Phrase(
                f"+1 {name.en} for every other {self.me.en} you control next to it",
                f"隣接している自分の他の{self.me.ja}1体につき{name.ja}+1",
            )
        least = effect.min_value
        floor = Phrase("", "") if least is None else Phrase(f" (not below {least})", f"（{least}未満にはならない）")
        if effect.stat == "move" and effect.duration == "while_occupied":
            floor = Phrase(" (counted when a figure begins its move)", "（移動を始めるときに数える）")
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
        if effect.figures == "all":
            return Phrase("put each of them on a free space {0}", "それぞれを{0}空きマスに置く").of(place)
        return Phrase(
            "put one of your {1} from your figure graveyard on a free space {0}",
            "自分のフィギュアの墓地にある{1}1体を{0}空きマスに置く",
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
