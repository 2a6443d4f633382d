"""What is said of cards that mean nothing, in both languages."""

from __future__ import annotations

from game.words import Phrase

# ---- names that nothing stands for ----------------------------------------------------------------------
NO_TRIGGER = Phrase("there is no trigger called '{0}'", "「{0}」というきっかけはありません")
NOTHING_WAITS = Phrase("there is nothing here that waits for '{0}'", "ここには「{0}」を待つものがありません")
SILENT = Phrase("nothing speaks of {0}", "{0}に触れる効果がありません")
NO_TARGET = Phrase(
    "it speaks of the target {0}, but has none of that name", "対象{0}に触れていますが、その名前の対象がありません"
)
NO_ARMY = Phrase("there is no army card called '{0}'", "「{0}」というアーミーカードはありません")
NO_SPELL = Phrase("there is no spell card called '{0}'", "「{0}」というスペルカードはありません")
NOTHING_LIKE = {
    ("figure",): Phrase("'{0}' is no figure here", "ここで「{0}」はフィギュアではありません"),
    ("figure", "space"): Phrase(
        "'{0}' is no figure and no space here", "ここで「{0}」はフィギュアでもマスでもありません"
    ),
    ("chosen figure",): Phrase("'{0}' is no chosen figure here", "ここで「{0}」は選ばれたフィギュアではありません"),
    ("figure in the graveyard",): Phrase(
        "'{0}' is no figure in the graveyard here", "ここで「{0}」は墓地のフィギュアではありません"
    ),
    ("army card",): Phrase("'{0}' is no army card here", "ここで「{0}」はアーミーカードではありません"),
    ("chosen army card",): Phrase(
        "'{0}' is no chosen army card here", "ここで「{0}」は選ばれたアーミーカードではありません"
    ),
    ("army card it lay on",): Phrase(
        "'{0}' is no army card it lay on here", "ここで「{0}」は、それが付いていたアーミーカードではありません"
    ),
    ("enchantment",): Phrase("'{0}' is no enchantment here", "ここで「{0}」はエンチャントではありません"),
    ("player",): Phrase("'{0}' is no player here", "ここで「{0}」はプレイヤーではありません"),
    ("chosen player",): Phrase("'{0}' is no chosen player here", "ここで「{0}」は選ばれたプレイヤーではありません"),
}
"""Of what has to be named somewhere, and is not."""

# ---- abilities ------------------------------------------------------------------------------------------
TRIGGERED = Phrase(
    "triggered abilities have a trigger, others have none", "誘発する能力にはきっかけが必要で、ほかの能力には書けません"
)
FIRST_TIME = Phrase("the first time each turn is 'once per turn'", "各ターンの最初の1回は「once per turn」と書きます")
DECLINED = Phrase("only what is triggered can be declined", "断れるのは誘発する能力だけです")
NO_CONDITION = Phrase(
    "a static ability has no 'condition' and no 'uses'; a number that it changes may have a condition",
    "常に働く能力には「condition」も「uses」も書けません。数値の変化には条件を書けます",
)
OF_ATTACKER = Phrase(
    "only a change of a number has a condition that asks for the attacker",
    "攻撃側を調べる条件は、数値の変化だけに書けます",
)
NEVER_FALLEN = Phrase(
    "this ability is that of a figure on the battlefield, so this condition is never met",
    "これは戦場のフィギュアの能力なので、この条件は決して満たされません",
)
NO_FIGURE = Phrase(
    "this ability is that of no figure, so this condition is never met",
    "これはフィギュアの能力ではないので、この条件は決して満たされません",
)
TRAMPLE = Phrase(
    "an ability with the id 'trample' must be trample itself",
    "「trample」というIDの能力は、トランプルそのものでなければなりません",
)

