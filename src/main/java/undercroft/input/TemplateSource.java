package undercroft.input;

import java.util.List;
import undercroft.source.SourceFile;

/** Finds the files of room templates that levels name. */
@FunctionalInterface
public interface TemplateSource {

    /**
     * Looks for a file of templates. If several levels name it, or if it has several names, the result must have the same
     * {@link SourceFile#name()} each time.
     *
     * @param name as the level gives it, such as {@code keep}
     * @param level the name of the level's file, as it was given to the reader
     */
    Lookup find(String name, String level);

    /** The result of looking for a file. */
    sealed interface Lookup {}

    /** The file was found. */
    record Found(SourceFile file) implements Lookup {}

    /**
     * There is no such file.
     *
     * @param locations where it was looked for, as a user may see them; may be empty
     * @param names of the files that are there, as a level would give them, to suggest the nearest; may be empty
     */
    record Missing(List<String> locations, List<String> names) implements Lookup {

        public Missing {
            locations = List.copyOf(locations);
            names = List.copyOf(names);
        }

        /** Without the names of other files. */
        public Missing(List<String> locations) {
            this(locations, List.of());
        }
    }

    /** The name cannot be that of a file. */
    record Unnameable() implements Lookup {}
}
