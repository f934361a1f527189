package undercroft.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small level files for tests. */
final class Levels {

    private Levels() {}

    /** Two square rooms that share a door. */
    static Path pair(Path folder, String name) {
        return write(folder, name, "  - [a, b]");
    }

    /** Five square rooms, every one next to every other: not planar. */
    static Path impossible(Path folder, String name) {
        return write(folder, name, """
                  - [a, b]
                  - [a, c]
                  - [a, d]
                  - [a, e]
                  - [b, c]
                  - [b, d]
                  - [b, e]
                  - [c, d]
                  - [c, e]
                  - [d, e]""");
    }

    private static Path write(Path folder, String name, String connections) {
        String rooms = connections.contains("e]") ? "[a, b, c, d, e]" : "[a, b]";
        return write(folder.resolve(name + ".yaml"), """
                roomTemplates:
                  square:
                    outline: [[0, 0], [0, 6], [6, 6], [6, 0]]
                    doors: { length: 1, cornerDistance: 1 }
                rooms: %s
                connections:
                %s
                """.formatted(rooms, connections));
    }

    static Path write(Path file, String text) {
        try {
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
