package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.source.Quotation;

/** The rooms of a level by their ids. */
final class RoomIndexes {

    private final Map<String, Integer> rooms;

    /** @param rooms their indexes by their ids */
    RoomIndexes(Map<String, Integer> rooms) {
        this.rooms = rooms;
    }

    /** The indexes of some rooms, in the order of the file; nothing if a name is not known, which is reported. */
    Optional<List<Integer>> all(Value value, List<Name> names) {
        List<Integer> found = known(value, names);
        return found.size() == names.size() ? Optional.of(found) : Optional.empty();
    }

    private List<Integer> known(Value value, List<Name> names) {
        List<Integer> found = new ArrayList<>();
        for (Name name : names) {
            Integer index = rooms.get(name.text());
            if (index != null) {
                found.add(index);
            } else if (!rooms.isEmpty()) {
                value.reportAt(
                        name.position(),
                        "The room %s is not known.".formatted(Quotation.word(name.text())),
                        () -> NearestName.advice(name.text(), rooms.keySet()));
            }
        }
        return found;
    }
}
