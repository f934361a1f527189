package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static undercroft.fixture.Seeds.forEachSeed;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

class BadLayoutTest {

    /** A part of the good file, its replacement, and the message. */
    static Stream<Arguments> edits() {
        return Stream.of(
                Arguments.of(
                        "\"formatVersion\": 1",
                        "\"jsonVersion\": \"1.5.3\", \"defs\": {}",
                        "keep-7.json:1:1: error: The file is an LDtk project, not a layout. Give the layout's own JSON file."),
                Arguments.of(
                        "\"formatVersion\": 1",
                        "\"tiledversion\": \"1.10\"",
                        "keep-7.json:1:1: error: The file is a Tiled map, not a layout. Give the layout's own JSON file."),
                Arguments.of(
                        "\"formatVersion\": 1",
                        "\"formatVersion\": 3",
                        "keep-7.json:2:20: error: The formatVersion (the number 3) must be 1 or 2. Read it with the version of undercroft that wrote it."),
                Arguments.of(
                        "\"formatVersion\": 1",
                        "\"formatVersion\": \"1\"",
                        "keep-7.json:2:20: error: The formatVersion (the text \"1\") must be 1 or 2. Read it with the version of undercroft that wrote it."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": 9007199254740992",
                        "keep-7.json:5:11: error: The seed (the number 9007199254740992) of the layout must be a whole number from 0 to 9007199254740991."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": -1",
                        "keep-7.json:5:11: error: The seed (the number -1) of the layout must be a whole number from 0 to 9007199254740991."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": 7.5",
                        "keep-7.json:5:11: error: The seed (the number 7.5) of the layout must be a whole number from 0 to 9007199254740991."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": 12345678901234567890",
                        "keep-7.json:5:11: error: The seed (the number 12345678901234567890) of the layout must be a whole number from 0 to 9007199254740991."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": null",
                        "keep-7.json:5:11: error: The seed (null) of the layout must be a whole number from 0 to 9007199254740991."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": 7, \"seed\": 8",
                        "keep-7.json:5:14: error: The field \"seed\" of the layout is there twice. Remove one."),
                Arguments.of(
                        "\"seed\": 7",
                        "\"seed\": 7, \"palette\": [{\"name\": \"boss\", \"colour\": \"red\"}]",
                        "keep-7.json:5:53: error: The colour (the text \"red\") of colour 0 must be # and six hexadecimal digits."),
                Arguments.of(
                        "\"type\": \"boss\"",
                        "\"type\": \"boss\", \"label\": \"a\\u0007\"",
                        "keep-7.json:11:60: error: The label (the text \"a?\") of room 3 must not have control characters."),
                Arguments.of(
                        "\"corridor\": 5",
                        "\"corridor\": 5, \"secret\": \"no\"",
                        "keep-7.json:25:51: error: The secret (the text \"no\") of connection 2 must be true or false."),
                Arguments.of(
                        "\"corridor\": 5",
                        "\"corridor\": 5, \"doors\": [3, 2]",
                        "keep-7.json:25:50: error: The doors (a list) of connection 2 must be [2, 3], the doors of its rooms."),
                Arguments.of(
                        "\"corridor\": 5",
                        "\"corridor\": 5, \"doors\": [5]",
                        "keep-7.json:25:51: error: An item (the number 5) of the doors of connection 2 must be an index from 0 to 4."),
                Arguments.of(
                        "\"level\": \"keep\"",
                        "\"level\": [\"keep\"]",
                        "keep-7.json:4:12: error: The level (a list) of the layout must be a text."),
                Arguments.of(
                        "  \"level\": \"keep\",\n",
                        "",
                        "keep-7.json:1:1: error: The layout has no \"level\". Every field must be there."),
                Arguments.of(
                        "\"width\": 26",
                        "\"width\": 27",
                        "keep-7.json:6:13: error: The bounds (an object) of the layout must be {x: 0, y: 0, width: 26, height: 21}, the smallest box around the rooms."),
                Arguments.of(
                        "\"width\": 26, ",
                        "",
                        "keep-7.json:6:13: error: The bounds of the layout has no \"width\". Every field must be there."),
                Arguments.of(
                        "{\"x\": 0, \"y\": 0, \"width\": 26, \"height\": 21}",
                        "\"26x21\"",
                        "keep-7.json:6:13: error: The bounds of the layout (the text \"26x21\") must be an object."),
                Arguments.of(
                        "\"index\": 1, \"id\": \"hall\"",
                        "\"index\": 2, \"id\": \"hall\"",
                        "keep-7.json:9:15: error: The index (the number 2) of room 1 must be 1, its place in the list."),
                Arguments.of(
                        "\"type\": \"boss\"",
                        "\"type\": null",
                        "keep-7.json:11:43: error: The type (null) of room 3 must be a text."),
                Arguments.of(
                        "\"isCorridor\": true",
                        "\"isCorridor\": \"yes\"",
                        "keep-7.json:13:89: error: The isCorridor (the text \"yes\") of room 5 must be true or false."),
                Arguments.of(
                        "\"rotation\": 90",
                        "\"rotation\": 45",
                        "keep-7.json:9:128: error: The rotation (the number 45) of room 1 must be 0, 90, 180 or 270."),
                Arguments.of(
                        "\"rotation\": 90",
                        "\"rotation\": 360",
                        "keep-7.json:9:128: error: The rotation (the number 360) of room 1 must be a whole number from 0 to 270."),
                Arguments.of(
                        "\"mirrored\": true",
                        "\"mirrored\": 1",
                        "keep-7.json:10:171: error: The mirrored (the number 1) of room 2 must be true or false."),
                Arguments.of(
                        "\"position\": {\"x\": 20, \"y\": 6}",
                        "\"position\": [20, 6]",
                        "keep-7.json:10:125: error: The position of room 2 (a list) must be an object."),
                Arguments.of(
                        "{\"x\": 26, \"y\": 18}",
                        "{\"x\": 26, \"y\": 500000001}",
                        "keep-7.json:12:226: error: The y (the number 500000001) of point 2 of the outline of room 4 must be a whole number from -500000000 to 500000000."),
                Arguments.of(
                        "{\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}]",
                        "{\"x\": 20, \"y\": 0}, {\"x\": 23, \"y\": 0}]",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must not lie on one line."),
                Arguments.of(
                        "[{\"x\": 10, \"y\": 0}, {\"x\": 18, \"y\": 0}, {\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}]",
                        "[{\"x\": 10, \"y\": 0}, {\"x\": 18, \"y\": 0}]",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must have from 3 to 1000 points, not 2."),
                Arguments.of(
                        "{\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}]",
                        "{\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}, {\"x\": 10, \"y\": 0}]",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must not come to [10,0] twice."),
                Arguments.of(
                        "{\"x\": 18, \"y\": 0}, {\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}]",
                        "{\"x\": 18, \"y\": 6}, {\"x\": 18, \"y\": 0}, {\"x\": 10, \"y\": 6}]",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must not cross itself: its edges from [10,0] and from [18,0] do."),
                Arguments.of(
                        "{\"x\": 18, \"y\": 0}, {\"x\": 18, \"y\": 6}, {\"x\": 10, \"y\": 6}]",
                        "{\"x\": 10, \"y\": 6}, {\"x\": 18, \"y\": 6}, {\"x\": 18, \"y\": 0}]",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must go counter-clockwise."),
                Arguments.of(
                        "{\"x\": 18, \"y\": 0}, {\"x\": 18, \"y\": 6}",
                        "{\"x\": 18, \"y\": 0}, {\"x\": 15, \"y\": 0}, {\"x\": 18, \"y\": 6}",
                        "keep-7.json:9:162: error: The outline (a list) of room 1 must not touch itself: its edge from [10,0] does at [15,0]."),
                Arguments.of(
                        "\"doors\": [1, 4]",
                        "\"doors\": [1, 5]",
                        "keep-7.json:10:359: error: A door (the number 5) of room 2 must be the index of one of the 5 doors."),
                Arguments.of(
                        "\"doors\": [1, 4]",
                        "\"doors\": {}",
                        "keep-7.json:10:355: error: The doors (an object) of room 2 must be a list."),
                Arguments.of(
                        "{\"key\": \"light\", \"value\": \"3\"}",
                        "{\"key\": \"light\", \"value\": 3}",
                        "keep-7.json:8:376: error: The value (the number 3) of data entry 1 of room 0 must be a text."),
                Arguments.of(
                        "\"roomB\": 5",
                        "\"roomB\": 6",
                        "keep-7.json:18:39: error: The roomB (the number 6) of door 2 must be a whole number from 0 to 5."),
                Arguments.of(
                        "\"facing\": \"east\"",
                        "\"facing\": \"west\"",
                        "keep-7.json:16:104: error: The facing (the text \"west\") of door 0 must be \"east\": going from [10,1] to [10,3], room 0 lies to the left."),
                Arguments.of(
                        "\"facing\": \"east\"",
                        "\"facing\": \"East\"",
                        "keep-7.json:16:104: error: The facing (the text \"East\") of door 0 must be one of north, east, south, west, slanted."),
                Arguments.of(
                        "\"facing\": \"slanted\", \"length\": 1",
                        "\"facing\": \"slanted\", \"length\": 2",
                        "keep-7.json:20:127: error: The length (the number 2) of door 4 must be 1, the lattice steps from [19,13] to [18,14]."),
                Arguments.of(
                        "\"to\": {\"x\": 10, \"y\": 3}",
                        "\"to\": {\"x\": 10, \"y\": 1}",
                        "keep-7.json:16:5: error: Door 0 leads from [10,1] to the same point. Its two ends must differ."),
                Arguments.of(
                        "\"corridor\": 5",
                        "\"corridor\": -2",
                        "keep-7.json:25:38: error: The corridor (the number -2) of connection 2 must be a whole number from -1 to 5."),
                Arguments.of(
                        "{\"from\": 2, \"to\": 4, \"corridor\": -1, \"oneWay\": true, \"lock\": \"\"}",
                        "4",
                        "keep-7.json:26:5: error: Connection 3 (the number 4) must be an object."),
                Arguments.of(
                        "  \"seed\": 7,",
                        "  \"seed\": 7",
                        "keep-7.json:6:3: error: The file is not JSON here (Unexpected character ('\"' (code 34))). Give a file that undercroft wrote."));
    }

    @ParameterizedTest
    @MethodSource("edits")
    void reportsWhatIsWrongAfterAnEdit(String good, String bad, String message) throws IOException {
        String file = LayoutJsonTest.keepFile();
        assertThat(file).contains(good);
        int place = file.indexOf(good);
        String edited = file.substring(0, place) + bad + file.substring(place + good.length());
        assertThat(messagesOf(edited)).containsExactly(message);
    }

    static Stream<Arguments> wholeFiles() {
        return Stream.of(
                Arguments.of("", "keep-7.json:1:1: error: The file is empty. Give a layout that undercroft wrote."),
                Arguments.of(
                        "{} {}",
                        "keep-7.json:1:4: error: There is more text after the end of the JSON value. Remove it."),
                Arguments.of("[1]", "keep-7.json:1:1: error: The layout (a list) must be an object."),
                Arguments.of(
                        "{",
                        "keep-7.json:1:2: error: The file is not JSON here (Unexpected end-of-input). Give a file that undercroft wrote."),
                Arguments.of(
                        "dungeon",
                        "keep-7.json:1:1: error: The file is not JSON here (Unrecognized token 'dungeon'). Give a file that undercroft wrote."),
                Arguments.of(
                        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                        "keep-7.json:1:34: error: The values nest more than 32 deep, or a text or number is too long here. Give a file that undercroft wrote."),
                Arguments.of(
                        "{}",
                        "keep-7.json:1:1: error: The layout has no \"formatVersion\", \"generator\", \"level\", \"seed\", \"bounds\", \"rooms\", \"doors\", \"connections\". Every field must be there."),
                Arguments.of(
                        "{\"formatVersion\": 1, \"generator\": \"x\", \"level\": \"x\", \"seed\": 1, \"bounds\": {\"x\": 0, \"y\": 0, \"width\": 0, \"height\": 0}, \"rooms\": [], \"doors\": [], \"connections\": []}",
                        "keep-7.json:1:127: error: The rooms (a list) of the layout must hold at least one room."),
                Arguments.of(
                        "{\"formatVersion\": 1, \"generator\": \"x\", \"level\": \"x\", \"seed\": 1, \"bounds\": {\"x\": 0, \"y\": 0, \"width\": 0, \"height\": 0}, \"rooms\": {}, \"doors\": [], \"connections\": []}",
                        "keep-7.json:1:127: error: The rooms (an object) of the layout must be a list."));
    }

    @ParameterizedTest
    @MethodSource("wholeFiles")
    void reportsWhatIsWrongWithAWholeFile(String file, String message) {
        assertThat(messagesOf(file)).containsExactly(message);
    }

    @Test
    void reportsWhereAFileIsNotUtf8() {
        byte[] latin1 = "{\n \"level\": \"Gew\u00f6lbe\"}".getBytes(StandardCharsets.ISO_8859_1);
        BadInputException bad = catchThrowableOfType(
                BadInputException.class, () -> LayoutJson.read(new ByteArrayInputStream(latin1), "vault.json"));
        assertThat(bad.diagnostics())
                .extracting(Diagnostic::toString)
                .containsExactly(
                        "vault.json:2:15: error: The file is not text in UTF-8. Give a file that undercroft wrote.");
    }

    @Test
    void reportsAllProblemsInTheOrderOfTheFile() throws IOException {
        String file = LayoutJsonTest.keepFile()
                .replace("\"corridor\": 5", "\"corridor\": 50")
                .replace("\"seed\": 7", "\"seed\": \"7\"")
                .replace("\"id\": \"hall\", ", "");
        assertThat(messagesOf(file))
                .containsExactly(
                        "keep-7.json:5:11: error: The seed (the text \"7\") of the layout must be a whole number from 0 to 9007199254740991.",
                        "keep-7.json:9:5: error: Room 1 has no \"id\". Every field must be there.",
                        "keep-7.json:25:38: error: The corridor (the number 50) of connection 2 must be a whole number from -1 to 5.");
    }

    /** A randomly damaged file gives a layout or messages, never another exception. */
    @Test
    void survivesRandomDamage() {
        forEachSeed(3000, seed -> {
            byte[] bytes = LayoutJsonTest.keepFile().getBytes(StandardCharsets.UTF_8);
            SplittableRandom random = new SplittableRandom(seed);
            byte[] tokens = "{}[]\",:-0123456789eE.truefalsn \n\\u\u00e9".getBytes(StandardCharsets.UTF_8);
            for (int damage = 1 + random.nextInt(4); damage > 0; damage--) {
                bytes = damaged(bytes, random, tokens);
            }
            try {
                LayoutJson.read(new ByteArrayInputStream(bytes), "junk.json");
            } catch (BadInputException e) {
                assertThat(e.diagnostics())
                        .extracting(Diagnostic::toString)
                        .isNotEmpty()
                        .allMatch(message -> message.matches("junk.json:\\d+:\\d+: error: .*\\."));
            }
        });
    }

    private static byte[] damaged(byte[] bytes, SplittableRandom random, byte[] tokens) {
        int at = random.nextInt(bytes.length);
        int length = Math.min(random.nextInt(12), bytes.length - at);
        byte[] inserted = new byte[random.nextInt(4)];
        for (int i = 0; i < inserted.length; i++) {
            inserted[i] = tokens[random.nextInt(tokens.length)];
        }
        byte[] result = new byte[bytes.length - length + inserted.length];
        System.arraycopy(bytes, 0, result, 0, at);
        System.arraycopy(inserted, 0, result, at, inserted.length);
        System.arraycopy(bytes, at + length, result, at + inserted.length, bytes.length - at - length);
        return result;
    }

    private static List<String> messagesOf(String file) {
        BadInputException bad = catchThrowableOfType(BadInputException.class, () -> LayoutJsonTest.read(file));
        return bad.diagnostics().stream().map(Diagnostic::toString).toList();
    }
}
