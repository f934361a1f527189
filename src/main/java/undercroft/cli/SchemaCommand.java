package undercroft.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import undercroft.input.Schemas;
import undercroft.puzzle.file.PuzzleSchema;
import undercroft.puzzle.kinds.PuzzleKinds;

/** Prints a JSON Schema of the file formats. */
@Command(
        name = "schema",
        description =
                "Prints a JSON Schema (draft 2020-12) of the file formats, for editors that validate and complete.",
        footer = {"", "Example:", "  undercroft schema level > level.schema.json"})
final class SchemaCommand implements Callable<Integer> {

    /** Generated from the kinds of puzzles; the other schemas are files. */
    private static final String PUZZLE = "puzzle";

    private final Console console;

    @Parameters(paramLabel = "NAME", description = "One of: room-templates, level, layout, puzzle.")
    private String name = "";

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, IOException {
        if (name.equals(PUZZLE)) {
            PuzzleSchema.write(PuzzleKinds.all(), console.out());
        } else {
            console.out()
                    .print(Schemas.text(name)
                            .orElseThrow(() -> new RefusedException("There is no schema (%s). Name one of %s, %s."
                                    .formatted(name, String.join(", ", Schemas.names()), PUZZLE))));
        }
        return ExitStatus.DONE;
    }
}
