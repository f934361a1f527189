package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import undercroft.cli.CommandRun;

/** Gives inputs to the commands that read them, in this process. */
final class CommandOracle {

    /** A command takes some milliseconds, a hundred times as long as most readers. */
    private static final int ONE_IN = 200;

    private static final int REFUSED = 2;

    /** Every exit status but 1, a defect of the program. */
    private static final Set<Integer> STATUSES = Set.of(0, REFUSED, 3, 4, 5);

    /** What a terminal does not show as it is: control characters, marks of direction and halves of characters. */
    private static final Pattern UNPRINTABLE =
            Pattern.compile("[\\p{Cntrl}&&[^\n]]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]");

    private final Path out;

    /** @param out an empty folder for the commands to write to */
    CommandOracle(Path out) {
        this.out = out;
    }

    /** Runs one of the commands for an input, if it is the turn of one. */
    void check(Target target, Input input) throws IOException {
        if (input.isOneIn(ONE_IN)) {
            List<List<Object>> all = target.commands(input.file(), out);
            if (!all.isEmpty()) {
                check(all.get(input.turn(ONE_IN, all.size())));
            }
        }
    }

    private void check(List<Object> command) throws IOException {
        CommandRun run = CommandRun.of(command.toArray());
        assertThat(run.status()).as("%s: %s", command, run.err()).isIn(STATUSES);
        assertThat(run.err())
                .as(command.toString())
                .doesNotContain("defect", "Exception", "\tat ")
                .doesNotContainPattern(UNPRINTABLE);
        if (run.status() == REFUSED) {
            assertThat(run.err()).as(command.toString()).isNotBlank();
            assertThat(written()).as("files that %s wrote", command).isEmpty();
        }
        for (Path file : written()) {
            Files.delete(file);
        }
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(file -> !file.equals(out))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
    }
}
