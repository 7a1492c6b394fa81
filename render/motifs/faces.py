"""The faces of the Benefactors: nobody shares a head, a coat or a temper with another."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import caps, crowns, hair, hats
from render.motifs import collars as on
from render.motifs import features as of
from render.motifs.busts import Face, bust
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect

PALE, TAN, BROWN, DARK, OLIVE = Ink.PEACH, Ink.WHEAT, Ink.CHESTNUT, Ink.WALNUT, Ink.APRICOT


def _earrings(ink: str) -> str:
    return "".join(circle(x, -146, 5, ink) + circle(x, -134, 8, ink) for x in (-46, 46))


def _colleagues() -> str:
    """Two more of the same committee behind the shoulders."""
    return "".join(
        path(f"M{x - 52} 60V-20Q{x - 50} -74 {x} -74Q{x + 50} -74 {x + 52} -20V60Z", coat)
        + circle(x, -106, 35, skin)
        + circle(x - 11, -110, 4, Ink.INK)
        + circle(x + 11, -110, 4, Ink.INK)
        + path(f"M{x - 37} -112C{x - 38} -156 {x + 38} -156 {x + 37} -112Q{x} -134 {x - 37} -112Z", hair)
        for x, coat, skin, hair in ((-96, Ink.BRICK, DARK, Ink.INK), (96, Ink.FOREST, PALE, Ink.MAKER))
    )


def _house_on_shoulder() -> str:
    """A small house carried on one shoulder, an arm round it."""
    drawn = (
        rect(52, -152, 82, 68, Ink.CREAM)
        + rect(98, -152, 36, 68, Ink.DUNE)
        + polygon([(42, -150), (93, -204), (144, -150)], Ink.VERMILION)
        + polygon([(93, -204), (144, -150), (98, -150)], Ink.BRICK)
    )
    return (
        drawn
        + rect(64, -136, 18, 20, Ink.GOLD_L, 3)
        + rect(98, -128, 20, 44, Ink.COCOA)
        + line("M92 -16Q142 -26 120 -84", BROWN, 22)
    )


FACES: Mapping[str, Motif] = MappingProxyType(
    {
        name: bust(face)
        for name, face in {
            "candle-lit-schoolmistress": Face(
                TAN,
                Ink.PLUM,
                hair.bun(Ink.SLATE),
                on.buttons(Ink.LILAC),
                of.round_glasses() + of.smile(),
                hair.fringe(Ink.SLATE) + line("M-34 -268L34 -236", Ink.GOLD, 6),
            ),
            "auntie-with-goggles": Face(
                BROWN,
                Ink.MAKER,
                hair.curls(Ink.INK),
                on.apron(Ink.HARBOUR, Ink.STEEL),
                of.dots() + of.grin(),
                caps.aviator(Ink.UMBER),
                _earrings(Ink.SLATE),
            ),
            "night-debater": Face(
                PALE,
                Ink.NIGHT,
                "",
                on.bow_tie(Ink.VERMILION),
                of.monocle() + of.moustache(Ink.COCOA, 8) + of.stern(),
                hats.top_hat(),
            ),
            "brass-guildmaster": Face(
                OLIVE, Ink.PINE, "", on.robe(Ink.GOLD), of.brows(Ink.MAKER) + of.beard(Ink.MAKER), crowns.gear_helmet()
            ),
            "window-box-gardener": Face(
                PALE,
                Ink.LEAF,
                hair.braids(Ink.GOLD, Ink.VERMILION),
                on.apron(Ink.CREAM, Ink.SAND),
                of.freckles() + of.smile(),
                hats.straw_hat((Ink.VERMILION, Ink.LILAC, Ink.WHITE, Ink.ROSE, Ink.VIOLET)),
            ),
            "ladder-lender": Face(
                DARK,
                Ink.TEAL,
                "",
                on.tie(Ink.GOLD),
                of.dots() + of.moustache(Ink.INK) + of.smile(Ink.RED),
                caps.kerchief(Ink.VERMILION, Ink.CREAM),
            ),
            "hooded-bookmarker": Face(
                TAN,
                Ink.COCOA,
                caps.hood(Ink.UMBER, Ink.COCOA),
                path("M-16 -90H16V30L0 14L-16 30Z", Ink.VERMILION),
                of.half_glasses(Ink.GOLD) + of.stern(),
                path("M-44 -196Q0 -232 44 -196Q0 -212 -44 -196Z", Ink.SLATE),
            ),
            "comet-insurer": Face(
                PALE,
                Ink.HARBOUR,
                hair.sides(Ink.COCOA),
                on.tie(Ink.VIOLET),
                of.round_glasses(Ink.COCOA) + of.moustache(Ink.COCOA, -2),
                hats.bowler(Ink.DIM, Ink.STEEL),
            ),
            "horoscope-reader": Face(
                BROWN,
                Ink.VIOLET,
                hair.long_hair(Ink.INK),
                on.robe(Ink.GOLD_L),
                of.lashes(Ink.TEAL) + of.lips(),
                caps.turban(Ink.TEAL, Ink.TEAL_D, Ink.VIOLET),
                _earrings(Ink.GOLD),
            ),
            "spire-enthusiast": Face(
                DARK,
                Ink.BRICK,
                "",
                on.ruff(),
                of.brows(Ink.INK, -5) + of.goatee(Ink.INK),
                hats.spire_hat(Ink.FOREST, Ink.GOLD),
            ),
            "jam-maker": Face(
                OLIVE,
                Ink.WINE,
                hair.bob(Ink.RUST),
                on.apron(Ink.WHITE, Ink.ROSE),
                of.dots() + circle(-28, -146, 9, Ink.ROSE, 0.7) + circle(28, -146, 9, Ink.ROSE, 0.7) + of.grin(),
                caps.kerchief(Ink.WHITE, Ink.RED),
            ),
            "singing-scaffolder": Face(
                TAN,
                Ink.TANGERINE,
                "",
                on.scarf(Ink.TEAL, Ink.CREAM),
                of.closed() + of.beard(Ink.COCOA, -84) + of.singing(),
                caps.hard_hat(Ink.GOLD, Ink.BRASS),
            ),
            "mossy-dame": Face(
                PALE,
                Ink.BOTTLE,
                hair.curls(Ink.SAGE),
                on.pearls(Ink.PALE_LEAF),
                of.lashes(Ink.LEAF) + of.lips(Ink.BRICK),
                hats.plumed_hat(Ink.FOREST, Ink.PINE, (Ink.LEAF, Ink.GOLD_L)),
            ),
            "clockwise-professor": Face(
                PALE,
                Ink.RUST,
                hair.wild(Ink.WHITE),
                on.bow_tie(Ink.GOLD),
                of.round_glasses(Ink.BRASS_D, Ink.GOLD_L) + of.moustache(Ink.WHITE, 2) + of.smile(),
                circle(0, -214, 17, Ink.GOLD)
                + circle(0, -214, 12, Ink.CREAM)
                + line("M0 -214V-222M0 -214H6", Ink.INK, 3),
            ),
            "club-pilot": Face(
                TAN,
                Ink.UMBER,
                "",
                on.scarf(Ink.CREAM, Ink.VERMILION),
                of.smile(),
                caps.aviator(Ink.COCOA, Ink.BLUE_L, worn=True),
            ),
            "retired-ironmonger": Face(
                OLIVE,
                Ink.STEEL,
                hair.sides(Ink.FOAM),
                on.apron(Ink.DIM, Ink.INK),
                of.half_glasses(Ink.INK) + of.walrus(Ink.FOAM),
                path("M-40 -196Q0 -224 40 -196Z", OLIVE) + line("M-20 -206Q-10 -212 0 -212", Ink.WHITE, 4),
            ),
            "masked-hostess": Face(
                BROWN,
                Ink.ROSE,
                hair.bun(Ink.COCOA),
                on.pearls(),
                of.domino(Ink.TEAL) + of.lips(Ink.RED),
                crowns.tiara(Ink.VIOLET),
                _earrings(Ink.WHITE),
            ),
            "ribbon-cutting-mayor": Face(
                DARK,
                Ink.NAVY,
                hair.bob(Ink.INK),
                on.chain(),
                of.dots() + of.grin(),
                hats.bicorne(Ink.WINE, Ink.GOLD),
                _earrings(Ink.GOLD),
            ),
            "sun-priest": Face(
                BROWN,
                Ink.TANGERINE,
                crowns.sun_crown(),
                on.robe(Ink.GOLD),
                of.closed() + of.smile(),
                path("M-46 -186Q0 -218 46 -186Q0 -202 -46 -186Z", Ink.GOLD) + circle(0, -196, 7, Ink.VERMILION),
            ),
            "soup-councillor": Face(
                PALE,
                Ink.CREAM,
                hair.sides(Ink.MAKER),
                on.scarf(Ink.LEAF, Ink.PINE),
                of.dots() + of.moustache(Ink.MAKER, 10) + of.smile(),
                crowns.toque(),
            ),
            "powdered-trustee": Face(
                PALE, Ink.FERN, "", on.ruff(), of.half_glasses(Ink.BRASS) + of.stern(), crowns.wig(Ink.WHITE, Ink.FOAM)
            ),
            "chair-of-chairs": Face(
                BROWN,
                Ink.HEATHER,
                _colleagues(),
                on.tie(Ink.GOLD),
                of.brows(Ink.INK) + of.stern(),
                crowns.rosette_hat(),
            ),
            "picnicking-inventor": Face(
                PALE,
                Ink.SURF,
                hair.curls(Ink.TANGERINE),
                on.bow_tie(Ink.VIOLET),
                of.freckles() + of.grin(),
                caps.beanie((Ink.VERMILION, Ink.GOLD, Ink.LEAF, Ink.BLUE)),
            ),
            "house-carrier": Face(
                BROWN,
                Ink.DIM_EDGE,
                "",
                on.scarf(Ink.VERMILION, Ink.GOLD),
                of.brows(Ink.INK) + of.beard(Ink.INK, -92),
                caps.flat_cap(Ink.SLATE, Ink.SLATE_D),
                _house_on_shoulder(),
            ),
            "baron-in-furs": Face(
                TAN,
                Ink.WINE,
                "",
                on.fur(Ink.SAND, Ink.DUNE),
                of.monocle(Ink.SLATE) + of.moustache(Ink.INK, 22) + of.stern(),
                hats.top_hat(Ink.PLUM, Ink.VERMILION, 94),
            ),
            "astronomer-singing": Face(
                DARK,
                Ink.DUSK,
                hair.long_hair(Ink.SLATE),
                on.robe(Ink.LILAC),
                of.closed() + of.singing(),
                caps.star_cap(Ink.BLUE_D, Ink.GOLD_L),
            ),
            "neighbour-in-curlers": Face(
                OLIVE,
                Ink.AQUA,
                "",
                on.robe(Ink.VERMILION),
                of.dots() + of.lips(Ink.VERMILION),
                crowns.curlers(Ink.ROSE),
            ),
            "book-balancer": Face(
                TAN,
                Ink.BLUE_D,
                hair.bob(Ink.MAKER),
                on.buttons(Ink.CREAM),
                of.round_glasses(Ink.VERMILION) + of.smile(),
                hair.fringe(Ink.MAKER) + crowns.balanced_books(),
            ),
        }.items()
    }
)
