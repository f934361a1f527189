package undercroft.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.FolderContents.contents;
import static undercroft.fixture.FolderContents.names;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code generate} with {@code --jsonl}, {@code --shard} and {@code --resume}. */
final class BatchIT {

    @TempDir
    private Path folder;

    @Test
    void writesALineForEachLayoutInTheOrderOfSeedsAndNoOtherFiles() throws IOException {
        Path out = folder.resolve("all.jsonl");

        CommandRun run = generate(out, "--count", 3);

        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).endsWith(" → " + out));
        assertThat(run.out()).startsWith("pair seed 1: 2 rooms");
        List<String> lines = Files.readAllLines(out);
        assertThat(lines).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(lines.get(i))
                    .startsWith("{\"formatVersion\":1,\"generator\":\"undercroft ")
                    .contains("\"level\":\"pair\",\"seed\":%d,".formatted(i + 1));
        }
        assertThat(names(folder)).containsExactly("all.jsonl", "pair.yaml");
    }

    @Test
    void aLineHasTheContentOfTheFile() throws IOException {
        Path out = folder.resolve("all.jsonl");

        generate(out, "--detail", "full", "--format", "json", "--out", folder.resolve("files"));
        Files.copy(out, folder.resolve("line.json"));
        CommandRun.of("render", folder.resolve("line.json"), "--format", "json", "--out", folder.resolve("again"));

        assertThat(folder.resolve("again/line.json")).hasSameBinaryContentAs(folder.resolve("files/pair-1.json"));
    }

    @Test
    void theShardsTogetherHaveTheBytesOfOneRun() throws IOException {
        Path other = Levels.pair(folder, "other");
        generate(folder.resolve("one.jsonl"), other, "--count", 5);
        ByteArrayOutputStream union = new ByteArrayOutputStream();

        for (int shard = 1; shard <= 4; shard++) {
            Path part = folder.resolve("part-%d.jsonl".formatted(shard));
            generate(part, other, "--count", 5, "--shard", shard + "/4");
            union.writeBytes(Files.readAllBytes(part));
        }

        assertThat(union.toByteArray()).isEqualTo(Files.readAllBytes(folder.resolve("one.jsonl")));
    }

    @Test
    void theShardsTogetherWriteTheFilesOfOneRun() throws IOException {
        Path level = Levels.pair(folder, "pair");
        for (int shard = 1; shard <= 3; shard++) {
            CommandRun.of(
                    "generate",
                    level,
                    "--seed",
                    1,
                    "--count",
                    5,
                    "--shard",
                    shard + "/3",
                    "--out",
                    folder.resolve("parts"));
        }

        CommandRun.of("generate", level, "--seed", 1, "--count", 5, "--out", folder.resolve("one"));

        assertThat(contents(folder.resolve("parts"))).hasSize(10).isEqualTo(contents(folder.resolve("one")));
    }

    @Test
    void gzipContainsTheSameText() throws IOException {
        generate(folder.resolve("a.jsonl"), "--count", 2);
        generate(folder.resolve("a.jsonl.gz"), "--count", 2);

        assertThat(unzipped(folder.resolve("a.jsonl.gz"))).isEqualTo(Files.readString(folder.resolve("a.jsonl")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x.jsonl", "x.jsonl.gz"})
    void anInterruptedRunResumesWhereverItWasCut(String name) throws IOException {
        Path out = folder.resolve(name);
        Path part = folder.resolve(name + ".part");
        generate(out, "--count", 4);
        byte[] whole = Files.readAllBytes(out);
        String text = text(out);

        for (int cut : List.of(0, 1, 5, whole.length / 3, whole.length / 2, whole.length - 9, whole.length - 1)) {
            Files.deleteIfExists(out);
            Files.write(part, Arrays.copyOf(whole, cut));
            CommandRun run = generate(out, "--count", 4, "--resume");

            assertThat(run.status()).as(run.err()).isZero();
            assertThat(text(out)).as("cut after %d bytes", cut).isEqualTo(text);
            assertThat(names(folder)).containsExactly("pair.yaml", name);
        }
    }

    @Test
    void finishedLinesAreNotSearchedForAgain() throws IOException {
        Path out = folder.resolve("x.jsonl");
        generate(out, "--count", 2);

        CommandRun run = generate(out, "--count", 3, "--resume", "--stats", folder.resolve("stats.csv"));

        assertThat(run.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("pair seed 1: already there → " + out),
                        line -> assertThat(line).isEqualTo("pair seed 2: already there → " + out),
                        line -> assertThat(line).startsWith("pair seed 3: 2 rooms"));
        assertThat(Files.readAllLines(folder.resolve("stats.csv"))).hasSize(2);
        assertThat(Files.readAllLines(out)).hasSize(3);
    }

    @Test
    void incompleteInvalidAndOtherRunsLinesAreReplaced() throws IOException {
        Path out = folder.resolve("x.jsonl");
        generate(out, "--count", 3);
        String good = Files.readString(out);
        List<String> lines = good.lines().toList();
        String moved = lines.get(1).replaceFirst("\"position\":\\{\"x\":", "\"position\":{\"x\":9");
        Files.writeString(
                out,
                "%s\nnonsense\n\n%s\n%s".formatted(lines.get(0).replace("seed\":1", "seed\":77"), moved, lines.get(2)));

        CommandRun run = generate(out, "--count", 3, "--resume");

        assertThat(run.out()).doesNotContain("already there");
        assertThat(Files.readString(out)).isEqualTo(good);
    }

    @Test
    void resumingMakesOnlyMissingFiles() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");
        CommandRun.of("generate", level, "--seed", 1, "--count", 5, "--out", out);
        Map<String, String> good = contents(out);
        Files.delete(out.resolve("pair-2.svg"));
        Files.writeString(out.resolve("pair-3.json"), " ", StandardOpenOption.APPEND);
        Files.write(out.resolve("pair-4.json"), Arrays.copyOf(Files.readAllBytes(out.resolve("pair-4.json")), 99));
        Files.copy(out.resolve("pair-1.json"), out.resolve("pair-6.json"));

        CommandRun run = CommandRun.of("generate", level, "--seed", 1, "--count", 6, "--out", out, "--resume");

        assertThat(run.out().lines().filter(line -> line.contains("already there")))
                .extracting(line -> line.substring(0, "pair seed 1".length()))
                .containsExactly("pair seed 1", "pair seed 5");
        assertThat(good).hasSize(10);
        assertThat(contents(out)).hasSize(12).containsAllEntriesOf(good);
        assertThat(CommandRun.of("verify", out.resolve("pair-6.json"), "--graph", level)
                        .status())
                .isZero();
    }

    @Test
    void withoutResumeEverythingIsGeneratedAgain() throws IOException {
        Path out = folder.resolve("x.jsonl");
        generate(out, "--count", 2);

        assertThat(generate(out, "--count", 2).out()).doesNotContain("already there");
    }

    private CommandRun generate(Path lines, Object... more) {
        List<Object> words = new ArrayList<>(List.of("generate", Levels.pair(folder, "pair"), "--seed", 1));
        words.addAll(List.of("--jsonl", lines));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray());
    }

    private static String text(Path file) throws IOException {
        return file.toString().endsWith(".gz") ? unzipped(file) : Files.readString(file);
    }

    private static String unzipped(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
