package undercroft.configspace;

import java.util.List;

/** A clearance computed part by part for each offset, for shapes too large for a table. */
final class PartwiseClearance implements Clearance {

    private final List<ForbiddenRegion> regions;

    PartwiseClearance(List<ForbiddenRegion> regions) {
        this.regions = List.copyOf(regions);
    }

    @Override
    public int overlap(int dx, int dy) {
        boolean tooNear = false;
        long amount = 0;
        for (ForbiddenRegion region : regions) {
            if (region.contains(dx, dy)) {
                tooNear = true;
                amount += region.overlap(dx, dy);
            }
        }
        return tooNear ? (int) Math.max(1, Math.min(amount, Integer.MAX_VALUE)) : 0;
    }
}
