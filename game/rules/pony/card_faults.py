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
EACH_CHOOSES = Phrase(
    "each player chooses for themselves: 'tp' says whose choice it is",
    "各プレイヤーが自分で選びます。「tp」と書いてください",
)
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

# ---- what words need (card_needs.py) -----------------------------------------------------------------------
NO_HOST = Phrase("this card lies on no Friend", "このカードはフレンドに付いていません")
NO_HERE = Phrase("an Event lies nowhere: there is no 'here'", "イベントは場に出ないので、「ここ」はありません")
OTHER_ANYWAY = Phrase(
    "an Event lies nowhere: all others are other cards", "イベントは場に出ないので、ほかはみな別のカードです"
)
NEVER_AT_A_PROBLEM = Phrase("this card is never at a Problem", "このカードが事件にあることはありません")
STAYS = Phrase("this card is always in the same place", "このカードの場所は変わりません")
BEARS_NOTHING = Phrase("only a Friend bears Resources", "リソースが付くのはフレンドだけです")
TAKES_NO_PART = Phrase("this card takes part in no faceoff", "このカードは対決に参加しません")
NO_POWER = Phrase("this card has no power of its own", "このカードにパワーはありません")
NOT_TURNED = Phrase(
    "only a Mane Character on its first side turns over", "裏返せるのは、最初の面のメーンキャラクターだけです"
)
NO_IT = Phrase(
    "there is no 'it' here: what happens names no card that it could be",
    "ここに「it」はありません。出来事が、それに当たるカードを挙げていません",
)
IT_IS_GONE = Phrase(
    "'it' is not in play any more: all others are different cards",
    "「it」はもう場にないので、ほかはみな別のカードです",
)
IT_IS_NOWHERE = Phrase("'it' was not in play: there is no 'there'", "「it」は場になかったので、「そこ」はありません")
NO_ORIGIN = Phrase("nothing has moved that could go back", "元の場所へ戻れる、移動したカードがありません")
NO_FACEOFF = Phrase("there is no faceoff at this time", "この時に対決はありません")
FACEOFF_OVER = Phrase("the faceoff is decided already", "対決はもう決まっています")
SAID_WHICH = Phrase("it is said already which faceoff it is", "どの対決かは、もう書かれています")
NO_TROUBLEMAKER = Phrase("there is no Troublemaker at this time", "この時、対決にトラブルメイカーはいません")
NO_LAST_FACEOFF = Phrase("no faceoff has been decided here", "ここで終わった対決はありません")
NO_POINTS_YET = Phrase("nobody has scored in this phase yet", "このフェイズでは、まだだれも得点していません")
NO_PLAYER = Phrase("there is no 'that player' here", "ここに「そのプレイヤー」はいません")
NOT_TO_THIS = Phrase("'{0}' never happens to this card", "「{0}」がこのカードに起こることはありません")
NO_REPLY = Phrase("nobody can reply to '{0}': only to {1}", "「{0}」に「反応」は使えません。使えるのは {1} です")
LEFT_ALREADY = Phrase(
    "this card has left play by then, and cannot be used", "その時このカードはもう場になく、使えません"
)

# ---- what can be said of cards, and done to them (card_kinds.py) --------------------------------------------
NOT_THERE = Phrase("no '{0}' is ever there", "そこに「{0}」があることはありません")
HAS_NONE = Phrase("of '{0}' there is no '{1}' to say", "「{0}」に「{1}」はありません")
NOT_IN_HANDS = Phrase("of cards in a hand this says nothing", "手札のカードについては、意味がありません")
NOT_DONE = Phrase("this is done to these only: {0}", "これができるのは次のものだけです：{0}")
OUT_OF_PLAY = Phrase("this is done only to what is in play", "これができるのは、場にあるものだけです")
FACE_UP_ANYWAY = Phrase("a card that says this lies face up", "これを言うカードは表向きです")
NO_HOME = Phrase("a Troublemaker has no home", "トラブルメイカーにホームはありません")
HAS_NOT_MOVED = Phrase("only what has moved goes back", "元の場所へ戻れるのは、移動したものだけです")
GOES_ALONE = Phrase("only several cards go to different ones", "別々の所へ行くのは、2枚以上のときだけです")
NOTHING_CHOSEN = Phrase("nothing was chosen before", "先に選んだものがありません")
OWN_DECK = Phrase("a card is taken only from the own draw deck", "取れるのは、自分の山札からだけです")
NO_LASTING_COLOURS = Phrase("colours do not stay for good", "色がずっと加わることはありません")
ALWAYS_SO = Phrase("there are always that many", "いつもその数だけあります")
NEVER_SO = Phrase("'max' is less than 'min'", "「max」が「min」より小さくなっています")

# ---- decks -----------------------------------------------------------------------------------------------
NO_MANE = Phrase("'{0}' is no Mane Character", "「{0}」はメーンキャラクターではありません")
NO_START = Phrase("'{0}' is no Starting Problem of this deck", "「{0}」はこのデッキの最初の事件ではありません")
