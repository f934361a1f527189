package undercroft.export.picture;

import java.util.Arrays;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.format.Appearance;

/**
 * The usual types of rooms. Each has the same floor in every picture of a theme, and an icon. The colours were chosen by
 * annealing near wanted ones, so that with any of the three kinds of colour blindness no two of them, nor one of them and
 * the floor of plain rooms or corridors, are nearer than 11 in CIE Lab.
 */
enum UsualType {
    ENTRANCE(0x91D0A0, 0x9EB781, 0x206E58),
    EXIT(0x7FAEE5, 0x8AB1CD, 0x5275A6),
    BOSS(0xEA7F59, 0xB36F3E, 0xAF482A),
    TREASURE(0xF7E27A, 0xEECE76, 0x9E8623),
    KEY(0xDBAF3C, 0xCA9A44, 0x6A4D00),
    SHOP(0xE8ABD1, 0xD0A1A4, 0x874A79),
    SHRINE(0xBDC6F5, 0xA098A9, 0x555CA4),
    GUARD(0xC3A07C, 0xAC8A5F, 0x816848),
    TRAP(0xD16F7A, 0xBF5E65, 0x8B2C3C),
    SECRET(0x9979C6, 0x8E7699, 0x4C2E7E),
    REST(0x59B5B3, 0x85CACA, 0x2F897F),
    SAVE(0xBFECF0, 0xC5DFD3, 0x34A3AE);

    private final int light;
    private final int parchment;
    private final int dark;

    UsualType(int light, int parchment, int dark) {
        this.light = light;
        this.parchment = parchment;
        this.dark = dark;
    }

    static Optional<UsualType> named(String type) {
        return Arrays.stream(values())
                .filter(usual -> usual.name().equalsIgnoreCase(type))
                .findFirst();
    }

    Colour floor(Appearance.Theme theme) {
        return Colour.solid(
                switch (theme) {
                    case LIGHT -> light;
                    case PARCHMENT -> parchment;
                    case DARK -> dark;
                });
    }
}
