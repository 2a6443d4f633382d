"""Which cards and how much, in words: filters, selectors, amounts."""

from __future__ import annotations

from dataclasses import replace

from game.rules.pony.forms import (
    All,
    Amount,
    AtRandom,
    BonusOf,
    Choose,
    ChooseOne,
    Filter,
    NamesInFaceoff,
    Per,
    Selector,
)
from game.rules.pony.wording.voice import Voice, article, its, row
from game.rules.pony.words import COLORS, KIND_NAMES, TRAITS, signed
from game.words import Phrase, same

BODIES = ("friend", "mane", "character")  # counted as bodies in Japanese; all else are cards
ALIVE = (*BODIES, "troublemaker")  # these are somewhere as somebody is; all else as things are
STATES = {"ready": Phrase("ready", "レディの"), "exhausted": Phrase("exhausted", "疲労している")}
FACES = {"up": Phrase("face-up", "表向きの"), "down": Phrase("face-down", "裏向きの")}
PLACES = {
    "here": Phrase("here", "ここの"),
    "it": Phrase("there", "そこの"),
    "home": Phrase("at home", "ホームの"),
    "problem": Phrase("at a Problem", "事件に{0}"),
    "opp_problem": Phrase("at an opponent's Problem", "相手の事件に{0}"),
    "host_problem": Phrase("at {1} Problem", "{2}がいる事件の"),
    "faceoff": Phrase("in the faceoff", "対決に参加している"),
    "faceoff_problem": Phrase("where the faceoff is", "対決の事件に{0}"),
    "last_faceoff": Phrase("that took part", "参加していた"),
}
PLACES_OF_MANY = {"problem": "at Problems", "opp_problem": "at opponents' Problems"}
TOP = Phrase("of the player with the most power here", "ここで最もパワーの高いプレイヤーの")


# ---- one, some, all ------------------------------------------------------------------------------------------------
def selected(what: Selector | ChooseOne, v: Voice) -> Phrase:
    """Cards as the object of a sentence: "one of your Friends at home", "this card"."""
    if isinstance(what, Choose):
        return some(what.choose, v, what.n, what.up_to)
    if isinstance(what, ChooseOne):
        return some(what.choose, v)
    if isinstance(what, All):
        said = those(what.all, v)
        return Phrase(f"all {said.en}", f"{said.ja}すべて")
    if isinstance(what, AtRandom):
        f = what.random
        return Phrase(
            f"{some(f, v, what.n).en} at random", f"{narrowed(f, v).ja}から無作為に選んだ{counted(f, what.n)}"
        )
    if what == "self":
        return v.me
    return v.host() if what == "host" else v.it


def some(f: Filter, v: Voice, n: int = 1, up_to: bool = False) -> Phrase:
    """So many of these cards: "an opponent's Friend here", "up to 3 of your other Friends"."""
    ja = f"{narrowed(f, v).ja}{counted(f, n)}"
    if n == 1 and not up_to:
        return Phrase(one(f, v), ja)
    noun = those(f, v).en
    of = "of your " if noun.startswith("opponents'") and v.by == "you" else "of " if belongs(f) else ""
    return Phrase(f"{'up to ' if up_to else ''}{n} {of}{noun}", f"{ja}{'まで' if up_to else ''}")


def one(f: Filter, v: Voice) -> str:
    """One of these cards, in English: "a Friend", "an opponent's Friend", "one of your Friends"."""
    noun = narrowed(f, v).en
    if belongs(f):
        return f"an opponent's {noun}" if v.owned(f.of).en == "opponents'" else f"one of {those(f, v).en}"
    return f"another {noun.removeprefix('other ')}" if f.other else article(noun)


def those(f: Filter, v: Voice) -> Phrase:
    """All of these cards, as what a sentence is about: "your other characters here"."""
    said = narrowed(f, v, many=True)
    return Phrase(f"{v.owned(f.of).en} {said.en}" if belongs(f) else said.en, said.ja)


def single(f: Filter, v: Voice) -> Phrase:
    """Any one of these cards, behind "each": "opponent's character here", "of your Friends"."""
    said = narrowed(f, v)
    if not belongs(f):
        return said
    return Phrase(f"opponent's {said.en}" if v.owned(f.of).en == "opponents'" else f"of {those(f, v).en}", said.ja)


def card(f: Filter, v: Voice, many: bool = False) -> Phrase:
    """A card that is not in play: "yellow Friend", "Friends with power 2 or less"."""
    return narrowed(f, replace(v, printed=True), many)


def belongs(f: Filter) -> bool:
    """True if it is said before the noun whose cards they are. Those in a hand say whose hand it is."""
    return f.of not in ("any", "top_power_here") and f.at != "hand"


def counted(f: Filter, n: int) -> str:
    """ "3体", "3枚": cards that are in play as somebody, and all others."""
    return f"{n}{'体' if f.kind in BODIES and f.at != 'hand' else '枚'}"


# ---- the noun itself -------------------------------------------------------------------------------------------------
def narrowed(f: Filter, v: Voice, many: bool = False) -> Phrase:
    """The noun with all that is said of it, in English without whose it is: "other yellow Friends here"."""
    kind, where = KIND_NAMES[f.kind], place(f, v)
    before = [
        "other" if f.other else "",
        "different" if f.not_it else "",
        STATES[f.state].en if f.state else "",
        FACES[f.face].en if f.face else "",
        f"non-{f.not_color}" if f.not_color else "",
        colors(f).en,
        f.trait,
        f"{kind.en}s" if many else kind.en,
    ]
    after = [
        *more_of(f, v),
        PLACES_OF_MANY.get(f.at, where.en) if many else where.en,
        TOP.en if f.of == "top_power_here" else "",
    ]
    said = " ".join(word for word in (*before, *after) if word)
    return Phrase(said, f"{place_ja(f, v)}{apart_from_place(f, v)}")


