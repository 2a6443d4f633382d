"""Cards, drawn: what belongs to one game in a package of its own, what several are drawn with in `kit`, what all share
in `frame`. Every function returns a finished surface that is kept and shared: blit it, never draw on it.

Surfaces are premultiplied: blit them with `art.draw.put(target, face, at)` (or `special_flags=BLEND_PREMULTIPLIED`).
Heights and widths are real pixels; pass `app.px(...)`. Cards of the Arena are 5 wide to 7 high: `card_size(height)`.

frame.py          size, stock, windows, the shadow of a card
own_portraits.py own_pictures.py    how cards of packs look; pictures of a person's own
svg_apart.py      SVG, drawn by a process of its own
plain_cards.py    cards of a game that has drawn none
rival_faces.py    the faces of rivals
kit/              what several games draw with
"""
