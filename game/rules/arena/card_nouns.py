"""The nouns of card texts and prompts: what targets, hosts, scopes and references are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.arena.forms import Attach, Scope, Wanted, Within
from game.words import Phrase, same

Names = Callable[[str], Phrase]  # the name of an army card by its id

KINDS = {
    "figure": (Phrase("figure", "フィギュア"), "体"),
    "creature": (Phrase("creature", "クリーチャー"), "体"),
    "squad_creature": (Phrase("squad creature", "スクワッド・クリーチャー"), "体"),
    "planeswalker": (Phrase("planeswalker", "プレインズウォーカー"), "体"),
    "army_card": (Phrase("army card", "アーミーカード"), "枚"),
    "enchantment": (Phrase("enchantment", "エンチャント"), "枚"),
    "player": (Phrase("player", "プレイヤー"), "人"),
    "space": (Phrase("space", "マス"), "つ"),
}
TYPES = {  # army cards of each kind
    "squad_creature": Phrase("squad", "スクワッド"),
    "hero_creature": Phrase("hero", "英雄"),
    "planeswalker": Phrase("planeswalker", "プレインズウォーカー"),
}
FIGURE_TYPES = {  # and figures of them
    "squad_creature": KINDS["squad_creature"][0],
    "hero_creature": Phrase("hero creature", "英雄クリーチャー"),
    "planeswalker": KINDS["planeswalker"][0],
}
COLOURS = {
    "white": Phrase("white", "白の"),
    "blue": Phrase("blue", "青の"),
    "black": Phrase("black", "黒の"),
    "red": Phrase("red", "赤の"),
    "green": Phrase("green", "緑の"),
}
SIZES = {"Small": Phrase("small", "小型"), "Medium": Phrase("medium", "中型"), "Huge": Phrase("huge", "巨大")}
REFERENCES = {
    "self": Phrase("this figure", "このフィギュア"),
    "chosen_self": Phrase("that figure", "そのフィギュア"),
    "any_self": Phrase("one of these figures", "このフィギュアのいずれか"),
    "your_planeswalker": Phrase("your planeswalker", "自分のプレインズウォーカー"),
    "your_blue_planeswalker": Phrase("that planeswalker", "そのプレインズウォーカー"),
    "your_black_planeswalker": Phrase("that planeswalker", "そのプレインズウォーカー"),
    "your_red_planeswalker": Phrase("your red planeswalker", "自分の赤のプレインズウォーカー"),
    "attacking_figure": Phrase("the attacker", "攻撃しているフィギュア"),
    "attacking_card": Phrase("the attacker's army card", "攻撃しているフィギュアのアーミーカード"),
    "defending_figure": Phrase("the defending figure", "攻撃されたフィギュア"),
    "moving_figure": Phrase("that enemy", "その敵"),
    "moving_card": Phrase("that creature's army card", "そのクリーチャーのアーミーカード"),
    "event_attacker": Phrase("the attacker", "攻撃したフィギュア"),
    "event_figure": Phrase("it", "そのフィギュア"),
    "T1_space": Phrase("the space where it stood", "それがいたマス"),
}
# The subtypes that card effects speak of.
SUBTYPES = {"Zombies": Phrase("Zombies", "ゾンビ"), "Eldrazi": Phrase("Eldrazi", "エルドラージ")}


def subtype(word: str) -> Phrase:
    """A word of a subtype line; one that we have no Japanese for stays as it is."""
    return SUBTYPES.get(word, same(word))


def reference(ref: str, me: Phrase = REFERENCES["self"]) -> Phrase:
    """What a reference is called; `me` is what has the ability. A chosen target is simply "it"."""
    if ref == "self":
        return me
    if ref == "chosen_self":
        return Phrase("that {0}", "その{0}").of(me)
    if ref == "any_self":
        return Phrase("a {0}", "{0}").of(me)
    return REFERENCES.get(ref, Phrase("it", "それ"))


def reach(within: Within, me: Phrase = REFERENCES["self"]) -> Phrase:
    """A range: "within 4 clear sight spaces of your planeswalker", "next to this figure"."""
    start = Phrase("a {0} of yours", "自分の{0}").of(me) if within.of == "chosen_self" else reference(within.of, me)
    return reach_of(within, start)


def reach_of(within: Within, start: Phrase) -> Phrase:
    """A range from something that is called so."""
    if within.within == 1:
        return Phrase("next to {0}", "{0}に隣接する").of(start)
    if within.clear_sight:
        return Phrase(
            f"within {within.within} clear sight spaces of {{0}}", f"{{0}}から視線が通り{within.within}マス以内の"
        ).of(start)
    return Phrase(f"within {within.within} spaces of {{0}}", f"{{0}}から{within.within}マス以内の").of(start)


def noun(w: Wanted, names: Names, me: Phrase = REFERENCES["self"]) -> Phrase:
    """A target in full, as in "an opponent's creature within 5 clear sight spaces of your planeswalker"."""
    kind, counter = KINDS[w.kind]
    if w.army_card:
        kind = names(w.army_card)
    elif w.card_types:
        kind = of_types(w.card_types) if w.kind == "army_card" else _figure_of_types(w.card_types)
    front, back = _marks(w, me)
    english = " ".join(x for x in (*(f.en for f in front), kind.en) if x)
    before, after = [b.ja for b in back if b.ja[0] != "（"], [b.ja for b in back if b.ja[0] == "（"]
    return Phrase(
        " ".join([_english(w, english), *(b.en for b in back)]),
        "".join((*before, _owner_ja(w), *(f.ja for f in front), kind.ja, _number(w, counter), *after)),
    )


def of_types(kinds: Sequence[str]) -> Phrase:
    """Army cards of these kinds, one of them."""
    if set(kinds) == set(TYPES):
        return KINDS["army_card"][0]
    if set(kinds) == {"squad_creature", "hero_creature"}:
        return Phrase("creature army card", "クリーチャーのアーミーカード")
    return _either([TYPES[kind] for kind in kinds])


def _figure_of_types(kinds: Sequence[str]) -> Phrase:
    """A figure of army cards of these kinds."""
    if set(kinds) == set(TYPES):
        return KINDS["figure"][0]
    if set(kinds) == {"squad_creature", "hero_creature"}:
        return KINDS["creature"][0]
    return _either([FIGURE_TYPES[kind] for kind in kinds])


def _either(kinds: Sequence[Phrase]) -> Phrase:
    return Phrase(" or ".join(kind.en for kind in kinds), "か".join(kind.ja for kind in kinds))


def _english(w: Wanted, words: str) -> str:
    """The noun with its article and owner."""
    if w.army_card:
        return f"up to {w.count_max} of your {words}" if w.count_max > 1 else f"one of your {words}"
    if w.count_max > 1:
        if w.zone == "graveyard" or w.controller == "any":
            return f"up to {w.count_max} {words}s"
        if w.kind == "player":
            return f"up to {w.count_max} opponents"
        whose = "of your" if w.controller == "you" else "opponents'"
        return f"up to {w.count_max} {whose} {words}s"
    article = "another" if w.legal_host_of else "an" if words[0] in "aeiou" else "a"
    if w.zone == "graveyard" or w.controller == "any":
        return f"{article} {words}"
    if w.controller == "you":
        return f"one of your {words}s" if w.kind != "army_card" else f"{article} {words} of yours"
    return "an opponent" if w.kind == "player" else f"an opponent's {words}"


def _owner_ja(w: Wanted) -> str:
    if w.zone == "graveyard" or w.controller == "any":
        return ""
    if w.kind == "player":
        return "対戦相手である"
    return "自分の" if w.controller == "you" else "対戦相手の"


def _number(w: Wanted, counter: str) -> str:
    if w.count_max > 1:
        return f"{w.count_max}{counter}まで"
    return f"1{counter}"


def _marks(w: Wanted, me: Phrase) -> tuple[list[Phrase], list[Phrase]]:
    """What stands before the noun and what stands after it in English; in Japanese all of it stands before."""
    front, back = [], []
    if w.face_up:
        front.append(Phrase("face-up", "表向きの"))
    elif w.kind == "enchantment":
        back.append(Phrase("(face up or hidden)", "（表向きでも伏せられていてもよい）"))
    if w.size_class:
        front.append(
            Phrase(" or ".join(SIZES[x].en for x in w.size_class), "か".join(SIZES[x].ja for x in w.size_class) + "の")
        )
    if w.zone == "graveyard":
        back.append(Phrase("from your figure graveyard", "自分のフィギュアの墓地にある"))
    if w.on_active_card is not None:
        back.append(
            Phrase("on the active army card", "アクティブなアーミーカードの")
            if w.on_active_card
            else Phrase("that is not on the active army card", "アクティブでないアーミーカードの")
        )
    if w.range:
        back.append(_ranged(w, reach(w.range, me)))
    if w.min_damage:
        also = "あり、" if w.adjacent_to else "ある"
        back.append(
            Phrase(f"that has {w.min_damage} or more damage markers", f"ダメージマーカーが{w.min_damage}個以上{also}")
            if w.min_damage > 1
            else Phrase("that has a damage marker", f"ダメージマーカーが{also}")
        )
    if w.engaged_with:
        back.append(Phrase("engaged with a figure of yours", "自分のフィギュアと交戦中の"))
    if w.adjacent_to:
        joint = "and stands " if w.min_damage else ""
        back.append(Phrase(f"{joint}next to a figure of yours", "自分のフィギュアに隣接する"))
    if w.legal_host_of:
        front.append(Phrase("fitting", "他の適正な"))
    return front, back


def _ranged(w: Wanted, far: Phrase) -> Phrase:
    """How far away a target may be: the army card with a figure there, the space, or who stands there."""
    if w.kind == "army_card":
        return Phrase("with a figure {0}", "{0}フィギュアがいる").of(Phrase(far.en, far.ja.replace("以内の", "以内に")))
    if w.kind == "space":
        return far
    return Phrase(far.en, far.ja.replace("以内の", "以内にいる、" if w.min_damage else "以内にいる"))


def host(attach: Attach) -> Phrase:
    """Army cards that an enchantment may be put on, as in "an opponent's creature army card"."""
    kind = of_types(attach.card_types)
    if attach.colour:
        kind = Phrase("{0} {1}", "{0}{1}").of(COLOURS[attach.colour], kind)
    if attach.min_range:
        kind = Phrase(f"{{0}} with range {attach.min_range} or more", f"射程{attach.min_range}以上の{{0}}").of(kind)
    sides = {
        "you": Phrase("your {0}", "自分の{0}"),
        "opponent": Phrase("an opponent's {0}", "対戦相手の{0}"),
        "any": Phrase("any {0}", "{0}"),
    }
    return sides[attach.controller].of(kind)


def scoped(scope: str | Scope, me: Phrase) -> tuple[Phrase, bool]:
    """The figures an effect reaches, and whether English speaks of them in the plural. `me` has the ability."""
    fixed = {
        "self": (me, False),
        "each_self": (Phrase("each {0}", "{0}はそれぞれ").of(me), False),
        "enchanted_card": (Phrase("figures on this army card", "このアーミーカードのフィギュア"), True),
        "active_card": (Phrase("figures on the active army card", "アクティブなアーミーカードのフィギュア"), True),
        "your_figures": (Phrase("your figures", "自分のフィギュア"), True),
        "target:T1": (Phrase("its figures", "そのフィギュア"), True),
        "target:figure": (Phrase("it", "それ"), False),
        "active_eldrazi_hero": (Phrase("that hero", "その英雄"), False),
        "summoned_figures_of_this_card": (Phrase("it", "それ"), False),
    }
    return fixed[scope] if isinstance(scope, str) else (_scope(scope, me), True)


def _scope(scope: Scope, me: Phrase) -> Phrase:
    kind = Phrase("creatures", "クリーチャー") if scope.card_type == "creature" else Phrase("figures", "フィギュア")
    if scope.subtype:
        named = subtype(scope.subtype)
        kind = Phrase("{0} that are creatures", "{0}のクリーチャー").of(named) if scope.card_type else named
    parts = (
        [Phrase("your", "自分の")]
        if scope.controller == "you"
        else [Phrase("opponents'", "対戦相手の")]
        if scope.controller == "opponent"
        else []
    )
    if scope.size_class:
        parts.append(
            Phrase(
                " and ".join(SIZES[x].en for x in scope.size_class),
                "と".join(SIZES[x].ja for x in scope.size_class) + "の",
            )
        )
    if scope.colour:
        parts.append(COLOURS[scope.colour])
    if scope.not_subtype:
        other = subtype(scope.not_subtype)
        parts.append(Phrase(f"non-{other.en.rstrip('s')}", f"{other.ja}でない"))
    english, japanese = [p.en for p in parts] + [kind.en], "".join(p.ja for p in parts) + kind.ja
    if scope.min_range:
        english.append(f"with range {scope.min_range} or more")
        japanese = f"射程{scope.min_range}以上の{japanese}"
    if scope.range:
        far = reach(scope.range, me)
        english.append(far.en)
        japanese = far.ja.replace("以内の", "以内にいる") + japanese
    if scope.controller == "any":
        english.append("(friend or foe)")
        japanese += "（敵味方を問わない）"
    return Phrase(" ".join(english), japanese)