# ---- spells and glyphs ----------------------------------------------------------------------------------
ATTACHED = Phrase(
    "auras and hidden enchantments say what they attach to, sorceries do not",
    "オーラと伏せエンチャントには付ける先が必要で、ソーサリーには書けません",
)
HIDDEN = Phrase(
    "hidden enchantments have a trigger, others have none",
    "伏せエンチャントにはきっかけが必要で、ほかのスペルには書けません",
)
AURA_CHOOSES = Phrase(
    "an aura chooses nothing but the card that it is put on", "オーラが選ぶのは、付ける先のカードだけです"
)
ONE_CARD = Phrase(
    "in the draw phase one more card is drawn, nothing else", "ドローのときにできるのは、もう1枚引くことだけです"
)
ONE_DAMAGE = Phrase(
    "at the start of a turn a figure of yours loses 1 damage, nothing else",
    "ターンの開始時にできるのは、自分のフィギュア1体のダメージを1減らすことだけです",
)

# ---- targets --------------------------------------------------------------------------------------------
NOT_SAID_OF = Phrase("this means nothing for '{0}' in this place", "ここの「{0}」にこの項目は使えません")
YOUR_OWN = Phrase(
    "such figures are always your own: it must be 'you'",
    "このようなフィギュアはいつも自分のものです。「you」でなければなりません",
)
NOT_YOU = Phrase("you need not be chosen", "自分を選ぶ必要はありません")
CARD_IS_SAID = Phrase(
    "which card it is has been said, and that is all there is to say",
    "どのカードかはもう決まっているので、ほかには何も書けません",
)
HOST_OF = Phrase(
    "it names an enchantment that was chosen before, and nothing else fits",
    "先に選んだエンチャントの名前だけを書けます",
)
NOT_MEASURED = Phrase("from '{0}' nothing can be measured here", "ここでは「{0}」から測れません")

# ---- what is so all the time ----------------------------------------------------------------------------
DURATIONS = {
    "permanent": Phrase("a static ability", "常に働く能力"),
    "while_attached": Phrase("an aura", "オーラ"),
    "while_occupied": Phrase("a glyph without a trigger", "きっかけのないグリフ"),
}
LASTING_DOES = Phrase(
    "{0} changes numbers, gives abilities, or forbids something",
    "{0}にできるのは、数値の変化、能力の付与、禁止だけです",
)
LASTS = Phrase("what {0} does must have the duration '{1}'", "{0}の効果の長さは「{1}」でなければなりません")
AURA_WAITS = Phrase("an aura waits for one of {0}", "オーラが待てるのは次のどれかです：{0}")
NOT_FROM_GLYPHS = Phrase("nobody has an ability from a glyph", "グリフから能力を得ることはありません")
TRAMPLE_ALONE = Phrase(
    "trample is an ability of its own, with the trigger 'attack_damage_exceeds_life'",
    "トランプルは、きっかけ「attack_damage_exceeds_life」を持つ独立した能力です",
)
GIVEN_TO = Phrase("this ability is given to {0} only", "この能力を与えられるのは次のものだけです：{0}")
NOBODY = Phrase("'{0}' is nobody here", "ここでは「{0}」はだれも指しません")
FROM_FIGURES = Phrase(
    "distances are measured from figures, not from this card",
    "距離はフィギュアから測り、このカードからは測れません",
)
FROM_SELF = Phrase("it is measured from 'self', or from 'any_self'", "「self」か「any_self」から測ります")
GLYPH_HELPS = Phrase(
    "a glyph helps those whose figure stands there: 'controller' must be 'you'",
    "グリフが助けるのは、そこにフィギュアがいる側です。「controller」は「you」でなければなりません",
)
NOT_FOR_GOOD = Phrase(
    "it is never forbidden for good to choose an army card",
    "アーミーカードを選ぶことを、ずっと禁止することはできません",
)
NOT_ON_CONDITION = Phrase("{0} does not change on this condition", "この条件で{0}は変わりません")

