package undercroft.export.tileset;

/**
 * The colours and materials of a tileset, as red, green and blue.
 *
 * @param name of the tileset
 * @param isNatural whether floors and walls are of living rock rather than of slabs and bricks
 * @param seed of what looks random
 * @param floor the slabs or the ground of rooms
 * @param corridor the slabs or the ground of corridors
 * @param joint what is between slabs and bricks
 * @param growth moss, lichen or crystals
 * @param top the upper side of walls at their rim
 * @param dark the inside of rock, and the background of maps
 * @param face the front of walls
 * @param wood of doors
 * @param ornament what a rare wall bears
 */
record TilesetStyle(
        String name,
        boolean isNatural,
        int seed,
        int floor,
        int corridor,
        int joint,
        int growth,
        int top,
        int dark,
        int face,
        int wood,
        Ornament ornament) {

    /** What a rare wall bears. */
    enum Ornament {
        TORCH,
        SKULL,
        CRYSTAL
    }

    static final TilesetStyle STONE = new TilesetStyle(
            "stone",
            false,
            11,
            0xB9AC94,
            0x98948C,
            0x6F6659,
            0x77855A,
            0x7C7A86,
            0x17161D,
            0x8F8A94,
            0x8A5528,
            Ornament.TORCH);

    static final TilesetStyle CRYPT = new TilesetStyle(
            "crypt",
            false,
            23,
            0x6F7F82,
            0x5F6472,
            0x343E46,
            0x4E7A62,
            0x5C5670,
            0x100E17,
            0x6A627F,
            0x5E4436,
            Ornament.SKULL);

    static final TilesetStyle CAVE = new TilesetStyle(
            "cave",
            true,
            37,
            0x93754F,
            0x7E6A50,
            0x5A452E,
            0x6FA7A0,
            0x6B5643,
            0x15100C,
            0x7A6048,
            0x7C5A34,
            Ornament.CRYSTAL);
}
