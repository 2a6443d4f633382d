"""Who looks how among the people of the Medarot Card Game. None is drawn after a model."""

from __future__ import annotations

from game.ui.faces.kit.people import Person

_TABLE = """
ikki | youth open smile | tuft | none | tee | f6cfa6 3a2a22 c8402e f2e8d0 f0b43c 6a4322 | 1f5a8a
arika | youth bright grin | bob | camera ribbon | shirt | f8d6b4 c8702e f0b43c fff6e0 d8402e 4a7a3a | 8a3a5a
karin | youth calm smile | waves | big_ribbon | dress | fbe2c8 e8c060 f2b8cc fff2f4 d84a7a 5a8ac8 | 4a7ac0
koji | youth keen smirk | swept | none | suit | f4cfa8 5a3a8a 2f4f9c e8e4da c83232 4a3a8a | 3a3a7a
hikaru | grown stern smile | spikes | goggles | jacket | eec49a 8a4a22 2f6a4a e8dcc0 c8702e 4a7a4a | 2a6a5a
kikuhime | youth keen shout | bun | earrings | sailor | f4cca4 2a2430 f2efe6 3a4a8c d83a3a 8a3a3a | 8a2a3a
iwanoi | child merry grin | crop | cap | overall | f2c89c 4a2e1e 2f6ab0 e8d8a8 d84a2e 4a3222 | 7a4a1e
kagamiyama | plump calm small | bald | plaster | jersey | f0c498 2a2024 3a7a5a f2e8d0 e0a03a 3a2a22 | 2a5a4a
retort | grown mask smirk | swept | tophat | cape | f4d0b0 2a2430 6a1f34 c83a52 e0b43c 4a2a3a | 4a1a34
lady_retort | grown lady_mask lips | waves | flower | cape | f8dcc4 7a2a4a 4a2a6a a84a8a e8508a 5a3a9a | 3a1a4a
dr_medarot | grown rounds beard | bald | none | labcoat | f4cfa8 f0ece2 5a7a9c e8e4da c8502e 4a4a5a | 2a5a7a
nae | grown specs smile | pony | none | labcoat | f8d8bc 3a5a4a e89ab0 fff2ec 5fb08a 3a6a4a | 3a7a6a
rintaro | child open grin | tuft | headphones | jersey | f4cca0 6a4a2a e0802e f6e8d0 3a7ac0 5a4a2a | a85a1e
hebereke | grown woozy grin | wild | none | labcoat | f0c0a0 e8e6e0 7a5a8a e8e4da 8a3a5a 4a3a4a | 5a3a6a
shiokara | square shades frown | none | feelers | bodysuit | eec49c 2a2430 2c2c38 e8e4da e0b43c 2a2a2a | 6a5a1e
surume | youth shades lips | none | feelers | bodysuit | f6d0b0 8a2a4a 6a2a5a f2d8e4 f08ab0 2a2a2a | 7a2a5a
sakekaasu | plump shades grin | none | feelers | bodysuit | f0c8a0 2a2430 2a4a6a dce8f0 7fd6ff 2a2a2a | 1f4a6a
sarami | child shades small | none | feelers | bodysuit | f8d4b0 2a2430 8a3a22 f2dcc4 ff9a4a 2a2a2a | 8a3a1e
milky | youth bright lips | tails | antenna | dress | fbe0cc f0a8c8 c8e0f4 f08ab8 ff7ad0 8a4ac0 | 6a4a9a
kasumi | youth calm smile | long | band | kimono | fae0c8 5a4a8a 8a7ac8 f2e4f0 d8a83c 5a4a9a | 4a3f8a
niwaka | child merry shout | spikes | bandana | tee | f0c090 2a2a2a 3a8a6a f2e8d0 e8b03a 3a2a22 | 2a6a3a
ginkai | square calm small | shaved | beads | robe | ecc090 2a2430 d8802e 6a3a1e b84a2e 3a2a22 | 8a5a1e
victor | square patch frown | crop | officer | collar | f0c8a4 8a8a92 4a5a48 5a6a52 c8a84a 4a6a8a | 3f4a2a
mr_uruchi | grown merry moustache | crop | whistle | stripes | f2cca4 3a2a22 24242c f2efe6 c83232 3a2a22 | 2a2a3a
kirara | youth bright grin | two_buns | none | jersey | f8d6b0 e87a5a f0c84a fff4e0 e8508a 4a8a5a | c87a2a
yuuki | youth stern smile | mane | crown | armour | f4cfac c89a3a 3a5ac0 c8a84a d83a3a 3a5ac0 | 2a3a7a
paddy | plump merry grin | curls | scarf | overall | f8d0a8 e06a2a 4a7ac0 f2e4c8 c8402e 3a6a3a | 2a6a8a
hachiro | child open frown | crop | headphones band | shirt | f0c498 2a2a3a 8a5ac0 f2e8f4 f0b43c 3a2a4a | 5a3a7a
kokuen | grown keen small | spikes | ninja | kimono | e8bc92 1e1c24 24242e 8a2a2a e0503a c83a2a | 5a1a1a
hakuma | grown keen small | long | ninja | kimono | f2d4b8 f0eee8 e4e2dc 4a6a9c 7fc8e8 3a7ac0 | 3a6a8a
shuri | youth stern smile | pony | bandana | kimono | f6d0a8 8a2a2a c83a3a f2e4d0 f0b43c 7a3a2a | 8a2a22
mizuchi | grown calm small | veil | tiara | robe | f4dcc8 2a5a7a 2f7a9c dff0f4 6fe3ff 2f7a9c | 1a5a6a
orochi | square stern frown | topknot | scar | armour | e4b48a 24202a 4a3a5a 8a8a9a c83a4a 6a2a3a | 3a2a4a
akagane | square stern stubble | crop | goggles band | overall | dca878 8a3a1e b8642e e8d0a0 8a4a22 4a3222 | 8a4a1e
tamao | youth bright smile | braids | beret | shirt | fadcc0 9a5a3a 5fa88a fff6e4 c83a5a 5a7a3a | 3a7a4a
yukie | grown calm lips | bob | earrings scarf | suit | fbe4d4 4a3a5a 7a8ac0 e8eaf4 8a9ae0 4a5a9a | 4a5a8a
"""


def _read(line: str) -> tuple[str, Person]:
    key, face, hair, extras, clothes, tints, ground = (part.strip() for part in line.split("|"))
    head, gaze, mouth = face.split()
    worn = tuple(extra for extra in extras.split() if extra != "none")
    dyes = tuple(f"#{tint}" for tint in tints.split())
    return key, Person(head, gaze, mouth, hair, worn, clothes, dyes, f"#{ground}")


PERSONS: dict[str, Person] = dict(_read(line) for line in _TABLE.strip().splitlines())
