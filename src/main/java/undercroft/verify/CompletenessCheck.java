package undercroft.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Room;

/**
 * Checks that the layout has every room and connection of the level, in order and with the right attributes, and no
 * others.
 */
final class CompletenessCheck {

    private final LevelMatch match;
    private final Layout layout;
    private final Level level;
    private final Findings findings;

    /** A layout that holds only what version 1 of the format did lacks the rest rightly. */
    private final boolean isPlain;

    private CompletenessCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.layout = match.layout();
        this.level = match.level();
        this.findings = findings;
        this.isPlain = match.layout().isPlain();
    }

    static void run(LevelMatch match, Findings findings) {
        CompletenessCheck check = new CompletenessCheck(match, findings);
        check.name();
        check.missingRooms();
        check.rooms();
        check.missingConnections();
        check.connections();
        check.palette();
    }

    private void name() {
        if (!layout.level().equals(level.name())) {
            findings.add(
                    Rule.LEVEL_NAME,
                    () -> "The layout is of level %s, not of %s.".formatted(layout.level(), level.name()));
        }
    }

    private void missingRooms() {
        Set<String> placed = new HashSet<>();
        layout.rooms().stream().filter(room -> !room.isCorridor()).forEach(room -> placed.add(room.id()));
        for (Room room : level.rooms()) {
            if (!placed.contains(room.id())) {
                findings.add(Rule.MISSING_ROOM, () -> "The level's room %s is missing.".formatted(room.id()));
            }
        }
    }

    private void rooms() {
        List<Integer> order = new ArrayList<>();
        for (PlacedRoom placed : layout.rooms()) {
            if (placed.isCorridor()) {
                checkTypeAndData(placed, "", List.of());
                checkLabel(placed, "");
                continue;
            }
            Optional<Room> room = match.room(placed);
            if (room.isEmpty()) {
                findings.add(
                        Rule.UNKNOWN_ROOM, () -> "The level has no room %s.".formatted(findings.room(placed.index())));
            }
            room.ifPresent(known -> checkTypeAndData(placed, known.type(), known.data()));
            room.ifPresent(known -> checkLabel(placed, known.label()));
            match.levelIndex(placed.index()).ifPresent(order::add);
        }
        checkOrder("rooms", order);
    }

    private void checkTypeAndData(PlacedRoom placed, String type, List<DataEntry> data) {
        if (!placed.type().equals(type)) {
            findings.add(
                    Rule.TYPE,
                    () -> "The type (%s) of room %s must be \"%s\"."
                            .formatted(placed.type(), findings.room(placed.index()), type));
        }
        if (!placed.data().equals(data)) {
            findings.add(
                    Rule.DATA,
                    () -> "The data (%s) of room %s must be %s."
                            .formatted(placed.data(), findings.room(placed.index()), data));
        }
    }

    private void checkLabel(PlacedRoom placed, String label) {
        if (!isPlain && !placed.label().equals(label)) {
            findings.add(
                    Rule.LABEL,
                    () -> "The label (%s) of room %s must be \"%s\"."
                            .formatted(placed.label(), findings.room(placed.index()), label));
        }
    }

    private void palette() {
        if (!isPlain && !layout.palette().equals(level.palette())) {
            findings.add(
                    Rule.PALETTE, () -> "The palette (%s) must be %s.".formatted(layout.palette(), level.palette()));
        }
    }

    private void missingConnections() {
        BitSet found = new BitSet();
        layout.connections()
                .forEach(connection -> match.connectionIndex(connection).ifPresent(found::set));
        for (int i = 0; i < level.connections().size(); i++) {
            if (!found.get(i)) {
                Connection connection = level.connections().get(i);
                findings.add(
                        Rule.MISSING_CONNECTION,
                        () -> "The level's connection of %s and %s is missing."
                                .formatted(
                                        level.rooms().get(connection.from()).id(),
                                        level.rooms().get(connection.to()).id()));
            }
        }
    }

    private void connections() {
        List<Integer> order = new ArrayList<>();
        for (LayoutConnection connection : layout.connections()) {
            Optional<Integer> known = match.connectionIndex(connection);
            if (known.isEmpty()) {
                findings.add(Rule.UNKNOWN_CONNECTION, () -> "The level has no %s.".formatted(describe(connection)));
            }
            known.ifPresent(found -> {
                checkConnection(connection, level.connections().get(found));
                order.add(found);
            });
        }
        checkOrder("connections", order);
    }

    private void checkConnection(LayoutConnection connection, Connection known) {
        if (match.levelIndex(connection.from())
                .filter(from -> from == known.from())
                .isEmpty()) {
            findings.add(Rule.CONNECTION, () -> "The %s must lead the other way.".formatted(describe(connection)));
        }
        if (connection.hasCorridor() != known.hasCorridor()) {
            findings.add(
                    Rule.CORRIDOR,
                    () -> "The %s must have %s corridor."
                            .formatted(describe(connection), known.hasCorridor() ? "a" : "no"));
        }
        if (connection.oneWay() != known.oneWay()) {
            findings.add(
                    Rule.ONE_WAY,
                    () -> "The %s must be %s.".formatted(describe(connection), known.oneWay() ? "one-way" : "two-way"));
        }
        if (!connection.lock().equals(known.lock())) {
            findings.add(
                    Rule.LOCK,
                    () -> "The lock (%s) of the %s must be \"%s\"."
                            .formatted(connection.lock(), describe(connection), known.lock()));
        }
        if (!isPlain && connection.access().secret() != known.access().secret()) {
            findings.add(
                    Rule.SECRET,
                    () -> "The %s must %sbe secret."
                            .formatted(describe(connection), known.access().secret() ? "" : "not "));
        }
    }

    private void checkOrder(String what, List<Integer> order) {
        for (int i = 1; i < order.size(); i++) {
            if (order.get(i - 1) >= order.get(i)) {
                int broken = i;
                findings.add(
                        Rule.ORDER,
                        () -> "The %s must be in the level's order, which is broken at number %d."
                                .formatted(what, broken));
                return;
            }
        }
    }

    private String describe(LayoutConnection connection) {
        return "connection from " + findings.room(connection.from()) + " to " + findings.room(connection.to());
    }
}
