package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import undercroft.files.WholeFile;

/**
 * Where a command writes its only file.
 *
 * @param file empty for standard output
 */
record PageTarget(Optional<Path> file) {

    /** The target of an option; {@code -} stands for standard output. */
    static PageTarget of(String out) {
        return new PageTarget(out.equals(TargetOptions.STANDARD_STREAM) ? Optional.empty() : Optional.of(Path.of(out)));
    }

    /** Refuses a folder that cannot be written, before anything takes time. */
    void prepare() throws RefusedException {
        OutputFolder.prepareFor(file, "--out");
    }

    /**
     * Writes the file whole, or prints it.
     *
     * @param what it holds, for the line that is printed about a file
     */
    void write(WholeFile.Content content, String what, Console console) throws RefusedException {
        if (file.isPresent()) {
            OutputFolder.write(file.get(), content);
            console.print("%s → %s".formatted(what, file.get()));
        } else {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                content.writeTo(bytes);
            } catch (IOException e) {
                throw new IllegalStateException("Writing to memory failed.", e);
            }
            console.out().print(bytes.toString(StandardCharsets.UTF_8));
        }
    }
}
