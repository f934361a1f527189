package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import undercroft.source.BadInputException;

class GraphLanguagesTest {

    private static final String PLAIN_ROOMS =
            "1:1: warning: The graph has no room templates; its rooms get plain ones. Replace them with your own.";

    @TempDir
    private Path folder;

    @Test
    void readsEdgesArrowsAndAttributesOfDot() throws Exception {
        assertThat(levelOf("keep.dot", """
                        /* a keep */ strict graph keep {
                          node [shape=box, color="red"]; rankdir=LR
                          gate [type=entrance, label="The \\"Gate\\""]
                          gate -- hall -- {"throne room" cellar:n}; // fan
                          hall -- vault [lock="gold" + "-key", style=dashed]
                          vault -- cellar [dir=forward corridor=true, label=hatch]
                          subgraph cluster_x { cellar -- well [dir=back] }
                        }
                        """)).isEqualTo("""
                rooms:
                  gate: { type: entrance, data: { label: "The \\"Gate\\"" } }
                  hall:
                  "throne room":
                  cellar:
                  vault:
                  well:
                corridors:
                  templates: [passage, long-passage]
                connections:
                  - [gate, hall]
                  - [hall, "throne room"]
                  - [hall, cellar]
                  - { from: hall, to: vault, corridor: true, lock: gold-key }
                  - { from: vault, to: cellar, corridor: true, oneWay: true, lock: hatch }
                  - { from: well, to: cellar, oneWay: true }
                """);
        assertThat(ImportCase.warnings(folder, "keep.dot", "graph { a -- b [color=red penwidth=3, color=blue] }"))
                .isEqualTo("keep.dot:" + PLAIN_ROOMS + """

                keep.dot:1:17: warning: The attribute color of edges has no equivalent and is left out.
                keep.dot:1:27: warning: The attribute penwidth of edges has no equivalent and is left out.""");
    }

    @Test
    void partsWithoutAnEquivalentAreReportedWithAllTheirLines() throws Exception {
        assertThat(ImportCase.warnings(folder, "keep.dot", """
                        graph {
                          a -- b [color=red]
                          b -- c [color=red, color=blue]
                          c -- d [style=bold]
                          d -- e [style=bold]
                          e -- f [color=red]
                        }
                        """)).isEqualTo("keep.dot:" + PLAIN_ROOMS + """

                keep.dot:2:11: warning: The attribute color of edges has no equivalent and is left out, here and on lines 3, 6.
                keep.dot:4:11: warning: The style bold of edges has no equivalent and is left out, here and on line 5.""");
        assertThat(ImportCase.warnings(folder, "keep.dot", "graph {" + "\n a -- b [color=red]".repeat(23) + "\n}"))
                .contains("is left out, here and on lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,"
                        + " 20, 21, 22 and 2 more.");
    }

    @Test
    void attributesOfDotEdgesWithoutAnEquivalentAreReported() throws Exception {
        String text = """
                digraph {
                  a -> b [style="dashed, bold"]
                  b -> c [label=north, lock=gold]
                  c -> d [style=invis]
                  d -> a [label=<<b>old</b> gate>]
                }
                """;
        assertThat(levelOf("x.dot", text)).isEqualTo("""
                rooms:
                  [ a, b, c, d ]
                corridors:
                  templates: [passage, long-passage]
                connections:
                  - { from: a, to: b, corridor: true, oneWay: true }
                  - { from: b, to: c, oneWay: true, lock: gold }
                  - { from: d, to: a, oneWay: true, lock: "old gate" }
                """);
        assertThat(ImportCase.warnings(folder, "x.dot", text)).isEqualTo("x.dot:" + PLAIN_ROOMS + """

                x.dot:2:11: warning: The style bold of edges has no equivalent and is left out.
                x.dot:3:11: warning: The label of an edge that has a lock has no equivalent and is left out.
                x.dot:4:11: warning: The style invis of edges has no equivalent and is left out.
                x.dot:5:17: warning: The markup of an HTML text has no equivalent and is left out.""");
        assertThat(ImportCase.errors(folder, "x.dot", "digraph { a -> b [dir=up]\n b -> c [corridor=perhaps] }"))
                .isEqualTo("""
                        x.dot:1:19: error: The dir of an edge is up. Write one of forward, back, both, none.
                        x.dot:2:10: error: The corridor of an edge is perhaps. Write one of true, false.""");
    }

