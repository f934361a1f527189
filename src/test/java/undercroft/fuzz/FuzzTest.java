package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged files of every format are read and can be used, or they are refused with place and advice; never is anything else
 * thrown, and never does it take long. A failing input is saved in {@code target/fuzz}, and
 * {@code mvn test -Dtest=FuzzTest -Dfuzz.target=mermaid -Dseed=17} tries it again.
 */
class FuzzTest {

    /** Of each target, in the usual run. */
    private static final long FEW = 360;

    /** Over all targets. */
    private static final long MANY = 10_000_000;

    /** Seeds after which the slow run writes its figures to {@code target/fuzz}, and stops if there were failures. */
    private static final long REPORTED = 2_000;

    /** The system property with the number of inputs of the slow run, over all targets. */
    private static final String INPUTS = "fuzz.inputs";

    /** The system property with the first seed of the slow run, where an earlier one is to be continued. */
    private static final String FIRST_SEED = "fuzz.from";

    /** The system property with the names of the only targets to run, separated by commas. */
    private static final String ONLY_TARGETS = "fuzz.target";

    /** The system property with the only seed to run. */
    private static final String ONLY_SEED = "seed";

    private static final Path FAILED = Path.of("target/fuzz");

    @TempDir
    private Path folder;

    @Test
    void areRefusedOrUsable() throws Exception {
        Fuzzer fuzzer = new Fuzzer(targets(), folder, FAILED);
        Optional<Long> only = Optional.ofNullable(Long.getLong(ONLY_SEED));
        Fuzzer.Result result = fuzzer.run(only.orElse(0L), only.isPresent() ? 1 : FEW);

        assertThat(result.failures()).isEmpty();
        if (only.isEmpty()) {
            result.tallies()
                    .forEach((target, tally) ->
                            assertThat(tally.fates()).as(target.name()).contains(Fate.REFUSED, Fate.USED));
        }
    }

    @Test
    @Tag("slow")
    void millionsAreRefusedOrUsable() throws Exception {
        Fuzzer fuzzer = new Fuzzer(targets(), folder, FAILED);
        long count = Long.getLong(INPUTS, MANY) / targets().size();
        long first = Long.getLong(FIRST_SEED, FEW);
        List<String> failures = List.of();
        Files.createDirectories(FAILED);
        for (long done = 0; done < count && failures.isEmpty(); done += REPORTED) {
            Fuzzer.Result result = fuzzer.run(first + done, Math.min(REPORTED, count - done));
            failures = result.failures();
            Files.writeString(
                    FAILED.resolve("report%s.txt".formatted(System.getProperty(ONLY_TARGETS, ""))), of(result));
        }

        assertThat(failures).isEmpty();
    }

    private static String of(Fuzzer.Result result) {
        return result.tallies().entrySet().stream()
                .map(entry -> "%s: %s%n".formatted(entry.getKey().name(), entry.getValue()))
                .collect(Collectors.joining());
    }

    private static List<Target> targets() throws Exception {
        List<Target> targets = new ArrayList<>();
        targets.add(LevelTarget.ofLevels());
        targets.add(LevelTarget.ofTemplates());
        targets.add(new LayoutTarget());
        targets.add(new LinesTarget());
        targets.add(new PuzzleTarget(false));
        targets.add(new PuzzleTarget(true));
        targets.add(new PuzzleSetTarget());
        targets.addAll(ImportTarget.all());
        List<String> only = List.of(System.getProperty(ONLY_TARGETS, "").split(","));
        return targets.stream()
                .filter(target -> only.equals(List.of("")) || only.contains(target.name()))
                .toList();
    }
}
