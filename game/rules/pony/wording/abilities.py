"""Whole abilities in words: when, on which condition, at what cost, what is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.pony.cards import Ability
from game.rules.pony.condition_forms import Condition, Count, Involving, SelfAt, SelfPower
from game.rules.pony.forms import Filter, own_deed
from game.rules.pony.wording.conditions import FACEOFFS, MARGINS, OF_PLAYERS, conditions, margin, such_players
from game.rules.pony.wording.deeds import deeds, told
from game.rules.pony.wording.modifiers import IN_FACEOFFS, OF_ALL, modifier
from game.rules.pony.wording.occasions import about_itself, occasion
from game.rules.pony.wording.passages import Passage, sentence, text
from game.rules.pony.wording.prices import prices
from game.rules.pony.wording.voice import IT, SUBJECTS, Voice
from game.rules.pony.words import KIND_NAMES
from game.words import Phrase, joined, same

WINDOWS = {
    "main": Phrase("Main Phase: ", "メインフェイズ："),
    "faceoff": Phrase("Faceoff: ", "対決中："),
    "problem_faceoff": Phrase("Problem faceoff: ", "事件の対決中："),
    "troublemaker_faceoff": Phrase("Troublemaker faceoff: ", "トラブルメイカーとの対決中："),
    "troublemaker": Phrase("Troublemaker Phase: ", "トラブルメイカーフェイズ："),
    "reaction": Phrase("Reply: ", "反応："),
}
ANYBODY = Phrase("Any player's ", "全員の")
PLACED = {
    "home": Phrase("Play in your home.", "ホームに配置。"),
    "problem": Phrase("Play on a Problem.", "事件に配置。"),
    "any_friend": Phrase("Play on a Friend.", "フレンドに配置。"),
    "opp_friend": Phrase("Play on an opponent's Friend.", "相手のフレンドに配置。"),
    "dilemma": Phrase("Dilemma.", "ジレンマ（一時的な事件）。"),
}
NOTHING = same("")


def text_of(abilities: Sequence[Ability], kind: str, names: Mapping[str, Phrase], place: str = "") -> Phrase:
    """What a card does; of a Resource first where it goes. Nothing for a card without abilities."""
    return joined([text(parts) for parts in passages_of(abilities, kind, names, place)], " ", "")


def passages_of(
    abilities: Sequence[Ability], kind: str, names: Mapping[str, Phrase], place: str = ""
) -> list[list[Passage]]:
    """The text of a card in its parts, ability by ability."""
    voice = Voice("dilemma" if place == "dilemma" else kind, names, place)
    placed = [[Passage("ability", PLACED[place])]] if place and abilities else []
    return [*placed, *(ability_passages(ability, voice) for ability in abilities)]


def ability_passages(a: Ability, v: Voice) -> list[Passage]:
    """One ability, with its full stop."""
    v = replace(v, tp="you" if own_deed(a.on) else "tp", shared=v.kind == "problem" and not a.anybody)
    if a.kind == "static":
        return sentence(static(a, v))
    head = [Passage("ability", WINDOWS["reaction"])] if a.kind == "reaction" or a.phase == "reaction" else []
    if a.on is None:
        window = WINDOWS[a.phase]
        head = [Passage("ability", joined([ANYBODY, window], "", "") if a.anybody else window)]
    return sentence([*head, *(used(a, v) if a.on is None else set_off(a, v))], len(head))


# ---- all the time --------------------------------------------------------------------------------------------------
def static(a: Ability, v: Voice) -> list[Passage]:
    """ "While this card is at a Problem, your other characters here have +1 power"."""
    assert a.mod is not None
    all_of_them = getattr(a.mod, "who", "") == "each" and isinstance(a.mod, OF_ALL)
    of_players = [c for c in a.provided if all_of_them and isinstance(c, OF_PLAYERS)]
    others = [c for c in a.provided if c not in of_players]
    if isinstance(a.mod, IN_FACEOFFS):
        kind_named = a.mod.during in FACEOFFS and any(isinstance(c, Involving) for c in others)
        if kind_named or (not a.mod.during and any(map(in_faceoff, others))):
            v = replace(v, during=a.mod.during or "faceoff")
    if of_players:
        v = replace(v, such=such_players(of_players, v))
    said = modifier(a.mod, replace(v, me=IT) if any(map(names_it, others)) else v)
    so = conditions(others, v) if others else NOTHING
    while_so = [Passage("condition", Phrase(f"while {so.en}, ", f"{so.ja}間、"), tuple(others))] if others else []
    return [*while_so, Passage("effect", said, (a.mod, *of_players))]


def in_faceoff(c: Condition) -> bool:
    """True if a condition can only hold in a faceoff."""
    return isinstance(c, Involving) or (isinstance(c, Count) and c.count.at.startswith("faceoff") and c.min > 0)


def names_it(c: Condition) -> bool:
    """True if the words of a condition name the card itself."""
    return isinstance(c, (Involving, SelfAt, SelfPower))


# ---- used at will ----------------------------------------------------------------------------------------------------
def used(a: Ability, v: Voice) -> list[Passage]:
    """ "exhaust this card to draw a card"."""
    return [*given(a.provided, v), *paid(a, replace(v, me=IT) if any(map(names_it, a.provided)) else v)]


def paid(a: Ability, v: Voice, known: str = "") -> list[Passage]:
    """What it costs, and what is done: "you may exhaust this card to draw a card"."""
    done, me = deeds(a.do, v), v.person("you")
    first = done[0][0]
    if a.cost:
        mine, who = first.who == me and not first.whole, SUBJECTS[me]
        cost = prices(a.cost, v, if_paid=a.may or not mine)
        en = f"{who.en} may {cost.en}" if a.may else cost.en if me == "you" else f"{who.en} has to {cost.en}"
        pays = Passage("cost", Phrase(f"{en} ", cost.ja if me == "you" else f"{who.ja}{cost.ja}"), a.cost)
        return [pays, *told(done, a.may and mine, payer=me)]
    if a.may and (first.who not in asked(v) or first.whole):
        let = Passage("effect", Phrase("you may let this happen: ", "次のことを起こしてよい："))
        return [let, *told(done)]
    return told(done, a.may, known)


def asked(v: Voice) -> tuple[str, ...]:
    """Who may be asked whether it is done: on a Problem whoever does it (13.2)."""
    return (v.person("you"), "each", *(("tp",) if v.kind == "problem" else ()))


def given(those: Sequence[Condition], v: Voice) -> list[Passage]:
    """ "if this card is at a Problem, "."""
    if not those:
        return []
    so = conditions(those, v)
    return [Passage("condition", Phrase(f"if {so.en}, ", f"{so.ja}なら、"), tuple(those))]


# ---- set off ---------------------------------------------------------------------------------------------------------
def set_off(a: Ability, v: Voice) -> list[Passage]:
    """ "when you play this card, if you have a Friend here, you may pay 1 token to draw a card"."""
    assert a.on is not None
    won: list[Condition] = [c for c in a.provided if isinstance(c, MARGINS) and a.on.event == "faceoff_won"]
    others = [c for c in a.provided if c not in won]
    v = replace(v, margin=margin(won))
    if a.on.first and others:  # what is so when it counts as the first time
        so = conditions(others, replace(v, by="tp"))
        v, won, others = replace(v, meanwhile=Phrase(f" while {so.en}", f"、{so.ja}状態で、")), list(a.provided), []
    when = occasion(a.on, v)
    v = replace(v, me=IT if about_itself(a.on) else v.me, it=that(a))
    so_far = given(others, v)
    known = "tp" if "that player" in text(so_far).en and v.tp == "tp" else ""
    head = Passage("when", Phrase(f"{when.en}, ", f"{when.ja}、"), (a.on, *won))
    return [head, *so_far, *paid(a, v, known)]


def that(a: Ability) -> Phrase:
    """What set it off, in its effects: "it", or "that Resource" where its price names this card."""
    if a.on is None or not isinstance(a.on.what, Filter):
        return Phrase("it", "それ")
    kind = KIND_NAMES[a.on.what.kind]
    return Phrase(f"that {kind.en}" if a.cost else "it", f"その{kind.ja}")
