package undercroft.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.layout.Door;
import undercroft.layout.PlacedRoom;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Checks that the templates of both rooms offer every door, with the same socket and compatible directions. */
final class OfferCheck {

    private final LevelMatch match;
    private final Findings findings;

    /** By the indexes of rooms with doors. */
    private final Map<Integer, DoorOffers> offersOfRooms = new HashMap<>();

    private OfferCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.findings = findings;
    }

    static void run(LevelMatch match, Findings findings) {
        OfferCheck check = new OfferCheck(match, findings);
        Map<RoomPair, Passage> passages = new HashMap<>();
        Passage.of(match.layout()).forEach(passage -> passages.put(passage.rooms(), passage));
        for (Door door : match.layout().doors()) {
            Optional.ofNullable(passages.get(Passage.rooms(door))).ifPresent(passage -> check.door(door, passage));
        }
    }

    private void door(Door door, Passage passage) {
        PlacedRoom from = match.layout().rooms().get(passage.from());
        PlacedRoom to = match.layout().rooms().get(passage.to());
        Optional<RoomTemplate> fromTemplate = match.template(from);
        Optional<RoomTemplate> toTemplate = match.template(to);
        if (fromTemplate.isEmpty() || toTemplate.isEmpty()) {
            return;
        }
        List<DoorSpec> out = offers(door, from, fromTemplate.get());
        List<DoorSpec> in = offers(door, to, toTemplate.get());
        if (out.isEmpty() || in.isEmpty()) {
            return;
        }
        List<DoorSpec> fittingOut = withSocket(out, door.socket());
        List<DoorSpec> fittingIn = withSocket(in, door.socket());
        if (fittingOut.isEmpty() || fittingIn.isEmpty()) {
            findings.add(
                    Rule.SOCKET,
                    () -> "The socket (%s) of %s must be one that both rooms have there: %s has %s, %s has %s."
                            .formatted(
                                    door.socket(),
                                    findings.door(door),
                                    findings.room(passage.from()),
                                    sockets(out),
                                    findings.room(passage.to()),
                                    sockets(in)));
        } else if (fittingOut.stream().noneMatch(spec -> letsOut(spec, passage))
                || fittingIn.stream().noneMatch(spec -> letsIn(spec, passage))) {
            findings.add(
                    Rule.DIRECTION,
                    () -> "The templates' doors must let through from %s to %s%s at %s."
                            .formatted(
                                    findings.room(passage.from()),
                                    findings.room(passage.to()),
                                    passage.oneWay() ? "" : " and back",
                                    findings.door(door)));
        }
    }

    private List<DoorSpec> offers(Door door, PlacedRoom room, RoomTemplate template) {
        List<DoorSpec> found = offersOf(room, template).at(door.at());
        if (found.isEmpty()) {
            findings.add(
                    Rule.DOOR_NOT_OFFERED,
                    () -> "The %s, of length %d, is not offered by template %s of %s."
                            .formatted(
                                    findings.door(door),
                                    Grid.steps(door.at()),
                                    template.name(),
                                    findings.room(room.index())));
        }
        return found;
    }

    private DoorOffers offersOf(PlacedRoom room, RoomTemplate template) {
        return offersOfRooms.computeIfAbsent(room.index(), index -> DoorOffers.of(template, Placement.of(room)));
    }

    private static boolean letsOut(DoorSpec spec, Passage passage) {
        return switch (spec.direction()) {
            case BOTH -> true;
            case OUT -> passage.oneWay();
            case IN -> false;
        };
    }

    private static boolean letsIn(DoorSpec spec, Passage passage) {
        return switch (spec.direction()) {
            case BOTH -> true;
            case IN -> passage.oneWay();
            case OUT -> false;
        };
    }

    private static List<DoorSpec> withSocket(List<DoorSpec> specs, String socket) {
        return specs.stream().filter(spec -> spec.socket().equals(socket)).toList();
    }

    private static List<String> sockets(List<DoorSpec> specs) {
        return specs.stream()
                .map(spec -> "\"" + spec.socket() + "\"")
                .distinct()
                .toList();
    }
}
