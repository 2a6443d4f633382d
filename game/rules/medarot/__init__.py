"""The Medarot Card Game: three robots a side on a grid of fifteen cells, 2 players (medarot.md).

Chapters of the rulebook and the files that hold them:

    1-2  terms, cards               glossary.py, words.py, cards.py, forms.py (the words of the data), places.py
    3    decks                      deck_building.py
    4    board, what is seen        places.py
    5    constants, options         cards.py (Rules), options.py; the numbers are in the card data
    6    winning and losing         losing.py, medals.py (paying and gaining)
    7    opening                    setup.py, opening.py, master.py
    8    the turn                   turn.py, drawing.py (draws, and what follows each)
    9    who acts next              order.py
    10   activation                 activation.py, moving.py (where one may move, and going there), swap.py (10.3)
    11   Medarotters                stock.py (setting), set_window.py (11.1), using.py (using, triggers),
                                    may_use.py (what can be used, and why not)
    12   attack                     ranges.py, attack.py (12.2), defence.py, hits.py (12.3), fight.py,
                                    forecast.py (what it would do)
    13   lasting effects, wards     lasting.py, stats.py (numbers as they are now), defence.py,
                                    reflection.py
    14   destruction                destruction.py, drawing.py, refill.py (14.2), hand_limit.py (14.3), trashing.py
    15   effects                    effects/ (one class a word), effect_targets.py and filters.py (on whom they fall)
    16   beginner mode              the numbers of the mode in the card data
    18   decision points            the questions, by their names there: ChooseMaster, SetStock, Place, PaidDraw,
                                    Refill, SetWindow, TrashToLimit, OrderTie, Activation, Defend, Reflect, WeakDiscard,
                                    DestroyDraw, Respond (trigger); effect_choice: ChooseTarget, ShiftWhere,
                                    ChooseDiscard, ChooseFetch, Look, MakeRoom, SwapWhere
    19   refusals                   refusals.py; why_not.py (phases, what is done in them), why_idle.py (what each
                                    thing waits for)
    22   the cards                  catalogue.py, card_checks.py, card_faults.py (reader), card_text.py (their text),
                                    card_marks.py (its parts), sheet.py and sheet_words.py (what else is said of
                                    them), printed.py
    -    log, computer player       events.py, telling.py; worth.py, aspects.py (what counts),
                                    advice.py, foresight.py, survey.py
    -    learning                   lessons/, guide.py (what each question is for), positions.py (tables set up by hand)

Options (options.py): mode (16), neutral_recovery (R3), refill_optional (R6), facedown_targetable (R5).

Rulings of section 20 and where they are made:

    R1   3 columns, 5 rows, split 2-1-2                         places.py
    R2   sideways attacks for all attackers                     ranges.py
    R3   the neutral row gives medals; option                   turn.py
    R4   HP 0 is alive                                          medals.py
    R5   face-down Medarots cannot be attacked; option          ranges.py, attack.py
    R6   empty places must be refilled; option                  refill.py
    R7   0 cards after a destruction                            drawing.py
    R8   no loss from an optional draw                          drawing.py
    R9   penalty for doing nothing at all                       activation.py
    R10  penalty when blocked                                   activation.py
    R11  no penalty after a swap                                swap.py
    R12  a swap comes first                                     activation.py
    R13  weak attack against an empty hand: weak destruction    hits.py
    R14  weak attack below 10: nothing                          hits.py
    R15  any number of Medarotters, the master once per turn    activation.py, using.py
    R16  Defence Medarotters from hand, too                     using.py
    R17  the user chooses what is trashed from the stock        effects/card_ops.py
    R18  a forced master lies face up                           drawing.py
    R19  tie-breaks read what is printed                        order.py
    R20  the initiative seat places all three first             opening.py
    R21  one paid draw a turn                                   turn.py, drawing.py
    R22  any card blocks the reach                              ranges.py
    R23  no attack on who is gone                               attack.py
    R24  Milky's lower effect: both seats'                      the card data
    R25  Niwaka's lower effect: the enemy's                     the card data
    R26  both decks empty: a draw                               turn.py
    R27  no Medarot at all: play goes on                        order.py
    R28  a swapped-in card waits for the start phase            turn.py
    R29  HP may exceed its start                                medals.py
    R30  a guard may be anywhere in its scope                   defence.py
    R31  the redraw comes before the master                     opening.py
    R32  HP counts as the master is laid                        master.py
    R33  riders last until the attacker's next activation       lasting.py
    R34  any Medarotters in hand may be set after a draw        set_window.py
    R35  down to exactly seven cards                            hand_limit.py

Settled here, where the rulebook leaves it open:

    S1   a ready-made deck is known to both seats, an own deck is secret; unknown cards of it are guessed from the
         ready-made decks of the mode                           setup.py, deck_building.py
    S2   an effect that draws "up to n" draws n, or what there is    drawing.py
    S3   beginner mode: an attack below the armour has no riders     attack.py
    S4   option facedown_targetable: who is attacked face down is turned up and does not act in this turn   attack.py
    S5   being moved by an effect counts as having moved, but the own move is still there    activation.py
    S6   beginner mode ignores printed arrows, so nothing inverts them    stats.py
    S7   a Medarot of the neutral row that is shifted along it does not enter it    moving.py
    S8   filters read what is printed: type, line, rarity, cost    filters.py
    S9   a special without lasting parts is over at once, so its card does not stay sideways    lasting.py
    S10  a hand that was looked at is unknown again afterwards: nobody can tell which of its cards goes where
                                                                effects/card_ops.py
    S11  somebody is asked, even with one answer only, wherever not being asked would tell the others about a hand, a
         stock or a deck (4 against the last sentence of 18): defence, triggers, set window, end of an activation,
         opening, search of a deck; where there is nothing to decide the screen passes for the person (`moot`)
                                                                refill.py, set_window.py, using.py, defence.py,
                                                                opening.py
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.effects.travel import kinds_of
from game.rules.medarot import setup
from game.rules.medarot.advice import advise
from game.rules.medarot.card_text import card_text
from game.rules.medarot.catalogue import LANGUAGE, read_catalogue
from game.rules.medarot.deck_building import DECK_FORM, any_deck
from game.rules.medarot.foresight import FORESIGHT
from game.rules.medarot.glossary import GLOSSARY
from game.rules.medarot.losing import concede
from game.rules.medarot.options import OPTIONS
from game.rules.medarot.printed import printed
from game.rules.medarot.telling import say
from game.rules.medarot.worth import JUDGEMENT
from game.table.lesson import Lesson, Lessons
from game.table.ruleset import Ruleset
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets


def order() -> OrderOfPlay:
    """Loaded when somebody asks why not, or what now."""
    from game.rules.medarot.why_not import ORDER

    return ORDER


def lessons() -> tuple[Lesson, ...]:
    """Loaded when somebody wants to learn."""
    from game.rules.medarot.lessons import LESSONS

    return LESSONS


def sheets() -> Sheets:
    """Loaded when somebody reads about a card."""
    from game.rules.medarot.sheet import SHEETS

    return SHEETS


RULESET = Ruleset(
    key="medarot",
    title=Phrase("Medarot Card Game", "メダロット カードゲーム"),
    about=Phrase(
        "Send three robots onto a grid of fifteen cells, the fastest acts first: shoot over heads, strike "
        "from the neutral field, empty the other hand, and keep your medals",
        "3体のメダロットを15マスのフィールドへ。速い者から行動し、頭ごしに撃ち、中立から切りこみ、手札を削れ。"
        "メダルが尽きたら負け",
    ),
    version=2,
    seats=(2,),
    minutes=(15, 35),
    weight=3,
    accent="#f0873a",
    options=OPTIONS,
    read=read_catalogue,
    language=LANGUAGE,
    setup=setup.setup,
    kinds=partial(kinds_of, __name__),
    order=order,
    terms=GLOSSARY,
    worth=JUDGEMENT.worth,
    judgement=JUDGEMENT,
    say=say,
    decks=DECK_FORM,
    concede=concede,
    advise=advise,
    foresight=FORESIGHT,
    printed=printed,
    text=card_text,
    sheets=sheets,
    any_deck=any_deck,
    lessons=Lessons(lessons),
)
