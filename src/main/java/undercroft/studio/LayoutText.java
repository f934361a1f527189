package undercroft.studio;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import undercroft.export.LayoutJson;
import undercroft.layout.Layout;
import undercroft.source.BadInputException;

/** Layouts by the texts of their files. */
final class LayoutText {

    private LayoutText() {}

    /**
     * Reads a layout.
     *
     * @param file its name in messages
     * @throws BadInputException with everything that is wrong with it
     */
    static Layout read(String file, String text) throws BadInputException {
        try {
            return LayoutJson.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), file);
        } catch (IOException e) {
            throw new IllegalStateException("Reading from memory failed.", e);
        }
    }
}
