package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.template.DoorSpec;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

/** A crypt with a hole, a pillar, two markers and a rough edge, under every transform, and with one thing broken. */
class FloorPlanCheckTest {

    private static final FloorPlan PLAN = new FloorPlan(
            List.of(Polygon.rectangle(1, 1, 2, 2)),
            List.of(new Point(5, 2)),
            List.of(
                    Marker.of("altar", new Point(4, 3)).facing(CardinalDirection.EAST),
                    Marker.of("chest", new Point(2, 3)).inGroup("loot")),
            EdgeStyle.ROUGH);

    private static final RoomTemplate CRYPT = RoomTemplate.of(
                    "crypt", Polygon.rectangle(0, 0, 7, 5), DoorSpec.OnEveryEdge.of(1, 1))
            .withTransforms(Transform.ALL)
            .withFloorPlan(PLAN);

    private static final Level LEVEL = Level.named("crypt").room("crypt", CRYPT).build();

    @Test
    void theOriginalsAreValid() {
        for (Transform transform : Transform.ALL) {
            assertThat(LayoutVerifier.verify(layout(transform), LEVEL)).isEmpty();
        }
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                arguments("marker", marker(0, m -> at(m, m.cell().plus(new Point(0, 1))))),
                arguments(
                        "marker", marker(0, m -> new PlacedMarker("urn", m.group(), m.cell(), m.facing(), m.holds()))),
                arguments("marker", marker(1, m -> new PlacedMarker(m.name(), "", m.cell(), m.facing(), m.holds()))),
                arguments(
                        "marker",
                        marker(
                                0,
                                m -> new PlacedMarker(
                                        m.name(),
                                        m.group(),
                                        m.cell(),
                                        m.facing().map(facing -> facing.transformed(Transform.R90)),
                                        m.holds()))),
                arguments("marker", room(r -> r.withMarkers(r.markers().subList(0, 1)))),
                arguments(
                        "marker",
                        room(r -> r.withMarkers(
                                List.of(r.markers().get(1), r.markers().get(0))))),
                arguments("hole", plan(p -> new PlacedFloorPlan(List.of(), p.pillars(), p.markers(), p.edge()))),
                arguments("hole", plan(p -> new PlacedFloorPlan(p.holes(), List.of(), p.markers(), p.edge()))),
                arguments(
                        "hole",
                        plan(p -> new PlacedFloorPlan(
                                p.holes().stream()
                                        .map(hole -> hole.translated(new Point(0, 1)))
                                        .toList(),
                                p.pillars(),
                                p.markers(),
                                p.edge()))),
                arguments("edge", plan(p -> p.withEdge(EdgeStyle.STRAIGHT))));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void whatIsBrokenIsReported(String rule, UnaryOperator<Layout> edit) {
        for (Transform transform : Transform.ALL) {
            assertThat(LayoutVerifier.verify(edit.apply(layout(transform)), LEVEL))
                    .as(transform.text())
                    .extracting(Violation::rule)
                    .contains(rule);
        }
    }

    static Stream<Arguments> brokenAlone() {
        return Stream.of(
                arguments("on the cell of another", marker(0, m -> at(m, new Point(2, 3)))),
                arguments("in a hole", marker(0, m -> at(m, new Point(2, 2)))),
                arguments("in a pillar", marker(0, m -> at(m, new Point(5, 2)))),
                arguments("outside", marker(0, m -> at(m, new Point(7, 2)))));
    }

    @ParameterizedTest
    @MethodSource("brokenAlone")
    void someNeedsNoLevel(String what, UnaryOperator<Layout> edit) {
        assertThat(LayoutVerifier.verify(layout(Transform.R0))).isEmpty();
        assertThat(LayoutVerifier.verify(edit.apply(layout(Transform.R0))))
                .as(what)
                .extracting(Violation::rule)
                .containsExactly("marker");
    }

    /** Version 1 of the format has no fields for any of it. */
    @Test
    void aLayoutWithoutAnyFloorPlanIsOneOfVersion1() {
        assertThat(LayoutVerifier.verify(plan(p -> PlacedFloorPlan.BARE).apply(layout(Transform.R0)), LEVEL))
                .isEmpty();
    }

    private static Layout layout(Transform transform) {
        Point position = transform == Transform.R0 ? Point.ORIGIN : new Point(3, -4);
        PlacedRoom room = new PlacedRoom(
                        0,
                        "crypt",
                        "",
                        "crypt",
                        false,
                        position,
                        transform,
                        CRYPT.outline().transformed(transform).translated(position),
                        List.of(),
                        List.of())
                .withFloorPlan(PlacedFloorPlan.of(PLAN, transform, position));
        return new Layout("crypt", 0, List.of(room), List.of(), List.of());
    }

    private static UnaryOperator<Layout> room(UnaryOperator<PlacedRoom> edit) {
        return layout -> Edits.room(layout, 0, edit);
    }

    private static UnaryOperator<Layout> plan(UnaryOperator<PlacedFloorPlan> edit) {
        return room(room -> room.withFloorPlan(edit.apply(room.floorPlan())));
    }

    private static UnaryOperator<Layout> marker(int index, UnaryOperator<PlacedMarker> edit) {
        return room(room -> {
            List<PlacedMarker> markers = new ArrayList<>(room.markers());
            markers.set(index, edit.apply(markers.get(index)));
            return room.withMarkers(markers);
        });
    }

    private static PlacedMarker at(PlacedMarker marker, Point cell) {
        return new PlacedMarker(marker.name(), marker.group(), cell, marker.facing(), marker.holds());
    }
}
