"""What battlefield and card table share: the choice being made, the film of events, the menu, the replay bar.

match_scene.py sitting.py        what both scenes have in common; the match as a person has it in front of them
draft.py stage.py trying.py      the choice being put together; one question of it; what it would lead to
ahead.py                         later phases of one's turn: acting there ends those before
part.py                          what can be pointed at
film.py lines.py heard.py        events as motion; lines of the log; what events sound like
refusal.py reply.py rule_tags.py    why not?: what is said, where, with which rule
rules.py                         ways into the rulebook
menu.py replaying.py company.py  the match menu; a recording; the others at the network's table
turn_film.py filming.py          a turn of a recording as a film, and its making
glass.py plates.py words.py      the plates under panels; sentences
"""
