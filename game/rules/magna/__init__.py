"""Magna Spectra: two territories of three bases each, invaded base by base, 2 players (magna.md).

Chapters of the rulebook and the files that hold them:

    1      terms                    glossary.py, words.py, nouns.py, cards.py, forms.py (words of the data), places.py
                                    (zones, slots, MagnaState: read this first), invasion_state.py (what goes on in
                                    an invasion)
    2      decks                    deck_building.py, options.py (the format)
    3      set-up                   setup.py, opening.py
    4      the turn                 turn.py (phases, Fight decision, turn end), adjusting.py (hand adjustment),
                                    production.py, interrupting.py, armament.py
    5      the invasion             invasion.py, aftermath.py
    6      the battle               reinforcement.py, attack.py (steps 1, 6 and 8), chain_and_block.py (2 to 4),
                                    break_triggers.py (9 and 10)
    7      damage                   damage.py
    8      units, skills, keywords  values.py (numbers as they are now), lasting.py (what runs for a while, what was
                                    spent); placing.py (Ψ), equipping.py (arms), reinforcement.py (ambush)
    9      battle end               battle_end.py
    10     end of the game          ending.py
    12     effect vocabulary        effects/ (one class a word), filters.py (whom data means by what is printed),
                                    targets.py (whom an effect finds), alike.py (who stands for whom), conditions.py,
                                    triggers.py, looking.py (hidden cards)
    13     prompts                  the questions, by their names there: OrderBases, Adjust, Produce, Interrupt,
                                    Armament, Regroup, GoOrCancel, ChooseParty, Reinforce, Attacking, Chain, Block,
                                    DamageOrder, BreakChoice, TrimGarrison, TrimParty, GoOn; pick: Specify,
                                    SpecifyTrigger, DropFund and the questions of looking.py
    16     the cards                card_data.py (shape of the file), catalogue.py, card_checks.py, card_times.py,
                                    card_faults.py (reader), card_text.py (their text), card_marks.py (its parts),
                                    printed.py (what is on a card, for lists), sheet.py and sheet_words.py (what else
                                    is said of it)
    -      units, cards, Magna      moving.py (to another slot), unit_states.py (Normal, Checked), leaving.py,
                                    piles.py, money.py
    -      learning                 guide.py (what a question is for), lessons/, positions.py (tables set up by hand)
    -      log, why not             events.py, telling.py, battle_telling.py, naming.py; refusals.py,
                                    why_not.py, why_idle.py, forecast.py (what a strike would come to)
    -      computer player          worth.py, aspects.py, survey.py (what a table is worth), advice.py, foresight.py,
                                    battle_advice.py, formation.py, weighing.py

A declaration, from the offer to its effects:

    invade           armament.DeclareInvasion pays, invasion.GoOrCancel decides, ChooseParty sends
    strike           attack.py: Skirmish or Charge, Strikers, Strike; then Chaining and Blocking (chain_and_block.py),
                     Landing
    ability, card    may_declare.py says what may be declared; declaration.py does the rest, with what the effects ask
                     for from choices.py: Declare, Specify, Pay, and once it is its turn ApplyUse. use.py is the record
    block            chain_and_block.py; what is declared is an ability or card like any other

Options (options.py): format (MS-2.7).

Choices of section 11 and where they are made:

    A1   no Magna at the start                               the format's numbers in the card data, setup.py
    A2   both receive First's total                          turn.py
    A3   a Magna for each fortune die                        turn.py
    A4   First produces, then Second                         turn.py, production.py
    A5   a unit is replaced only in a full base              production.py
    A6   second arms discard the first                       placing.py
    A7   no fund from an empty hand                          armament.py
    A8   funds stay after a cancel, Magna is gone            invasion.py
    A9   Checked units may join a party                      invasion.py
    A10  strikes count current attack                        values.py
    A11  the defender orders charge damage after the block   damage.py
    A12  one unit of the own side spends                     declaration.py
    A13  Checked units may spend                             declaration.py
    A14  lost with its source or user                        declaration.py
    A15  targets at declaration                              choices.py
    A16  no reply to a block                                 chain_and_block.py
    A17  break triggers are not optional                     break_triggers.py
    A18  discarded is not destroyed                          leaving.py
    A19  other cards destroyed as traps: nothing             damage.py, break_triggers.py
    A20  summons leave before the judgement                  battle_end.py
    A21  summons count among the five                        placing.py
    A22  no Defender reinforces a party                      reinforcement.py
    A23  base 3 decides                                      battle_end.py
    A24  after a bypass to higher bases only                 invasion.py
    A25  remaining force: face-up units                      ending.py
    A26  defence 0 or less falls at the next application     damage.py
    A27  bases work when fallen, too                         values.py, triggers.py
    A29  possession and ambush                               equipping.py, reinforcement.py
    A30  funds in hand, limit later                          adjusting.py
    A32  decks are never reshuffled                          piles.py
    A35  surplus only from the party                         aftermath.py
    A37  the first Ψ stays                                   placing.py
    A38  no trigger without a fund taken                     invasion.py
    A39  placed by an effect is not as reinforcement         effects/card_ops.py
    A40  one unit may pay several parts                      declaration.py
    A41  as much as possible                                 choices.py
    A28, A31, A33, A34, A36 ask for nothing.

Settled here, where the rulebook leaves it open:

    S1   a ready-made deck is known to both seats, an own deck is secret; unknown cards of it are guessed from the
         ready-made decks of the format                      setup.py, deck_building.py
    S2   somebody is asked, even with one answer only, wherever not being asked would tell the others about a hand or
         a face-down card; where there is nothing to decide the screen passes for the person (`moot`)
                                                             production.py, reinforcement.py, attack.py, looking.py
    S3   a regroup has a move for each unit and each arms, which is enough for any arrangement, and three to spare;
         arms are passed on in rows, so that none is ever without a bearer    armament.py, equipping.py
    S4   the slots of a base stand for each other            production.py, armament.py
    S5   "put a card from your deck into your hand" does not show it; a hand that somebody has looked at is shuffled
         by its owner, so that none of its cards can be followed                                     looking.py
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.effects.travel import kinds_of
from game.rules.magna import setup
from game.rules.magna.advice import advise
from game.rules.magna.card_text import card_text
from game.rules.magna.catalogue import LANGUAGE, read_catalogue
from game.rules.magna.deck_building import DECK_FORM, any_deck
from game.rules.magna.ending import concede
from game.rules.magna.foresight import FORESIGHT
from game.rules.magna.glossary import GLOSSARY
from game.rules.magna.options import OPTIONS
from game.rules.magna.printed import printed
from game.rules.magna.telling import say
from game.rules.magna.worth import JUDGEMENT
from game.table.lesson import Lesson, Lessons
from game.table.ruleset import Ruleset
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets


def order() -> OrderOfPlay:
    """Loaded when somebody asks why not, or what now."""
    from game.rules.magna.why_not import ORDER

    return ORDER


def lessons() -> tuple[Lesson, ...]:
    """Loaded when somebody wants to learn."""
    from game.rules.magna.lessons import LESSONS

    return LESSONS


def sheets() -> Sheets:
    """Loaded when somebody reads about a card."""
    from game.rules.magna.sheet import SHEETS

    return SHEETS


RULESET = Ruleset(
    key="magna",
    title=Phrase("Magna Spectra", "マグナ・スペクトラ"),
    about=Phrase(
        "Two commanders, three bases each: raise an army, lay war funds and traps, and invade base by base, "
        "with charges, blocks and reinforcements, until the enemy's home base falls",
        "拠点3つずつの2人の指令官。兵を集め、軍資金とトラップを伏せ、拠点から拠点へ進攻する。"
        "突撃、ブロック、増援の果てに敵の第3拠点を陥落させよ",
    ),
    version=1,
    seats=(2,),
    minutes=(25, 50),
    weight=4,
    accent="#b04a5a",
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
    sheets=sheets,
    text=card_text,
    any_deck=any_deck,
    lessons=Lessons(lessons),
)
