"""What is said of cards that mean nothing, in both languages."""

from __future__ import annotations

from game.words import Phrase

# ---- abilities -------------------------------------------------------------------------------------------
TOKENS = Phrase(
    "must be pairs of scores and tokens, rising from score 0",
    "得点0から増えていく、得点とトークンの組でなければなりません",
)
ANSWERS = Phrase("must say what it answers", "何に応じるかを書いてください")
NO_ANSWER = Phrase("nothing is answered here", "ここで応じるものはありません")
NO_FLIP = Phrase("there is no flipped card here", "ここに、めくられたカードはありません")
NO_LEAD = Phrase("there is a lead only where a faceoff was won", "差があるのは、対決に勝った時だけです")
NOT_CONFRONTED = Phrase(
    "there is a bonus only where a Problem was confronted", "ボーナス値があるのは、事件の要件を満たした時だけです"
)
NO_SUCH = Phrase("'{0}' has no such thing", "「{0}」にこの項目はありません")
CANNOT_SAY = Phrase("'{0}' cannot say '{1}'", "「{0}」に「{1}」とは書けません")
UNCOVERED = Phrase(
    "'uncovered' must say self, tm_here or any", "「uncovered」に書けるのは self、tm_here、any のどれかです"
)
GONE = Phrase(
    "of a card that is gone only the kind and the owner are known",
    "なくなったカードについて分かるのは、種類と持ち主だけです",
)
OWN_DEED = Phrase("it is nobody else's deed: 'you' says whose", "ほかの人の行為ではありません。「you」と書いてください")
SEEN_ANYWAY = Phrase(
    "everybody sees the discard pile: nothing is revealed", "捨て札はみなに見えるので、公開するものはありません"
)
TAKEN = Phrase(
    "it says what is taken where one is taken, and only there", "何を取るかは、1枚取るときだけ、必ず書きます"
)
ONE_TAKEN = Phrase(
    "only where one is taken others may see them, or it may be left",
    "ほかの人に見せたり、取らずにおいたりできるのは、1枚取るときだけです",
)
BEARER = Phrase("only a Friend bears a Resource that is moved", "リソースを付け替える先は、フレンドだけです")
OTHER_BEARER = Phrase("it goes to a different one anyway", "付け替える先は、いつも別のフレンドです")
PAID_ONCE = Phrase("tokens are paid once", "トークンを支払うのは1回です")
EXHAUSTED_FIRST = Phrase(
    "this card is exhausted first and goes away last, each once",
    "このカードは、最初に疲労し、最後になくなります。どちらも1回だけです",
)
ONE_CHOSEN = Phrase(
    "one card is chosen, and if this one pays as well, then an 'other' one",
    "選ぶカードは1枚で、このカードも代償にするときは「other」のものを選びます",
)

# ---- cards -----------------------------------------------------------------------------------------------
ONE_ABILITY = Phrase("an Event has exactly one", "イベントの能力はちょうど1つです")
NEVER_IN_PLAY = Phrase(
    "an Event is never in play, so it does not put itself there",
    "イベントは場に出ないので、自分を場に出すことはできません",
)
COLOURS = Phrase("there are at most two different ones", "異なる色2つまでです")
DILEMMA = Phrase(
    "a Dilemma has its requirements and a bonus, other Resources have none",
    "ジレンマには要件とボーナスが必要で、ほかのリソースには書けません",
)
VILLAIN = Phrase("every Villain is an Epic", "悪役はみなエピックです")
COMPETITIVE = Phrase("only 'competitive' has a number, of at least 1", "数字があるのは「competitive」だけで、1以上です")
PARTS = Phrase("must be one part or two", "1つか2つでなければなりません")
ANY_COLOUR = Phrase("any colour has no opposite", "「どの色でも」に反対の色はありません")

# ---- modifiers -------------------------------------------------------------------------------------------
GRANTS_NOTHING = Phrase("it grants nothing", "何も与えません")
NO_SUCH_ACT = Phrase("the act '{0}' has no such thing", "行為「{0}」にこの項目はありません")
SETTLED = (
    Phrase("who the Critters are", "どれが動物か"),
    Phrase("who is Stubborn and takes part in faceoffs", "だれが「がんこ」で、対決に参加するか"),
    Phrase("colours", "色"),
    Phrase("power", "パワー"),
)
ASKS = Phrase("it asks for {0}, and helps to settle {1}", "{1}を決める効果なのに、{0}を調べています")

# ---- what may be said where ------------------------------------------------------------------------------
NO_HANDS = Phrase(
    "what is so all the time asks for no cards in hands, which not everybody sees",
    "常に働く能力では手札を調べられません。全員には見えないからです",
)
NO_DEED = Phrase("there is no deed that it could be about", "それが指す行為がありません")
NOT_PRINTED = Phrase(
    "what is said here of cards must be printed on them", "ここでは、カードに印刷された内容しか調べられません"
)

# ---- decks -----------------------------------------------------------------------------------------------
NO_MANE = Phrase("'{0}' is no Mane Character", "「{0}」はメーンキャラクターではありません")
NO_START = Phrase("'{0}' is no Starting Problem of this deck", "「{0}」はこのデッキの最初の事件ではありません")
