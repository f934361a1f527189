package undercroft.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.level.Level;

/** Grows a level and writes it to a file. */
@Command(
        name = "grow",
        sortOptions = false,
        description = {
            "Grows a level of any size that is known to have a layout.",
            "The rooms grow next to each other on a square lattice; then only the graph is kept, and gets templates of"
                    + " which some fit the lattice. The same options and seed give the same file on every machine."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft grow --rooms 40 --seed 1 > warren.yaml",
            "  undercroft grow --rooms 200 --loops 5 --seed 1 --doors tight --corridors --out keep.yaml"
        })
final class GrowCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--rooms",
            paramLabel = "N",
            defaultValue = "30",
            description = "How many rooms, from 1 to 10000. Default: ${DEFAULT-VALUE}.")
    private int rooms;

    @Option(
            names = "--loops",
            paramLabel = "P",
            defaultValue = "10",
            description = "How many loops (connections beyond those of a tree), in percent of the rooms, rounded down."
                    + " Above 30 the lattice may be too small for them. Default: ${DEFAULT-VALUE}.")
    private int loops;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            converter = Converters.Seed.class,
            description = "From 0 to 2^53 - 1. Default: a random one below 1000000, which the level's name ends with.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--doors",
            paramLabel = "STYLE",
            defaultValue = "loose",
            description =
                    "Where rooms can have doors: loose, anywhere on a wall; tight, only in the middle of each side."
                            + " Default: ${DEFAULT-VALUE}.")
    private String doors = "";

    @Option(names = "--corridors", description = "Connect all rooms by corridors.")
    private boolean corridors;

    @Option(names = "--slanted", description = "Give the rooms slanted walls.")
    private boolean slanted;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = TargetOptions.STANDARD_STREAM,
            description = "The file to write; '-' prints to standard output. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    GrowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        checkNumbers();
        DoorStyle style = DoorStyle.named(doors)
                .orElseThrow(() -> new RefusedException("The --doors (%s) must be loose or tight.".formatted(doors)));
        GrowthOptions options = new GrowthOptions(rooms, loops, style, corridors, slanted);
        long number = seed.orElseGet(RandomSeed::draw);
        if (out.equals(TargetOptions.STANDARD_STREAM)) {
            console.out().print(GrownLevel.grow(options, number).yaml());
        } else {
            Path file = Path.of(out);
            OutputFolder.prepareFor(Optional.of(file), "--out");
            GrownLevel grown = GrownLevel.grow(options, number);
            byte[] yaml = grown.yaml().getBytes(StandardCharsets.UTF_8);
            OutputFolder.write(file, stream -> stream.write(yaml));
            Level level = grown.level();
            console.print("%s: %d rooms, %d connections → %s"
                    .formatted(
                            level.name(),
                            level.rooms().size(),
                            level.connections().size(),
                            file));
        }
        return ExitStatus.DONE;
    }

    private void checkNumbers() throws RefusedException {
        RefusedException.unlessWithin(1, Level.MAX_ROOMS, "--rooms", rooms);
        if (loops < 0) {
            throw new RefusedException("The --loops (%d) must not be negative.".formatted(loops));
        }
        int most = GrowthOptions.mostLoops(rooms);
        if (GrowthOptions.loops(rooms, loops) > most) {
            throw new RefusedException(
                    "The --loops (%d) ask for %d loops, but %d rooms on a lattice have at most %d. Give fewer."
                            .formatted(loops, GrowthOptions.loops(rooms, loops), rooms, most));
        }
    }
}
