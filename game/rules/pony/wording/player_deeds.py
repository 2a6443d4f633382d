"""What is done with hands, decks, tokens, points and in faceoffs, in words: a maker for each effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.effects.effect import Effect
from game.rules.pony.effects.deck_ops import LookAtDeck, PlayFreely, SearchFor
from game.rules.pony.effects.faceoff_ops import FlipAgain, FlipHigher, FlipMore
from game.rules.pony.effects.gain_ops import (
    CheaperNext,
    DiscardCards,
    DrawCards,
    GainTokens,
    LoseTokens,
    MillCards,
    ScorePoints,
    ShuffleDeck,
)
from game.rules.pony.forms import BonusOf
from game.rules.pony.wording.nouns import card, each, fixed
from game.rules.pony.wording.voice import Voice, article
from game.rules.pony.words import points_of, signed, tokens_of
from game.words import Phrase, many

Acts = tuple[Phrase, ...]  # things done one after the other
Makers = Mapping[type[Effect], Callable[[Any, Voice], Phrase | Acts]]


def draw(e: DrawCards, v: Voice) -> Phrase:
    return Phrase(f"draw {a_card(e.n)}", f"カードを{e.n}枚", "引く")


def a_card(n: int) -> str:
    return "a card" if n == 1 else many(n, "card")


def discard(e: DiscardCards, v: Voice) -> Phrase:
    if not isinstance(e.n, int):
        return Phrase(f"discard {v.own().en} whole hand", "手札をすべて", "捨てる")
    if e.how == "random":
        return Phrase(f"discard {a_card(e.n)} at random", f"手札を無作為に{e.n}枚", "捨てる")
    return Phrase(f"discard {a_card(e.n)}", f"手札を{e.n}枚", "捨てる")


def mill(e: MillCards, v: Voice) -> Phrase:
    cards = "card" if e.n == 1 else f"{e.n} cards"
    return Phrase(f"discard the top {cards} of {v.own().en} deck", f"デッキの上から{e.n}枚を", "捨てる")


def gain(e: GainTokens, v: Voice) -> Phrase:
    tokens = tokens_of(e.n)
    if e.expires:
        return Phrase(f"gain {tokens.en} for this phase only", f"このフェイズ限りの{tokens.ja}を", "得る")
    return Phrase(f"gain {tokens.en}", f"{tokens.ja}を", "得る")


def lose(e: LoseTokens, v: Voice) -> Phrase:
    tokens = tokens_of(e.n)
    return Phrase(f"lose {tokens.en}", f"{tokens.ja}を", "失う")


def score(e: ScorePoints, v: Voice) -> Phrase:
    if isinstance(e.n, BonusOf):
        return Phrase("score the Problem's bonus", "その事件のボーナス値分", "得点する")
    points, for_each = points_of(fixed(e.n)), each(e.n, v)
    return Phrase(f"score {points.en}{for_each.en}", f"{for_each.ja}{points.ja}", "得点する")


def cheaper(e: CheaperNext, v: Voice) -> Phrase:
    what = card(e.what, v)
    return Phrase(
        f"pay {e.n} less for your next {what.en} this turn", f"このターン次に使う{what.ja}のコストを−{e.n}", "する"
    )


def shuffle(e: ShuffleDeck, v: Voice) -> Phrase:
    return Phrase(f"shuffle {v.own().en} deck", "デッキを", "切り直す")


def look(e: LookAtDeck, v: Voice) -> Acts:
    deck = {
        "you": Phrase(f"{v.own().en} deck", "デッキ"),
        "opp": Phrase("an opponent's deck", "相手のデッキ"),
        "problem_here": Phrase("this Problem's deck", "このプロブレムデッキ")
        if v.kind == "problem"
        else Phrase("the Problem deck here", "ここのプロブレムデッキ"),
    }[e.deck]
    top = Phrase(f"the top {'card' if e.n == 1 else f'{e.n} cards'} of {deck.en}", f"{deck.ja}の上から{e.n}枚を")
    seen = Phrase(f"reveal {top.en}", top.ja, "公開する") if e.reveal else Phrase(f"look at {top.en}", top.ja, "見る")
    them = "it" if e.n == 1 else "them"
    if e.take:
        what = card(e.take, v)
        one_of = Phrase(f"up to 1 {what.en}", "1枚まで") if e.may else Phrase(article(what.en), "1枚")
        took = Phrase(
            f"take {one_of.en} among {them} into {v.own().en} hand", f"その中の{what.ja}{one_of.ja}を手札に", "加える"
        )
        return seen, took, Phrase("put the rest back on top in any order", "残りを好きな順番で上に", "戻す")
    if e.then == "top_or_bottom":
        return seen, Phrase(f"put {'it' if e.n == 1 else 'each'} on top or at the bottom", "上か下に", "置く")
    return seen, Phrase(f"put {them} back in any order", "好きな順番で上に", "戻す")


def search(e: SearchFor, v: Voice) -> Acts:
    own, what = v.own().en, card(e.what, v)
    to = {
        "hand": Phrase(f"into {own} hand", "手札に", "加える"),
        "deck_top": Phrase(f"on top of {own} deck", "デッキの上に", "置く"),
        "home_frightened": Phrase(f"into {own} home, frightened", "恐慌状態でホームに", "出す"),
    }[e.to]
    found = f"{what.ja}1枚を"
    if e.zone == "discard":
        taken = Phrase(f"put {article(what.en)} from {own} discard pile {to.en}", f"捨て札の{found}{to.ja}", to.verb)
        return (taken, Phrase(f"shuffle {own} deck", "デッキを", "切り直す")) if e.shuffle else (taken,)
    acts = [Phrase(f"search {own} deck for {article(what.en)}", f"デッキから{found}", "探す")]
    acts += [Phrase("reveal it", "", "公開する")] if e.reveal else []
    acts += [Phrase(f"put it {to.en}", to.ja, to.verb)]
    return (*acts, Phrase("shuffle", "デッキを", "切り直す")) if e.shuffle else tuple(acts)


def play_free(e: PlayFreely, v: Voice) -> Phrase:
    what = card(e.what, v)
    return Phrase(f"play {article(what.en)} from {v.own().en} hand for free", f"手札の{what.ja}1枚を無料で", "出す")


# ---- faceoffs ------------------------------------------------------------------------------------------------------
def flip(e: FlipMore, v: Voice) -> Phrase:
    n, for_each = fixed(e.n), each(e.n, v)
    return Phrase(f"flip {many(n, 'more card')}{for_each.en}", f"{for_each.ja}追加で{n}枚", "めくる")


def reflip(e: FlipAgain, v: Voice) -> Acts:
    return Phrase("ignore that card", "そのカードを", "無視する"), Phrase("flip another", "もう1枚", "めくる")


def flip_higher(e: FlipHigher, v: Voice) -> Phrase:
    return Phrase(f"give that card {signed(e.n).en} power", f"そのカードのパワーを{signed(e.n).ja}", "する")


OF_PLAYERS: Makers = {
    DrawCards: draw,
    DiscardCards: discard,
    MillCards: mill,
    GainTokens: gain,
    LoseTokens: lose,
    ScorePoints: score,
    CheaperNext: cheaper,
    ShuffleDeck: shuffle,
    LookAtDeck: look,
    SearchFor: search,
    PlayFreely: play_free,
    FlipMore: flip,
    FlipAgain: reflip,
    FlipHigher: flip_higher,
}
