package undercroft.input;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.level.Level;
import undercroft.level.PaletteEntry;
import undercroft.level.Room;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Text;

/** Reads {@code palette}: a mapping from types of rooms and items to colours. */
final class PaletteReader {

    /** Each colour is drawn in the legend of a picture, which holds no more. */
    private static final int MAX_COLOURS = 1_000;

    private PaletteReader() {}

    /** The colours in the order of the file. Those that are wrong are reported and left out. */
    static List<PaletteEntry> read(Value palette) {
        List<Fields.Field> fields =
                Fields.open(palette, "type", name -> "colour of " + name).orElse(List.of());
        if (fields.size() > MAX_COLOURS) {
            palette.wrong("too many (%d)".formatted(fields.size()), "Write at most %d.".formatted(MAX_COLOURS));
            return List.of();
        }
        return fields.stream().flatMap(field -> entry(field).stream()).toList();
    }

    /** Warns of colours for what the level does not have, which are likely to be misspelt. */
    static void checkUse(Value palette, Level level, MissionUses uses, Diagnostics diagnostics) {
        Set<String> known = new LinkedHashSet<>();
        level.rooms().stream().map(Room::type).filter(type -> !type.isEmpty()).forEach(known::add);
        Stream.of(uses.held(), uses.locks(), uses.needed())
                .flatMap(List::stream)
                .forEach(use -> known.add(use.name().text()));
        level.missionRules().items().forEach(item -> known.add(item.name()));
        level.missionRules().placings().forEach(placing -> known.add(placing.item()));
        for (Entry entry : palette.node() instanceof Mapping mapping ? mapping.entries() : List.<Entry>of()) {
            if (!known.contains(entry.name())) {
                String advice = NearestName.near(entry.name(), known)
                        .map(near -> "Did you mean %s?".formatted(Quotation.word(near)))
                        .orElse("Drop it.");
                diagnostics.warn(
                        entry.key().position(),
                        "The palette has a colour of %s, which is neither a type of a room nor an item. %s"
                                .formatted(Quotation.word(entry.name()), advice));
            }
        }
    }

    private static Optional<PaletteEntry> entry(Fields.Field field) {
        Optional<PaletteEntry> entry = field.value().node() instanceof Text text
                ? PaletteEntry.parsed(field.key().text(), text.text())
                : Optional.empty();
        // Without quotes, # begins a comment.
        return entry.or(() -> field.value().wrong("Write six hexadecimal digits in quotes, such as \"#8c2f39\"."));
    }
}
