package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CellDrawingTest {

    private static final int SIZE = 4;

    @Test
    void outlineRunsCounterClockwiseFromTheLeft() {
        CellDrawing drawing = new CellDrawing(List.of(".#", "##"));
        assertThat(drawing.outline())
                .containsExactly(
                        new Point(0, 0),
                        new Point(2, 0),
                        new Point(2, 2),
                        new Point(1, 2),
                        new Point(1, 1),
                        new Point(0, 1));
    }

    @Test
    void rowsMayEndEarly() {
        assertThat(new CellDrawing(List.of("#", "##")).firstFault()).isEmpty();
        assertThat(new CellDrawing(List.of("", "#", "")).outline())
                .containsExactly(new Point(0, 1), new Point(1, 1), new Point(1, 2), new Point(0, 2));
    }

    @Test
    void findsFaults() {
        assertThat(fault("...")).contains(new CellDrawing.Fault.Nothing());
        assertThat(fault()).contains(new CellDrawing.Fault.Nothing());
        assertThat(fault("#.#")).contains(new CellDrawing.Fault.SecondPart(0, 2));
        assertThat(fault("#.", ".#")).contains(new CellDrawing.Fault.TouchingCorner(1, 1));
        assertThat(fault(".#", "#.")).contains(new CellDrawing.Fault.TouchingCorner(1, 0));
    }

    @Test
    void solidCellsWithinTheFloorArePillars() {
        CellDrawing drawing = new CellDrawing(List.of(".#####", "##. .#", "######"));
        assertThat(drawing.firstFault()).isEmpty();
        assertThat(drawing.pillars()).containsExactly(new Point(2, 1), new Point(3, 1), new Point(4, 1));
        assertThat(drawing.outline())
                .containsExactly(
                        new Point(0, 0),
                        new Point(6, 0),
                        new Point(6, 3),
                        new Point(1, 3),
                        new Point(1, 2),
                        new Point(0, 2));
    }

    /** Floor may go around pillars by any way, but two outer walls must not meet at a corner. */
    @Test
    void pillarsMayTouchAtCorners() {
        assertThat(fault("####", "#.##", "##.#", "####")).isEmpty();
        assertThat(fault("#####", "#...#", "#.#.#", "#...#", "#####")).contains(new CellDrawing.Fault.SecondPart(2, 2));
    }

    /**
     * Java2D tells whether a floor is one piece, and which cells an outline encloses. The pillars are those of them that are not
     * floor.
     */
    @Test
    void agreesWithJava2d() {
        checkAgainstJava2d(Collections.nCopies(SIZE * SIZE, false));
        checkAgainstJava2d(Collections.nCopies(SIZE * SIZE, true));
        forEachSeed(2000, (seed, draw) -> {
            double density = draw.unit();
            checkAgainstJava2d(
                    cellNumbers().mapToObj(cell -> draw.chance(density)).toList());
        });
    }

    private static void checkAgainstJava2d(List<Boolean> cells) {
        CellDrawing drawing = new CellDrawing(
                IntStream.range(0, SIZE).mapToObj(row -> row(cells, row)).toList());
        Area floor = new Area();
        cellNumbers().filter(cells::get).forEach(cell -> floor.add(new Area(square(cell))));
        boolean good = !floor.isEmpty() && floor.isSingular() && !touchesAtCorner(cells);
        if (good) {
            assertThat(drawing.pillars()).isEmpty();
        }
        assertThat(drawing.firstFault().isEmpty() && drawing.pillars().isEmpty())
                .isEqualTo(good);
        if (drawing.firstFault().isEmpty()) {
            List<Point> outline = drawing.outline();
            assertThat(OutlineCheck.firstFault(outline)).isEmpty();
            Path2D path = path(outline);
            assertThat(cellNumbers()
                            .filter(cell -> path.contains(
                                    square(cell).getCenterX(), square(cell).getCenterY())))
                    .containsExactlyElementsOf(cellNumbers()
                            .filter(cell -> cells.get(cell)
                                    || drawing.pillars().contains(new Point(cell % SIZE, SIZE - 1 - cell / SIZE)))
                            .boxed()
                            .toList());
        }
    }

    private static Optional<CellDrawing.Fault> fault(String... rows) {
        return new CellDrawing(List.of(rows)).firstFault();
    }

    private static IntStream cellNumbers() {
        return IntStream.range(0, SIZE * SIZE);
    }

    private static String row(List<Boolean> cells, int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < SIZE; column++) {
            line.append(cells.get(row * SIZE + column) ? '#' : '.');
        }
        return line.toString();
    }

    private static Rectangle square(int cell) {
        return new Rectangle(cell % SIZE, SIZE - 1 - cell / SIZE, 1, 1);
    }

    private static boolean touchesAtCorner(List<Boolean> cells) {
        return cellNumbers()
                .filter(cell -> cell % SIZE < SIZE - 1 && cell / SIZE < SIZE - 1)
                .anyMatch(cell -> cells.get(cell).equals(cells.get(cell + SIZE + 1))
                        && cells.get(cell + 1).equals(cells.get(cell + SIZE))
                        && !cells.get(cell).equals(cells.get(cell + 1)));
    }

    private static Path2D path(List<Point> outline) {
        Path2D path = new Path2D.Double();
        path.moveTo(outline.get(0).x(), outline.get(0).y());
        outline.stream().skip(1).forEach(point -> path.lineTo(point.x(), point.y()));
        path.closePath();
        return path;
    }
}
