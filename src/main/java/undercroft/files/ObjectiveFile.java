package undercroft.files;

import java.nio.file.Path;
import undercroft.input.ObjectiveReader;
import undercroft.level.Objective;
import undercroft.source.BadInputException;

/** Reads files of weights. */
public final class ObjectiveFile {

    private static final int MAX_MEBIBYTES = 1;

    private ObjectiveFile() {}

    /**
     * Reads a file of weights.
     *
     * @throws BadInputException with everything that is wrong with it, also if it cannot be read
     */
    public static Objective read(Path file) throws BadInputException {
        return ObjectiveReader.read(TextFile.read(file, MAX_MEBIBYTES, "A file of weights has four lines at most."));
    }
}
