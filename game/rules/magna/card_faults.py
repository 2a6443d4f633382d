"""What is said of cards that mean nothing, in both languages."""

from __future__ import annotations

from game.words import Phrase

# ---- formats and cards -----------------------------------------------------------------------------------
SLOTS = Phrase("there are three bases with 1 to {0} slots each", "拠点は3つで、スロットはそれぞれ1から{0}までです")
FORMATS = Phrase("there must be 'full' and 'half' and nothing else", "「full」と「half」だけが必要です")
SYMBOLS = Phrase("a base shows one or two base symbols", "拠点の拠点シンボルは1つか2つです")
NO_SYMBOL = Phrase("there is no base symbol '{0}'", "「{0}」という拠点シンボルはありません")
OTHER_COLOUR = Phrase(
    "the base symbol '{0}' is {1}, the card is {2}", "拠点シンボル「{0}」は {1} で、カードは {2} です"
)
ONCE = Phrase("each word stands there once", "同じ言葉は1回しか書けません")
TWO = Phrase("there are two with this key", "同じ key が2つあります")
TRAP_CARD = Phrase(
    "a trap card has one break trigger and nothing else", "罠カードにあるのは、ブレイクトリガー1つだけです"
)
POSSESSION = Phrase(
    "'any' goes with the keyword 'possession', and only with it",
    "「any」と書けるのはキーワード「possession」のときだけで、必ず書きます",
)
LINK = Phrase(
    "cards with the Chain mark, and only they, name the link they share",
    "チェインマークのあるカードだけが、必ず同じリンクの名前を書きます",
)
NO_BASE = Phrase("there is no base '{0}'", "「{0}」という拠点はありません")

# ---- abilities -------------------------------------------------------------------------------------------
GLYPH = Phrase("an ability of the kind '{0}' has one of {1}", "「{0}」のアビリティの印は次のどれかです：{1}")
TRIGGERS = Phrase("triggers, and only they, say when they go off", "いつ働くかはトリガーだけに、必ず書きます")
BREAK = Phrase("trap cards, and only they, have a break trigger", "ブレイクトリガーは罠カードだけに、必ずあります")
BASE_BATTLE = Phrase("a base has no abilities of a battle", "拠点に戦闘のアビリティは書けません")
MAY = Phrase(
    "only what is triggered may be left; all else is used at will, or is always so",
    "使わなくてもよいのはトリガーだけです。ほかは自由に使うか、いつも働きます",
)
CHAIN = Phrase(
    "only attack and block abilities have the Chain mark", "チェインマークは攻撃と防御のアビリティだけのものです"
)
BASE_CHECKED = Phrase("a base is never checked", "拠点はチェック状態になりません")
FREE = Phrase("constant abilities and triggers cost nothing", "常時のアビリティとトリガーに代償はありません")
ENDLESS = Phrase(
    "it could be used without end: let it cost something that is used up, or be used once",
    "際限なく使えてしまいます。使えばなくなる代償か、1回だけという制限が必要です",
)
SACRIFICE = Phrase("one own unit is discarded", "破棄するのは自分のユニット1体です")

# ---- operations and tactics ------------------------------------------------------------------------------
NOT_CHECKED = Phrase(
    "a card is not checked, and is used once anyway", "カードはチェック状態にならず、もともと1回しか使えません"
)
ONE_SKILL = Phrase("one unit is checked, for one skill", "チェックするのはユニット1体で、スキルは1つです")
BY_SKILL = Phrase("tactics are paid with a skill, not with Fight", "戦術の代償はスキルで、ファイトではありません")
SUMMONS = Phrase("reinforcement tactics, and only they, are summons", "招来は増援の戦術だけで、必ずそうなります")
SUMMONS_IS = Phrase(
    "a summons, and only that, says what unit it becomes", "どのユニットになるかは招来だけに、必ず書きます"
)
SUMMONS_JOINS = Phrase(
    "a summons is this card, and joins unchecked", "招来はこのカード自身で、チェックされずに加わります"
)

