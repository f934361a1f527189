package undercroft;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.geom.Path2D;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.fixture.ShippedLayouts;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.survey.Surveyor;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * The Unity package, compiled against stubs and tested with Mono on layouts of every shipped graph. Beside each layout lies
 * a file with what the package's tests compare it with, computed here by other means.
 */
@Order(1)
class UnityPackageRunTest {

    private static final Path CHECK = Path.of("unity/check/run");

    /** Kept, so that {@code unity/check/run} finds the layouts when it is run alone. */
    private static final Path FOLDER = Path.of("target/unity");

    private static final int SEEDS = 2;

    /** By seed, other scales at which tiles are compared. */
    private static final List<List<Integer>> SCALES = List.of(List.of(2, 4), List.of(3));

    private static final long MINUTES = 5;

    /** In cells: closer to a cell's centre than any wall of a shipped room that does not pass through it. */
    private static final double CLOSE = 1e-6;

    @Test
    void compilesAndPassesItsTests() throws Exception {
        assumeTrue(isThere("mcs") && isThere("nunit-console"), """
                The Unity package is not checked: there is no mcs or no nunit-console. \
                On Debian: apt-get install mono-mcs mono-runtime nunit-console libnunit-cil-dev""");
        Path layouts = emptied(FOLDER.resolve("layouts"));
        for (Path graph : ShippedContentTest.graphs()) {
            write(graph, layouts);
        }

        String printed = run(layouts);

        assertThat(printed).containsPattern("Tests run: [1-9][0-9]+, Errors: 0, Failures: 0, Inconclusive: 0");
        assertThat(printed).contains("Not run: 0, Invalid: 0, Ignored: 0, Skipped: 0");
        assertThatTemplatesDrawnInUnityAreRead();
    }

    /** The tests of the package have written room templates that prefabs draw. */
    private static void assertThatTemplatesDrawnInUnityAreRead() throws Exception {
        Path level = FOLDER.resolve("check/drawn.yaml");
        Files.writeString(level, "templates: [rooms]\nrooms: [only]\n");

        List<RoomTemplate> drawn = LevelLoader.read(level).templates();

        assertThat(drawn).extracting(RoomTemplate::name).containsExactly("great-hall", "on");
        assertThat(drawn.get(0).outline().doubledArea()).isEqualTo(46);
        assertThat(drawn.get(0).floorPlan().markers()).extracting(Marker::name).containsExactly("throne", "old chest");
        assertThat(drawn.get(0).weight()).isEqualTo(3);
    }

    private static Path emptied(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        return folder;
    }

    private static boolean isThere(String program) {
        return Pattern.compile(File.pathSeparator)
                .splitAsStream(System.getenv("PATH"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static void write(Path graph, Path layouts) throws Exception {
        Level level = LevelLoader.read(graph);
        for (int seed = 0; seed < SEEDS; seed++) {
            Layout bare = ShippedLayouts.of(level.name(), seed);
            Layout layout = bare.withSurvey(Surveyor.survey(bare, level));
            String name = level.name() + "-" + seed;
            try (OutputStream out = Files.newOutputStream(layouts.resolve(name + ".json"))) {
                new LayoutJson("0.1.0").write(layout, out);
            }
            Files.write(
                    layouts.resolve(name + ".templates"),
                    level.templates().stream().map(UnityPackageRunTest::line).toList());
            Files.write(layouts.resolve(name + ".owners"), owners(layout));
            for (WallRule walls : WallRule.values()) {
                TileMap tiles = TileMap.of(layout, walls);
                Files.write(layouts.resolve(name + "." + walls.text() + ".tiles"), rows(tiles));
                Files.write(layouts.resolve(name + "." + walls.text() + ".walls"), sides(tiles));
            }
            for (int scale : SCALES.get(seed)) {
                TileMap tiles = TileMap.of(layout, WallRule.SOLID, scale);
                Files.write(layouts.resolve(name + ".solid-" + scale + ".tiles"), rows(tiles));
                Files.write(layouts.resolve(name + ".solid-" + scale + ".walls"), sides(tiles));
            }
        }
    }

    /** A template's name, then its corners. */
    private static String line(RoomTemplate template) {
        return template.outline().vertices().stream()
                .map(corner -> " %d,%d".formatted(corner.x(), corner.y()))
                .collect(joining("", template.name(), ""));
    }

    /** For each row of cells, the lowest first, the rooms that own them. */
    private static List<String> owners(Layout layout) {
        Box bounds = layout.bounds();
        List<Path2D> shapes =
                layout.rooms().stream().map(UnityPackageRunTest::shape).toList();
        return IntStream.range(bounds.y(), bounds.maxY())
                .mapToObj(y -> IntStream.range(bounds.x(), bounds.maxX())
                        .mapToObj(x -> Integer.toString(owner(shapes, x, y)))
                        .collect(joining(",")))
                .toList();
    }

    /** For each row of cells, the lowest first, the first letters of its tiles, and "." for void. */
    private static List<String> rows(TileMap tiles) {
        Box bounds = tiles.bounds();
        return IntStream.range(bounds.y(), bounds.maxY())
                .mapToObj(y -> IntStream.range(bounds.x(), bounds.maxX())
                        .mapToObj(x -> tiles.tileAt(x, y))
                        .map(tile -> tile == Tile.VOID ? "." : tile.name().substring(0, 1))
                        .collect(joining()))
                .toList();
    }

    /** The walls between cells, cut into sides of one cell each. */
    private static List<String> sides(TileMap tiles) {
        return tiles.walls().stream()
                .flatMap(wall -> IntStream.range(0, wall.length())
                        .mapToObj(i -> "%s-%s"
                                .formatted(
                                        shown(wall.from().plus(wall.step().times(i))),
                                        shown(wall.from().plus(wall.step().times(i + 1))))))
                .toList();
    }

    private static String shown(Point point) {
        return "(%d, %d)".formatted(point.x(), point.y());
    }

    private static int owner(List<Path2D> shapes, int x, int y) {
        int west = covering(shapes, x + 0.5 - CLOSE, y + 0.5);
        return west >= 0 ? west : covering(shapes, x + 0.5 + CLOSE, y + 0.5);
    }

    private static int covering(List<Path2D> shapes, double x, double y) {
        return IntStream.range(0, shapes.size())
                .filter(i -> shapes.get(i).contains(x, y))
                .findFirst()
                .orElse(-1);
    }

    private static Path2D shape(PlacedRoom room) {
        Path2D shape = new Path2D.Double();
        List<Point> corners = room.outline().vertices();
        shape.moveTo(corners.get(0).x(), corners.get(0).y());
        corners.forEach(corner -> shape.lineTo(corner.x(), corner.y()));
        shape.closePath();
        return shape;
    }

    private static String run(Path layouts) throws IOException, InterruptedException {
        Path output = FOLDER.resolve("printed");
        Process check = new ProcessBuilder(
                        CHECK.toAbsolutePath().toString(),
                        layouts.toAbsolutePath().toString(),
                        FOLDER.resolve("check").toAbsolutePath().toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = check.waitFor(MINUTES, TimeUnit.MINUTES);
        if (!ended) {
            check.descendants().forEach(ProcessHandle::destroyForcibly);
            check.destroyForcibly();
        }
        String printed = Files.readString(output);
        assertThat(ended && check.exitValue() == 0).as(printed).isTrue();
        return printed;
    }
}
