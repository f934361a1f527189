package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The options of {@code generate} for better layouts, and for keeping rooms of earlier ones. */
final class RefinementTest {

    private static final String KEEP = "graphs/first-keep.yaml";

    @TempDir
    private Path folder;

    @Test
    void improvedLayoutsAreMoreCompactAndTheSameForTheSameIterations() throws Exception {
        Path plain = folder.resolve("plain.csv");
        Path improved = folder.resolve("improved.csv");

        generate("--seed", 1, "--count", 3, "--by", "compact", "--best", 1, "--stats", plain);
        String first = generate("--seed", 1, "--count", 3, "--improve", 200, "--stats", improved)
                .out();
        String again = generate("--seed", 1, "--count", 3, "--improve", 200).out();

        assertThat(first.replaceAll("\\d+ ms", "ms")).isEqualTo(again.replaceAll("\\d+ ms", "ms"));
        for (int row = 1; row <= 3; row++) {
            assertThat(column(improved, row, "compactness")).isGreaterThan(column(plain, row, "compactness"));
            assertThat(column(improved, row, "score")).isLessThan(column(plain, row, "score"));
        }
    }

    @Test
    void theBestOfSeveralIsAtLeastAsGoodAsTheFirst() throws Exception {
        Path one = folder.resolve("one.csv");
        Path best = folder.resolve("best.csv");
        Path weights = Files.writeString(folder.resolve("weights.yaml"), "square: 2\nwalk: 1\n");

        generate("--seed", 1, "--count", 3, "--by", weights, "--best", 1, "--stats", one);
        generate("--seed", 1, "--count", 3, "--by", weights, "--best", 6, "--stats", best);

        assertThat(List.of(1, 2, 3))
                .allSatisfy(
                        row -> assertThat(column(best, row, "score")).isLessThanOrEqualTo(column(one, row, "score")));
        assertThat(column(best, 1, "score") + column(best, 2, "score") + column(best, 3, "score"))
                .isLessThan(column(one, 1, "score") + column(one, 2, "score") + column(one, 3, "score"));
    }

    @Test
    void whatIsWrongWithWeightsIsToldWithItsPlace() throws Exception {
        Path weights = Files.writeString(folder.resolve("weights.yaml"), "compact: -1\nwlak: 2\n");

        CommandRun run = CommandRun.of("generate", KEEP, "--best", 2, "--by", weights, "--out", folder);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("weights.yaml:1:10: error:", "weights.yaml:2:1: error:", "walk");
    }

    @Test
    void wrongUseIsRefused() {
        assertThat(refusal("--by", "compact")).contains("Give --best N or --improve TIME, too.");
        assertThat(refusal("--best", 0)).contains("The --best (0) must be from 1 to 1000000.");
        assertThat(refusal("--improve", "soon")).contains("The --improve (soon) must be a time with its unit");
        assertThat(refusal("--best", 2, "--by", "beauty")).contains("The --by (beauty) must be compact, square, walk");
        assertThat(refusal("--free", "gate")).contains("Give --keep LAYOUT.json, too.");
        assertThat(refusal("--keep", "none.json")).contains("none.json does not exist.");
    }

    @Test
    void freedRoomsAreToldAndTheOthersKeepTheirLines() throws Exception {
        generate("--seed", 7, "--format", "json");
        Path layout = folder.resolve("first-keep-7.json");

        CommandRun run = generate("--seed", 22, "--format", "json", "--keep", layout, "--free", "treasury,guards");

        assertThat(run.out()).endsWith("first-keep-22.json; moved: guards, treasury\n");
        for (String room : List.of("gate", "hall", "kitchen", "chapel", "throne")) {
            assertThat(lineOf(room, folder.resolve("first-keep-22.json"))).isEqualTo(lineOf(room, layout));
        }
        assertThat(refusal("--keep", layout, "--free", "cellar")).contains("The room of --free (cellar) is not in");
        assertThat(refusal("--keep", layout, "--best", 2)).contains("Give only one of them.");
        assertThat(refusal("--keep", layout, "--strategy", "ears")).contains("Give one graph and no");
    }

    @Test
    void theMostDifferentLayoutsAreWrittenAndDrawnSideBySide() throws Exception {
        Path sheet = folder.resolve("sheet.svg");

        CommandRun run = generate("--seed", 5, "--different", 3, "--of", 12, "--format", "json", "--sheet", sheet);

        assertThat(run.out().lines()).hasSize(3).first().asString().startsWith("first-keep seed 5: ");
        String svg = Files.readString(sheet);
        assertThat(svg).contains(">seed 5 · ").containsPattern(">compactness 0\\.\\d{3}<");
        assertThat(svg.split("<title>treasury</title>", -1))
                .as("one treasury in each")
                .hasSize(3 + 1);
        assertThat(refusal("--of", 9)).contains("Give --different K, too.");
        assertThat(refusal("--different", 9, "--of", 3)).contains("(3) must be from 9 to 10000.");
        assertThat(refusal("--different", 2, "--seed", (1L << 53) - 20)).contains("must stay below 2^53");
        assertThat(refusal("--different", 2, "--count", 2)).contains("--different chooses the seeds itself.");
        assertThat(refusal("--sheet", folder.resolve("sheet.gif"))).contains("must end with .svg, .png or .html.");
    }

    private static String lineOf(String room, Path layout) throws Exception {
        return Files.readAllLines(layout).stream()
                .filter(line -> line.contains("\"id\": \"" + room + "\""))
                .findFirst()
                .orElseThrow();
    }

    private CommandRun generate(Object... options) {
        CommandRun run = CommandRun.of(all(options));
        assertThat(run.err()).isEmpty();
        return run;
    }

    private String refusal(Object... options) {
        CommandRun run = CommandRun.of(all(options));
        assertThat(run.status()).isEqualTo(2);
        return run.err();
    }

    private Object[] all(Object... options) {
        Object[] all = new Object[options.length + 5];
        System.arraycopy(options, 0, all, 5, options.length);
        System.arraycopy(new Object[] {"generate", KEEP, "--out", folder, "--threads=1"}, 0, all, 0, 5);
        return all;
    }

    private static double column(Path file, int row, String name) throws Exception {
        List<String> lines = Files.readAllLines(file);
        int index = List.of(lines.get(0).split(",", -1)).indexOf(name);
        return Double.parseDouble(lines.get(row).split(",", -1)[index]);
    }
}
