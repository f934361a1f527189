package undercroft.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import undercroft.export.LayoutJson;
import undercroft.json.BadJsonException;
import undercroft.layout.Layout;

/** Layouts as the commands get them. */
final class LayoutFiles {

    private LayoutFiles() {}

    /** Reads a layout, or refuses it with every problem of its file. */
    static Layout read(Path file) throws RefusedException {
        try (InputStream in = Files.newInputStream(file)) {
            return LayoutJson.read(in, file.toString());
        } catch (BadJsonException e) {
            throw new RefusedException(e.messages());
        } catch (NoSuchFileException e) {
            throw new RefusedException("%s does not exist. Give a layout that undercroft wrote.".formatted(file));
        } catch (IOException e) {
            throw new RefusedException("%s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
        }
    }
}
