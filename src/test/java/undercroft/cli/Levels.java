package undercroft.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Small level files whose rooms are all the same square. */
final class Levels {

    private Levels() {}

    /** Two rooms that share a door. */
    static Path pair(Path folder, String name) {
        return write(folder, name, "[a, b]", List.of("[a, b]"));
    }

    /** Five rooms that are all neighbours of each other: not planar. */
    static Path impossible(Path folder, String name) {
        List<String> connections = new ArrayList<>();
        for (char from = 'a'; from <= 'e'; from++) {
            for (char to = 'a'; to < from; to++) {
                connections.add("[%c, %c]".formatted(to, from));
            }
        }
        return write(folder, name, "[a, b, c, d, e]", connections);
    }

    /** A grid of rooms: there is a layout, but finding it takes long. */
    static Path grid(Path folder, String name, int side) {
        List<String> rooms = new ArrayList<>();
        List<String> connections = new ArrayList<>();
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                rooms.add(room(x, y));
                if (x > 0) {
                    connections.add("[%s, %s]".formatted(room(x - 1, y), room(x, y)));
                }
                if (y > 0) {
                    connections.add("[%s, %s]".formatted(room(x, y - 1), room(x, y)));
                }
            }
        }
        return write(folder, name, rooms.toString(), connections);
    }

    private static String room(int x, int y) {
        return "r" + x + "-" + y;
    }

    private static Path write(Path folder, String name, String rooms, List<String> connections) {
        return write(folder.resolve(name + ".yaml"), """
                roomTemplates:
                  square:
                    outline: [[0, 0], [0, 6], [6, 6], [6, 0]]
                    doors: { length: 1, cornerDistance: 1 }
                rooms: %s
                connections: %s
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
