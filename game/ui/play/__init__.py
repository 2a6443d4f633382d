"""What the battlefield and the card table share: the choice being made, the film of events, the menu, the replay bar."""
