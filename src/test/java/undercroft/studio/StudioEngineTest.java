package undercroft.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The answers are compared with those of the compiled engine in {@code web/engine/test}. */
class StudioEngineTest {

    private static final String ROOMS = "templates:\n  cell: { outline: [[0,0], [0,4], [4,4], [4,0]] }\n";

    private final StudioEngine engine = new StudioEngine();

    @Test
    void findsTemplatesBesideTheLevelAndInTheFolderOfTemplates() {
        engine.put("graphs/a.yaml", "templates: [near, far]\nrooms: [a]\n");
        engine.put("graphs/near.yaml", ROOMS);
        engine.put("room-templates/far.yaml", ROOMS.replace("cell", "hall"));

        assertThat(engine.read("graphs/a.yaml"))
                .startsWith("{\"status\":\"ok\"")
                .contains("\"templates\":[0,1]", "\"name\":\"cell\"", "\"name\":\"hall\"");
    }

    @Test
    void suggestsTheNearestFileOfTemplates() {
        engine.put("graphs/a.yaml", "templates: [near]\nrooms: [a]\n");
        engine.put("graphs/neat.yaml", ROOMS);

        assertThat(engine.read("graphs/a.yaml"))
                .startsWith("{\"status\":\"bad-input\"")
                .contains("\"line\":1,\"column\":13")
                .contains("The template file near is not there. Did you mean neat?");
    }

    @Test
    void aChangedFileChangesTheAnswer() {
        engine.put("a.yaml", "templates: [near]\nrooms: [a]\n");
        engine.put("near.yaml", ROOMS);
        String before = engine.read("a.yaml");
        engine.put("near.yaml", ROOMS.replace("cell", "hall"));

        assertThat(engine.read("a.yaml")).isNotEqualTo(before).contains("\"name\":\"hall\"");
        engine.remove("near.yaml");
        assertThat(engine.read("a.yaml")).startsWith("{\"status\":\"bad-input\"");
        engine.remove("a.yaml");
        assertThat(engine.read("a.yaml")).contains("There is no such file. Check the path.");
    }

    @Test
    void generatesAndExportsALayout() {
        engine.put("a.yaml", "templates: [near]\nrooms: [a, b]\nconnections: [[a, b]]\n");
        engine.put("near.yaml", ROOMS);

        assertThat(engine.generate("a.yaml", "{\"seed\": 7, \"trace\": true}", ""))
                .startsWith("{\"status\":\"found\"")
                .contains("\\\"seed\\\": 7", "\"caption\":\"attempt 1");
        assertThat(engine.generate("a.yaml", "{\"seed\": -1}", ""))
                .startsWith("{\"status\":\"bad-input\"")
                .contains("The seed (the number -1) of the options must be a whole number from 0");
        assertThat(engine.export("{", "svg", "{}")).startsWith("{\"status\":\"bad-input\"");
    }

    @Test
    void namesTheRoomsOfAProof() {
        engine.put("a.yaml", """
                roomTemplates:
                  cell: { outline: [[0,0], [0,1], [1,1], [1,0]], doors: [[[0,0], [0,1]]] }
                rooms: [a, b, c]
                connections: [[a, b], [b, c]]
                """);

        assertThat(engine.check("a.yaml", 10))
                .startsWith("{\"status\":\"impossible\"")
                .contains("\"b\"");
    }
}
