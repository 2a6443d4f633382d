"""What battlefield and card table share: the choice being made, the film of events, the menu, the replay bar."""
