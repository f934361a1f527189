package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConvexPartsTest {

    @Test
    void axisParallelShapesAreCutIntoRectangles() {
        assertThat(ConvexParts.of(Polygon.rectangle(-2, 3, 5, 4))).containsExactly(Polygon.rectangle(-2, 3, 5, 4));
        assertThat(ConvexParts.of(outline(0, 0, 4, 0, 4, 2, 2, 2, 2, 6, 0, 6)))
                .as("an L")
                .containsExactlyInAnyOrder(Polygon.rectangle(0, 0, 4, 2), Polygon.rectangle(0, 2, 2, 4));
        assertThat(ConvexParts.of(outline(0, 0, 12, 0, 12, 8, 8, 8, 8, 4, 4, 4, 4, 8, 0, 8)))
                .as("a U")
                .containsExactlyInAnyOrder(
                        Polygon.rectangle(0, 0, 12, 4), Polygon.rectangle(0, 4, 4, 4), Polygon.rectangle(8, 4, 4, 4));
        assertThat(ConvexParts.of(outline(0, 0, 6, 0, 6, 2, 4, 2, 4, 5, 6, 5, 6, 7, 0, 7)))
                .as("a C, whose spine is not cut where its arms end")
                .hasSize(3);
    }

    @Test
    void aShapeWithASlantedWallIsCutNoMoreThanNeeded() {
        Polygon octagon = outline(2, 0, 5, 0, 7, 2, 7, 5, 5, 7, 2, 7, 0, 5, 0, 2);
        Polygon arrowhead = outline(0, 0, 3, 1, 6, 0, 3, 6);

        assertThat(ConvexParts.of(octagon)).containsExactly(octagon);
        assertThat(ConvexParts.of(arrowhead))
                .containsExactlyInAnyOrder(outline(0, 0, 3, 1, 3, 6), outline(3, 1, 6, 0, 3, 6));
    }

    @Test
    void partsAreConvexAndDisjointAndCoverThePolygon() {
        forEachSeed(400, seed -> {
            Polygon polygon = RandomPolygons.any(new SplittableRandom(seed));

            List<Polygon> parts = ConvexParts.of(polygon);

            assertThat(parts).allMatch(ConvexPartsTest::turnsLeftEverywhere);
            for (int i = 0; i < parts.size(); i++) {
                for (int j = 0; j < i; j++) {
                    assertThat(Jts.interiorsMeet(Jts.of(parts.get(i)), Jts.of(parts.get(j)), 0, 0))
                            .as("%s and %s of %s", parts.get(i), parts.get(j), polygon)
                            .isFalse();
                }
            }
            double uncovered = parts.stream()
                    .map(Jts::of)
                    .reduce(Jts.of(polygon), (rest, part) -> rest.symDifference(part))
                    .getArea();
            assertThat(uncovered).as("%s less %s", polygon, parts).isLessThan(1e-9);
        });
    }

    @Test
    void aConvexPolygonIsItsOnlyPart() {
        forEachSeed(200, seed -> {
            Polygon polygon = RandomPolygons.convex(new SplittableRandom(seed));

            assertThat(ConvexParts.of(polygon)).containsExactly(polygon);
        });
    }

    private static boolean turnsLeftEverywhere(Polygon polygon) {
        List<Segment> edges = polygon.edges();
        for (int i = 0; i < edges.size(); i++) {
            Segment next = edges.get((i + 1) % edges.size());
            Point along = edges.get(i).to().minus(edges.get(i).from());
            if (along.cross(next.to().minus(next.from())) <= 0) {
                return false;
            }
        }
        return true;
    }
}
