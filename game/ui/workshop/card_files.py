"""What the buttons of the Workshop do: open a card or copy one, save it to its pack, try it, throw it away."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import content, files
from game.packs.folder import Found
from game.packs.pack import checksum
from game.ui import games, matches
from game.ui.dialogs.dialog import ask
from game.ui.workshop import called, own_packs
from game.ui.workshop import words as W
from game.ui.workshop.at_hand import at_once
from game.ui.workshop.card_work import Made
from game.ui.workshop.form import NOTHING, OF_BOX
from game.ui.workshop.picker import Item, Picker
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.workshop.card_workshop import CardWorkshop


class CardFiles:
    """The packs of one's own, and the draft of the card that is being made."""

    def __init__(self, shop: CardWorkshop) -> None:
        self.shop = shop
        self.packs: list[Found] = []
        self.draft: Path | None = None  # where the card is kept while it is not finished

    def look(self) -> None:
        """See which packs there are."""
        self.packs = own_packs.own(self.shop.key)

    # ---- drafts --------------------------------------------------------------------------------
    def begin(self) -> None:
        """With the card that was not finished last, if there is one; else with a new one."""
        app = self.shop.app
        drafts, wrong = own_packs.drafts(app.home, self.shop.box)
        for said in wrong[:2]:
            app.toast(said, harm=True)
        if drafts:
            self.shop.open(drafts[0][1])
            self.draft = drafts[0][0]
            app.toast(W.HERE_AGAIN)
        else:
            self.shop.open(self.shop.new())

    def keep(self) -> None:
        """Write the card down as unfinished, if it was changed since it was opened or saved."""
        shop = self.shop
        if not shop.work.dirty:
            return
        try:
            self.draft = self.draft or own_packs.new_draft(shop.app.home, shop.key)
            own_packs.keep_draft(self.draft, shop.work.made)
        except files.BadFile as error:
            shop.app.toast(W.NOT_KEPT.of(error.said), harm=True)

    def _drop_draft(self) -> None:
        if self.draft is not None:
            self.draft.unlink(missing_ok=True)
            self.draft = None

    # ---- opening -------------------------------------------------------------------------------
    def ask_open(self) -> None:
        """A new card, an unfinished one, or one of the own packs."""
        shop = self.shop
        self.keep()
        items = [Item("new", W.NEW_CARD, NOTHING, lambda: shop.open(shop.new(shop.work.made.part)))]
        for path, made in own_packs.drafts(shop.app.home, shop.box)[0]:
            note = W.OF_PACK.of(W.UNFINISHED, called.part(made.part))
            items.append(Item(path.stem, name_of(made.card), note, partial(self._open_draft, path, made)))
        shop.app.push(Picker(W.OPEN, [*items, *(item for found in self.packs for item in self._of_pack(found))]))

    def _open_draft(self, path: Path, made: Made) -> None:
        self.shop.open(made)
        self.draft = path

    def _of_pack(self, found: Found) -> list[Item]:
        shop = self.shop
        try:
            data = own_packs.plain(found)
        except files.BadFile as error:
            shop.app.toast(error.said, harm=True)
            return []
        return [
            Item(
                f"{found.key}/{card.get('id')}",
                name_of(card),
                W.OF_PACK.of(found.title, called.part(part)),
                partial(
                    shop.open,
                    Made(part, card, found.name, title_of(found), found.key, own_packs.look_of(data, card)),
                ),
            )
            for part, card in own_packs.cards(shop.box, data)
        ]

    def ask_copy(self) -> None:
        """Any card of the game, to begin with a copy of it."""
        shop, items = self.shop, list[Item]()
        for part, card in own_packs.cards(shop.box, {"cards": shop.box.data}):
            copy = {name: value for name, value in card.items() if name not in ("id", "short", *OF_BOX)}
            made = Made(part, copy, shop.work.made.pack, shop.work.made.title)
            items.append(Item(card["id"], name_of(card), called.part(part), partial(shop.open, made)))
        shop.app.push(Picker(W.COPY, items))

    # ---- what is done with it ----------------------------------------------------------------------
    def _ready(self) -> bool:
        if self.shop.unread:
            self.shop.read()
        if not self.shop.proof.right:
            self.shop.app.toast(self.shop.unready(), harm=True)
        return self.shop.proof.right

    def save(self) -> None:
        """Put the card into its pack, which is switched on."""
        if not self._ready():
            return
        app, made, proof = self.shop.app, self.shop.work.made, self.shop.proof
        try:
            file = own_packs.save(self.shop.key, proof.data)
        except (OSError, files.BadFile) as error:
            app.toast(files.said(error), harm=True)
            return
        self.shop.work.saved(proof.card, file)
        self._drop_draft()
        self.look()
        if file not in app.settings.packs and not proof.others:
            app.change(packs=[*app.settings.packs, file])
        on = file in app.settings.packs
        app.toast((W.SAVED if on else W.SAVED_OFF).of(name_of(made.card), Phrase(**made.title)))

    def try_it(self) -> None:
        """A table with the card before one, at a moment where it can be used, if chance brings one."""
        if not self._ready():
            return
        proof = self.shop.proof
        self.keep()
        try:
            part, name, card = self.shop.work.made.part, str(proof.data["pack"]), str(proof.card["id"])
            own_packs.save_tried(self.shop.key, proof.data)
            pack = content.packs().named(self.shop.key, name, checksum(proof.data))
            setup, picks = at_once(pack, card, games.of(self.shop.rules).uses.get(part, ()))
        except ValueError as error:
            self.shop.app.toast(files.said(error), harm=True)
            return
        matches.meet(self.shop.app, setup, picks)

    def ask_delete(self) -> None:
        said = W.DELETE_ASK.of(name_of(self.shop.work.made.card))
        self.shop.app.push(ask(W.DELETE, said, self._delete, harm=True, label=W.DELETE))

    def _delete(self) -> None:
        shop, made = self.shop, self.shop.work.made
        try:
            if made.of:
                data = own_packs.plain(own_packs.named(shop.key, made.pack))
                own_packs.remove(shop.key, own_packs.without_card(shop.box, data, made))
        except (OSError, files.BadFile) as error:
            shop.app.toast(files.said(error), harm=True)
            return
        self._drop_draft()
        self.look()
        shop.work.dirty = False
        shop.app.toast(W.DELETED.of(name_of(made.card)))
        shop.open(shop.new(made.part))


def name_of(card: Mapping[str, Any]) -> Phrase:
    """What a card is called, right or wrong."""
    name = card.get("name")
    words = name if isinstance(name, Mapping) else {}
    en, ja = (str(words.get(lang) or W.NEW_CARD.in_(lang)) for lang in ("en", "ja"))
    return Phrase(en, ja)


def title_of(found: Found) -> dict[str, str]:
    """What a pack is called, as plain data."""
    return {"en": found.title.en, "ja": found.title.ja}
