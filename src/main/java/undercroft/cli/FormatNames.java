package undercroft.cli;

import java.util.Iterator;
import java.util.function.Supplier;
import undercroft.export.FormatRegistry;
import undercroft.export.GraphFormats;
import undercroft.export.PuzzleFileFormats;
import undercroft.export.format.LayoutFormat;

/** The names of formats in help texts, looked up only when a help text is printed. */
abstract class FormatNames implements Iterable<String> {

    private final Supplier<? extends FormatRegistry<?>> formats;

    private FormatNames(Supplier<? extends FormatRegistry<?>> formats) {
        this.formats = formats;
    }

    @Override
    public Iterator<String> iterator() {
        return formats.get().names().iterator();
    }

    /** Made by {@link Main}, with the formats that the program knows. */
    static final class OfLayouts extends FormatNames {
        OfLayouts(Supplier<FormatRegistry<LayoutFormat>> formats) {
            super(formats);
        }
    }

    static final class OfGraphs extends FormatNames {
        OfGraphs() {
            super(() -> GraphFormats.standard());
        }
    }

    static final class OfPuzzles extends FormatNames {
        OfPuzzles() {
            super(() -> PuzzleFileFormats.standard());
        }
    }
}
