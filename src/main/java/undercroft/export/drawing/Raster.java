package undercroft.export.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;

/**
 * An image into which polygons and lines are drawn with antialiasing.
 * <p>Java2D is no alternative: its arithmetic differs between versions of Java, and pictures must be the same on all of
 * them. This is the scan-line algorithm (Foley et al., "Computer Graphics", 3.6) with {@value #LINES_PER_PIXEL} scan
 * lines for each pixel, exact along each line; areas covered twice count once. Arithmetic on doubles is strict since
 * Java 17, so the result is the same on every machine.
 */
final class Raster {

    static final int LINES_PER_PIXEL = 8;

    /**
     * The corners of the polygon that approximates a round tip: for a tip of 8 pixels the error is a tenth of a pixel.
     */
    static final int TIP_CORNERS = 16;

    /** A tip of radius 1 around [0, 0]. */
    private static final List<Spot> TIP = IntStream.range(0, TIP_CORNERS)
            .mapToDouble(corner -> 2 * StrictMath.PI * corner / TIP_CORNERS)
            .mapToObj(angle -> new Spot(StrictMath.cos(angle), StrictMath.sin(angle)))
            .toList();

    private static final Comparator<Edge> BY_X = Comparator.comparingDouble(edge -> edge.x);

    private final int width;
    private final int height;
    private final int[] pixels;

    /** Of the row that is being scanned. It is used again and again: pictures are wide, and most of what is drawn is not. */
    private final Coverage coverage;

    /** The part that may be drawn on, if not all of it. */
    private Optional<RasterClip> clip = Optional.empty();

