package undercroft.export.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Texts that ship with the program, by their names beside this class. */
final class PageResource {

    private PageResource() {}

    static String text(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PageResource.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
