"""Events as lines of the log, in both languages (`say` of the ruleset).

What is told is told to one viewer: the state is that viewer's view, and what it does not show is called by its back.
Long because it is a list, one sentence for each event.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.pony import events as e
from game.rules.pony.places import DILEMMA, HOME, Area, PonyState
from game.rules.pony.words import PHASE_NAMES, area_name, card_name, cards_of, name, points_of, signed, tokens_of
from game.table.event import Event
from game.words import Phrase, listed, owned, seat_name

NOTHING = Phrase("", "")
ENDS = {
    "points": Phrase("enough points", "得点到達"),
    "turns": Phrase("the last turn is over", "最終ターン終了"),
    "conceded": Phrase("the others gave up", "ほかのプレイヤーの投了"),
}
WHY_SCORED = {
    "confront": Phrase("for confronting", "要件達成"),
    "first": Phrase("for being the first", "最初の達成"),
    "faceoff": Phrase("for the faceoff", "対決の勝利"),
    "troublemaker": Phrase("for the Troublemaker", "トラブルメイカー"),
    "effect": Phrase("by an effect", "効果"),
}
WHY_SPENT = {
    "play": Phrase("{0} pays {1} to play", "{0}がプレイのために{1}を支払った"),
    "move": Phrase("{0} pays {1} to move", "{0}が移動のために{1}を支払った"),
    "draw": Phrase("{0} pays {1} to draw", "{0}が引くために{1}を支払った"),
    "rally": Phrase("{0} pays {1} to rally", "{0}が立ち直らせるために{1}を支払った"),
    "ability": Phrase("{0} pays {1} for an ability", "{0}が能力のために{1}を支払った"),
    "lost": Phrase("{0} loses {1}", "{0}が{1}を失った"),
    "vanished": Phrase("{1} of {0} vanish unspent", "{0}の使わなかった{1}が消えた"),
}
WHY_LEFT = {
    "dismissed": Phrase("{0} is dismissed", "{0}が退場した"),
    "retired": Phrase("{0} is retired", "{0}が退いた"),
    "solved": Phrase("{0} is discarded: the Problem is solved", "事件が解決し、{0}が捨て札になった"),
    "unique": Phrase("{0} is retired: it is Unique", "ユニークなので{0}が退いた"),
    "replaced": Phrase("{0} is discarded: one stays for each player", "{0}が捨て札になった（1人1枚まで）"),
    "epic": Phrase("{0} is discarded: an Epic is there", "エピックにより{0}が捨て札になった"),
    "hand": Phrase("{0} goes back to the hand", "{0}が手札に戻った"),
    "deck": Phrase("{0} goes to the deck", "{0}がデッキに戻った"),
}
WHY_MOVED = {
    "move": Phrase("{0} moves from {1} to {2}", "{0}が{1}から{2}へ移動した"),
    "effect": Phrase("{0} is moved from {1} to {2}", "{0}が{1}から{2}へ動かされた"),
    "lost": Phrase("{0} has lost the challenge and goes home", "挑戦に敗れ、{0}がホームに戻った"),
    "solved": Phrase("{0} goes home", "{0}がホームに戻った"),
}
LOOKED = {
    "deck": Phrase("{0} looks at {2} of the deck of {1}", "{0}が{1}のデッキの{2}を見た"),
    "problems": Phrase("{0} looks at {2} of the Problem deck of {1}", "{0}が{1}のプロブレムデッキの{2}を見た"),
    "troublemaker": Phrase(
        "{0} looks at a face-down Troublemaker of {1}", "{0}が{1}のウラ向きのトラブルメイカーを見た"
    ),
}


def say(event: Event, s: PonyState) -> Phrase | None:
    """An event as a sentence; None for what is not worth a line."""
    tell = TELLERS.get(type(event))
    return tell(event, s) if tell else None


def whose(s: PonyState, piece: int, card: str) -> Phrase:
    """A card in play with its owner: "Player 1's Noteworthy"; it may have left since."""
    found = s.pieces.get(piece)
    return owned(found.owner, name(s, found)) if found else card_name(s, card)


def where(s: PonyState, area: Area) -> Phrase:
    """`home` of whoever it is about, or the Problem."""
    return Phrase("home", "ホーム") if area[:1] == (HOME,) else area_name(s, area)


# ---- set-up, turns, end ------------------------------------------------------------------------------------------
def first_player(x: e.FirstPlayer, s: PonyState) -> Phrase:
    return Phrase("{0} goes first", "先攻は{0}").of(seat_name(x.seat))


def mulliganed(x: e.Mulliganed, s: PonyState) -> Phrase:
    return Phrase("{0} returns the hand", "{0}が手札を戻した").of(seat_name(x.seat))


def turn_began(x: e.TurnBegan, s: PonyState) -> Phrase:
    return Phrase("Turn {0}: {1}", "ターン{0}：{1}").of(x.number, seat_name(x.seat))


def phase_began(x: e.PhaseBegan, s: PonyState) -> Phrase:
    return PHASE_NAMES[x.phase]


def match_ended(x: e.MatchEnded, s: PonyState) -> Phrase:
    if not x.winners:
        return Phrase("The match is drawn ({0})", "引き分け（{0}）").of(ENDS[x.why])
    return Phrase("{0} wins ({1})", "{0}の勝ち（{1}）").of(listed(seat_name(i) for i in x.winners), ENDS[x.why])


# ---- points, tokens, cards ---------------------------------------------------------------------------------------
def scored(x: e.Scored, s: PonyState) -> Phrase:
    return Phrase("{0} scores {1} ({2})", "{0}が{1}を得た（{2}）").of(
        seat_name(x.seat), points_of(x.n), WHY_SCORED.get(x.why, WHY_SCORED["effect"])
    )


def gained_tokens(x: e.GainedTokens, s: PonyState) -> Phrase:
    return Phrase("{0} gains {1}", "{0}が{1}を得た").of(seat_name(x.seat), tokens_of(x.n))


def spent_tokens(x: e.SpentTokens, s: PonyState) -> Phrase:
    return WHY_SPENT[x.why].of(seat_name(x.seat), tokens_of(x.n))


def drew(x: e.Drew, s: PonyState) -> Phrase:
    return Phrase("{0} draws {1}", "{0}が{1}を引いた").of(seat_name(x.seat), cards_of(x.n))


def discarded(x: e.Discarded, s: PonyState) -> Phrase:
    return Phrase("{0} discards {1}", "{0}が{1}を捨てた").of(seat_name(x.seat), card_name(s, x.card))


def milled(x: e.Milled, s: PonyState) -> Phrase:
    return Phrase("{1} goes from the deck of {0} to the discard pile", "{0}のデッキから{1}が捨て札になった").of(
        seat_name(x.seat), card_name(s, x.card)
    )


def looked_at(x: e.LookedAt, s: PonyState) -> Phrase:
    return LOOKED[x.what].of(seat_name(x.seat), seat_name(x.whose), cards_of(x.n))


def fetched(x: e.Fetched, s: PonyState) -> Phrase:
    return Phrase("{0} takes {1}", "{0}が{1}を選び出した").of(seat_name(x.seat), card_name(s, x.card))


# ---- cards in play -------------------------------------------------------------------------------------------------
def played(x: e.Played, s: PonyState) -> Phrase:
    who = seat_name(x.seat)
    if not x.card:
        return Phrase("{0} lays a Troublemaker face down at {1}", "{0}が{1}にトラブルメイカーをウラ向きに置いた").of(
            who, where(s, x.area)
        )
    what = card_name(s, x.card)
    if x.host:
        return Phrase("{0} plays {1} on {2}", "{0}が{2}に{1}をつけた").of(who, what, name(s, x.host))
    if x.area[:1] == (DILEMMA,) and what == area_name(s, x.area):
        return Phrase("{0} plays the Dilemma {1}", "{0}がジレンマ{1}を出した").of(who, what)
    if not x.area:
        return Phrase("{0} plays {1}", "{0}が{1}を使った").of(who, what)
    return Phrase("{0} plays {1} to {2}", "{0}が{1}を{2}に出した").of(who, what, where(s, x.area))


def entered(x: e.Entered, s: PonyState) -> Phrase:
    what = card_name(s, x.card) if x.card else name(s, x.piece)
    return Phrase("{0} comes into play", "{0}が場に出た").of(owned(x.seat, what))


def used_ability(x: e.UsedAbility, s: PonyState) -> Phrase:
    return Phrase("{0} uses {1}", "{0}が{1}の能力を使った").of(seat_name(x.seat), card_name(s, x.card))


def went_off(x: e.WentOff, s: PonyState) -> Phrase:
    return Phrase("{0} takes effect", "{0}の効果").of(card_name(s, x.card))


def relocated(x: e.Relocated, s: PonyState) -> Phrase:
    return WHY_MOVED[x.why].of(whose(s, x.piece, x.card), where(s, x.source), where(s, x.target))


def exhausted(x: e.Exhausted, s: PonyState) -> Phrase:
    return Phrase("{0} is exhausted", "{0}が疲労した").of(whose(s, x.piece, x.card))


def readied(x: e.Readied, s: PonyState) -> Phrase:
    return Phrase("{0} is ready again", "{0}がレディになった").of(whose(s, x.piece, x.card))


def frightened(x: e.Frightened, s: PonyState) -> Phrase:
    return Phrase("{0} is frightened", "{0}が恐慌状態になった").of(whose(s, x.piece, x.card))


def rallied(x: e.Rallied, s: PonyState) -> Phrase:
    return Phrase("{0} rallies", "{0}が立ち直った").of(whose(s, x.piece, x.card))


def left_play(x: e.LeftPlay, s: PonyState) -> Phrase:
    what = card_name(s, x.card) if x.card else Phrase("a face-down card", "ウラ向きのカード")
    return WHY_LEFT.get(x.why, WHY_LEFT["dismissed"]).of(owned(x.seat, what))


def boosted(x: e.Boosted, s: PonyState) -> Phrase:
    return Phrase("{0} turns over: Boosted!", "{0}がブーストした！").of(whose(s, x.piece, x.card))


def reattached(x: e.Reattached, s: PonyState) -> Phrase:
    return Phrase("{0} goes over to {1}", "{0}が{1}につけかえられた").of(whose(s, x.piece, x.card), name(s, x.host))


def strengthened(x: e.Strengthened, s: PonyState) -> Phrase:
    return Phrase("{0}: {1} power", "{0}：パワー{1}").of(whose(s, x.piece, x.card), signed(x.n))


def revealed(x: e.Revealed, s: PonyState) -> Phrase:
    return Phrase("{0} turns up at {1}", "{0}が{1}で表向きになった").of(whose(s, x.piece, x.card), where(s, x.area))


def covered(x: e.Covered, s: PonyState) -> Phrase:
    return Phrase("{0} is turned face down", "{0}がウラ向きになった").of(whose(s, x.piece, x.card))


# ---- Problems and faceoffs -------------------------------------------------------------------------------------------
def confronted(x: e.Confronted, s: PonyState) -> Phrase:
    return Phrase("{0} confronts {1}", "{0}が{1}の要件を満たした").of(seat_name(x.seat), card_name(s, x.card))


def faceoff_began(x: e.FaceoffBegan, s: PonyState) -> Phrase:
    if x.kind == "troublemaker":
        return Phrase("{0} challenges {1}", "{0}が{1}に挑戦").of(
            seat_name(x.sides[0]), card_name(s, x.now.sides[-1].troublemaker) if x.now else NOTHING
        )
    over = listed(card_name(s, key) for key in x.now.problems) if x.now else NOTHING
    return Phrase("A faceoff over {0}", "{0}をめぐる対決").of(over)


def flipped(x: e.Flipped, s: PonyState) -> Phrase:
    return Phrase("{0} flips {1}", "{0}が{1}をめくった").of(seat_name(x.seat), card_name(s, x.card))


def ignored_flip(x: e.IgnoredFlip, s: PonyState) -> Phrase:
    return Phrase("{0} is ignored", "{0}は無視される").of(_flip(x, s))


def flip_raised(x: e.FlipRaised, s: PonyState) -> Phrase:
    return Phrase("{0} counts {1}", "{0}は{1}として数える").of(_flip(x, s), signed(x.n))


def _flip(x: e.IgnoredFlip | e.FlipRaised, s: PonyState) -> Phrase:
    flips = [flip for side in x.now.sides for flip in side.flips] if x.now else []
    return next((card_name(s, flip.card) for flip in flips if flip.piece == x.piece), name(s, x.piece))


def compared(x: e.Compared, s: PonyState) -> Phrase:
    sides = x.now.sides if x.now else ()
    return listed(Phrase("{0} has {1}", "{0}は{1}").of(seat_name(side.seat), side.total) for side in sides)


def faceoff_ended(x: e.FaceoffEnded, s: PonyState) -> Phrase:
    if x.winner < 0:
        return Phrase("Nobody wins the faceoff", "対決の勝者はいない")
    return Phrase("{0} wins the faceoff", "{0}が対決に勝った").of(seat_name(x.winner))


def defeated(x: e.Defeated, s: PonyState) -> Phrase:
    return Phrase("{0} beats {1}", "{0}が{1}をたおした").of(seat_name(x.seat), card_name(s, x.card))


def solved(x: e.Solved, s: PonyState) -> Phrase:
    return Phrase("{0} is solved", "{0}が解決した").of(card_name(s, x.card))


def became_active(x: e.BecameActive, s: PonyState) -> Phrase:
    return Phrase("{0} is the new Problem of {1}", "{1}の新しい事件は{0}").of(card_name(s, x.card), seat_name(x.seat))


TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    e.FirstPlayer: first_player,
    e.Mulliganed: mulliganed,
    e.TurnBegan: turn_began,
    e.PhaseBegan: phase_began,
    e.MatchEnded: match_ended,
    e.Scored: scored,
    e.GainedTokens: gained_tokens,
    e.SpentTokens: spent_tokens,
    e.Drew: drew,
    e.Discarded: discarded,
    e.Milled: milled,
    e.LookedAt: looked_at,
    e.Fetched: fetched,
    e.Played: played,
    e.Entered: entered,
    e.UsedAbility: used_ability,
    e.WentOff: went_off,
    e.Relocated: relocated,
    e.Exhausted: exhausted,
    e.Readied: readied,
    e.Frightened: frightened,
    e.Rallied: rallied,
    e.LeftPlay: left_play,
    e.Boosted: boosted,
    e.Reattached: reattached,
    e.Strengthened: strengthened,
    e.Revealed: revealed,
    e.Covered: covered,
    e.Confronted: confronted,
    e.FaceoffBegan: faceoff_began,
    e.Flipped: flipped,
    e.IgnoredFlip: ignored_flip,
    e.FlipRaised: flip_raised,
    e.Compared: compared,
    e.FaceoffEnded: faceoff_ended,
    e.Defeated: defeated,
    e.Solved: solved,
    e.BecameActive: became_active,
}
