package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.level.PaletteEntry;
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

    private static Optional<PaletteEntry> entry(Fields.Field field) {
        Optional<PaletteEntry> entry = field.value().node() instanceof Text text
                ? PaletteEntry.parsed(field.key().text(), text.text())
                : Optional.empty();
        // Without quotes, # begins a comment.
        return entry.or(() -> field.value().wrong("Write six hexadecimal digits in quotes, such as \"#8c2f39\"."));
    }
}