def apart_from_place(f: Filter, v: Voice) -> str:
    """The noun in Japanese, with all but where they are and who has them at home."""
    return "".join(
        (
            bearing_ja(f, v),
            v.owned(f.of).ja if belongs(f) and f.at != "home" else "",
            "他の" if f.other else "",
            "別の" if f.not_it else "",
            STATES[f.state].ja if f.state else "",
            FACES[f.face].ja if f.face else "",
            powers_ja(f, v),
            f"{COLORS[f.not_color].ja}以外の" if f.not_color else "",
            colors(f).ja,
            f"{TRAITS[f.trait].ja}の" if f.trait else "",
            KIND_NAMES[f.kind].ja,
            f"「{name(f.name, v).ja}」" if f.name else "",
        )
    )


def colors(f: Filter) -> Phrase:
    """ "yellow", "blue or pink"."""
    found = [COLORS[f.color]] if f.color else []
    if f.any_color:
        found.append(row([COLORS[color] for color in f.any_color], "or", "か"))
    return Phrase(" ".join(word.en for word in found), "".join(f"{word.ja}の" for word in found))


def name(words: str, v: Voice) -> Phrase:
    """A character's name by the English one."""
    return v.names.get(words, same(words))


def more_of(f: Filter, v: Voice) -> list[str]:
    """What is said behind the noun in English, but for the place."""
    said = [f"called {f.name}"] if f.name else []
    if f.power_max is not None:
        said.append(f"with power {f.power_max} or less")
    if f.power_min is not None:
        said.append(f"with power {f.power_min} or more")
    printed = "" if v.printed else "printed "
    if f.printed_power is not None:
        said.append(f"with {printed}power {f.printed_power}")
    if f.printed_power_max is not None:
        said.append(f"with {printed}power {f.printed_power_max} or less")
    if f.has_resource:
        said.append("with a Resource")
    if f.on is not None:
        said.append(f"on {v.me.en if f.on == 'self' else one(f.on, v)}")
    if f.on_kind:
        said.append("on a Friend")
    return said


def powers_ja(f: Filter, v: Voice) -> str:
    printed = "" if v.printed else "記載"
    said = f"パワー{f.power_max}以下の" if f.power_max is not None else ""
    said += f"パワー{f.power_min}以上の" if f.power_min is not None else ""
    said += f"{printed}パワー{f.printed_power}の" if f.printed_power is not None else ""
    return said + (f"{printed}パワー{f.printed_power_max}以下の" if f.printed_power_max is not None else "")


def bearing_ja(f: Filter, v: Voice) -> str:
    """What it lies on, or bears, in Japanese."""
    said = "リソースの付いた" if f.has_resource else ""
    if f.on is not None:
        bearer = v.me.ja if f.on == "self" else narrowed(f.on, v).ja
        said += "付いている" if v.me.en == "it" and f.on == "self" else f"{bearer}に付いている"
    return said + ("フレンドに付いている" if f.on_kind else "")


# ---- where ---------------------------------------------------------------------------------------------------------
def place(f: Filter, v: Voice) -> Phrase:
    """Where they are: "here", "at a Problem"."""
    if f.at == "hand":
        whose = v.owned(f.of) if f.of not in ("any", "top_power_here") else Phrase("any", "いずれかの")
        return Phrase(f"{v.held} {whose.en.replace('opponents', 'an opponent')} hand", f"{whose.ja}手札の")
    if f.at == "home" and belongs(f) and v.owned(f.of).en == "opponents'":
        return Phrase("in their home", "ホームの")
    there = "いる" if f.kind in ALIVE else "ある"
    return PLACES[f.at].of(there, its(v.host()), v.host()) if f.at else same("")


def place_ja(f: Filter, v: Voice) -> str:
    """Before the noun; before it the player with the most power, and whose home it is."""
    top = TOP.ja if f.of == "top_power_here" else ""
    return f"{top}{v.owned(f.of).ja if belongs(f) and f.at == 'home' else ''}{place(f, v).ja}"


# ---- numbers -----------------------------------------------------------------------------------------------------
def fixed(n: Amount) -> int:
    """How much; of what is counted, for each."""
    return n if isinstance(n, int) else n.x if isinstance(n, Per) else 1


def each(n: Amount, v: Voice) -> Phrase:
    """For each of what: behind the number in English, before it in Japanese. Nothing for a number."""
    if isinstance(n, int):
        return same("")
    if isinstance(n, Per):
        said = single(n.per, replace(v, held="in"))
        return Phrase(f" for each {said.en}", f"{said.ja}{counted(n.per, 1)}につき")
    if isinstance(n, NamesInFaceoff):
        names = row([name(word, v) for word in n.names_in_faceoff] or [Phrase("nobody", "—")], "and", "、")
        return Phrase(f" for each of {names.en} on your side", f"自分側にいる{names.ja}の名前1つにつき")
    if isinstance(n, BonusOf):
        return Phrase(" for each point of the Problem's bonus", "その事件のボーナス値1点につき")
    return Phrase(f" for each point of {its(v.me)} power", f"{v.me.ja}のパワー1につき")


def more_power(n: Amount, v: Voice) -> Phrase:
    """A change of power: "+2 power", "+1 power for each Resource on it"; in Japanese without the noun."""
    for_each = each(n, v)
    return Phrase(f"{signed(fixed(n)).en} power{for_each.en}", f"{for_each.ja}{signed(fixed(n)).ja}")
