package undercroft.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.JavaCommand;

class WholeFileTest {

    @TempDir
    private Path folder;

    @Test
    void writesAFileAndLeavesNothingElse() throws IOException {
        WholeFile.write(folder.resolve("a.txt"), out -> out.write(bytes("hello")));
        assertThat(folder.resolve("a.txt")).hasContent("hello");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void replacesAFile() throws IOException {
        Path target = Files.writeString(folder.resolve("a.txt"), "something much longer");
        WholeFile.write(target, out -> out.write(bytes("new")));
        assertThat(target).hasContent("new");
    }

    @Test
    void keepsTheOldFileIfTheDiskFillsUp() throws IOException {
        Path target = Files.writeString(folder.resolve("a.txt"), "old");
        assertThatThrownBy(() -> WholeFile.write(target, out -> {
                    out.write(new byte[100_000]);
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("No space left on device");
        assertThat(target).hasContent("old");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void leavesNothingIfWritingTheContentThrows() {
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("a.txt"), out -> {
                    out.write(1);
                    throw new IllegalStateException("a defect");
                }))
                .isInstanceOf(IllegalStateException.class);
        assertThat(names()).isEmpty();
    }

    @Test
    void writesTheWholeFileOnAnInterruptedThread() throws IOException {
        WholeFile.write(folder.resolve("a.txt"), out -> {
            Thread.currentThread().interrupt();
            out.write(new byte[100_000]);
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(folder.resolve("a.txt")).hasSize(100_000);
    }

    @Test
    void leavesNothingIfAFolderHasTheName() throws IOException {
        Files.createDirectories(folder.resolve("a.txt/inside"));
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("a.txt"), out -> out.write(1)))
                .isInstanceOf(IOException.class);
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void manyThreadsMayWriteTheSameFile() {
        Path target = folder.resolve("a.txt");
        IntStream.range(0, 200).parallel().forEach(i -> {
            try {
                WholeFile.write(target, out -> out.write(bytes("x".repeat(20_000))));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        assertThat(target).hasContent("x".repeat(20_000));
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void leavesNothingIfTheProgramIsKilled() throws Exception {
        Process process = new ProcessBuilder(JavaCommand.underTest(
                        List.of(),
                        WritesForever.class.getName(),
                        List.of(folder.resolve("a.txt").toString())))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.getInputStream().read()).as("the writing has begun").isEqualTo('w');
        assertThat(names()).singleElement().asString().endsWith(".part");
        process.destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(names()).isEmpty();
    }

    @Test
    void onlyUnfinishedFilesThatNobodyHasChangedForAnHourAreRemoved() throws IOException {
        FileTime now = FileTime.fromMillis(1_700_000_000_000L);
        writtenBefore(now, Duration.ofMinutes(61), ".undercroft-1-1-0.part");
        writtenBefore(now, Duration.ofMinutes(59), ".undercroft-1-1-1.part");
        writtenBefore(now, Duration.ofDays(9), "all.jsonl.part");
        writtenBefore(now, Duration.ofDays(9), ".undercroft-notes");

        WholeFile.removeStale(folder, now);

        assertThat(names()).containsExactly(".undercroft-1-1-1.part", ".undercroft-notes", "all.jsonl.part");
    }

    private void writtenBefore(FileTime now, Duration before, String name) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "x");
        Files.setLastModifiedTime(file, FileTime.from(now.toInstant().minus(before)));
    }

    /** Writes half a file, reports it, and waits to be killed. */
    static final class WritesForever {

        private WritesForever() {}

        public static void main(String[] args) throws IOException {
            WholeFile.write(new File(args[0]).toPath(), out -> {
                out.write(new byte[100_000]);
                System.out.print('w');
                System.out.flush();
                try {
                    TimeUnit.MINUTES.sleep(1);
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            });
        }
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