    @Test
    void dotArrowsInBothDirectionsAreATwoWayConnection() throws Exception {
        assertThat(levelOf("x.gv", "digraph { edge [dir=none] a -> b; edge [dir=forward] b -> c -> d; c -> b }"))
                .isEqualTo("""
                rooms:
                  [ a, b, c, d ]
                connections:
                  - [a, b]
                  - [b, c]
                  - { from: c, to: d, oneWay: true }
                """);
    }

    @Test
    void reportsErrorsOfDot() throws IOException {
        assertThat(ImportCase.errors(folder, "x.dot", "graph {\n a -- ; }"))
                .isEqualTo("x.dot:2:7: error: There is ; where the name of a node should be. Correct the graph here.");
        assertThat(ImportCase.errors(folder, "x.dot", "graph { a -- \"b }"))
                .isEqualTo("x.dot:1:14: error: The graph has a text without end. Correct it.");
        assertThat(ImportCase.errors(folder, "x.dot", "graph { a -- b; c }"))
                .isEqualTo("x.dot:1:17: error: The room c cannot be reached from a. Connect them.");
        assertThat(ImportCase.errors(folder, "x.dot", "graph { a -- a }"))
                .isEqualTo("x.dot:1:9: error: The room a is connected with itself. Drop that connection.");
        assertThat(ImportCase.errors(folder, "x.dot", "graph { }"))
                .isEqualTo("x.dot:1:1: error: The file has no rooms. Add one.");
        assertThat(ImportCase.errors(folder, "x.dot", "graph " + "{".repeat(100)))
                .startsWith("x.dot:1:71: error: There is { where no more than 64 graphs in each other should be.");
    }

    @Test
    void readsLinksTextsAndClassesOfMermaid() throws Exception {
        assertThat(levelOf("keep.mmd", """
                        ---
                        title: Keep
                        ---
                        flowchart TD
                          %% a comment
                          gate["The Gate"]:::entrance --- hall & armoury
                          hall -->|gold-key| vault((Vault)); vault -.- cellar
                          cellar -. rusty hatch .-> well-house
                          armoury == heavy === hall
                          class vault,well-house treasure
                          style hall fill:#f9f
                        """)).isEqualTo("""
                rooms:
                  gate: { type: entrance, data: { label: "The Gate" } }
                  hall:
                  armoury:
                  vault: { type: treasure, data: { label: Vault } }
                  cellar:
                  well-house: { type: treasure }
                corridors:
                  templates: [passage, long-passage]
                connections:
                  - [gate, hall]
                  - [gate, armoury]
                  - { from: hall, to: vault, oneWay: true, lock: gold-key }
                  - { from: vault, to: cellar, corridor: true }
                  - { from: cellar, to: well-house, corridor: true, oneWay: true, lock: "rusty hatch" }
                  - { from: armoury, to: hall, lock: heavy }
                """);
    }

    @Test
    void readsAllKindsOfLinksOfMermaid() throws Exception {
        assertThat(levelOf("x.mermaid", """
                        graph LR
                        a --> b --- c
                        c <--> d
                        d --o e
                        e x--x f
                        f ---->|up| g
                        g -- down --- h
                        h <--- i
                        i ~~~ a
                        """)).isEqualTo("""
                rooms:
                  [ a, b, c, d, e, f, g, h, i ]
                connections:
                  - { from: a, to: b, oneWay: true }
                  - [b, c]
                  - [c, d]
                  - [d, e]
                  - [e, f]
                  - { from: f, to: g, oneWay: true, lock: up }
                  - { from: g, to: h, lock: down }
                  - { from: i, to: h, oneWay: true }
                """);
    }

