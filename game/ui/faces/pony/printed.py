"""What is printed on a card, in words: its kind and traits, its keywords, its text."""

from __future__ import annotations

from game.rules.pony.cards import Card, EventCard, Friend, Keyword, Mane, Problem, Resource, Troublemaker
from game.rules.pony.words import KEYWORDS, REMINDERS, TRAITS
from game.ui.faces.pony import words as W
from game.ui.faces.pony.lettering import KEY, NOTE, TEXT, TITLE, Paragraph
from game.words import Phrase


def kind_of(facts: Card) -> str:
    """ "mane", "friend", "event", "resource", "troublemaker", "problem" or "dilemma"."""
    if isinstance(facts, Resource) and facts.dilemma:
        return "dilemma"
    return {
        Mane: "mane",
        Friend: "friend",
        EventCard: "event",
        Resource: "resource",
        Troublemaker: "troublemaker",
        Problem: "problem",
    }[type(facts)]


def colors_of(facts: Card) -> tuple[str, ...]:
    """The colours that a card is known by: its own; else those that it or its owner's side asks for."""
    if isinstance(facts, Mane | Friend):
        return tuple(facts.colors)
    if isinstance(facts, Problem):
        return tuple(dict.fromkeys(part.color for part in facts.owner_req if part.color != "wild" and not part.other))
    if isinstance(facts, EventCard | Resource):
        return tuple(need.color for need in facts.req)
    return ()


def kind_line(facts: Card, lang: str, boosted: bool = False, kind: bool = True) -> str:
    """ "Friend · Pegasus · Foal"; without its kind, "Pegasus · Foal"."""
    names = [W.KINDS[kind_of(facts)]] if kind else []
    if isinstance(facts, Mane) and boosted:
        names.append(W.BOOSTED)
    names += [TRAITS[trait] for trait in getattr(facts, "traits", ()) if trait != "Dilemma"]
    names += [KEYWORDS[mark] for mark in marks_of(facts)]
    return (" · " if lang == "en" else "・").join(name.in_(lang) for name in names)


def marks_of(facts: Card) -> tuple[str, ...]:
    """Unique, Starting, Epic, Villain: what is said of a card besides its keywords."""
    return tuple(mark for mark in ("unique", "starting", "epic", "villain") if getattr(facts, mark, False))


def keywords_of(facts: Card, boosted: bool = False) -> tuple[Keyword, ...]:
    """The keywords of a card, or of the side of a Mane that is up."""
    if isinstance(facts, Mane):
        return facts.side(boosted).keywords
    return facts.keywords if isinstance(facts, Friend) else ()


def keyword_name(keyword: Keyword, lang: str) -> str:
    """ "Competitive 2"."""
    name = KEYWORDS[keyword.id].in_(lang)
    return f"{name} {keyword.n}" if keyword.n else name


def reminder(keyword: Keyword) -> Phrase:
    """What a keyword does."""
    return REMINDERS[keyword.id].of(keyword.n) if keyword.n else REMINDERS[keyword.id]


def sentence(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def text_of(facts: Card, boosted: bool = False) -> Phrase:
    """The text of a card, or of the side of a Mane that is up."""
    return facts.side(boosted).text if isinstance(facts, Mane) else facts.text


def paragraphs(facts: Card, lang: str, boosted: bool, large: bool) -> list[Paragraph]:
    """All that stands on the parchment. A large card also says what its keywords do."""
    out: list[Paragraph] = []
    if facts.subtitle.en and not large:
        out.append((TITLE, facts.subtitle.in_(lang)))
    keywords = keywords_of(facts, boosted)
    if keywords and not large:
        out.append((KEY, (" · " if lang == "en" else "・").join(keyword_name(keyword, lang) for keyword in keywords)))
    for keyword in keywords if large else ():
        out += [(KEY, keyword_name(keyword, lang)), (NOTE, sentence(reminder(keyword).in_(lang)))]
    for mark in marks_of(facts) if large else ():
        out += [(KEY, KEYWORDS[mark].in_(lang)), (NOTE, sentence(REMINDERS[mark].in_(lang)))]
    words = text_of(facts, boosted).in_(lang)
    if words:
        out.append((TEXT, sentence(words)))
    return out
