"""The Medarot Card Game."""
from __future__ import annotations

from game.rules.medarot import (
    activation,
    aim,
    attack,
    cards,
    defence,
    destruction,
    drawing,
    events,
    fight,
    forms,
    lasting,
    opening,
    order,
    places,
    setup,
    stock,
    turn,
    using,
)
from game.rules.medarot.advice import advise
from game.rules.medarot.card_text import card_text
from game.rules.medarot.catalogue import read_catalogue
from game.rules.medarot.deck_building import any_deck, deck
from game.rules.medarot.effects import card_ops, field_ops, fight_ops, number_ops
from game.rules.medarot.losing import concede
from game.rules.medarot.options import OPTIONS
from game.rules.medarot.telling import say
from game.rules.medarot.worth import worth
from game.table.ruleset import Ruleset
from game.words import Phrase

RULESET = Ruleset(
    key="medarot",
    title=Phrase("Medarot Card Game", "メダロット カードゲーム"),
    about=Phrase("Send three robots onto a grid of fifteen cells, the fastest acts first: shoot over heads, strike "
                 "from the neutral field, empty the other hand, and keep your medals",
                 "3体のメダロットを15マスのフィールドへ。速い者から行動し、頭ごしに撃ち、中立から切りこみ、手札を削れ。"
                 "メダルが尽きたら負け"),
    version=1, seats=(2,), minutes=(15, 35), weight=3, accent="#e0a13c", options=OPTIONS,
    read=read_catalogue, setup=setup.setup, worth=worth, say=say, deck=deck, concede=concede, advise=advise,
    text=card_text, any_deck=any_deck,
    kinds=(activation, aim, attack, card_ops, cards, defence, destruction, drawing, events, field_ops, fight, fight_ops,
           forms, lasting, number_ops, opening, order, places, setup, stock, turn, using))
