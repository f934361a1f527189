package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.SmallLayouts;
import undercroft.source.BadInputException;

/** Files of one more than each limit allows. What is in the lists does not matter, because it is not read. */
class LayoutLimitsTest {

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(
                        file(zeros(40_001), "[]", "[]", "[]"),
                        "1:120: error: The rooms (a list) of the layout must hold at most 40000 items, not 40001."),
                Arguments.of(
                        file("[0]", zeros(60_001), "[]", "[]"),
                        "1:132: error: The doors (a list) of the layout must hold at most 60000 items, not 60001."),
                Arguments.of(
                        file("[0]", "[]", zeros(30_001), "[]"),
                        "1:149: error: The connections (a list) of the layout must hold at most 30000 items, not 30001."),
                Arguments.of(
                        file("[0]", "[]", "[]", zeros(10_001)),
                        "1:162: error: The puzzles (a list) of the layout must hold at most 10000 items, not 10001."),
                Arguments.of(
                        file("[" + "{\"outline\":%s},".formatted(zeros(1_000)).repeat(400) + "{\"outline\":[0]}]"),
                        "1:120: error: The rooms (a list) of the layout must have at most 400000 corners in all, not 400001."),
                Arguments.of(
                        file("[" + "{\"doors\":%s},".formatted(zeros(1_000)).repeat(120) + "{\"doors\":[0]}]"),
                        "1:120: error: The rooms (a list) of the layout must have at most 120000 doors in all, not 120001."),
                Arguments.of(
                        file("[" + "{\"data\":%s},".formatted(zeros(1_000)).repeat(200) + "{\"data\":[0]}]"),
                        "1:120: error: The rooms (a list) of the layout must have at most 200000 data entries in all, not 200001."),
                Arguments.of(
                        file(room("\"hall\"", zeros(1_001), "[]")),
                        "1:256: error: The outline (a list) of room 0 must have from 3 to 1000 points, not 1001."),
                Arguments.of(
                        file(room("\"hall\"", TRIANGLE, zeros(1_001))),
                        "1:318: error: The data (a list) of room 0 must hold at most 1000 items, not 1001."),
                Arguments.of(
                        file(room("\"" + "h".repeat(1_001) + "\"", TRIANGLE, "[]")),
                        "1:137: error: The id (the text \"%s…\") of room 0 must have at most 1000 characters, not 1001."
                                .formatted("h".repeat(40))));
    }

    private static final String TRIANGLE = "[{\"x\":0,\"y\":0},{\"x\":4,\"y\":0},{\"x\":0,\"y\":4}]";

    @ParameterizedTest
    @MethodSource("files")
    void areRefusedWithTheLimit(String file, String message) {
        BadInputException refused = catchThrowableOfType(
                BadInputException.class,
                () -> LayoutJson.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), "big.json"));

        assertThat(refused.diagnostics()).extracting(Object::toString).containsExactly("big.json:" + message);
    }

    @Test
    void aConnectionOfMoreThanAHundredDoorsIsRefused() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LayoutJson("1.0.0").write(SmallLayouts.twoRooms(), out);
        ObjectNode layout = (ObjectNode) new ObjectMapper().readTree(out.toByteArray());
        ArrayNode doors = layout.withArray("doors");
        for (int i = 1; i <= 100; i++) {
            doors.add(doors.get(0).<ObjectNode>deepCopy().put("index", i));
        }

        BadInputException refused = catchThrowableOfType(
                BadInputException.class,
                () -> LayoutJson.read(
                        new ByteArrayInputStream(layout.toString().getBytes(StandardCharsets.UTF_8)), "big.json"));

        assertThat(refused.diagnostics())
                .singleElement()
                .asString()
                .endsWith("Connection 0 must have at most 100 doors, not 101.");
    }

    private static String file(String rooms) {
        return file(rooms, "[]", "[]", "[]");
    }

    private static String file(String rooms, String doors, String connections, String puzzles) {
        return ("{\"formatVersion\":1,\"generator\":\"undercroft\",\"level\":\"big\",\"seed\":1,"
                        + "\"bounds\":{\"x\":0,\"y\":0,\"width\":4,\"height\":4},"
                        + "\"rooms\":%s,\"doors\":%s,\"connections\":%s,\"puzzles\":%s}")
                .formatted(rooms, doors, connections, puzzles);
    }

    private static String room(String id, String outline, String data) {
        return ("[{\"index\":0,\"id\":%s,\"type\":\"\",\"template\":\"hall\",\"isCorridor\":false,"
                        + "\"position\":{\"x\":0,\"y\":0},\"rotation\":0,\"mirrored\":false,"
                        + "\"outline\":%s,\"doors\":[],\"data\":%s}]")
                .formatted(id, outline, data);
    }

    private static String zeros(int count) {
        return "[0" + ",0".repeat(count - 1) + "]";
    }
}
