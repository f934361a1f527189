package undercroft.placement;

/**
 * Of two objects that mirror each other, each stands where the image of the other lies. The image of a placed object takes up space
 * before its partner is placed, so that this will fit there.
 */
final class MirrorConstraint implements PlaceConstraint {

    /** What a partner of another shape than the image counts: more cells than any place makes good. */
    private static final long OTHER_SHAPE = 1_000;

    private final int wish;
    private final MirrorTable table;
    private final int sum;

    /** @param sum of a coordinate and its image */
    MirrorConstraint(int wish, MirrorTable table, int sum) {
        this.wish = wish;
        this.table = table;
        this.sum = sum;
    }

    @Override
    public int wish() {
        return wish;
    }

    @Override
    public long breach(Candidate candidate, Placed placed) {
        if (table.isAcross(candidate.object)) {
            return 0;
        }
        long total = 0;
        for (int i = 0; i < placed.count(); i++) {
            total += breachWith(candidate, placed.object(i), placed);
        }
        return total;
    }

    @Override
    public long breachWith(Candidate candidate, int other, Placed placed) {
        int object = candidate.object;
        if (other == object || table.isAcross(object) || table.isAcross(other)) {
            // What stands across the line is its own image, so that images overlap it as often as their objects do.
            return 0;
        }
        int shape = placed.shape(other);
        int image = imageOf(object, candidate.shape);
        int otherImage = imageOf(other, shape);
        if (table.partner(object) == other) {
            return image == shape
                    ? (long) Math.abs(imageX(candidate.x, candidate.right) - placed.x(other))
                            + Math.abs(imageY(candidate.y, candidate.top) - placed.y(other))
                    : OTHER_SHAPE;
        }
        // Of two images one is enough: both overlap equally. Which one must not depend on which object is placed first.
        boolean takesFirst = image != MirrorTable.NONE && (otherImage == MirrorTable.NONE || object < other);
        if (takesFirst) {
            return placed.overlap(
                    table.partner(object),
                    image,
                    imageX(candidate.x, candidate.right),
                    imageY(candidate.y, candidate.top),
                    other,
                    shape,
                    placed.x(other),
                    placed.y(other));
        }
        return otherImage == MirrorTable.NONE
                ? 0
                : placed.overlap(
                        table.partner(other),
                        otherImage,
                        imageX(placed.x(other), placed.right(other)),
                        imageY(placed.y(other), placed.top(other)),
                        object,
                        candidate.shape,
                        candidate.x,
                        candidate.y);
    }

    @Override
    public void narrow(Candidate candidate, Window window, Placed placed) {
        int partner = table.partner(candidate.object);
        if (partner == MirrorTable.NONE || partner == candidate.object || !placed.isPlaced(partner)) {
            return;
        }
        int x = imageX(placed.x(partner), placed.right(partner));
        int y = imageY(placed.y(partner), placed.top(partner));
        window.atLeastX(x);
        window.atMostX(x);
        window.atLeastY(y);
        window.atMostY(y);
    }

    /** The shape of an object's image, if it has a partner to stand there. */
    private int imageOf(int object, int shape) {
        return table.partner(object) == MirrorTable.NONE ? MirrorTable.NONE : table.image(shape);
    }

    /** The left side of the image of what lies between two sides. */
    private int imageX(int left, int right) {
        return table.isVertical() ? sum - right : left;
    }

    private int imageY(int bottom, int top) {
        return table.isVertical() ? bottom : sum - top;
    }
}
