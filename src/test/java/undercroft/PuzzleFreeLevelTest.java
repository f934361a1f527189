package undercroft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.level.Level;
import undercroft.search.Outcome;

/** A level without puzzles costs nothing for them: neither their classes nor their libraries are loaded. */
class PuzzleFreeLevelTest {

    /** From a file to JSON, run in a class loader that notes which classes are loaded. */
    public static final class FileToJson implements Callable<String> {

        @Override
        public String call() throws Exception {
            Level level = LevelLoader.read(Path.of("graphs/first-keep.yaml"));
            Outcome outcome = DungeonGenerator.of(level).generate(1);
            ByteArrayOutputStream json = new ByteArrayOutputStream();
            new LayoutJson("1.2.3").write(((Outcome.Found) outcome).layout(), json);
            return json.toString(UTF_8);
        }
    }

    /** Loads every class of the class path itself and notes its name. */
    private static final class NotingLoader extends URLClassLoader {

        private final List<String> loaded = Collections.synchronizedList(new ArrayList<>());

        NotingLoader() {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Class<?> found = super.findClass(name);
            loaded.add(name);
            return found;
        }

        private static URL[] classPath() {
            return List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
                    .map(NotingLoader::url)
                    .toArray(URL[]::new);
        }

        private static URL url(String path) {
            try {
                return Path.of(path).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(path, e);
            }
        }
    }

    @Test
    void aLevelWithoutPuzzlesIsReadLaidOutAndWrittenWithoutTheirClasses() throws Exception {
        try (NotingLoader loader = new NotingLoader()) {
            Callable<?> run = (Callable<?>) loader.loadClass(FileToJson.class.getName())
                    .getDeclaredConstructor()
                    .newInstance();

            assertThat(run.call().toString()).contains("\"level\": \"first-keep\"");
            assertThat(loader.loaded)
                    .contains("undercroft.search.LayoutSearch", "undercroft.export.LayoutJson")
                    .noneMatch(name -> name.startsWith("undercroft.puzzle"))
                    .noneMatch(name -> name.startsWith("undercroft.filling"))
                    .noneMatch(name -> name.startsWith("io.jenetics"));
        }
    }
}
