"""Events as lines of the log, in both languages (`say` of the ruleset).

What is told is told to one viewer: the state is that viewer's view, and what it does not show is called by its back.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.foton import events as e
from game.rules.foton.places import discard, field, hand, kind_of
from game.rules.foton.turn import USED
from game.rules.foton.words import KIND_NAMES, PHASE_NAMES, card_name, piece_name
from game.table.event import Event, Moved
from game.table.state import State
from game.words import Phrase, listed, owned, same, seat_name


def say(event: Event, s: State) -> Phrase | None:
    """An event as a sentence; None for what is not worth a line."""
    tell = TELLERS.get(type(event))
    return tell(event, s) if tell else None


# ---- phases and turns ------------------------------------------------------------------------------
def phase_began(x: e.PhaseBegan, s: State) -> Phrase:
    return Phrase("The {0} begins", "{0}開始").of(PHASE_NAMES[x.phase])


def round_began(x: e.RoundBegan, s: State) -> Phrase:
    words = Phrase("Draft round {0}: {1} takes first", "ドラフト{0}巡目：{1}から獲得する")
    return words.of(x.number, seat_name(x.seat))


def took(x: e.Took, s: State) -> Phrase:
    return Phrase("{0} takes area {1}: {2}", "{0}がエリア{1}を獲得した：{2}").of(
        seat_name(x.seat), x.area, listed(card_name(s, key) for key in x.cards)
    )


def turn_began(x: e.TurnBegan, s: State) -> Phrase:
    return Phrase("Turn {0} of {1}", "{1}の第{0}ターン").of(x.number, seat_name(x.seat))


# ---- Megido and events -----------------------------------------------------------------------------
def acted(x: e.Acted, s: State) -> Phrase:
    return Phrase("{0} acts with {1}", "{0}が{1}で行動した").of(seat_name(x.seat), piece_name(s, x.megido))


def paid(x: e.Paid, s: State) -> Phrase | None:
    if not x.cards:
        return None
    return Phrase("{0} pays {1}", "{0}が{1}を支払った").of(
        seat_name(x.seat), listed(card_name(s, key) for key in x.cards)
    )


def rested(x: e.Rested, s: State) -> Phrase:
    return Phrase("{0} rests {1}", "{0}が{1}を休息させた").of(seat_name(x.seat), piece_name(s, x.megido))


def event_used(x: e.EventUsed, s: State) -> Phrase:
    return Phrase("{0} uses {1}", "{0}が{1}を使った").of(seat_name(x.seat), piece_name(s, x.card))


def automatic(x: e.Automatic, s: State) -> Phrase:
    return Phrase("The automatic effect of {0} happens", "{0}の【自動】が発動した").of(
        owned(x.seat, piece_name(s, x.megido))
    )


# ---- interference ----------------------------------------------------------------------------------
def interfered(x: e.Interfered, s: State) -> Phrase:
    return Phrase("{0} interferes with {1}", "{0}の【妨】：対象は{1}").of(
        piece_name(s, x.piece), listed(seat_name(seat) for seat in x.targets)
    )


def countered(x: e.Countered, s: State) -> Phrase:
    return Phrase("{0} counters with {1}", "{0}が{1}で対抗した").of(seat_name(x.seat), piece_name(s, x.megido))


def not_countered(x: e.NotCountered, s: State) -> Phrase:
    return Phrase("{0} does not counter", "{0}は対抗しない").of(seat_name(x.seat))


# ---- cards and points ------------------------------------------------------------------------------
def drew(x: e.Drew, s: State) -> Phrase:
    who = seat_name(x.seat)
    if not x.cards:
        return Phrase("{0} draws nothing: the deck is empty", "{0}の山札は0枚なので、引けない").of(who)
    cards = "1 card" if x.cards == 1 else f"{x.cards} cards"
    if x.cards < x.wanted:
        return Phrase(
            "{0} draws " + cards + " of {1}: the deck is empty",
            "{0}が" + str(x.cards) + "枚引いた（{1}枚引くところ、山札切れ）",
        ).of(who, x.wanted)
    return Phrase("{0} draws " + cards, "{0}が" + str(x.cards) + "枚引いた").of(who)


def looked(x: e.Looked, s: State) -> Phrase | None:
    if not x.cards:
        return None
    cards = "card" if x.cards == 1 else "{1} cards"
    return Phrase("{0} looks at the top " + cards + " of the deck", "{0}が山札の上から{1}枚を見た").of(
        seat_name(x.seat), x.cards
    )


def entered(x: e.Entered, s: State) -> Phrase:
    return Phrase("{1} enters the field of {0}", "{1}が{0}の場に出た").of(seat_name(x.seat), piece_name(s, x.piece))


def turned(x: e.Turned, s: State) -> Phrase:
    """Who does not see a face-down photon reads its kind (F-8.1)."""
    photon = s.pieces.get(x.piece)
    if photon is None:  # it is somewhere else already
        return Phrase("A photon of {0} is turned", "{0}のフォトンが1枚裏返った").of(seat_name(x.seat))
    if photon.card == photon.back:
        words = Phrase("One {0} photon of {1} is turned face down", "{1}の{0}のフォトンが1枚裏になった")
        return words.of(KIND_NAMES[kind_of(photon)], seat_name(x.seat))
    words = (
        Phrase("{0} is turned face up", "{0}が表になった")
        if x.face_up
        else Phrase("{0} is turned face down", "{0}が裏になった")
    )
    return words.of(owned(x.seat, card_name(s, photon.card)))


def gained(x: e.Gained, s: State) -> Phrase:
    return Phrase("{0} gains {1} VP from {2}", "{0}が{2}により勝利点{1}点を得た").of(
        seat_name(x.seat), x.points, piece_name(s, x.piece)
    )


def extra_taken(x: e.ExtraTaken, s: State) -> Phrase:
    return Phrase("{0} takes {1} from the supply", "{0}が共通の置き場から{1}を得た").of(
        seat_name(x.seat), card_name(s, x.card)
    )


def extra_returned(x: e.ExtraReturned, s: State) -> Phrase:
    return Phrase(
        "An extra {0} photon of {1} goes back to the supply", "{1}のエクストラフォトン（{0}）が共通の置き場に戻った"
    ).of(KIND_NAMES[x.kind], seat_name(x.seat))


def moved(x: Moved, s: State) -> Phrase | None:
    """Discards, photons that enter a field, cards that return to hand or deck; all else has events of its own."""
    if x.source.name == "hand" and x.target.name == "deck":
        return Phrase("{0} returns a card from the hand to the deck", "{0}が手札のカード1枚を山札に戻した").of(
            seat_name(x.target.owner or 0)
        )
    piece = s.pieces.get(x.now)
    if piece is None and x.target.name == "discard":  # it is somewhere else already
        return Phrase("{0} discards a card", "{0}がカード1枚を捨札にした").of(seat_name(x.target.owner or 0))
    if piece is None or x.source == x.target or piece.has(USED):
        return None
    who = seat_name(piece.owner)
    if x.target == discard(piece.owner) and x.source.name in ("hand", "field", "deck", "looked"):
        return Phrase("{0} discards {1}", "{0}が{1}を捨札にした").of(who, card_name(s, piece.card))
    if x.target == field(piece.owner) and x.source.name in ("discard", "deck", "looked", "field"):
        return Phrase("{1} enters the field of {0}", "{1}が{0}の場に出た").of(who, card_name(s, piece.card))
    if x.target == hand(piece.owner) and x.source.name == "looked":
        return Phrase("{0} takes {1} into the hand", "{0}が{1}を手札に加えた").of(who, card_name(s, piece.card))
    if x.target == hand(piece.owner) and x.source.name == "discard":
        words = Phrase("{0} takes {1} back into the hand", "{0}が捨札の{1}を手札に加えた")
        return words.of(who, card_name(s, piece.card))
    return None


# ---- the end ---------------------------------------------------------------------------------------
def added(x: e.Added, s: State) -> Phrase:
    who = seat_name(x.seat)
    if not x.photons:
        return Phrase("{0} adds nothing", "{0}は何も出さない").of(who)
    return Phrase("{0} adds {1}", "{0}が{1}を出した").of(who, listed(piece_name(s, i) for i in x.photons))


def kind_scored(x: e.KindScored, s: State) -> Phrase:
    """ "Attack: Player 1 has 15 (10 VP), Player 2 has 9 (2 VP)": names that end in a number are told from the total."""
    parts = [
        Phrase("{0} has {1} ({2} VP)", "{0}は{1}（{2}点）").of(seat_name(seat), total, points)
        for seat, (total, points) in enumerate(zip(x.totals, x.points, strict=True))
    ]
    rows = Phrase(", ".join(p.en for p in parts), "、".join(p.ja for p in parts))
    return Phrase("{0}: {1}", "{0}：{1}").of(KIND_NAMES[x.kind], rows)


def match_ended(x: e.MatchEnded, s: State) -> Phrase:
    points = same("–".join(str(n) for n in x.points))
    names = listed(seat_name(seat) for seat in x.winners)
    if len(x.winners) == 1:
        return Phrase("{0} wins the match ({1} VP)", "{0}の勝利（勝利点{1}）").of(names, points)
    return Phrase("{0} share the victory ({1} VP)", "{0}が勝利を分け合う（勝利点{1}）").of(names, points)


TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    e.PhaseBegan: phase_began,
    e.RoundBegan: round_began,
    e.Took: took,
    e.TurnBegan: turn_began,
    e.Acted: acted,
    e.Paid: paid,
    e.Rested: rested,
    e.EventUsed: event_used,
    e.Automatic: automatic,
    e.Interfered: interfered,
    e.Countered: countered,
    e.NotCountered: not_countered,
    e.Drew: drew,
    e.Turned: turned,
    e.Gained: gained,
    e.Looked: looked,
    e.Entered: entered,
    e.ExtraTaken: extra_taken,
    e.ExtraReturned: extra_returned,
    Moved: moved,
    e.Added: added,
    e.KindScored: kind_scored,
    e.MatchEnded: match_ended,
}
