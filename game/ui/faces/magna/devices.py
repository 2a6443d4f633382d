"""Which arms every unit bears, and which emblem stands on every other card. A device of a force is
`division charge strewn`: how the field is parted, what lies on it, and what small things lie around ("-" for none)."""
from __future__ import annotations

DEVICES: dict[str, str] = {
    "red-f01": "bend orc_hood -", "red-f02": "chevron orc axes", "red-f03": "fess rider -", "red-f04": "plain hatchling flame",
    "red-f05": "base land_ship -", "red-f06": "pale dragon_helm -", "red-f07": "pile fist -", "red-f08": "chief drum -",
    "red-f09": "quarter wyvern -", "red-f10": "bordure fire_dragon flame", "red-f11": "saltire orc_lord swords",
    "blu-f01": "chevron sword -", "blu-f02": "plain tower -", "blu-f03": "pale mirror -", "blu-f04": "base drop -",
    "blu-f05": "chief star_eye star", "blu-f06": "barry helm -", "blu-f07": "quarter shield -", "blu-f08": "bend lance -",
    "blu-f09": "base drake -", "blu-f10": "bordure swan drop", "blu-f11": "gyronny armillary star",
    "gre-f01": "plain pixie -", "gre-f02": "bend bow -", "gre-f03": "pily leaf_mask -", "gre-f04": "chevron wolf -",
    "gre-f05": "chief owl leaf", "gre-f06": "fess centaur -", "gre-f07": "pale bear paw", "gre-f08": "base treant -",
    "gre-f09": "barry mammoth -", "gre-f10": "quarter elf_bow leaf", "gre-f11": "bordure stag leaf",
    "pur-f01": "fess anchor -", "pur-f02": "saltire cutlasses -", "pur-f03": "plain pup -", "pur-f04": "barry shell_harp drop",
    "pur-f05": "chief howl -", "pur-f06": "base ghost_ship -", "pur-f07": "bend stiletto drop", "pur-f08": "pale moon_wave -",
    "pur-f09": "pile kraken -", "pur-f10": "quarter pirate_skull -", "pur-f11": "bordure wolf_king paw",
    "whi-f01": "plain book -", "whi-f02": "bend winged_helm -", "whi-f03": "chief cherub -", "whi-f04": "quarter cross_shield -",
    "whi-f05": "chevron chalice heart", "whi-f06": "pale great_helm -", "whi-f07": "saltire gear -", "whi-f08": "pile scales -",
    "whi-f09": "gyronny archangel -", "whi-f10": "bordure seraph gear", "whi-f11": "fess horn cross",
    "bla-f01": "plain skull bone", "bla-f02": "chevron ghoul -", "bla-f03": "bend bat -", "bla-f04": "pale chained_sword -",
    "bla-f05": "chief curse -", "bla-f06": "quarter vampire -", "bla-f07": "pile demon -", "bla-f08": "fess night_horse -",
    "bla-f09": "gyronny dragon_skull bone", "bla-f10": "bordure dark_seraph -", "bla-f11": "saltire dead_queen -",
    "neu-f01": "quarter swords -", "neu-f02": "bend arrows -", "neu-f03": "fess pick -", "neu-f04": "chevron pitchfork -",
    "neu-f05": "base golem -", "neu-f06": "gyronny compass -",
}
EMBLEMS: dict[str, str] = {
    "red-r1": "burning_pit", "red-r2": "barrel", "red-r3": "egg", "red-w1": "greatsword", "red-w2": "orc_helm", "red-w3": "dragon",
    "red-o1": "sack", "red-o2": "torch", "red-o3": "war_banner", "red-t1": "breath", "red-t2": "spears", "red-t3": "slashes", "red-t4": "salamander",
    "blu-r1": "ice_floor", "blu-r2": "flood_gate", "blu-r3": "mirrors", "blu-w1": "shield", "blu-w2": "staff", "blu-w3": "holy_sword",
    "blu-o1": "crates", "blu-o2": "wall", "blu-o3": "guide_star", "blu-t1": "ice_arrow", "blu-t2": "water_wall", "blu-t3": "counterspell", "blu-t4": "water_maiden",
    "gre-r1": "thorns", "gre-r2": "snare", "gre-r3": "tree", "gre-w1": "elf_bow", "gre-w2": "cloak", "gre-w3": "saddle",
    "gre-o1": "wheat", "gre-o2": "wood_horn", "gre-o3": "paw", "gre-t1": "arrow_rain", "gre-t2": "bark_shield", "gre-t3": "vines", "gre-t4": "wolf",
    "pur-r1": "whirl", "pur-r2": "maze", "pur-r3": "cursed_chest", "pur-w1": "cutlass", "pur-w2": "ghost", "pur-w3": "pelt",
    "pur-o1": "lantern", "pur-o2": "fog_moon", "pur-o3": "eye", "pur-t1": "needle", "pur-t2": "masks", "pur-t3": "poison_dagger", "pur-t4": "sea_serpent",
    "whi-r1": "ward", "whi-r2": "bell", "whi-r3": "candle", "whi-w1": "cross_shield", "whi-w2": "angel", "whi-w3": "power_armour",
    "whi-o1": "blessing", "whi-o2": "cross_banner", "whi-o3": "miracle", "whi-t1": "heart", "whi-t2": "light_sword", "whi-t3": "winged_shield", "whi-t4": "archangel",
    "bla-r1": "hands", "bla-r2": "soul_circle", "bla-r3": "decay", "bla-w1": "cursed_sword", "bla-w2": "evil_spirit", "bla-w3": "scythe",
    "bla-o1": "sacrifice", "bla-o2": "bone_banner", "bla-o3": "plague_mask", "bla-t1": "curse", "bla-t2": "bitten_heart", "bla-t3": "bone_shield", "bla-t4": "demon",
    "neu-r1": "pitfall", "neu-r2": "small_bells", "neu-r3": "coins", "neu-w1": "iron_sword", "neu-w2": "leather", "neu-w3": "horse",
    "neu-o1": "scroll_list", "neu-o2": "council", "neu-o3": "detour", "neu-t1": "volley", "neu-t2": "parry", "neu-t3": "intercept", "neu-t4": "wary_eye",
    "neu-t5": "formation", "neu-t6": "disarm",
}
# What a card from somebody's own file bears: by its kind, and a force by its first trait.
BY_TRAIT: dict[str, tuple[str, ...]] = {
    "human": ("helm", "sword", "winged_helm"), "elf": ("bow", "leaf_mask", "elf_bow"), "orc": ("orc", "axes", "orc_hood"),
    "dragon": ("dragon", "wyvern", "drake"), "beast": ("wolf", "bear", "horse", "mammoth"), "undead": ("skull", "ghoul", "claw"),
    "spirit": ("flame", "tree", "crystal"), "machine": ("gear", "golem"), "angel": ("angel", "cherub", "seraph"),
    "demon": ("demon", "bat", "moth"), "sea": ("trident", "kraken", "ship", "serpent"), "giant": ("fist", "golem"),
}
BY_KIND: dict[str, tuple[str, ...]] = {
    "arms": ("sword", "armour", "round_shield", "staff"), "operation": ("banner", "chest", "key", "sun"), "tactics": ("bolt", "wave", "fist", "star"),
    "trap": ("pitfall", "gallows", "rat"), "base": ("tower",), "force": ("swords",),
}
