package undercroft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.geometry.Polygon;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Strategies;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * The bytes of layouts of all kinds, with what version 1 of the format holds, as SHA-256 hashes in a table, so that another version of Java, another machine or a change to the
 * code that alters any of them is noticed. If layouts are meant to change,
 * {@code mvn test -Dtest=LayoutHashesTest -Dhashes.write=true} makes the table anew.
 */
class LayoutHashesTest {

    private static final Path TABLE = Path.of("src", "test", "resources", "undercroft", "layout-hashes.txt");

    private static final boolean WRITES = Boolean.getBoolean("hashes.write");

    private static final Strategies STRATEGIES = Strategies.standard();

    private static final List<String> SINGLE_STRATEGIES = List.of("annealing", "ears", "thorough", "lattice");

    /** More than any case needs on the slowest machine, so that time decides nothing. */
    private static final Limits LIMITS = Limits.within(Duration.ofMinutes(10));

    /** A layout to be generated; its name is the key in the table. */
    private record Case(DungeonGenerator generator, String level, String strategy, long seed) {

        String name() {
            return "%s %s %s".formatted(level, strategy, seed);
        }

        Layout layout() {
            Outcome outcome = generator.generate(GenerationRequest.of(seed)
                    .withLimits(LIMITS)
                    .withStrategy(STRATEGIES.named(strategy).orElseThrow()));
            assertThat(outcome).as(name()).isInstanceOf(Outcome.Found.class);
            return ((Outcome.Found) outcome).layout();
        }
    }

    @Test
    void layoutsHaveTheBytesOfTheTable() throws Exception {
        String table = table();
        if (WRITES) {
            Files.writeString(TABLE, table, UTF_8);
        }

        assertThat(table.lines()).hasSizeGreaterThanOrEqualTo(200);
        assertThat(table).isEqualTo(Files.readString(TABLE, UTF_8));
    }

    @Test
    @Tag("slow")
    void everyVersionOfJavaGivesTheBytesOfTheTable() throws Exception {
        List<Path> others = JavaHomes.onThisMachine();
        assumeTrue(others.size() > 1, "There is only one Java on this machine.");
        for (Path home : others) {
            Process process = new ProcessBuilder(
                            home.resolve("bin/java").toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Printer.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String table = new String(process.getInputStream().readAllBytes(), UTF_8);

            assertThat(process.waitFor()).as(home.toString()).isZero();
            assertThat(table).as(home.toString()).isEqualTo(Files.readString(TABLE, UTF_8));
        }
    }

    /** Prints the table, for other versions of Java. */
    static final class Printer {

        private Printer() {}

        public static void main(String[] args) throws Exception {
            System.out.print(table());
        }
    }

    private static String table() throws Exception {
        Map<String, String> hashes = new TreeMap<>();
        for (Case each : cases()) {
            Layout layout = each.layout();
            hashes.put(each.name(), hash(out -> new LayoutJson("0").write(layout.plain(), out)));
        }
        StringBuilder text = new StringBuilder();
        hashes.forEach(
                (name, hash) -> text.append(hash).append("  ").append(name).append('\n'));
        return text.toString();
    }

    private static List<Case> cases() throws Exception {
        List<Case> cases = new ArrayList<>();
        for (Path file : shipped()) {
            Level level = LevelLoader.read(file).withoutPuzzles();
            add(cases, level, "portfolio", 6);
            SINGLE_STRATEGIES.stream()
                    .filter(strategy -> !isSlow(strategy, level))
                    .forEach(strategy -> add(cases, level, strategy, 1));
        }
        for (String kind : List.of("lines", "tilt", "elements", "trails")) {
            add(cases, withPuzzle(kind), "portfolio", 1);
        }
        for (DoorStyle doors : DoorStyle.values()) {
            for (boolean corridors : List.of(false, true)) {
                for (boolean slanted : List.of(false, true)) {
                    Level level = GrownLevel.grow(new GrowthOptions(15, 10, doors, corridors, slanted), 1)
                            .level();
                    add(cases, level, "portfolio", 3);
                    SINGLE_STRATEGIES.forEach(strategy -> add(cases, level, strategy, 1));
                }
            }
        }
        return cases;
    }

    /** Annealing takes ten seconds to lay out a level that asks for many relations, more than all other cases together. */
    private static boolean isSlow(String strategy, Level level) {
        return strategy.equals("annealing") && !level.wishes().relations().isEmpty();
    }

    /** Two rooms, one of which holds a puzzle of medium difficulty. Those of the shipped levels take too long here. */
    private static Level withPuzzle(String kind) {
        RoomTemplate court = RoomTemplate.of("court", Polygon.rectangle(0, 0, 8, 8), DoorSpec.OnEveryEdge.of(2, 1));
        return Level.named("puzzle-" + kind)
                .room(new Room("a", "", List.of(court), Pin.NONE, List.of(), Optional.of(WantedPuzzle.of(kind))))
                .room("b", court)
                .door("a", "b")
                .build();
    }

    private static List<Path> shipped() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    private static void add(List<Case> cases, Level level, String strategy, int seeds) {
        DungeonGenerator generator = DungeonGenerator.of(level);
        for (int seed = 0; seed < seeds; seed++) {
            cases.add(new Case(generator, level.name(), strategy, seed));
        }
    }

    private interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private static String hash(Content content) throws IOException, NoSuchAlgorithmException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        content.writeTo(bytes);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
    }
}
