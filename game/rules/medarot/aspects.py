"""What counts in a position of Medarot (worth.py measures it), and the usual weights. The unit is a medal."""

from __future__ import annotations

from game.table.judgement import Aspect
from game.words import Phrase

NOW, SOON, LATER = 0.9, 0.55, 0.35  # of an attack: at once, later in this turn unless something happens, next turn
FEAR = 0.9  # the other side's attacks against one's own
HITS = Phrase("an attack that hits costs its target medals", "攻撃が当たれば相手はメダルを失う")
HURTS = Phrase("an attack that hits costs this side medals", "攻撃を受ければメダルを失う")

UNIT = Phrase("medals", "メダル")
ASPECTS = (
    Aspect("medals", Phrase("medals", "メダル"), 1.0, Phrase("who cannot pay loses", "払えなくなれば負ける")),
    Aspect(
        "last_medals",
        Phrase("the last medals", "残り少ないメダル"),
        0.6,
        Phrase("the fewer are left, the more each counts", "残りが少ないほど1枚が重い"),
    ),
    Aspect(
        "hand",
        Phrase("cards in hand", "手札"),
        1.0,
        Phrase("cards in hand replace what is lost", "手札は失ったものの代わりになる"),
    ),
    Aspect(
        "stock",
        Phrase("cards in the stock", "ストックのカード"),
        1.0,
        Phrase("a card in the stock is safe from weak attacks", "ストックのカードは弱攻撃では失われない"),
    ),
    Aspect(
        "masters",
        Phrase("a master that can still be used", "まだ使えるマスター"),
        0.15,
        Phrase("a master may be used once a turn", "マスターは1ターンに1回使える"),
    ),
    Aspect(
        "deck",
        Phrase("cards in the deck", "デッキのカード"),
        0.1,
        Phrase("the deck is what will come", "デッキはこれから引くカード"),
    ),
    Aspect(
        "running_out",
        Phrase("a deck that runs out", "尽きかけたデッキ"),
        -0.9,
        Phrase("who cannot draw is close to the end", "引けなくなれば終わりが近い"),
    ),
    Aspect(
        "medarots",
        Phrase("Medarots on the field", "場のメダロット"),
        0.5,
        Phrase("each of them attacks, and stands in the way", "1体ごとに攻撃も壁も増える"),
    ),
    Aspect(
        "face_down",
        Phrase("Medarots that lie face down", "裏向きのメダロット"),
        -0.25,
        Phrase("who lies face down does nothing yet", "裏向きの間はまだ何もしない"),
    ),
    Aspect(
        "neutral",
        Phrase("Medarots in the neutral field", "中立フィールドのメダロット"),
        0.75,
        Phrase("who stands there at the end of the turn gains medals", "ターンの終わりにそこにいればメダルを得る"),
    ),
    Aspect(
        "effects",
        Phrase("effects in force", "続いている効果"),
        1.0,
        Phrase("wards and bonds work as long as they last", "守りや束縛は続くかぎり働く"),
    ),
    Aspect(
        "staying",
        Phrase("the penalty for staying put", "動かないペナルティ"),
        -0.225,
        Phrase("who does not move pays at the end", "移動しなければ最後にメダルを払う"),
    ),
    Aspect("attack_now", Phrase("the attack that can be made at once", "今すぐできる攻撃"), NOW, HITS),
    Aspect("attacks_soon", Phrase("attacks later in this turn", "このターンにまだできる攻撃"), SOON, HITS),
    Aspect("attacks_later", Phrase("attacks in the next turn", "次のターンの攻撃"), LATER, HITS),
    Aspect("threat_now", Phrase("the enemy's attack at once", "相手が今すぐできる攻撃"), -FEAR * NOW, HURTS),
    Aspect(
        "threats_soon",
        Phrase("the enemy's attacks later in this turn", "相手がこのターンにまだできる攻撃"),
        -FEAR * SOON,
        HURTS,
    ),
    Aspect(
        "threats_later", Phrase("the enemy's attacks in the next turn", "次のターンの相手の攻撃"), -FEAR * LATER, HURTS
    ),
)