# ---- what happens once ----------------------------------------------------------------------------------
NOTHING_TO_DO = Phrase("there is nothing for {0} to do at this moment", "この時点では{0}にできることがありません")
WAITS_ONCE = Phrase("a card waits for one thing only", "1枚のカードが待てるのは1つだけです")
CANNOT_WAIT = Phrase("it cannot wait for '{0}' here", "ここでは「{0}」を待てません")
LASTS_TOO_LONG = Phrase(
    "what happens once does not last for as long as a card lies there",
    "1回だけの効果は、カードがある間ずっとは続きません",
)
NO_DAMAGE = Phrase("no damage is dealt at this moment", "この時点では、ダメージは与えられていません")
NAMES_WHOM = Phrase(
    "what happens once names the figures or the army card that it is about",
    "1回だけの効果には、対象のフィギュアかアーミーカードが必要です",
)
NOBODY_SUMMONED = Phrase("nobody has been summoned at this moment", "この時点では、だれも召還されていません")
NOT_THERE = Phrase(
    "'{0}' is no figure and no army card on the battlefield",
    "「{0}」は、戦場のフィギュアでもアーミーカードでもありません",
)
THEIR_TURN = Phrase(
    "'their_next_turn' is that of an opponent whose figure or card is the target",
    "「their_next_turn」と書けるのは、相手のフィギュアかカードが対象のときだけです",
)
SO_MUCH = Phrase(
    "what happens once changes a number by so much, each time", "1回だけの効果は、数値をそのつど決まった量だけ変えます"
)
ALL_THE_TIME = Phrase("only what is so all the time has a condition", "条件を書けるのは、常に働く効果だけです")
STATIC_GIVES = Phrase("only a static ability gives this", "これを与えられるのは、常に働く能力だけです")
TURN_OF_CARD = Phrase(
    "for a turn an army card is chosen, so one must be the target",
    "ターンのために選ぶのはアーミーカードなので、対象もアーミーカードでなければなりません",
)
SAME_NAME = Phrase(
    "only squads of an opponent are kept from their next turn by their name",
    "名前で次のターンを止められるのは、相手のスクワッドだけです",
)

# ---- what one effect says -------------------------------------------------------------------------------
STRIKES_BACK = Phrase(
    "'defending_figure' attacks 'attacking_figure'; others choose whom",
    "「defending_figure」は「attacking_figure」を攻撃します。ほかは相手を選びます",
)
WHO_RETURNS = Phrase(
    "it must say who returns: 'target' or 'army_card'", "「target」か「army_card」で、戻るものを書いてください"
)
RETURNS_CHOSEN = Phrase(
    "who returns has been chosen, so nothing else is said of it",
    "戻るものはもう選ばれているので、ほかには何も書けません",
)
SUMMONED_NEAR = Phrase(
    "figures are summoned within {0} of 'your_planeswalker'",
    "フィギュアは「your_planeswalker」から{0}マス以内に召還します",
)
COUNTED_FROM = Phrase("it must say from where the figures are counted", "どこから数えるかを書いてください")
LEGAL_HOST = Phrase(
    "that card must be a 'legal_host_of' the enchantment",
    "そのカードは、エンチャントの「legal_host_of」でなければなりません",
)
CARRIED = Phrase("only a creature is carried", "運べるのはクリーチャーだけです")
ROWS_RISE = Phrase(
    "each row must begin above the one before it", "どの行も、前の行より大きい目から始まらなければなりません"
)

# ---- numbers --------------------------------------------------------------------------------------------
SET_TO = Phrase(
    "a number is set to a number, and has no floor then", "「set」では、数値を決まった数にします。下限は書けません"
)
NO_FLOOR = Phrase("what is counted only adds, so there is no floor", "数えたものは足すだけなので、下限は書けません")
ADJACENT = Phrase("those who are adjacent are 1 space away", "隣にいるものまでは1マスです")
NEIGHBOURS_SEE = Phrase("neighbours always see each other", "隣どうしはいつも視線が通ります")