# ---- what an effect is about -----------------------------------------------------------------------------
NOBODY_CHOSEN = Phrase("nobody was chosen before", "この前に選んだものがありません")
NO_BATTLE = Phrase("there is no battle in the production phase", "生産フェイズに戦闘はありません")
NO_BATTLE_NOW = Phrase("there is no battle at this time", "この時に戦闘はありません")
NO_ATTACK_NOW = Phrase("there is no attack at this time", "この時にアタックはありません")
OF_UNITS_ONLY = Phrase(
    "this happens to units, not to what they bear", "これはユニットに起こることで、武装には起こりません"
)
DESTROYED = Phrase("this unit is destroyed, and in play no more", "このユニットは撃破されて、もう場にいません")
OTHER_ANYWAY = Phrase(
    "this card is no unit: all units are others", "このカードはユニットではないので、どのユニットも「other」です"
)
FACE_DOWN = Phrase("a trap lies face down: nobody knows its colour", "罠は裏向きなので、色は分かりません")
OWN_UNITS = Phrase("'{0}' means own units", "「{0}」は自分のユニットを指します")
ALL_OF = Phrase("'all' are not up to so many", "「all」に「まで」は付けられません")
HIGHEST = Phrase("the highest is one unit", "いちばん高いユニットは1体です")
ALL_COUNTED = Phrase("all units of a kind are counted", "数えるのは、ある種類のユニットすべてです")

# ---- what may stand where --------------------------------------------------------------------------------
ALL_THE_TIME = Phrase("only a constant ability is there all the time", "ずっと続くのは常時のアビリティだけです")
ANSWERS_ATTACK = Phrase("only a block answers an attack", "攻撃に応じられるのは防御だけです")
ANSWERS_DECLARED = Phrase(
    "only a block or an interrupt answers a declaration", "宣言に応じられるのは防御と割込だけです"
)
PRODUCTION = Phrase("this is for the production phase only", "これは生産フェイズだけのものです")
BASE_RULES = Phrase(
    "only a base changes the rules, by something", "ルールの数を変えられるのは拠点だけで、0は書けません"
)
FIRST_TRAP = Phrase(
    "the first trap is free, or it is not: the 'value' must be 1",
    "最初のトラップが無料かどうかだけなので、「value」は1でなければなりません",
)
CONSTANT = Phrase(
    "a constant ability changes numbers, keywords or skills for as long as it is there",
    "常時のアビリティで変えられるのは、その間の数値・キーワード・スキルだけです",
)
CONSTANT_ALL = Phrase(
    "a constant ability is about all units of a kind, whatever their numbers",
    "常時のアビリティは、数値に関係なく、ある種類のユニットすべてに働きます",
)
CONSTANT_FIXED = Phrase(
    "a constant ability changes numbers by a fixed amount", "常時のアビリティで変わる数値は、決まった量だけです"
)
CONSTANT_COUNTS = Phrase(
    "it counts all units of a kind, whatever their numbers", "数えるのは、数値に関係なく、ある種類のユニットすべてです"
)
BASE_CHARGE = Phrase("a base takes part in no charge", "拠点は突撃に加わりません")
CHARGE = Phrase(
    "taking part in a charge is a condition of constant abilities",
    "突撃に加わっているという条件は、常時のアビリティだけのものです",
)
TRUE = Phrase("must be true", "true でなければなりません")
KEYWORDS = Phrase(
    "what gives a keyword does not ask for keywords", "キーワードを与える効果で、キーワードを調べることはできません"
)

# ---- numbers ---------------------------------------------------------------------------------------------
DRAWS = Phrase("it draws so many cards, or up to so many", "引く枚数は、決まった数か「まで」のどちらか一方です")
AT_LEAST_ONE = Phrase("it must be about at least one", "1以上でなければなりません")
NO_X = Phrase("no X is paid", "Xを支払っていません")
GRANTS_ONE = Phrase(
    "it grants a keyword, or skills, or an equip skill", "与えるのは、キーワード・スキル・装備スキルのどれか1つです"
)
THERE_ALREADY = Phrase("what is in the {0} is there already", "「{0}」にあるものは、もうそこにあります")
FUNDS = Phrase("only hand cards are put on the war funds", "軍資金に置けるのは手札だけです")
CHOOSES_NOBODY = Phrase(
    "what depends on a condition chooses nobody of its own", "条件しだいの効果の中で、新しく選ぶことはできません"
)
TWO_OR_MORE = Phrase("there must be two things or more to choose from", "選べるものは2つ以上必要です")
