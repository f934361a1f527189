package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.files.LevelLoader;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

/** Randomly damaged files are imported or refused; no other exception is thrown, and the program can read what is imported. */
class MutatedImportTest {

    private static final int FILES = 400;

    private static final Pattern LINE =
            Pattern.compile("[^\n\r]+:[1-9][0-9]*:[1-9][0-9]*: (error|warning): [^\n\r]+\\.");

    private static final List<String> SNIPPETS = List.of(
            "*a",
            "&a ",
            "[",
            "]",
            "{",
            "}",
            ": ",
            "- ",
            "\n",
            "!!int ",
            "!x ",
            "\"",
            "'",
            "#",
            "---",
            "-->",
            "--",
            "->",
            "-.->",
            "|",
            "<",
            "</",
            "/>",
            "&lt;",
            "99999999999999999999",
            "-1",
            "0",
            "1e400",
            "null",
            "true",
            "\u0000",
            "\uFEFF",
            "🏰",
            "subgraph",
            "end",
            "\\",
            "%%",
            ";",
            ",",
            "$ref",
            "<!DOCTYPE x>",
            "<![CDATA[");

    static final Map<String, String> GOOD = Map.of(
            "map.yml",
            """
            roomsRange: { from: 0, to: 3 }
            passages: [[0,1], [1,2], [2,3], [3,0]]
            rooms: { [1, 2]: { roomShapes: [{ setName: custom, roomDescriptionName: a, scale: [2,2], rotate: false }] } }
            defaultRoomShapes: [{ probability: 0.5 }]
            corridors: { enable: true, offsets: [1], corridorShapes: [{ roomDescriptionName: c }] }
            customRoomDescriptionsSet:
              default: { doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1 } }
              roomDescriptions:
                a: { shape: &a [[0,0], [0,6], [6,6], [6,0]], repeatMode: NoImmediate }
                b: { shape: *a }
                c: { shape: [[0,0], [0,2], [1,2], [1,0]], doorMode: !ManualMode { doorPositions: [[[0,0], [1,0]], [[0,2], [1,2]]] } }
            """,
            "set.yml",
            """
            name: set
            default: { shape: [[0,0], [0,6], [6,6], [6,0]] }
            roomDescriptions:
              a: { doorMode: !SimpleMode { doorLength: 2, cornerDistance: 1 } }
              b: { shape: [[0,0], [0,3], [5,3], [5,0]], doorMode: !SpecificPositionsMode { doorPositions: [[[0,1], [0,2]]] } }
            """,
            "level.json",
            """
            { "Name": "Test", "MinimumRoomDistance": 1, "RoomTemplateRepeatModeDefault": 2,
              "roomDescriptionsList": [
                { "Key": { "Id": 0, "Name": "A" }, "Value": { "RoomTemplates": [
                  { "$id": "9", "Name": "Hall", "Outline": { "points": [
                      { "X": 0, "Y": 0 }, { "X": 0, "Y": 6 }, { "X": 6, "Y": 6 }, { "X": 6, "Y": 0 } ] },
                    "Doors": { "Doors": [ { "From": { "X": 0, "Y": 1 }, "To": { "X": 0, "Y": 2 }, "Type": 0 } ] },
                    "AllowedTransformations": [ 0, 3 ] } ] } },
                { "Key": { "Id": 1, "Name": "B" }, "Value": { "RoomTemplates": { "$values": [ { "$ref": "9" } ] } } },
                { "Key": { "Id": 2, "Name": "C" }, "Value": { "IsCorridor": true, "RoomTemplates": [ { "$ref": "9" } ] } }
              ],
              "passages": [ { "Room1": { "Id": 0 }, "Room2": { "Id": 2 } }, { "Room1": { "Id": 2 }, "Room2": { "Id": 1 } } ] }
            """,
            "graph.dot",
            """
            strict digraph "g" { node [shape=box]; a [type=x, label="a \\"b\\""] /* c */
              a -> b -> {c d} [lock=k, style=dashed]; subgraph cluster_s { d -> e [dir=both]; } // x
              e:p:n -> f [label=<<b>x</b>>] }
            """,
            "graph.mmd",
            """
            flowchart TD
              a["The A"]:::boss --- b & c
              b -->|key| d((D)); d -.- e
              subgraph s [S]
                e == text ==> f{{F}}
              end
              class a,b treasure
              f <--> g %% bye
            """,
            "rooms.tmx",
            """
            <map orientation="orthogonal" width="20" height="10" tilewidth="16" tileheight="16" infinite="0">
             <layer name="l" width="2" height="1"><data encoding="csv">1,0</data></layer>
             <objectgroup name="rooms">
              <object id="1" name="ell" x="16" y="32"><polygon points="0,0 0,96 64,96 64,64 32,64 32,0"/></object>
              <object id="4" type="door" x="16" y="48" width="16" height="32">
               <properties><property name="socket" value="gate"/></properties></object>
             </objectgroup>
            </map>
            """,
            "rooms.tmj",
            """
            { "orientation": "orthogonal", "infinite": false, "height": 8, "tilewidth": 8, "tileheight": 8,
              "layers": [ { "type": "tilelayer", "name": "t", "width": 4, "height": 3, "data": [ 1,1,1,1, 1,1,1,1, 1,1,1,1 ] } ] }
            """);

    @TempDir
    private Path folder;

    static List<String> names() {
        return GOOD.keySet().stream().sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isImportedOrRefused(String name) throws Exception {
        Random random = new Random(name.hashCode());
        Path file = folder.resolve(name);
        String good = GOOD.getOrDefault(name, "");
        int imported = 0;
        for (int i = 0; i < FILES; i++) {
            Files.write(file, i == 0 ? good.getBytes(StandardCharsets.UTF_8) : damaged(good, random));
            try {
                Imported one = Importer.all(List.of(file)).get(0);
                assertThat(one.diagnostics())
                        .allSatisfy(
                                diagnostic -> assertThat(diagnostic.toString()).matches(LINE));
                read(one.yaml());
                imported++;
            } catch (BadInputException e) {
                assertThat(i).as(e.getMessage()).isPositive();
                assertThat(e.diagnostics())
                        .anyMatch(Diagnostic::isError)
                        .allSatisfy(
                                diagnostic -> assertThat(diagnostic.toString()).matches(LINE));
            }
        }
        assertThat(imported).as("files that were imported").isBetween(2, FILES - 1);
    }

    /** Reads templates as those of a level whose only room may take all of them. */
    private void read(String yaml) throws IOException, BadInputException {
        Path level = folder.resolve("imported.yaml");
        if (yaml.contains("\ntemplates:\n")) {
            Files.writeString(folder.resolve("kit.yaml"), yaml);
            Files.writeString(level, "templates: [kit.yaml]\nrooms: [a]\n");
        } else {
            Files.writeString(level, yaml);
        }
        assertThat(LevelLoader.read(level).rooms()).isNotEmpty();
    }

    private static byte[] damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        int damages = 1 + random.nextInt(3);
        for (int i = 0; i < damages; i++) {
            int at = random.nextInt(damaged.length() - 20);
            int length = 1 + random.nextInt(8);
            switch (random.nextInt(4)) {
                case 0 -> damaged.delete(at, at + length);
                case 1 -> damaged.insert(random.nextInt(damaged.length()), damaged.substring(at, at + length));
                case 2 -> damaged.setCharAt(at, damaged.charAt(random.nextInt(damaged.length())));
                default -> damaged.insert(at, SNIPPETS.get(random.nextInt(SNIPPETS.size())));
            }
        }
        byte[] bytes = damaged.toString().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        return bytes;
    }
}