    @Test
    void mermaidClassesAndDirectivesWithoutAnEquivalentAreReported() throws Exception {
        String text = """
                %%{init: {"theme": "dark"}}%%
                graph TD
                a:::boss --- b
                class a,ghost guarded
                """;
        assertThat(levelOf("x.mmd", text)).startsWith("""
                rooms:
                  a: { type: boss }
                  b:
                """);
        assertThat(ImportCase.warnings(folder, "x.mmd", text)).isEqualTo("x.mmd:" + PLAIN_ROOMS + """

                x.mmd:1:1: warning: A directive has no equivalent and is left out.
                x.mmd:4:1: warning: A second class of a node has no equivalent and is left out.
                x.mmd:4:1: warning: The class of ghost, which is no node, has no equivalent and is left out.""");
    }

    @Test
    void reportsWarningsAndErrorsOfMermaid() throws Exception {
        assertThat(ImportCase.warnings(folder, "x.mmd", """
                        graph TD
                        subgraph one [The One]
                          direction LR
                          a((A)) === b
                        end
                        a --> c
                        """)).isEqualTo("x.mmd:" + PLAIN_ROOMS + """

                x.mmd:2:1: warning: A subgraph as a group has no equivalent and is left out.
                x.mmd:3:3: warning: The statement direction has no equivalent and is left out.
                x.mmd:4:4: warning: The shape of a node has no equivalent and is left out.
                x.mmd:4:10: warning: The thickness of a link has no equivalent and is left out.""");
        assertThat(ImportCase.errors(folder, "x.mmd", "sequenceDiagram"))
                .isEqualTo(
                        "x.mmd:1:1: error: There should be flowchart or graph, with a direction here. Correct the flowchart.");
        assertThat(ImportCase.errors(folder, "x.mmd", "graph TD\n a[open --- b"))
                .isEqualTo(
                        "x.mmd:2:4: error: There should be ] after the text of the node here. Correct the flowchart.");
        assertThat(ImportCase.errors(folder, "x.mmd", "graph TD\n a b"))
                .isEqualTo("x.mmd:2:4: error: There should be a link such as --- or --> here. Correct the flowchart.");
        assertThat(ImportCase.errors(folder, "x.mmd", "graph TD\nsubgraph s\na --- b\nend\ns --> a"))
                .isEqualTo(
                        "x.mmd:5:3: error: The subgraph s is connected as if it were a room. Connect one of its rooms.");
    }

    /** The level's part of the YAML, after the room templates. */
    private String levelOf(String name, String text) throws IOException, BadInputException {
        String yaml = ImportCase.yaml(folder, name, text);
        return yaml.substring(yaml.indexOf("\nrooms:\n") + 1);
    }

    /** A visible link of two large groups ends at the bound of connections; an invisible one takes no pairs at all. */
    @Test
    @Timeout(60)
    void linksOfLargeGroupsAreBounded() throws Exception {
        String group =
                IntStream.range(0, 9_000).mapToObj(number -> "a" + number).collect(Collectors.joining(" & "));
        String other = group.replace('a', 'b');

        assertThat(ImportCase.errors(folder, "keep.mmd", "graph TD\n" + group + " --- " + other + "\n"))
                .contains("There are more than 30000 connections. Make the graph smaller.");
        assertThat(ImportCase.errors(folder, "keep.mmd", "graph TD\n" + group + " ~~~ " + other + "\n"))
                .contains("There are more than 10000 rooms. Divide the level.");
    }

    /** A graph whose rooms name keys is a level with a mission. */
    @Test
    void keysLieInRoomsAndOpenLocks(@TempDir Path folder) throws Exception {
        String dot = ImportCase.yaml(
                folder, "a.dot", "graph { gate [key=\"copper, rope\"]; gate -- hall [label=\"lock: copper\"]; }");
        String mermaid = ImportCase.yaml(
                folder, "a.mmd", "flowchart LR\n  gate[\"The Gate<br>Keys: copper, rope\"] ---|lock: copper| hall\n");
        for (String yaml : List.of(dot, mermaid)) {
            assertThat(yaml).contains("holds: [copper, rope]").contains("lock: copper");
        }
        assertThat(mermaid).contains("label: \"The Gate\"");
    }
}
