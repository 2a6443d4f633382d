"""All cues by name, and how one of them comes to be heard: made, put into the room, brought to its loudness."""

from __future__ import annotations

from collections.abc import Mapping

from game.sound import arena_cues, card_cues, desk_cues, foton_cues, magna_cues, medarot_cues, pony_cues
from game.sound.cue import LOUDNESS, Cue
from game.sound.limiter import limit, raised
from game.sound.loudness import loudest
from game.sound.reverb import in_the_room
from game.sound.waves import Wave, chance

OF: Mapping[str, Mapping[str, Cue]] = {
    "desk": desk_cues.CUES,
    "cards": card_cues.CUES,
    "arena": arena_cues.CUES,
    "foton": foton_cues.CUES,
    "medarot": medarot_cues.CUES,
    "magna": magna_cues.CUES,
    "pony": pony_cues.CUES,
}
"""By whose they are; games borrow from one another, too."""
CUES: Mapping[str, Cue] = {name: cue for cues in OF.values() for name, cue in cues.items()}


def rendered(name: str, weight: float, variant: int) -> Wave:
    """A cue as it is played: (n, 2), as loud as its group, below the limiter's ceiling. KeyError for a wrong name."""
    cue = CUES[name]
    x = in_the_room(cue.make(chance(name, variant), weight), cue.wet)
    return limit(raised(x, loudest(x), LOUDNESS[cue.group]))
