package undercroft.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.puzzle.trails.TileSetDesign;
import undercroft.puzzle.trails.TileSetDesign.Designed;
import undercroft.puzzle.trails.TileSetDesign.Method;

/**
 * A run of {@code puzzle design}.
 *
 * @param folder empty for standard output
 */
record PuzzleDesign(TileSetDesign design, Optional<Path> folder) {

    static PuzzleDesign of(String method, int steps, int searches, long seed, int boards, Optional<Path> folder)
            throws RefusedException {
        Method known = Stream.of(Method.values())
                .filter(one -> one.text().equals(method))
                .findFirst()
                .orElseThrow(() -> new RefusedException("The --method (%s) is not known. Name one of %s."
                        .formatted(
                                method,
                                Stream.of(Method.values()).map(Method::text).collect(Collectors.joining(", ")))));
        return new PuzzleDesign(new TileSetDesign(known, steps, searches, seed, boards), folder);
    }

    int run(Console console) throws RefusedException {
        if (folder.isPresent()) {
            OutputFolder.prepare(folder.get(), "--out");
        }
        long start = System.nanoTime();
        // Only the end of the process stops it.
        Designed designed = design.run(IntStream::parallel, () -> false).orElseThrow();
        long milliseconds = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        String text = "# trails seed %d, %s, %d steps, %d searches: %s\n%s"
                .formatted(
                        design.seed(),
                        design.method().text(),
                        design.steps(),
                        design.searches(),
                        designed.score().summary(),
                        designed.set());
        if (folder.isEmpty()) {
            console.out().print(text);
            return ExitStatus.DONE;
        }
        Path file = folder.get().resolve("trails-set-%d.txt".formatted(design.seed()));
        OutputFolder.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        console.print("trails seed %d: %s, %d ms → %s"
                .formatted(design.seed(), designed.score().summary(), milliseconds, file));
        return ExitStatus.DONE;
    }
}
