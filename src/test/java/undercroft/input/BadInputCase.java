package undercroft.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import undercroft.files.LevelLoader;
import undercroft.source.BadInputException;

/** A case from {@code src/test/resources/undercroft/input/bad}; the README there explains the format. */
record BadInputCase(String topic, String title, Map<String, String> files, List<String> expected) {

    private static final Path FOLDER = Path.of("src/test/resources/undercroft/input/bad");

    private static final String LEVEL = "templates: [t]\nrooms: [hall]\n";

    private static final String GOOD = """
            templates:
              hall: { outline: [[0,0], [0,6], [6,6], [6,0]], transforms: [r0, r90] }
              passage: { outline: [[0,0], [0,2], [6,2], [6,0]], doors: [[[0,0], [0,2]], [[6,0], [6,2]]] }
            """;

    static List<BadInputCase> all() throws IOException {
        List<BadInputCase> cases = new ArrayList<>();
        try (Stream<Path> paths = Files.list(FOLDER)) {
            for (Path path :
                    paths.filter(file -> !file.endsWith("README.txt")).sorted().toList()) {
                for (String text : Files.readString(path).split("(?m)^=== ", -1)) {
                    if (!text.isBlank()) {
                        cases.add(parse(path.getFileName().toString().replace(".txt", ""), text));
                    }
                }
            }
        }
        return cases;
    }

    private static BadInputCase parse(String topic, String text) {
        String[] sides = text.split("(?m)^>>>\n", -1);
        String[] parts = sides[0].split("(?m)^--- ", -1);
        Map<String, String> files = filesWith(LEVEL);
        for (int i = 1; i < parts.length; i++) {
            String[] nameAndText = parts[i].split("\n", 2);
            files.put(nameAndText[0], nameAndText[1]);
        }
        return new BadInputCase(
                topic,
                parts[0].strip(),
                files,
                sides[1].lines().filter(line -> !line.isBlank()).toList());
    }

    /** A level that may be valid, next to the templates that every case has. */
    static BadInputCase of(String level) {
        return new BadInputCase("", "", filesWith(level), List.of());
    }

    private static Map<String, String> filesWith(String level) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("good.yaml", GOOD);
        files.put("level.yaml", level);
        return files;
    }

    /** The diagnostics of the case, with paths relative to its folder. */
    List<String> diagnostics(Path folder) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        try {
            LevelLoader.read(folder.resolve("level.yaml"));
            return List.of();
        } catch (BadInputException e) {
            return e.diagnostics().stream()
                    .map(diagnostic ->
                            diagnostic.toString().replace(folder + "/", "").replace(folder.getParent() + "/", "../"))
                    .toList();
        }
    }

    @Override
    public String toString() {
        return title;
    }
}
