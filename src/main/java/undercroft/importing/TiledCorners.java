package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.importing.TiledMap.MapObject;
import undercroft.importing.TiledMap.Shape;

/** Converts the corners of a Tiled map's objects from pixels to cells. */
record TiledCorners(TiledMap map, ImportReport report) {

    /** The corners of an object in cells, with y up; nothing if they are not on the grid, which is reported. */
    Optional<List<Point>> of(MapObject object) {
        if (object.isRotated()) {
            report.error(object.position(), "The object is rotated. Set its rotation to 0.");
            return Optional.empty();
        }
        if (object.shape() != Shape.RECTANGLE && object.points().isEmpty()) {
            report.error(object.position(), "The object has no points. Draw it again.");
            return Optional.empty();
        }
        List<TiledMap.Pixel> pixels = new ArrayList<>();
        if (object.shape() == Shape.RECTANGLE) {
            BigDecimal right = object.size().x();
            BigDecimal down = object.size().y();
            pixels.add(object.origin());
            pixels.add(object.origin().plus(new TiledMap.Pixel(BigDecimal.ZERO, down)));
            pixels.add(object.origin().plus(object.size()));
            pixels.add(object.origin().plus(new TiledMap.Pixel(right, BigDecimal.ZERO)));
        } else {
            object.points().forEach(point -> pixels.add(object.origin().plus(point)));
        }
        List<Point> corners = new ArrayList<>();
        for (TiledMap.Pixel pixel : pixels) {
            Optional<Integer> x = cells(pixel.x(), map.tileWidth());
            Optional<Integer> y = cells(pixel.y(), map.tileHeight());
            if (x.isEmpty() || y.isEmpty()) {
                report.error(
                        object.position(),
                        "The object has a corner at (%s, %s) pixels, off the grid or too far out. Snap it to the grid."
                                .formatted(pixel.x().toPlainString(), pixel.y().toPlainString()));
                return Optional.empty();
            }
            corners.add(new Point(x.get(), map.height() - y.get()));
        }
        return Optional.of(corners);
    }

    private static Optional<Integer> cells(BigDecimal pixels, int tile) {
        BigDecimal[] parts = pixels.divideAndRemainder(BigDecimal.valueOf(tile));
        boolean isOnGrid = parts[1].signum() == 0
                && parts[0].abs().compareTo(BigDecimal.valueOf(NodeReader.MAX_COORDINATE / 2)) <= 0;
        return isOnGrid ? Optional.of(parts[0].intValue()) : Optional.empty();
    }
}
