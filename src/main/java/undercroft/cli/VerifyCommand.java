package undercroft.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.verify.LayoutVerifier;
import undercroft.verify.Violation;

/** Checks layouts against the rules, with code that shares nothing with the search. */
@Command(
        name = "verify",
        sortOptions = false,
        description = {
            "Checks layouts against the rules, with code that shares nothing with the search.",
            "Prints FILE: ok, or every broken rule on standard error (exit status 2)."
        },
        footer = {"", "Example:", "  undercroft verify output/*.json --graph graphs/first-keep.yaml"})
final class VerifyCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "LAYOUT.json", arity = "1..*", description = "Files of layouts.")
    private List<Path> files = List.of();

    @Option(
            names = "--graph",
            paramLabel = "GRAPH",
            description =
                    "The file of the level, to check also what only the level defines: templates, distances, repeats"
                            + " and pins.")
    private Optional<Path> graph = Optional.empty();

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        Optional<Level> level = Optional.empty();
        if (graph.isPresent()) {
            level = Optional.of(InputFiles.levels(List.of(graph.get())).get(0));
        }
        int status = ExitStatus.DONE;
        for (Path file : files) {
            List<String> problems = problems(file, level);
            problems.forEach(console::report);
            if (problems.isEmpty()) {
                console.print(file + ": ok");
            } else {
                status = ExitStatus.REFUSED;
            }
        }
        return status;
    }

    /** The problems of a file; one that cannot be read does not keep the others from being checked. */
    private static List<String> problems(Path file, Optional<Level> level) {
        try {
            Layout layout = InputFiles.layout(file);
            List<Violation> violations =
                    level.isPresent() ? LayoutVerifier.verify(layout, level.get()) : LayoutVerifier.verify(layout);
            List<String> lines = new ArrayList<>();
            for (Violation violation : violations) {
                lines.add("%s: error: %s: %s".formatted(file, violation.rule(), violation.message()));
            }
            return lines;
        } catch (RefusedException e) {
            return e.lines();
        }
    }
}
