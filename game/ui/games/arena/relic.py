"""The battlefield of a recorded match of the Arena, to be turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.record import Saved
from game.ui.games.arena.preview import Preview
from game.ui.games.relic import Relic
from game.ui.widgets.box import Box
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.app import App


class ArenaRelic(Relic):
    """Nothing for a battlefield that is not among ours (any more)."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.preview = Preview(app, "preview")

    def lay(self, saved: Saved, box: Box) -> list[Widget]:
        setup = saved.setup
        if setup is None:
            return []
        field = self.app.rules(setup.ruleset).catalogue.get(f"map/{setup.options.get('map', '')}")
        if field is None:
            return []
        self.preview.show(field)
        self.preview.place(box)
        return [self.preview]
