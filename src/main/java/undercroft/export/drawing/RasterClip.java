package undercroft.export.drawing;

import java.util.List;
import undercroft.export.drawing.Drawing.Spot;

/**
 * How much of each pixel may be drawn on.
 *
 * @param shares in rows, each up to 255
 */
@SuppressWarnings("ArrayRecordComponent") // it is filled once and never compared
record RasterClip(int left, int top, int right, int bottom, byte[] shares) {

    /** The greatest value of a byte. */
    private static final int OPAQUE = 255;

    /** A clip over some polygons that does not let anything through yet. */
    static RasterClip around(List<List<Spot>> polygons, int width, int height) {
        double minX = width;
        double minY = height;
        double maxX = 0;
        double maxY = 0;
        for (List<Spot> polygon : polygons) {
            for (Spot spot : polygon) {
                minX = Math.min(minX, spot.x());
                minY = Math.min(minY, spot.y());
                maxX = Math.max(maxX, spot.x());
                maxY = Math.max(maxY, spot.y());
            }
        }
        int left = Math.max(0, (int) Math.floor(minX));
        int top = Math.max(0, (int) Math.floor(minY));
        int right = Math.max(left, Math.min(width, (int) Math.ceil(maxX)));
        int bottom = Math.max(top, Math.min(height, (int) Math.ceil(maxY)));
        return new RasterClip(left, top, right, bottom, new byte[(right - left) * (bottom - top)]);
    }

    void allow(int x, int y, double share) {
        if (holds(x, y)) {
            shares[(y - top) * (right - left) + x - left] = (byte) Math.round(share * OPAQUE);
        }
    }

    double allowed(int x, int y) {
        return holds(x, y) ? (shares[(y - top) * (right - left) + x - left] & OPAQUE) / (double) OPAQUE : 0;
    }

    private boolean holds(int x, int y) {
        return x >= left && x < right && y >= top && y < bottom;
    }
}
