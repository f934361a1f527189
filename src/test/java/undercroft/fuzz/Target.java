package undercroft.fuzz;

import java.nio.file.Path;
import java.util.List;

/** A reader, and the use that is made of what it reads. */
interface Target {

    /** One word, for reports. */
    String name();

    /** Correct files. */
    List<Sample> samples();

    /** Mends damaged files of this format. */
    default Mending mending() {
        return (tree, random) -> {};
    }

    /**
     * Writes the files that an input needs beside it.
     *
     * @param folder of the inputs
     */
    default void prepare(Path folder) throws Exception {}

    /**
     * Reads an input and uses it.
     *
     * @throws AssertionError if a message is none that a user can act on, or if the input is read and cannot be used
     * @throws Exception if a defect of the program shows
     */
    Fate use(Input input) throws Exception;

    /**
     * The command lines that read such a file.
     *
     * @param out a folder to write to
     */
    List<List<Object>> commands(Path file, Path out);
}
