package undercroft.plan;

import java.util.Optional;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.LinkSpaces;

/**
 * A connection of the level with its configuration spaces.
 *
 * @param index of the connection in the level
 * @param from index of a room
 * @param to index of another room
 * @param forward the offsets of {@code to} from {@code from}
 * @param backward the offsets of {@code from} from {@code to}
 */
public record Link(int index, int from, int to, LinkSpaces forward, LinkSpaces backward) {

    /** {@return the other room of the connection} */
    public int other(int room) {
        return room == from ? to : from;
    }

    /** {@return the spaces of the other room's offsets from this room} */
    public LinkSpaces seenFrom(int room) {
        return room == from ? forward : backward;
    }

    /**
     * {@return the allowed offsets of a room's shape from its neighbour's shape}
     *
     * @param room one of the two rooms
     */
    public LatticeSet offsets(int room, int shapeOfNeighbour, int shapeOfRoom) {
        return seenFrom(other(room)).of(shapeOfNeighbour, shapeOfRoom);
    }

    /**
     * {@return the spaces of its corridor in the direction from {@code from} to {@code to}, or nothing if the rooms
     * share a door}
     */
    public Optional<CorridorSpaces> corridors() {
        return forward instanceof CorridorSpaces spaces ? Optional.of(spaces) : Optional.empty();
    }

    /**
     * {@return the same connection with only the corridors of one template; itself if no corridor is of that template}
     */
    public Link through(int template) {
        boolean isAmong = corridors().stream()
                .flatMap(spaces -> spaces.corridors().stream())
                .anyMatch(corridor -> corridor.templateIndex() == template);
        return isAmong ? new Link(index, from, to, through(forward, template), through(backward, template)) : this;
    }

    private static LinkSpaces through(LinkSpaces spaces, int template) {
        return ((CorridorSpaces) spaces).through(template);
    }
}
