package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

class PublishedBoardTest {

    private static final HexBoard BOARD = PublishedBoard.board();

    @Test
    void fortySevenJoinsAreFortyNeighboursAndSevenArcs() {
        long neighbours = BOARD.joins().stream()
                .filter(join -> join.first()
                        .edge()
                        .beyond(BOARD.hexagons().get(join.first().hexagon()))
                        .equals(BOARD.hexagons().get(join.second().hexagon())))
                .count();

        assertThat(BOARD.hexagons()).hasSize(20);
        assertThat(BOARD.joins()).hasSize(47);
        assertThat(neighbours).isEqualTo(40);
        assertThat(BOARD.joins().size() - neighbours).isEqualTo(7);
    }

    @Test
    void nineteenAttachmentsLeaveSevenOfAllEdgesUnused() {
        int used = 2 * BOARD.joins().size() + BOARD.attachments();

        assertThat(BOARD.attachments()).isEqualTo(19);
        assertThat(used).isEqualTo(113);
        assertThat(20 * 6 - used).isEqualTo(7);
        assertThat(BOARD.pairs()).isEqualTo(15);
    }

    @Test
    void agreesWithTheSharedFile() throws IOException {
        Path shared = Path.of("..", "shared", "puzzles", "hex-board.json");
        assumeTrue(Files.exists(shared), "The shared puzzles are not beside the project.");
        JsonNode file = new ObjectMapper().readTree(Files.readString(shared));
        Set<String> joins = new TreeSet<>();
        file.get("adjacent").forEach(join -> joins.add(name(join)));
        file.get("outerArcs").forEach(join -> joins.add(name(join)));
        Map<String, Set<String>> places = new TreeMap<>();
        file.get("named").fields().forEachRemaining(place -> {
            Set<String> ends = places.computeIfAbsent(place.getKey(), key -> new TreeSet<>());
            place.getValue()
                    .forEach(end -> ends.add(end.get(0).asInt() + end.get(1).asText()));
        });

        Map<String, Set<String>> ours = new TreeMap<>();
        BOARD.places()
                .forEach(place -> ours.put(
                        place.name(),
                        new TreeSet<>(place.ends().stream()
                                .map(PublishedBoardTest::name)
                                .toList())));
        assertThat(ours).isEqualTo(places);
        assertThat(BOARD.joins().stream().map(PublishedBoardTest::name)).containsExactlyInAnyOrderElementsOf(joins);
        file.get("axial")
                .fields()
                .forEachRemaining(hexagon -> assertThat(BOARD.hexagons().get(Integer.parseInt(hexagon.getKey()) - 1))
                        .isEqualTo(new Hexagon(
                                hexagon.getValue().get(0).asInt(),
                                hexagon.getValue().get(1).asInt())));
    }

    private static String name(JsonNode join) {
        return join.get(0).asInt() + join.get(1).asText() + " " + join.get(2).asInt()
                + join.get(3).asText();
    }

    private static String name(Join join) {
        return name(join.first()) + " " + name(join.second());
    }

    private static String name(End end) {
        return (end.hexagon() + 1) + end.edge().name();
    }
}
