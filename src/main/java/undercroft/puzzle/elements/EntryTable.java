package undercroft.puzzle.elements;

import java.util.List;

/**
 * What happens when a character enters a cell, for every floor that can change and every character that may stand there. A
 * state stores such a floor in two bits; an entry changes these bits or is forbidden.
 */
final class EntryTable {

    /** The code of a floor that never changes: air or void. The other floors have the codes 1 to 3. */
    static final int FIXED = 0;

    private static final List<Floor> CHANGEABLE = List.of(Floor.WATER, Floor.FIRE, Floor.EARTH);
    private static final int CODES = 4;
    private static final int NOBODY = 4;
    private static final int BYSTANDERS = 5;
    private static final byte FORBIDDEN = -1;
    private static final EntryTable STANDARD = new EntryTable();

    private final byte[] changes = new byte[Element.ALL.size() * BYSTANDERS * CODES];

    private EntryTable() {
        for (Element mover : Element.ALL) {
            for (int bystander = 0; bystander < BYSTANDERS; bystander++) {
                for (Floor floor : CHANGEABLE) {
                    changes[index(mover.number(), bystander, code(floor))] = change(mover, bystander, floor);
                }
            }
        }
    }

    static EntryTable standard() {
        return STANDARD;
    }

    /** The two bits of a floor. */
    static int code(Floor floor) {
        return CHANGEABLE.indexOf(floor) + 1;
    }

    /**
     * The change of a floor when a character enters.
     *
     * @param bystander the number of the character that stands there, or {@link #NOBODY}
     * @param code the bits of the floor
     * @return the bits to flip, or a negative number if the entry is illegal
     */
    int change(int mover, int bystander, int code) {
        return changes[index(mover, bystander, code)];
    }

    private static int index(int mover, int bystander, int code) {
        return (mover * BYSTANDERS + bystander) * CODES + code;
    }

    private static byte change(Element mover, int bystander, Floor floor) {
        if (floor == mover.deadly()) {
            return FORBIDDEN;
        }
        Floor turned = mover.turn(floor);
        if (turned != floor && bystander != NOBODY) {
            Element other = Element.ALL.get(bystander);
            if (turned == other.deadly()) {
                return FORBIDDEN;
            }
            Floor back = other.turn(turned);
            if (back != turned && back == mover.deadly()) {
                return FORBIDDEN;
            }
            turned = back;
        }
        return (byte) (code(floor) ^ code(turned));
    }
}
