"""Play on a local network: one program holds the match, the others see their views of it and answer with numbers.

    code.py certificate.py           the join code, and the certificate of one match
    door.py handshake.py pake.py     who may come in: strangers, what may be said to them, the proof of the key
    discovery.py interfaces.py       how a match is found, and which addresses this machine has
    messages.py                      everything that is ever said, both ways; strict reading
    gate.py wire.py allowance.py     bytes and their limits: connections before TLS, the host's thread, how often what
    line.py                          a guest's line, which mends itself
    lobby.py                         who sits where, with which deck, and who is ready
    dealing.py honest.py             dice that nobody chose, and the check afterwards that all was as it was shown
    host.py play.py guest_seats.py   the host: guests; the match; what each of them is shown
    director.py                      a tournament at one table: whose game is next, and what everybody is told of it
    away.py                          who is missing, and what becomes of their seats
    opening.py                       beginning to host, and finding one's way to a host
    pace.py                          how long answers take, so that time tells nothing
    keep.py                          what a host that was killed needs to go on
    guest.py                         a guest: the lobby, its views, its picks

The network threads move text only. All decisions are made by `Host.tick` and `Guest.tick`, called by whoever shows the
match, so that nothing here needs a lock.
"""

GRACES = (60, 120, 300)
"""Seconds for which a seat whose line broke can be waited for, whatever the others want. The first is the usual one.

It stands here because commands and screens ask for it that need nothing else of the network.
"""
