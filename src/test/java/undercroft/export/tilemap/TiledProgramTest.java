package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.DungeonGenerator;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.format.LayoutFormat;
import undercroft.export.format.TileSettings;
import undercroft.export.tileset.BuiltInTileset;
import undercroft.export.tileset.Tileset;
import undercroft.files.LevelLoader;
import undercroft.layout.Layout;
import undercroft.search.Outcome;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** Opens our maps with Tiled itself, Debian's package {@code tiled}. Skipped if it is not installed. */
class TiledProgramTest {

    private static final int SEED = 7;
    private static final long SECONDS = 60;
    private static final int TILE = 32;

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void tiledIsInstalled() {
        for (String program : List.of("tmxrasterizer", "tiled")) {
            boolean found = Arrays.stream(System.getenv("PATH").split(":"))
                    .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
            assumeTrue(found, program + " is not installed; on Debian it is in the package tiled");
        }
    }

    static List<Path> graphs() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    /** Tiled draws what it can and never fails, so every pixel is compared. */
    @ParameterizedTest
    @MethodSource("graphs")
    void drawsEveryTileOfEveryShippedGraph(Path graph) throws Exception {
        Layout layout = layout(graph);
        Path map = write("tmx", WallRule.SOLID, layout);

        BufferedImage drawn = tilesOnly(map);

        Tileset tileset = BuiltInTileset.STONE.tileset();
        BufferedImage tiles =
                ImageIO.read(folder.resolve(tileset.image().file()).toFile());
        Grid grid = new Grid(TileMap.of(layout, WallRule.SOLID), TILE);
        TilePictures pictures = new TilePictures(grid.map(), tileset);
        Map<Integer, int[]> expected = new HashMap<>(Map.of(TilePictures.NONE, new int[TILE * TILE]));
        assertThat(drawn.getWidth()).isEqualTo(TILE * grid.map().width());
        assertThat(drawn.getHeight()).isEqualTo(TILE * grid.map().height());
        for (int cell = 0; cell < grid.map().width() * grid.map().height(); cell++) {
            int id = pictures.at(grid.tile(cell).x(), grid.tile(cell).y());
            int left = TILE * (cell % grid.map().width());
            int top = TILE * (cell / grid.map().width());
            assertThat(pixels(drawn, left, top))
                    .as("cell %d", cell)
                    .isEqualTo(expected.computeIfAbsent(
                            id,
                            drawing -> pixels(
                                    tiles,
                                    TILE * (drawing % tileset.columns()),
                                    TILE * (drawing / tileset.columns()))));
        }
    }

    /** Each graph with one of the rules for walls, in turns: Tiled starts slowly, and the rules change only numbers of tiles. */
    static List<Arguments> graphsAndRules() throws IOException {
        List<WallRule> rules = List.of(WallRule.values());
        List<Arguments> all = new ArrayList<>();
        for (Path graph : graphs()) {
            all.add(arguments(graph, rules.get(all.size() % rules.size())));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("graphsAndRules")
    void ourTmjIsWhatTiledExportsFromOurTmx(Path graph, WallRule walls) throws Exception {
        Layout layout = layout(graph);
        Path tmx = write("tmx", walls, layout);
        Path tmj = write("tmj", walls, layout);
        Path exported = folder.resolve("exported.json");
        run("tiled", "--embed-tilesets", "--export-map", "json", tmx.toString(), exported.toString());

        assertThat(Json.hasTheSameContent(Files.readString(tmj), Files.readString(exported)))
                .isTrue();
    }

    @Test
    void drawsTmjAndTmxAlike() throws Exception {
        Layout layout = layout(Path.of("graphs/branching-warren.yaml"));

        BufferedImage fromXml = rasterized(write("tmx", WallRule.SOLID, layout));
        BufferedImage fromJson = rasterized(write("tmj", WallRule.SOLID, layout));

        assertThat(allPixels(fromJson)).isEqualTo(allPixels(fromXml));
    }

    /** The other picture in the documents shows objects, whose lines differ between versions of Tiled. */
    @Test
    void thePictureOfSolidWallsInTheDocumentsIsUpToDate() throws Exception {
        Path map = write("tmx", WallRule.SOLID, layout(Path.of("graphs/first-keep.yaml")));

        BufferedImage shown =
                ImageIO.read(Path.of("docs/images/first-keep-7-solid.png").toFile());

        assertThat(allPixels(tilesOnly(map))).isEqualTo(allPixels(shown));
    }

    private static Layout layout(Path graph) throws Exception {
        Outcome outcome =
                DungeonGenerator.of(LevelLoader.read(graph).withoutPuzzles()).generate(SEED);
        return ((Outcome.Found) outcome).layout();
    }

    private Path write(String name, WallRule walls, Layout layout) throws IOException {
        LayoutFormat format = LayoutFormats.standard().named(name).orElseThrow();
        for (Companion companion : format.companions(Appearance.DEFAULT)) {
            try (var out = Files.newOutputStream(folder.resolve(companion.name()))) {
                companion.writeTo(out);
            }
        }
        Path map = folder.resolve("map" + format.suffix());
        try (var out = Files.newOutputStream(map)) {
            format.write(layout, Appearance.DEFAULT.withTiles(TileSettings.DEFAULT.withWalls(walls)), out);
        }
        return map;
    }

    private BufferedImage tilesOnly(Path map) throws IOException, InterruptedException {
        return rasterized(
                map,
                "--hide-layer",
                "rooms",
                "--hide-layer",
                "doors",
                "--hide-layer",
                "walls",
                "--hide-layer",
                "markers");
    }

    private BufferedImage rasterized(Path map, String... options) throws IOException, InterruptedException {
        Path image = folder.resolve("image.png");
        List<String> command = new ArrayList<>(List.of("tmxrasterizer"));
        command.addAll(List.of(options));
        command.addAll(List.of(map.toString(), image.toString()));
        run(command.toArray(String[]::new));
        return ImageIO.read(image.toFile());
    }

    private void run(String... command) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed");
        ProcessBuilder program =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(printed.toFile());
        program.environment().put("QT_QPA_PLATFORM", "offscreen");
        Process process = program.start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(ended).as("%s ended", command[0]).isTrue();
        assertThat(process.exitValue()).as(Files.readString(printed)).isZero();
        assertThat(Files.readString(printed)).doesNotContainIgnoringCase("error", "failed", "could not");
    }

    private static int[] pixels(BufferedImage image, int left, int top) {
        return image.getRGB(left, top, TILE, TILE, null, 0, TILE);
    }

    private static int[] allPixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
