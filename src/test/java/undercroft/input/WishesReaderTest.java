package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.geometry.CardinalDirection;
import undercroft.level.AspectRange;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Preference;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.source.BadInputException;
import undercroft.yaml.LevelYaml;

/** How {@code layout} and {@code relations} are read, and what is said of wrong ones. */
class WishesReaderTest {

    private static final String ROOMS = """
            name: wishes
            roomTemplates:
              cell:
                outline: [[0, 0], [4, 0], [4, 4], [0, 4]]
            rooms: [a, b, c, d]
            connections: [[a, b], [b, c], [c, d]]
            """;

    private static final String ALL = """
            layout:
              within: [80, 60]
              aspect: [0.5, 2]
              prefer: compact
            relations:
              - { room: a, northOf: [b, c] }
              - { room: [a, b], westOf: d }
              - { rooms: [a, d], apart: 40 }
              - { rooms: [b, c], near: 10 }
              - { room: a, rim: south }
              - { room: b, rim: any }
              - { rooms: [a, c], level: x }
              - { start: a, goal: d, walk: 60 }
            """;

    private static final Wishes ALL_READ = new Wishes(
            Optional.of(new Frame.Box(80, 60)),
            new AspectRange(0.5, 2),
            Optional.empty(),
            Preference.COMPACT,
            List.of(
                    new Relation.Beyond(List.of(0), CardinalDirection.NORTH, List.of(1, 2)),
                    new Relation.Beyond(List.of(0, 1), CardinalDirection.WEST, List.of(3)),
                    new Relation.Apart(List.of(0, 3), 40),
                    new Relation.Near(List.of(1, 2), 10),
                    new Relation.Rim(List.of(0), Optional.of(CardinalDirection.SOUTH)),
                    new Relation.Rim(List.of(1), Optional.empty()),
                    new Relation.Level(List.of(0, 2), Axis.VERTICAL),
                    new Relation.Walk(0, 3, 60)));

    private static final String ISLAND = """
            layout:
              within:
                cells: |
                  .##.
                  ####
                   ##
            """;

    private static final String MIRROR = """
            layout:
              mirror: horizontal
              pairs: [[b, c]]
            """;

    @Test
    void readsAllWishes() throws BadInputException {
        assertThat(read(ALL).wishes()).isEqualTo(ALL_READ);
    }

    @Test
    void readsADrawingWithItsLowerLeftCornerAtTheOrigin() throws BadInputException {
        Frame.Ground ground = (Frame.Ground) read(ISLAND).wishes().within().orElseThrow();

        assertThat(ground.rows()).containsExactly(".##.", "####", " ##.");
        assertThat(ground.isGround(0, 0)).isFalse();
        assertThat(ground.isGround(1, 0)).isTrue();
        assertThat(ground.isGround(0, 1)).isTrue();
        assertThat(ground.isGround(0, 3)).isFalse();
        assertThat(ground.isGround(4, 1)).isFalse();
    }

    @Test
    void readsOpenRooms() throws BadInputException {
        Level level = level(
                ROOMS.replace("rooms: [a, b, c, d]", "rooms: { a: , b: { open: true }, c: , d: { open: true } }"));

        assertThat(level.wishes().relations()).containsExactly(new Relation.Open(List.of(1, 3)));
        assertThat(level(LevelYaml.of(level)).wishes()).isEqualTo(level.wishes());
    }

    @Test
    void readsPairsAndAddsThoseThatFollow() throws BadInputException {
        assertThat(read(MIRROR).wishes().mirror())
                .contains(new Mirror(Axis.HORIZONTAL, List.of(new Mirror.Pair(0, 3), new Mirror.Pair(1, 2))));
    }

    @Test
    void tellsWrongPairs() {
        assertThatThrownBy(() -> read("layout: { mirror: round, pairs: [[a, b, c], [a], [a, d], [e, b]] }"))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        bad -> assertThat(bad.diagnostics())
                                .extracting(diagnostic -> diagnostic.text().replaceAll("\\. .*", ""))
                                .containsExactly(
                                        "The mirror of the layout is round",
                                        "The pair 1 of the pairs of the layout is a list of 3",
                                        "The pair 3 of the pairs of the layout is a list with a room that is named before",
                                        "The room e is not known"));
    }

    @Test
    void readsBackWhatIsWritten() throws BadInputException {
        for (String wishes : List.of(ALL, ISLAND, MIRROR)) {
            Level level = read(wishes);
            assertThat(level(LevelYaml.of(level)).wishes()).isEqualTo(level.wishes());
        }
    }

    @Test
    void aLevelWithoutWishesHasNone() throws BadInputException {
        assertThat(read("").wishes()).isEqualTo(Wishes.NONE);
        assertThat(read("layout:\nrelations: []\n").wishes()).isEqualTo(Wishes.NONE);
        assertThat(Wishes.NONE.bind()).isFalse();
        assertThat(Wishes.NONE.withPreference(Preference.SQUARE).bind()).isFalse();
    }

    private static Level read(String wishes) throws BadInputException {
        return level(ROOMS + wishes);
    }

    private static Level level(String text) throws BadInputException {
        return LevelReader.read("wishes.yaml", text, (name, level) -> new TemplateSource.Missing(List.of()));
    }
}
