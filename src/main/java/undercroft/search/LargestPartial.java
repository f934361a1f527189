package undercroft.search;

import java.util.List;

/** The most rooms that stood legally at once, in any attempt of a search that has found nothing yet. */
final class LargestPartial {

    private int most;
    private List<SearchEvent.PartialRoom> rooms = List.of();

    /** Whether so many rooms are more than ever; only then are they worth putting together. */
    boolean isBeatenBy(int standing) {
        return standing > most;
    }

    void remember(int standing, List<SearchEvent.PartialRoom> partial) {
        most = standing;
        rooms = partial;
    }

    /** Takes over what another has, if it is more. */
    void add(LargestPartial other) {
        if (isBeatenBy(other.most)) {
            remember(other.most, other.rooms);
        }
    }

    List<SearchEvent.PartialRoom> rooms() {
        return rooms;
    }
}
