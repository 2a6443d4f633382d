"""Every Medarot's own look: which parts it is made of, and its colours. None is coloured or traced after a model.

A line of the table: key | helmet, eyes, jaw | crests | trunk, shoulders | right arm, left arm (as we look at it: left,
right) | what stands behind it | main colour, second, third, light.
"""

from __future__ import annotations

from game.frozen import frozen

_TABLE = """
metabee | helm twin vents | fork_horn | chest round | revolver fist | none | d8382c ece6d6 ffb23e 7dffb0
saikachis | helm visor mask | great_horn | broad pad | missile fist | none | b4551f f2e3c4 5b2a14 7fe9ff
arcbeetle | helm keen chin | hercules | broad spike | cannon cannon | exhaust | 7c1f2e e8c46a f07a32 fff27a
blackbeetle | helm slit vents | blade_horn | chest blade | laser revolver | none | 2b2f3d c8433a e8542e ff6a4d
kantaros | helm round grille | three_horns | barrel shell | gatling fist | none | 6d7c2c f0e4c0 d8502e ffd24a
warbonnet | snouted twin wolf | lion_mane | broad round | gatling gatling | none | d89a3c 8c3a1e 3a2a26 7fe9ff
unitris | snouted keen wolf | unicorn_mane | chest blade | cannon revolver | none | 6d4aa0 e8dcf4 f0b43c 7dffb0
last_sailor | slim lash lips | sailor_cap | sailor puff | revolver fist | none | 2c4f9c f2efe6 e0483a 7fe9ff
purple_collar | snouted round dog | flop_ears | chest round | gatling fist | none | a8743e 5a3a22 8a4ac0 fff27a
cyandog | snouted bead dog | pricked_flop | slim slim | revolver fist | none | 2fa8b4 d4f2f0 f0a03c fff27a
fly_eagle | beaked keen hawk | eagle_crest | slim slim | gatling fist | broad_wings | 6b4426 f2ead8 e8b03a ffd24a
fly_falcon | beaked slit hawk | falcon_crest | chest slim | missile fist | sharp_wings | 3c5a86 e8e2d0 f08a3c fff27a
float_spinner | ball mono none | rotor_mast | barrel slim | missile missile | none | c8a83a 3f4a60 e8542e 7fe9ff
god_emperor | wedge visor mask | emperor | tank pad | cannon cannon | great_guns | 8a2430 d9c08a e0483a fff27a
lon_gan | snouted keen dino | dragon | plates spike | flame fist | none | 2f8a5a f0d890 e8542e fff27a
earth_brachio | small bead raptor | long_neck | tank shell | cannon cannon | none | 6f9a5a e4dcb0 b4703a fff27a
rickturtle | wide bead turtle | turtle_head | plump shell | cannon cannon | shell | 4f8f4a d8c070 e86a2e fff27a
brave_fire | helm visor grille | fire_helmet | coat pad | hose fist | ladder | d23b34 f2cf5a 2c3040 7fe9ff
meda_sun | ball twin smile | sun_rays | star fin | laser laser | none | e86a2a ffd65c ffb23e fff6b0
meda_mars | knight slit none | mars_comb | plates spike | missile revolver | cape | a8402c d8a86a 7c1f2e 7dffb0
diststar | bare star smile | star_head | slim fin | laser fist | none | e0548a f6d8c8 f0a03c 7fe9ff
water_beat | round goggle vents | water_cap | barrel shell | oar revolver | none | 2c7f8a d4e8b0 e8b03a fff27a
meda_comet | dome visor none | comet | slim blade | laser fist | none | 3a4a8c dfe8f8 ff9a4a 7fe9ff
denshi_ranger | box window none | aerials | plates pad | dish laser | none | d8d2c4 a8a294 e0483a ffb23e
cu | round happy smile | cupid | dress puff | bow fist | broad_wings | f6d8dc f0b84a f08aa8 ff7ad0
meda_mercury | dome twin vents | winged_helm | slim fin | laser missile | none | a9b4c6 e2e8f0 d24a3c 7dffb0
basstroyer | wide bead fish | bass | tank fin | cannon missile | fins | 4a5f3a d8d0a0 b43a2c fff27a
wire_alien | egg almond none | alien_wires | slim slim | dish laser | none | 8fc86a d8f0b8 c04aa0 ff9ad8
rokusho | helm twin mask | mandibles | chest round | blade fist | none | 3a6fc4 ece6d6 f0c84a ff6a4d
dorcus | helm visor chin | thick_mandibles | broad pad | hammer fist | none | 2c3f7c b8c4d8 d8502e ffd24a
blackstag | wedge slit vents | scissor_mandibles | chest spike | twinblade blade | none | 2a2c3c 5aa0d8 9a4ad0 ff7ad0
smilodonad | snouted keen fangs | sabre | broad spike | claw claw | none | d89a4a f4e4c0 7a3a1e 7dffb0
excise | wedge twin vents | saw_mandibles | chest blade | saw twinblade | none | 7a3f9c dcd4ec 4fc0b4 ff6a4d
light_cheetah | snouted slit tabby | cheetah | slim slim | claw fist | none | ecc05a f6ead0 c0562a 7fe9ff
straywolf | cheeked keen wolf | wolf_ears | chest blade | claw blade | none | 8fa4bc f0f2f4 3f5a8c ffd24a
darkpanther | snouted slit cat | panther | slim slim | claw claw | none | 2c2a40 6a5a98 9a6ae0 ffd24a
dash_raptor | snouted bead raptor | feather_crest | slim fin | claw fist | none | 5aa06a e8e0b0 d8502e ff6a4d
assault_tyranno | snouted keen dino | dino_crest | broad spike | drill hammer | none | 7a3a2c e0c890 e8862e fff27a
attack_tricer | snouted bead bull | tricer | tank tyre | drill drill | none | 5a7a9c d8c49a e0743a 7dffb0
banchuu | dome keen teeth | bancho | coat round | fist hammer | none | 3a4a6c e8c890 f0b43c ff6a4d
gan_king | rock visor none | king_crown castle | stone rock | hammer tower | none | 6a6f84 c8a860 c03a3a ff6a4d
kronoform | snouted blank croc | croc_ridge | plates shell | pincer saw | none | 3f7a5c c8d09a e0a03a ffd24a
jackal | snouted twin wolf | jackal_ears | chest blade | rapier claw | none | 24303c e0b44a 2f8fb0 7fe9ff
go_death | skull socket bones | hood | slim spike | claw fist | scythe | 4a4458 e2dcd0 2c2438 ff6a4d
hellcerberus | snouted keen dog | three_heads | broad spike | claw claw | flames | 5c2430 8a3a3a e8762e fff27a
dullahorse | none blank none | headless | ruff spike | lance head | cape | 3c4660 c4ccd8 54307c 7dffb0
blackrover | beaked slit crow | crow_crest | chest slim | claw wing | broad_wings | 262a3a 46507a 8a5ad0 ff6a4d
head_locust | long insect grille | locust_feelers | slim fin | blade fist | none | 6fae3c e6efb8 d84a3a ff5a6e
bloodstock | round insect needle | mosquito | slim slim | rapier fist | thin | 5a4664 c4b4cc d24a5a ff6a4d
brownbison | snouted bead bull | bison | plump round | hammer fist | hump | 8a5a34 d8bc8c b4402c ffd24a
grade_kabuki | round keen kabuki | kabuki_wig | coat pad | fan blade | none | f2ece0 3a3050 c83232 ff7ad0
noctocat | cheeked slit cat | moon_cat | slim blade | claw blade | none | 3a2f5c 7a68b0 f0c84a 8dff8a
gallant_lady | slim lash lips | valkyrie | plates puff | lance shield | none | c8d4e4 7aa0d8 4a7ac8 ffd24a
put_cat | round round tabby | bell_cat | plump round | claw fist | none | f0a45a fbf0dc f08aa8 7dffb0
sky_ptera | beaked bead ptero | ptera_crest | slim slim | claw fist | bat | 8a6fa8 e0c8d8 d8743a ffd24a
brave_police | helm visor vents | police_cap | chest pad | baton shield | none | 27406f e8ebf2 f0c84a 7fe9ff
passghoul | skull socket open | ghost | rings slim | claw claw | wisps | 5a8a80 cfe4d8 3a5a58 8dff8a
basalt | rock slit grille | boulder | stone rock | hammer hammer | none | 5f5a58 8f8478 c8502c ff8a3a
first_ace | dome star smile | jester | ruff puff | rapier wand | none | c23a5a f2ecdc 3c3460 7fe9ff
dear_idol | slim lash lips | twin_tails | dress frill | mic fist | bow_back | f2c4d4 5c86d8 e85a9a ff7ad0
centipade | dome three vents | centipede | rings slim | pincer fist | legs | 8a4a34 e0b070 d8702e 8dff8a
honeyforce | round round smile | ladybird | barrel shell | buckler fist | elytra | d8362e f4e8c8 1e1a20 8dff8a
bravenurse | slim lash lips | nurse_cap | dress puff | syringe fist | none | f4b8c4 fbf4ee d84a6a 6fe3ff
brave_rescue | helm visor chin | rescue_lamp | coat pad | lamp fist | ladder | e87a2a f2e8d0 2c5a9c fff27a
axolotl | wide far smile | gills | plump round | orb buckler | none | f4b0b4 fce4dc e0607a 6fe3ff
man_mammoth | dome bead trunk | mammoth | stone round | tower fist | hump | 9a6a44 e8d4b0 7c4a9c 6fe3ff
trilobide | round three vents | trilobite | rings shell | buckler buckler | none | 7a6a4a d8c89a 4a7a7a 6fe3ff
childsitter | round happy smile | bonnet | dress frill | rattle fist | none | f6dca8 fff6e4 6fb0e0 ff7a9a
not_touch | ball keen teeth | bur | plates leaf | wand buckler | none | 4f8a3c c8dc8a e05a9a ff5a6e
fly_trap | bare keen teeth | flytrap | plump leaf | flower fist | none | 5fa03c d8e8a0 f0c84a fff27a
set_stego | snouted bead turtle | stego_head | tank shell | tower fist | plates_row | 7a8a3c e0d08a e0703a 8dff8a
mayqueen | slim lash lips | queen_crown | ruff puff | wand fist | high_cape | f0e0ec d8a83c b02a5c 6fe3ff
skycargo | beaked visor chin | cockpit | barrel slim | orb fist | plane | e4e0d4 d24a3a 3f78c0 6fe3ff
vapor_rail | round goggle plow | chimney | boiler wheel | lamp fist | none | 30343e a02c2c d8a83c fff27a
meda_moon | round sleepy smile | crescent | dress fin | orb wand | none | 3c4a8a d4dcf4 f0d878 ff9ad8
meda_saturn | ball twin vents | saturn | barrel fin | orb orb | ring | d8a860 f4e2b8 8a5a9c 6fe3ff
primi_lotus | slim happy lips | lotus_head | dress leaf | flower fist | petals | f4e4ec f8c8d8 e06a9a 8dff8a
dol_dolphin | snouted bead dolphin | dolphin_fin | plump fin | orb fist | none | 4a8ac8 eaf4fa f0b43c ff5a6e
hoodwitchy | round twin smile | witch_hat | dress leaf | wand fist | none | d8b8a0 c88a3c 54307c 8dff8a
cry_banshee | slim socket open | banshee | dress slim | horn fist | none | b8cce0 8fa4c8 4a5a9c 6fe3ff
meda_pluto | skull socket vents | pluto_horns | plates spike | staff orb | cape | 3a3450 7a8ab0 4a3a7c 6fe3ff
oldwise | round goggle beard | sage | coat round | staff fist | none | b08a5a ece0c4 3f5a4a 6fe3ff
semi_cicade | round blank vents | cicada | rings slim | horn fist | clear | 6a7a3a d8d09a e8862e ff5a6e
holy_oracle | slim sleepy lips | miko | sailor frill | bell fist | none | f6ece4 c8363a d23b34 fff27a
littledeer | snouted round tabby | fawn | slim slim | orb fist | none | c88a4a f4e4c4 e0a08a 8dff8a
youngsparrow | beaked round dart | sparrow_crest | slim slim | orb fist | tail_fork | 2c4a8c f2ece0 c8502e fff27a
"""


@frozen
class Build:
    """The parts of one robot by name, and its colours."""

    shell: str
    eyes: str
    jaw: str
    crests: tuple[str, ...]
    trunk: str
    shoulder: str
    arm: str
    other: str
    back: str
    tints: tuple[str, str, str, str]  # main, second, third, what shines


def _read(line: str) -> tuple[str, Build]:
    key, head, crests, body, arms, back, tints = (part.strip() for part in line.split("|"))
    main, second, third, eye = (f"#{tint}" for tint in tints.split())
    shell, eyes, jaw = head.split()
    trunk, shoulder = body.split()
    arm, other = arms.split()
    return key, Build(
        shell, eyes, jaw, tuple(crests.split()), trunk, shoulder, arm, other, back, (main, second, third, eye)
    )


BUILDS: dict[str, Build] = dict(_read(line) for line in _TABLE.strip().splitlines())
