"""Who and how much, in words: the units, cards and numbers that effects are about (magna.md, section 12)."""

from __future__ import annotations

from game.rules.magna.forms import AttackOf, Counted, DiceRoll, Expr, Filter, Pile, Sel, TimesX
from game.rules.magna.words import CARD_NOUNS, COLOURS, KEYWORDS, SKILLS, STATES, STATS, TRAITS
from game.words import Phrase, same

Who = str | Sel  # one of `forms.Someone`, or a selection
SOMEONE = {
    "self": Phrase("this unit", "このユニット"),
    "user": Phrase("the user", "使用者"),
    "bearer": Phrase("the bearer", "装備ユニット"),
    "that": Phrase("that unit", "そのユニット"),
}
SCOPES = {
    "battle": Phrase(" in this battle", "この戦闘の"),
    "party": Phrase(" in your invasion party", "進攻部隊の"),
    "garrison": Phrase(" in your garrison", "守備部隊の"),
    "field": Phrase("", ""),
    "base3": Phrase(" in your third base", "第3拠点の"),
    "one_base": Phrase(" in one base you choose", "選んだ拠点1つの"),
}
FACES = {"up": Phrase("face-up", "表向きの"), "down": Phrase("face-down", "裏向きの")}
PILES = {
    "hand": Phrase("from your hand", "自軍の手札の"),
    "deck": Phrase("from your deck", "自軍のデッキの"),
    "discard": Phrase("from your discard pile", "自軍の捨て山の"),
}


def someone(who: Who) -> Phrase:
    """Units as the object of a sentence: "one enemy unit in this battle", "this unit"."""
    if isinstance(who, str):
        return SOMEONE[who]
    f, scope = who.filter, SCOPES[who.scope]
    if f.highest:
        noun = Phrase(
            f"the {_before(f, who.side)} with the highest {STATS[f.highest].en}{scope.en}",
            f"{scope.ja}{STATS[f.highest].ja}が最も高い{_ja(f, who.side)}",
        )
        return noun
    return Phrase(f"{_counted(who)}{_after(f)}{scope.en}", f"{scope.ja}{_ja(f, who.side)}{_count_ja(who)}")


def everyone(who: Who) -> Phrase:
    """Units that share something: "all enemy units in this battle"."""
    if isinstance(who, str) or who.n != "all":
        return someone(who)
    f, scope = who.filter, SCOPES[who.scope]
    side = "all " + _before(f, "enemy", "s") if who.side == "enemy" else "all your " + _own(f)
    return Phrase(f"{side}{_after(f)}{scope.en}", someone(who).ja)


def are_many(who: Who) -> bool:
    """True if the English verb after them is a plural."""
    return isinstance(who, Sel) and who.n != "all" and who.n > 1


def _counted(who: Sel) -> str:
    f = who.filter
    if who.n == "all":
        return "each " + (_before(f, "enemy") if who.side == "enemy" else "of your " + _own(f))
    many = "s" if who.n > 1 else ""
    number = "one" if who.n == 1 and not who.upto else f"{'up to ' if who.upto else ''}{who.n}"
    return f"{number} " + (_before(f, "enemy", many) if who.side == "enemy" else "of your " + _own(f))


def _before(f: Filter, side: str, many: str = "") -> str:
    """ "Checked enemy unit", without what comes after the noun."""
    words = [*_adjectives(f), "enemy" if side == "enemy" else "own", "other" if f.other else "", *_kinds(f)]
    return " ".join(word for word in words if word) + many


def _own(f: Filter) -> str:
    """ "other Orc units", after "of your"."""
    words = ["other" if f.other else "", *_adjectives(f), *_kinds(f)]
    return " ".join(word for word in words if word) + "s"


def _adjectives(f: Filter) -> list[str]:
    return [
        STATES[f.state].en if f.state else "",
        f"rank {'/'.join(f.rank)}" if f.rank else "",
        "attacking" if f.attacking else "",
        FACES[f.face].en if f.face else "",
        COLOURS[f.colour].en if f.colour else "",
    ]


def _kinds(f: Filter) -> list[str]:
    if f.type == "trap":
        return ["trap"]
    return [KEYWORDS[f.keyword].en if f.keyword else "", TRAITS[f.trait].en if f.trait else "", "unit"]


def _after(f: Filter) -> str:
    words = ""
    if f.max_attack is not None:
        words += f" with attack {f.max_attack} or less"
    if f.max_defence is not None:
        words += f" with defence {f.max_defence} or less"
    if f.max_cost is not None:
        words += f" with cost {f.max_cost} or less"
    if f.has_skill:
        words += f" with {SKILLS[f.has_skill].en}"
    if f.hero is not None:
        words += " with hero points" if f.hero else " without hero points"
    return words


