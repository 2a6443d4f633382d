"""One class for each word of the effect vocabulary (pony.md, section 15), by topic; ops.py lists them."""
