package undercroft.level;

import java.util.List;
import java.util.Optional;

/**
 * What a designer wants of every layout of a level: its size and form, and where rooms stand relative to each other. All of it is kept
 * but {@code prefer}.
 *
 * @param within what the layout must fit into
 * @param aspect of its bounding box
 * @param mirror in which line it is its own mirror image
 * @param prefer which of several layouts is the better one
 * @param relations between rooms, in the order of the file
 */
public record Wishes(
        Optional<Frame> within,
        AspectRange aspect,
        Optional<Mirror> mirror,
        Preference prefer,
        List<Relation> relations) {

    /** A level without wishes. */
    public static final Wishes NONE =
            new Wishes(Optional.empty(), AspectRange.ALL, Optional.empty(), Preference.NONE, List.of());

    /** The most relations of a level: more than any designer can keep in mind. */
    public static final int MAX_RELATIONS = 1_000;

    /** The most pairs of rooms in all relations together: each is checked whenever one of its rooms is placed. */
    public static final int MAX_PAIRS = 10_000;

    public Wishes {
        relations = List.copyOf(relations);
        long pairs = relations.stream().mapToLong(Relation::pairs).sum();
        if (relations.size() > MAX_RELATIONS || pairs > MAX_PAIRS) {
            throw new IllegalArgumentException("The relations (%d of %d pairs) must be at most %d of %d pairs."
                    .formatted(relations.size(), pairs, MAX_RELATIONS, MAX_PAIRS));
        }
    }

    /** {@return these wishes with something that the layout must fit into} */
    public Wishes within(Frame frame) {
        return new Wishes(Optional.of(frame), aspect, mirror, prefer, relations);
    }

    /** {@return these wishes with another range of aspects} */
    public Wishes withAspect(AspectRange range) {
        return new Wishes(within, range, mirror, prefer, relations);
    }

    /** {@return these wishes with a line in which the layout is its own mirror image} */
    public Wishes mirrored(Mirror newMirror) {
        return new Wishes(within, aspect, Optional.of(newMirror), prefer, relations);
    }

    /** {@return these wishes with another preference} */
    public Wishes withPreference(Preference preference) {
        return new Wishes(within, aspect, mirror, preference, relations);
    }

    /** {@return these wishes with other relations} */
    public Wishes withRelations(List<Relation> newRelations) {
        return new Wishes(within, aspect, mirror, prefer, newRelations);
    }

    /** {@return whether there is anything that a layout must keep} */
    public boolean bind() {
        return within.isPresent() || !aspect.equals(AspectRange.ALL) || mirror.isPresent() || !relations.isEmpty();
    }
}