def _ja(f: Filter, side: str) -> str:
    words = "アタック中の" if f.attacking else ""
    words += f"{STATES[f.state].ja}の" if f.state else ""
    words += narrowed_ja(f)
    words += FACES[f.face].ja if f.face else ""
    words += f"「{KEYWORDS[f.keyword].ja}」を持つ" if f.keyword else ""
    words += "他の" if f.other else ""
    words += "敵軍" if side == "enemy" else "自軍"
    words += f"〈{TRAITS[f.trait].ja}〉" if f.trait else ""
    return words + ("トラップ" if f.type == "trap" else "ユニット")


def narrowed_ja(f: Filter) -> str:
    """Rank, colour, limits, skill and hero points in Japanese."""
    words = f"ランク{'・'.join(f.rank)}の" if f.rank else ""
    words += f"{COLOURS[f.colour].ja}の" if f.colour else ""
    words += f"攻撃力{f.max_attack}以下の" if f.max_attack is not None else ""
    words += f"防御力{f.max_defence}以下の" if f.max_defence is not None else ""
    words += f"代償{f.max_cost}以下の" if f.max_cost is not None else ""
    words += f"「{SKILLS[f.has_skill].ja}」を持つ" if f.has_skill else ""
    if f.hero is not None:
        words += "英雄点を持つ" if f.hero else "英雄点を持たない"
    return words


def _count_ja(who: Sel) -> str:
    if who.n == "all":
        return "すべて"
    return f"{who.n}体まで" if who.upto else f"{who.n}体"


# ---- cards of a pile -------------------------------------------------------------------------------------------
def cards(pile: Pile) -> Phrase:
    """Cards of a pile: "one rank S force card from your discard pile"."""
    f, zone = pile.filter, PILES[pile.zone]
    noun = card_noun(f)
    number = "one" if pile.n == 1 else str(pile.n)
    count = f"{'up to ' if pile.upto else ''}{number}"
    return Phrase(
        f"{count} {noun.en}{'s' if pile.n > 1 else ''}{_after(f)} {zone.en}",
        f"{zone.ja}{noun.ja}{pile.n}枚{'まで' if pile.upto else ''}",
    )


def card_noun(f: Filter) -> Phrase:
    """ "rank S/M Dragon force card"."""
    kind = CARD_NOUNS[f.card or "any"]
    words = [
        f"rank {'/'.join(f.rank)}" if f.rank else "",
        COLOURS[f.colour].en if f.colour else "",
        KEYWORDS[f.keyword].en if f.keyword else "",
        TRAITS[f.trait].en if f.trait else "",
        kind.en,
    ]
    ja = (
        narrowed_ja(f)
        + (f"「{KEYWORDS[f.keyword].ja}」を持つ" if f.keyword else "")
        + (f"〈{TRAITS[f.trait].ja}〉" if f.trait else "")
        + kind.ja
    )
    return Phrase(" ".join(word for word in words if word), ja)


# ---- numbers ---------------------------------------------------------------------------------------------------
def amount(n: Expr, to: Who = "that") -> Phrase:
    """How much, as a number: "3", "3×X+3"; an attack is said by `attack_words`."""
    if isinstance(n, int):
        return same(str(n))
    if isinstance(n, TimesX):
        times = "X" if n.x == 1 else f"{n.x}×X"
        return same(f"{times}+{n.plus}" if n.plus else times)
    if isinstance(n, DiceRoll):
        return Phrase(f"{n.dice} dice's worth of", f"ダイス{n.dice}個の合計")
    if isinstance(n, Counted):
        each = someone(Sel(n.count.side, n.count.scope, "all", False, n.count.filter))
        return Phrase(f"{n.times} (for {each.en})", f"{each.ja.removesuffix('すべて')}の数×{n.times}")
    return attack_words(n, to)


def attack_words(n: AttackOf, to: Who) -> Phrase:
    """Whose attack it is. "that" said about the one target itself is its own."""
    if n.attack_of == "that" and to != "that":
        return Phrase("its own attack", "そのユニット自身の攻撃力")
    whose = SOMEONE[n.attack_of]
    return Phrase(f"{whose.en}'s attack", f"{whose.ja}の攻撃力")


def signed(n: Expr) -> Phrase:
    """A change: "+1", "-3"."""
    return same(f"{n:+d}") if isinstance(n, int) else Phrase("+{0}", "+{0}").of(amount(n))
