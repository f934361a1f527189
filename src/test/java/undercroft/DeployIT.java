package undercroft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Runs the scripts in {@code deploy} as the schedulers would, with a few layouts instead of a hundred thousand. */
class DeployIT {

    private static final Path SLURM = Path.of("deploy/slurm-array.sh").toAbsolutePath();
    private static final Path KUBERNETES = Path.of("deploy/kubernetes-indexed-job.yaml");
    private static final Path GRAPH = Path.of("graphs/ring-crypt.yaml").toAbsolutePath();
    private static final int TASKS = 3;

    /** What one run makes of the seeds that the tasks share. */
    private static String expected = "";

    /** What the tasks of the array have made. */
    @TempDir
    private static Path array;

    @TempDir
    private Path folder;

    @BeforeAll
    static void runOnceAndAsAnArray() throws Exception {
        CommandLineProgram program = new CommandLineProgram(array);
        program.run("./undercroft generate '%s' --seed 1 --count 7 --jsonl one.jsonl --quiet".formatted(GRAPH));
        expected = Files.readString(array.resolve("one.jsonl"));
        assertThat(expected.lines()).hasSize(7);
        program.run("bash -n '%s'".formatted(SLURM));
        runArray(program);
    }

    @Test
    void theTasksOfAnArrayMakeTheLayoutsOfOneRun() throws Exception {
        assertThat(parts(array)).isEqualTo(expected);
    }

    @Test
    void aResubmittedArrayMakesOnlyTheMissingLayouts() throws Exception {
        Files.createDirectory(folder.resolve("out"));
        for (int shard = 1; shard <= TASKS; shard++) {
            Files.copy(part(array, shard), part(folder, shard));
        }
        byte[] whole = Files.readAllBytes(part(folder, 2));
        Files.delete(part(folder, 2));
        Files.write(folder.resolve("out/layouts-000002.jsonl.gz.part"), Arrays.copyOf(whole, whole.length / 2));

        runArray(new CommandLineProgram(folder));

        assertThat(parts(folder)).isEqualTo(expected);
    }

    @Test
    void thePodsOfAnIndexedJobMakeTheLayoutsOfOneRun() throws Exception {
        CommandLineProgram program = new CommandLineProgram(folder);
        Map<?, ?> container = container();
        assertThat(container.get("command")).isEqualTo(List.of("/bin/sh", "-c"));
        Path script = Files.writeString(
                folder.resolve("pod.sh"), list(container, "args").get(0).toString());
        Files.createDirectory(folder.resolve("out"));

        for (int index = 0; index < TASKS; index++) {
            program.run(
                    "PATH=\"$PWD:$PATH\" JOB_COMPLETION_INDEX=%d GRAPH='%s' OUT=out SEED=1 COUNT=7 SHARDS=%d TIME_LIMIT=30s sh '%s'"
                            .formatted(index, GRAPH, TASKS, script));
        }

        assertThat(parts(folder)).isEqualTo(expected);
    }

    /** The manifest must set every variable that its script uses. */
    @Test
    void theManifestSetsTheScriptsVariablesAndHasOnePodPerShard() throws IOException {
        Map<?, ?> container = container();
        List<String> names = new ArrayList<>();
        for (Object variable : list(container, "env")) {
            names.add(value((Map<?, ?>) variable, "name").toString());
        }
        assertThat(names).containsExactly("GRAPH", "OUT", "SEED", "COUNT", "SHARDS", "TIME_LIMIT");
        assertThat(spec().get("completions")).isEqualTo(100);
        assertThat(spec().get("completionMode")).isEqualTo("Indexed");
        assertThat(list(container, "env").toString()).contains("{name=SHARDS, value=100}");
    }

    private static void runArray(CommandLineProgram program) throws Exception {
        for (int task = 0; task < TASKS; task++) {
            program.run(slurm(task));
        }
    }

    private static String slurm(int task) {
        return ("SLURM_ARRAY_TASK_ID=%d SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=%d GRAPH='%s' OUT=out COUNT=7"
                        + " UNDERCROFT=./undercroft bash '%s'")
                .formatted(task, TASKS - 1, GRAPH, SLURM);
    }

    private static Path part(Path folder, int shard) {
        return folder.resolve("out/layouts-%06d.jsonl.gz".formatted(shard));
    }

    private static String parts(Path folder) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int shard = 1; shard <= TASKS; shard++) {
            try (InputStream in = new GZIPInputStream(Files.newInputStream(part(folder, shard)))) {
                in.transferTo(all);
            }
        }
        return all.toString(UTF_8);
    }

    private static Map<?, ?> spec() throws IOException {
        Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        for (Object document : yaml.loadAll(Files.readString(KUBERNETES))) {
            if (document instanceof Map<?, ?> map && "Job".equals(map.get("kind"))) {
                return (Map<?, ?>) value(map, "spec");
            }
        }
        throw new AssertionError("There is no Job.");
    }

    private static Map<?, ?> container() throws IOException {
        Map<?, ?> pod = (Map<?, ?>) value((Map<?, ?>) value(spec(), "template"), "spec");
        return (Map<?, ?>) list(pod, "containers").get(0);
    }

    private static List<?> list(Map<?, ?> map, String key) {
        return (List<?>) value(map, key);
    }

    private static Object value(Map<?, ?> map, String key) {
        return Objects.requireNonNull(map.get(key), key);
    }
}
