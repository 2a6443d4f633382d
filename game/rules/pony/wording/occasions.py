"""When something sets a text off, in words: a happening, narrowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.rules.pony.forms import Filter, Occasion
from game.rules.pony.wording.nouns import narrowed, one
from game.rules.pony.wording.voice import THIS, Voice, article
from game.rules.pony.words import PHASE_NAMES
from game.words import Phrase

ITSELF = ("played", "entered", "moved", "problem_entered", "solved")  # these are about the card that says so
PEOPLE = {
    "": Phrase("you", "自分が"),
    "you": Phrase("you", "自分が"),
    "opp": Phrase("an opponent", "相手が"),
    "any": Phrase("a player", "プレイヤーが"),
    "owner": Phrase("this Problem's owner", "持ち主が"),
    "owner_opp": Phrase("an opponent of this Problem's owner", "持ち主の相手が"),
}
WHOSE = {
    "you": Phrase("your", "自分の"),
    "opp": Phrase("each opponent's", "相手の"),
    "each": Phrase("each player's", "各プレイヤーの"),
    "owner": Phrase("its owner's", "持ち主の"),
    "owner_opp": Phrase("each opponent's", "持ち主の相手の"),
}
TYPES = {
    "": Phrase("a faceoff", "対決"),
    "problem": Phrase("a Problem faceoff", "事件の対決"),
    "troublemaker": Phrase("a Troublemaker faceoff", "トラブルメイカーとの対決"),
}
ENTERED_AT = {
    "": Phrase("", "場に"),
    "here": Phrase(" here", "ここに"),
    "problem": Phrase(" at a Problem", "事件に"),
}
ORDINALS = {1: "first", 2: "second", 3: "third"}


def about_itself(on: Occasion | None) -> bool:
    """True if the occasion names the card that says it."""
    return on is not None and (on.event in ITSELF or on.what == "self" or on.involving)


def occasion(on: Occasion, v: Voice) -> Phrase:
    """When it is: "when you play this card", 「これを出した時」."""
    return MAKERS[on.event](on, v)


def does(on: Occasion, v: Voice, verb: str, rest: str, ja: str) -> Phrase:
    """ "when an opponent confronts ...": in Japanese your own deeds need no subject."""
    who = PEOPLE[on.who if on.who == "any" else v.person(on.who or "you")]
    said = f"{who.en} {verb if who.en == 'you' else f'{verb}s'} {rest}{v.meanwhile.en}"
    first = "最初に" if on.first else ""
    return Phrase(f"{'the first time' if on.first else 'when'} {said}", f"{who.ja}{v.meanwhile.ja}{first}{ja}時")


def quiet(said: Phrase) -> Phrase:
    """Without the Japanese "you", where nobody else is meant."""
    return Phrase(said.en, said.ja.removeprefix(PEOPLE["you"].ja))


# ---- about the card itself -----------------------------------------------------------------------------------------
def played(on: Occasion, v: Voice) -> Phrase:
    if on.at:
        return Phrase("when you play this card to a Problem", "これを事件に出した時")
    return Phrase("when you play this card", "これを出した時")


def entered(on: Occasion, v: Voice) -> Phrase:
    if on.at:
        return Phrase("when this card enters play at a Problem", "これが事件に出た時")
    return Phrase("when this card enters play", "これが場に出た時")


def moved(on: Occasion, v: Voice) -> Phrase:
    if on.origin:
        return Phrase("when you move this card from home to a Problem", "これをホームから事件へ移動した時")
    return Phrase("when you move this card to a Problem", "これを事件へ移動した時")


def opened(on: Occasion, v: Voice) -> Phrase:
    me = v.problem() if v.kind == "problem" else v.me
    return Phrase(f"when {me.en} enters play", f"{me.ja}が出た時")


def solved(on: Occasion, v: Voice) -> Phrase:
    me = v.problem() if v.kind in ("problem", "dilemma") else v.me
    return Phrase(f"when {me.en} is solved", f"{me.ja}が解決された時")


# ---- confronting, faceoffs, points ---------------------------------------------------------------------------------
def confronted(on: Occasion, v: Voice) -> Phrase:
    return quiet(does(on, v, "confront", v.problem().en, f"{v.problem().ja}の要件を満たした"))


def faceoff_start(on: Occasion, v: Voice) -> Phrase:
    if on.involving:
        return Phrase("when a faceoff with this card begins", "これが参加する対決の開始時")
    return Phrase("when a faceoff begins", "対決の開始時")


def faceoff_won(on: Occasion, v: Voice) -> Phrase:
    faceoff = TYPES[on.type]
    en = f"{faceoff.en}{' here' if on.at else ''}{' with this card' if on.involving else ''}{v.margin.en}"
    ja = f"{'これが参加した' if on.involving else ''}{'ここでの' if on.at else ''}{faceoff.ja}に{v.margin.ja}勝利した"
    return quiet(does(on, v, "win", en, ja))


def scored(on: Occasion, v: Voice) -> Phrase:
    return quiet(does(on, v, "score", "points", "得点した"))


def tm_defeated(on: Occasion, v: Voice) -> Phrase:
    here = Phrase(" here", "ここで") if on.at else Phrase("", "")
    return quiet(does(on, v, "beat", f"a Troublemaker{here.en}", f"{here.ja}トラブルメイカーを倒した"))


def flipped(on: Occasion, v: Voice) -> Phrase:
    return does(on, v, "flip", "a card", "カードをめくった")


# ---- phases --------------------------------------------------------------------------------------------------------
def phase(on: Occasion, v: Voice) -> Phrase:
    name, whose = PHASE_NAMES[on.phase], WHOSE[on.whose if on.whose == "each" else v.person(on.whose)]
    start = on.event == "phase_start"
    return Phrase(
        f"at the {'start' if start else 'end'} of {whose.en} {name.en}",
        f"{whose.ja}{name.ja}{'開始' if start else '終了'}時",
    )


def turn_end(on: Occasion, v: Voice) -> Phrase:
    whose = WHOSE[on.whose if on.whose == "each" else v.person(on.whose)]
    return Phrase(f"at the end of {whose.en} turn", f"{whose.ja}ターン終了時")


# ---- cards that come, go, turn up ------------------------------------------------------------------------------------
def uncovered(on: Occasion, v: Voice) -> Phrase:
    here = Phrase(" here", "ここの") if on.what == "tm_here" else Phrase("", "")
    what = THIS if on.what == "self" else Phrase("a Troublemaker", f"{here.ja}トラブルメイカー")
    if on.by_you:
        who = PEOPLE[v.person("you")]
        verb = "turn" if who.en == "you" else "turns"
        return Phrase(f"when {who.en} {verb} up {what.en}{here.en}", f"{who.ja}{what.ja}を表にした時")
    return Phrase(f"when {what.en} turns up{here.en}", f"{what.ja}が表になった時")


def char_entered(on: Occasion, v: Voice) -> Phrase:
    f, first = on.what, "最初に" if on.first else ""
    assert isinstance(f, Filter)
    where = ENTERED_AT[on.at]
    start = "the first time" if on.first else "when"
    if on.played and f.of in ("any", "you", "opp"):
        who, noun = PEOPLE["any" if f.of == "any" else v.person(f.of)], narrowed(replace(f, of="any"), v)
        verb = "play" if who.en == "you" else "plays"
        card = f"another {noun.en.removeprefix('other ')}" if f.other else article(noun.en)
        return Phrase(
            f"{start} {who.en} {verb} {card}{where.en}{v.meanwhile.en}",
            f"{who.ja}{v.meanwhile.ja}{first}{where.ja}{noun.ja}を出した時",
        )
    comes = Phrase("is played", "手札から出た") if on.played else Phrase("enters play", "出た")
    return Phrase(
        f"{start} {one(f, v)} {comes.en}{where.en}{v.meanwhile.en}",
        f"{v.meanwhile.ja}{narrowed(f, v).ja}が{first}{where.ja}{comes.ja}時",
    )


def char_moved(on: Occasion, v: Voice) -> Phrase:
    f = on.what
    assert isinstance(f, Filter)
    noun, here = narrowed(f, v), Phrase(" here", "ここへ") if on.to else Phrase("", "")
    if f.of == "any":
        return Phrase(f"when a player moves {one(f, v)}{here.en}", f"プレイヤーが{here.ja}{noun.ja}を移動した時")
    return Phrase(f"when {one(f, v)} moves{here.en}", f"{noun.ja}が{here.ja}移動した時")


def gone(on: Occasion, v: Voice) -> Phrase:
    """Dismissed, put into a discard pile, beaten."""
    happened = {
        "dismissed": Phrase("is dismissed", "効果で捨て札になった"),
        "to_discard": Phrase("is put into a discard pile", "捨て札になった"),
        "defeated": Phrase("is beaten", "倒された"),
    }[on.event]
    if isinstance(on.what, Filter):
        return Phrase(f"when {one(on.what, v)} {happened.en}", f"{narrowed(on.what, v).ja}が{happened.ja}時")
    return Phrase(f"when this card {happened.en}", f"これが{happened.ja}時")


def discarded(on: Occasion, v: Voice) -> Phrase:
    return does(on, v, "discard", "a card", "手札を1枚捨てた")


def drew(on: Occasion, v: Voice) -> Phrase:
    if not on.nth:
        return does(on, v, "draw", "a card", "カードを引いた")
    their = "your" if v.person(on.who) == "you" else "their"
    nth = ORDINALS.get(on.nth, f"{on.nth}th")
    return does(on, v, "draw", f"{their} {nth} card of a turn", f"1ターンに{on.nth}枚目のカードを引いた")


def gained(on: Occasion, v: Voice) -> Phrase:
    return does(on, v, "gain", "tokens", "トークンを得た")


MAKERS: Mapping[str, Callable[[Occasion, Voice], Phrase]] = {
    "played": played,
    "entered": entered,
    "moved": moved,
    "problem_entered": opened,
    "solved": solved,
    "confront": confronted,
    "faceoff_start": faceoff_start,
    "faceoff_won": faceoff_won,
    "scored": scored,
    "tm_defeated": tm_defeated,
    "flipped": flipped,
    "phase_start": phase,
    "phase_end": phase,
    "turn_end": turn_end,
    "uncovered": uncovered,
    "char_entered": char_entered,
    "char_moved": char_moved,
    "dismissed": gone,
    "to_discard": gone,
    "defeated": gone,
    "discarded": discarded,
    "drew": drew,
    "gained": gained,
}
"""The words of each happening."""
