package undercroft.export.picture;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;

/**
 * The floors of rooms by type.
 *
 * @param plain of rooms without a type
 * @param byType in alphabetical order
 */
record RoomColours(Colour plain, Map<String, Colour> byType) {

    /**
     * Chooses the colours of types. {@link UsualType}s always have the same. Another type has the same colour in every
     * level, unless one before it in the alphabet has taken it: first pale tints, which no usual type has, then strong
     * ones. Beyond those, colours repeat.
     */
    static RoomColours of(Appearance.Theme theme, Collection<String> types) {
        return of(theme, types, Map.of());
    }

    /**
     * Chooses the colours of types.
     *
     * @param wanted the colours that a level gives to its types; those of usual types are fixed
     */
    static RoomColours of(Appearance.Theme theme, Collection<String> types, Map<String, Colour> wanted) {
        Palette palette = Palette.of(theme);
        Map<String, Colour> byType = new LinkedHashMap<>();
        int tints = palette.floors().size();
        int hues = tints / 2;
        boolean[] taken = new boolean[tints];
        for (String type : new TreeSet<>(types)) {
            Optional<UsualType> usual = UsualType.named(type);
            if (usual.isPresent()) {
                byType.put(type, usual.get().floor(theme));
                continue;
            }
            Colour own = wanted.get(type);
            if (own != null) {
                byType.put(type, own);
                continue;
            }
            int first = Math.floorMod(type.hashCode(), hues);
            int free = first + hues;
            for (int i = 0; i < tints && taken[free]; i++) {
                free = (first + i) % hues + (i < hues ? hues : 0);
            }
            taken[free] = true;
            byType.put(type, palette.floors().get(free));
        }
        return new RoomColours(palette.room(), byType);
    }

    Colour of(String type) {
        return byType.getOrDefault(type, plain);
    }
}
