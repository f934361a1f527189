package undercroft.export.drawing;

import java.util.List;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Region;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;

/**
 * Estimates how long a {@link Raster} takes to draw something, before anything is drawn. A unit is about the time that one pixel
 * takes: filling a box takes its pixels, and an edge takes a unit for each of its scan lines and some more.
 */
final class RasterWork {

    /** For making and sorting an edge. */
    private static final int UNITS_OF_EDGE = 5;

    private static final int EDGES_OF_BAR = 4;

    /** Of most letters, a few more than they have. */
    private static final int SPOTS_OF_LETTER = 12;

    private final double pixels;
    private double units;

    private RasterWork(double pixels) {
        this.pixels = pixels;
    }

    /** {@return the units for all layers of a drawing} */
    static double of(Drawing drawing) {
        RasterWork work = new RasterWork((double) drawing.width() * drawing.height());
        drawing.layers().forEach(layer -> layer.marks().forEach(work::add));
        return work.units;
    }

    private void add(Mark mark) {
        if (mark instanceof Area area) {
            addPolygons(List.of(area.corners()));
        } else if (mark instanceof Region region) {
            addPolygons(region.contours());
        } else if (mark instanceof Clipped clipped) {
            addPolygons(clipped.contours());
            clipped.marks().forEach(this::add);
        } else if (mark instanceof Strokes strokes) {
            addStrokes(strokes);
        } else if (mark instanceof Words words) {
            double size = words.lettering().size();
            int spots = SPOTS_OF_LETTER * words.text().length();
            units += spots * (edges(Raster.TIP_CORNERS + EDGES_OF_BAR) + size) + Math.min(pixels, words.width() * size);
        }
    }

    private static double edges(int count) {
        return (double) count * UNITS_OF_EDGE;
    }

    private void addPolygons(List<List<Spot>> polygons) {
        Extent extent = new Extent();
        for (List<Spot> polygon : polygons) {
            units += edges(polygon.size()) + extent.addLines(polygon, true);
        }
        units += Math.min(pixels, extent.pixels());
    }

    private void addStrokes(Strokes strokes) {
        double width = strokes.pen().width();
        Extent extent = new Extent();
        for (Stroke stroke : strokes.strokes()) {
            int spots = stroke.spots().size();
            double tips = 2 * width * Raster.LINES_PER_PIXEL * spots;
            units += edges(spots * (Raster.TIP_CORNERS + EDGES_OF_BAR))
                    + tips
                    + 2 * extent.addLines(stroke.spots(), stroke.closed());
        }
        units += Math.min(pixels, extent.pixels());
    }

    /** The box around the spots of a mark. */
    private static final class Extent {
        private double minX = Double.MAX_VALUE;
        private double minY = Double.MAX_VALUE;
        private double maxX = -Double.MAX_VALUE;
        private double maxY = -Double.MAX_VALUE;

        /** Adds the lines through some spots, and returns the scan lines that they cross. */
        double addLines(List<Spot> spots, boolean closed) {
            double height = 0;
            for (int i = 0; i < spots.size(); i++) {
                Spot spot = spots.get(i);
                minX = Math.min(minX, spot.x());
                minY = Math.min(minY, spot.y());
                maxX = Math.max(maxX, spot.x());
                maxY = Math.max(maxY, spot.y());
                if (i > 0 || closed) {
                    height += Math.abs(spot.y()
                            - spots.get((i + spots.size() - 1) % spots.size()).y());
                }
            }
            return height * Raster.LINES_PER_PIXEL;
        }

        double pixels() {
            return Math.max(0, maxX - minX) * Math.max(0, maxY - minY);
        }
    }
}