    Raster(int width, int height, Colour page) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
        this.coverage = new Coverage(width);
        Arrays.fill(pixels, page.rgb());
    }

    /** An image that is painted already; red, green and blue of each pixel, eight bits each. */
    Raster(int width, int[] pixels) {
        this.width = width;
        this.height = pixels.length / width;
        this.pixels = pixels.clone();
        this.coverage = new Coverage(width);
    }

    /** Red, green and blue, eight bits each. */
    int pixel(int x, int y) {
        return pixels[y * width + x];
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Fills what polygons cover; where two cover the same in opposite directions, nothing. */
    void fill(List<List<Spot>> polygons, Colour colour) {
        List<Edge> edges = new ArrayList<>();
        polygons.forEach(polygon -> addEdges(polygon, edges));
        fillInside(edges, colour);
    }

    /** Draws on only the pixels within some polygons. A clip within a clip replaces it until it ends. */
    void within(List<List<Spot>> polygons, Runnable drawing) {
        List<Edge> edges = new ArrayList<>();
        polygons.forEach(polygon -> addEdges(polygon, edges));
        Optional<RasterClip> outer = clip;
        RasterClip inner = RasterClip.around(polygons, width, height);
        scan(edges, y -> {
            for (int x = coverage.left; x < coverage.right; x++) {
                inner.allow(x, y, coverage.share(x));
            }
        });
        clip = Optional.of(inner);
        drawing.run();
        clip = outer;
    }

    void draw(List<Stroke> strokes, Pen pen) {
        List<Edge> edges = new ArrayList<>();
        for (Stroke stroke : strokes) {
            List<Spot> spots = stroke.spots();
            for (int i = 0; i < spots.size(); i++) {
                addEdges(tip(spots.get(i), pen.width() / 2), edges);
                if (i + 1 < spots.size() || stroke.closed()) {
                    addEdges(bar(spots.get(i), spots.get((i + 1) % spots.size()), pen.width() / 2), edges);
                }
            }
        }
        fillInside(edges, pen.colour());
    }

    /** An edge of a polygon, from the first scan line below its upper end to the last above its lower end. */
    private static final class Edge {
        final int firstLine;
        final int lastLine;
        final int winding;
        final double step;
        double x;

        Edge(Spot upper, Spot lower, int winding) {
            this.firstLine = (int) Math.ceil(upper.y() * LINES_PER_PIXEL - 0.5);
            this.lastLine = (int) Math.ceil(lower.y() * LINES_PER_PIXEL - 0.5) - 1;
            this.winding = winding;
            double slope = (lower.x() - upper.x()) / (lower.y() - upper.y());
            this.step = slope / LINES_PER_PIXEL;
            this.x = upper.x() + ((firstLine + 0.5) / LINES_PER_PIXEL - upper.y()) * slope;
        }
    }

    private static void addEdges(List<Spot> polygon, List<Edge> edges) {
        for (int i = 0; i < polygon.size(); i++) {
            Spot from = polygon.get(i);
            Spot to = polygon.get((i + 1) % polygon.size());
            if (from.y() != to.y()) {
                Edge edge = from.y() < to.y() ? new Edge(from, to, 1) : new Edge(to, from, -1);
                if (edge.firstLine <= edge.lastLine) {
                    edges.add(edge);
                }
            }
        }
    }

    private static List<Spot> bar(Spot from, Spot to, double radius) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.sqrt(dx * dx + dy * dy);
        if (length == 0) {
            return List.of();
        }
        double sideX = -dy / length * radius;
        double sideY = dx / length * radius;
        return List.of(
                from.plus(-sideX, -sideY), to.plus(-sideX, -sideY), to.plus(sideX, sideY), from.plus(sideX, sideY));
    }

    /** A polygon with the same orientation as a bar, so that overlapping ones add up instead of cancelling. */
    private static List<Spot> tip(Spot middle, double radius) {
        List<Spot> corners = new ArrayList<>(TIP_CORNERS);
        for (Spot corner : TIP) {
            corners.add(middle.plus(radius * corner.x(), radius * corner.y()));
        }
        return corners;
    }

    /** Is told that the coverage of a row of pixels is complete. */
    private interface RowSink {
        void take(int y);
    }

    private void fillInside(List<Edge> edges, Colour colour) {
        scan(edges, y -> blend(y, colour));
    }

    private void scan(List<Edge> edges, RowSink sink) {
        edges.sort(Comparator.comparingInt(edge -> edge.firstLine));
        List<Edge> active = new ArrayList<>();
        int next = 0;
        int line = edges.isEmpty() ? 0 : edges.get(0).firstLine;
        int firstEnd = Integer.MAX_VALUE;
        while (next < edges.size() || !active.isEmpty()) {
            if (firstEnd < line) {
                int finished = line;
                active.removeIf(edge -> edge.lastLine < finished);
                firstEnd = active.stream().mapToInt(edge -> edge.lastLine).min().orElse(Integer.MAX_VALUE);
            }
            int old = active.size();
            while (next < edges.size() && edges.get(next).firstLine == line) {
                firstEnd = Math.min(firstEnd, edges.get(next).lastLine);
                active.add(edges.get(next++));
            }
            if (!isFromLeftToRight(active)) {
                // The order of the others hardly changes: the sort then only merges two sorted parts.
                active.subList(old, active.size()).sort(BY_X);
                active.sort(BY_X);
            }
            cover(active);
            active.forEach(edge -> edge.x += edge.step);
            line++;
            if (line % LINES_PER_PIXEL == 0 || (next == edges.size() && active.isEmpty())) {
                int y = Math.floorDiv(line - 1, LINES_PER_PIXEL);
                if (y >= 0 && y < height) {
                    sink.take(y);
                }
                coverage.clear();
            }
        }
    }

    private static boolean isFromLeftToRight(List<Edge> edges) {
        for (int i = 1; i < edges.size(); i++) {
            if (edges.get(i - 1).x > edges.get(i).x) {
                return false;
            }
        }
        return true;
    }

    private void cover(List<Edge> edges) {
        int winding = 0;
        double begin = 0;
        for (Edge edge : edges) {
            if (winding == 0) {
                begin = edge.x;
            }
            winding += edge.winding;
            if (winding == 0) {
                coverage.add(begin, edge.x);
            }
        }
    }

    private void blend(int y, Colour colour) {
        for (int x = coverage.left; x < coverage.right; x++) {
            int pixel = y * width + x;
            double share = coverage.share(x) * colour.opacity();
            if (clip.isPresent()) {
                share *= clip.get().allowed(x, y);
            }
            pixels[pixel] = share == 1
                    ? colour.rgb()
                    : colour.mixedWith(Colour.solid(pixels[pixel]), share).rgb();
        }
    }

    /** How much of each pixel of one row is covered, in scan lines. */
    private static final class Coverage {
        final double[] linesOf;
        int left;
        int right;

        Coverage(int width) {
            this.linesOf = new double[width];
            this.left = width;
        }

        void add(double from, double to) {
            double begin = Math.max(0, from);
            double end = Math.min(linesOf.length, to);
            left = Math.min(left, (int) begin);
            int first = (int) begin;
            int last = (int) Math.ceil(end) - 1;
            if (first < last) {
                linesOf[first] += first + 1 - begin;
                for (int x = first + 1; x < last; x++) {
                    linesOf[x]++;
                }
                linesOf[last] += end - last;
            } else if (first == last) {
                linesOf[first] += end - begin;
            }
            right = Math.max(right, last + 1);
        }

        /** From 0 to 1. */
        double share(int x) {
            return Math.min(1, linesOf[x] / LINES_PER_PIXEL);
        }

        void clear() {
            Arrays.fill(linesOf, Math.min(left, right), right, 0);
            left = linesOf.length;
            right = 0;
        }
    }
}
