"""Sound, made of numbers alone: what is heard, how it is made, and who plays it.

speaker.py voices.py            plays cues by name, silent without a device; who sounds at once, and how loud
takes.py edition.py             what is played: made once, kept in the user's folder; made as it is made today
cues.py cue.py                  every cue by name; what one is
desk_cues.py card_cues.py       controls, dice and coins; cards and paper
arena_cues.py foton_cues.py medarot_cues.py magna_cues.py pony_cues.py    the cues of each game

device.py                       what all is heard through
waves.py spectrum.py            what a wave is, how several become one; Fourier's transform
modes.py drums.py plucked.py brass.py    what rings when struck; skins; strings; brass
hiss.py bubbles.py bounces.py   noise and grains; water; dice and coins
reverb.py                       the room that all is heard in
loudness.py limiter.py          how loud a sound is to an ear; nothing clips
measures.py chart.py            what can be said of a sound unheard; a sheet of sounds to look at
music/                          a piece for the title and for each table
"""
