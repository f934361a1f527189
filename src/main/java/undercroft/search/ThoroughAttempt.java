package undercroft.search;

/**
 * Ears for large levels. Beyond a plain {@link EarAttempt} it looks ahead whether an ear can be closed at all ({@link EarReachability})
 * and whether it leaves places to others ({@link ForwardCheck}), now and then forces a room in ({@link Ejection}), and returns to the
 * largest layout it has had where repair makes no progress ({@link Incumbent}).
 */
final class ThoroughAttempt extends EarAttempt {

    /** A room is forced in, instead of taking away what is around it, in one of five cases. */
    private static final int FORCING_PERIOD = 5;

    /** From this share of the rooms on, an attempt goes on as long as more and more of them find places. */
    private static final double NEARLY_COMPLETE = 0.9;

    /** The share of rooms and corridors that get templates of one size, if any do. */
    private static final double SHARE_OF_ONE_SIZE = 0.95;

    private final Ejection ejection;
    private final Incumbent incumbent;

    ThoroughAttempt(AttemptConfig config, AttemptContext context, Budget budget) {
        super(config, context, budget, Ruin.Extent.STEADY, true);
        this.ejection = new Ejection(plan, layout, assignment, random);
        this.incumbent = new Incumbent(plan, layout, assignment, random);
        if (config.has(Trait.PREFERS_ONE_SIZE)) {
            assignment.preferOneSize(SHARE_OF_ONE_SIZE);
            assignment.preferOneCorridorTemplate(SHARE_OF_ONE_SIZE);
        }
    }

    @Override
    boolean rearrangeFor(EarFinder.Ear ear, int failures) {
        if (incumbent.recordFailure() && layout.placedRooms() >= NEARLY_COMPLETE * plan.roomCount()) {
            budget.renew();
        }
        if (incumbent.restoreIfOverdue()) {
            return true;
        }
        if (random.below(FORCING_PERIOD) > 0) {
            return false;
        }
        ejection.force(random.below(2) == 0 ? ear.rooms().get(0) : ear.last());
        ruin.liftSmallParts(failures);
        return true;
    }
}
