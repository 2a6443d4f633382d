"""What the events of The Foton sound like."""

from __future__ import annotations

from game.rules.foton import events as e
from game.ui.play.heard import Heard, Sounds, ended, printed, share

SOUNDS: Sounds = {
    e.PhaseBegan: Heard("gong", 0.8),
    e.RoundBegan: Heard("gong", 0.2),
    e.Took: lambda x, both, eyes: Heard("fan", share(len(x.cards), 5)),
    e.TurnBegan: lambda x, both, eyes: Heard("turn") if x.seat == eyes else Heard("gong", 0.1),
    e.Paid: lambda x, both, eyes: Heard("photon", share(len(x.photons) - 1, 4)),
    e.Acted: lambda x, both, eyes: Heard("seal", share(1 + printed(both, x.megido, "stars"), 3)),
    e.Rested: Heard("rests", 0.4),
    e.EventUsed: Heard("scroll"),
    e.LineBegan: Heard("quill", 0.4),
    e.Interfered: lambda x, both, eyes: Heard("flare", 0.9 if eyes in x.targets else 0.5),
    e.Countered: Heard("ward", 0.8),
    e.NotCountered: Heard("let_pass", 0.3),
    e.Looked: lambda x, both, eyes: Heard("peek", share(x.cards, 5)),
    e.Entered: Heard("photon", 0.0),
    e.Drew: lambda x, both, eyes: Heard("fan", share(x.cards, 6)),
    e.Turned: lambda x, both, eyes: Heard("lights_up", 0.4) if x.face_up else Heard("goes_out", 0.4),
    e.Gained: lambda x, both, eyes: Heard("points", share(x.points, 6)),
    e.ExtraTaken: Heard("supply"),
    e.ExtraReturned: Heard("supply", 0.2),
    e.Automatic: Heard("whisper"),
    e.Added: lambda x, both, eyes: Heard("photon", share(len(x.photons) - 1, 4)),
    e.KindScored: lambda x, both, eyes: Heard("points", share(max(x.points, default=0), 6)),
    e.MatchEnded: ended,
}
