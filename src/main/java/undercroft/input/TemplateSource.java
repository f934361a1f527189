package undercroft.input;

import java.util.List;

/** Finds the files of room templates that levels name. */
@FunctionalInterface
public interface TemplateSource {

    /**
     * Looks for a file of templates. One that several levels name, or that has several names, must have the same
     * {@link SourceFile#name()} each time.
     *
     * @param name as the level gives it, such as {@code keep}
     * @param level the name of the level's file, as it was given to the reader
     */
    Lookup find(String name, String level);

    /** What came of looking for a file. */
    sealed interface Lookup {}

    /** The file is there. */
    record Found(SourceFile file) implements Lookup {}

    /**
     * There is no such file.
     *
     * @param places where it was looked for, in words that a user can act on; perhaps none
     */
    record Missing(List<String> places) implements Lookup {

        public Missing {
            places = List.copyOf(places);
        }
    }

    /** Where files have paths: the name cannot be one. */
    record Unnameable() implements Lookup {}
}
