"""What counts in a position of Magna Spectra (worth.py measures it), and the usual weights. The unit is a Magna."""

from __future__ import annotations

from game.table.judgement import Aspect
from game.words import Phrase

UNIT = Phrase("Magna", "マグナ")
ASPECTS = (
    Aspect(
        "magna",
        Phrase("Magna", "マグナ"),
        1.0,
        Phrase("Magna pays for invasions and reinforcements", "マグナは進攻と増援の代価になる"),
    ),
    Aspect(
        "fallen",
        Phrase("bases that have fallen", "陥落した拠点"),
        -1.0,
        Phrase("whose last base falls loses", "最後の拠点が陥落すれば負ける"),
    ),
    Aspect(
        "units",
        Phrase("units on the field", "場のユニット"),
        1.0,
        Phrase("units attack and hold bases", "ユニットは攻め、拠点を守る"),
    ),
    Aspect(
        "face_down",
        Phrase("cards that lie face down", "裏向きのカード"),
        1.0,
        Phrase("a trap stops who comes, and who fears one stays away", "トラップは攻め手を止め、警戒もさせる"),
    ),
    Aspect(
        "checked",
        Phrase("units that are Checked", "チェック状態のユニット"),
        -0.06,
        Phrase("a Checked unit defends, but cannot act", "チェック状態では守れるが、行動できない"),
    ),
    Aspect(
        "hand",
        Phrase("cards in hand", "手札"),
        1.0,
        Phrase("cards in hand are what can still be answered with", "手札があれば応じられる"),
    ),
    Aspect(
        "laid_by",
        Phrase("cards laid by as war funds", "軍資金にしたカード"),
        0.85,
        Phrase("they come back to hand with an invasion", "進攻すれば手札に戻る"),
    ),
    Aspect(
        "war_funds",
        Phrase("war funds", "軍資金"),
        0.6,
        Phrase("each makes an invasion a Magna cheaper", "1枚ごとに進攻がマグナ1つ分安くなる"),
    ),
    Aspect(
        "deck",
        Phrase("cards in the deck", "デッキのカード"),
        0.03,
        Phrase("the deck is what will come", "デッキはこれから引くカード"),
    ),
    Aspect(
        "to_buy",
        Phrase("what the Fight that is left can buy", "残りのファイトで出せるもの"),
        1.0,
        Phrase("Fight is lost when production ends", "生産が終わればファイトはなくなる"),
    ),
    Aspect(
        "invasions",
        Phrase("what own invasions may gain", "進攻で得られそうなもの"),
        1.0,
        Phrase("bases that can be taken, units that can be destroyed", "陥落させられる拠点、撃破できるユニット"),
    ),
    Aspect(
        "threats",
        Phrase("what the enemy's invasions may gain", "相手の進攻で失いそうなもの"),
        -1.0,
        Phrase("bases that may fall, units that may be destroyed", "陥落しそうな拠点、撃破されそうなユニット"),
    ),
)
