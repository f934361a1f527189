package undercroft.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.level.MissionStep;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** Says in words what happens in a mission and what stops a player. */
final class Wording {

    /** Rooms, or locks, that a message names. */
    private static final int MOST_NAMED = 8;

    private final World world;

    Wording(World world) {
        this.world = world;
    }

    /**
     * A course as numbered steps. Walking is left out, but where it cannot be undone and where the course ends, and so is taking what no
     * lock of the course is opened with.
     */
    String course(List<MissionStep> steps) {
        List<String> texts = new ArrayList<>();
        int[] states = new int[world.switches()];
        Set<String> used = steps.stream()
                .filter(step -> step.action() == MissionStep.Action.OPEN)
                .map(MissionStep::item)
                .collect(Collectors.toSet());
        for (int i = 0; i < steps.size(); i++) {
            MissionStep step = steps.get(i);
            switch (step.action()) {
                case TAKE -> {
                    if (used.contains(step.item())) {
                        texts.add("take %s in %s".formatted(step.item(), world.id(step.room())));
                    }
                }
                case OPEN -> texts.add(opening(step));
                case TURN -> texts.add(turn(step, states));
                case WALK -> {
                    Passage passage = world.passages().get(step.connection());
                    if (passage.oneWay() || i == steps.size() - 1) {
                        texts.add("go from %s to %s"
                                .formatted(world.id(passage.other(step.room())), world.id(step.room())));
                    }
                }
                case GOAL -> texts.add("reach " + world.id(step.room()));
            }
        }
        return IntStream.range(0, texts.size())
                .mapToObj(i -> (i + 1) + ". " + texts.get(i))
                .collect(Collectors.joining(" "));
    }

    private String opening(MissionStep step) {
        Passage passage = world.passages().get(step.connection());
        return step.item().isEmpty()
                ? "open the bar of %s from %s".formatted(world.name(passage), world.id(step.room()))
                : "open %s with %s".formatted(world.name(passage), step.item());
    }

    private String turn(MissionStep step, int... states) {
        int turned = world.turnedIn(step.room());
        states[turned] = (states[turned] + 1) % world.states(turned);
        return "turn %s in %s to %s"
                .formatted(
                        world.switchAt(turned).name(),
                        world.id(step.room()),
                        world.switchAt(turned).states().get(states[turned]));
    }

    /** The ids of rooms, the first few by name. */
    String rooms(List<Integer> rooms) {
        return list(rooms.stream().map(world::id).toList());
    }

    static String list(List<String> names) {
        if (names.size() <= MOST_NAMED) {
            return String.join(", ", names);
        }
        return "%s and %d more".formatted(String.join(", ", names.subList(0, MOST_NAMED)), names.size() - MOST_NAMED);
    }

    /** Why a closure ends before the goal. */
    String whyUnfinished(Closure closure) {
        List<Integer> missed = IntStream.of(world.goals())
                .filter(goal -> !closure.isReached(goal))
                .boxed()
                .toList();
        List<Integer> reached =
                world.allRooms().filter(closure::isReached).boxed().toList();
        List<String> stops = new ArrayList<>();
        for (Passage passage : world.passages()) {
            boolean isFromSide = closure.isReached(passage.from());
            boolean isToSide = closure.isReached(passage.to());
            if (isFromSide != isToSide) {
                stops.add(stop(passage, isFromSide ? passage.from() : passage.to(), closure));
            }
        }
        return "%s %s not reached. Reached: %s. %s."
                .formatted(
                        rooms(missed),
                        missed.size() == 1 ? "is" : "are",
                        rooms(reached),
                        String.join("; ", limited(stops)));
    }

    private static List<String> limited(List<String> texts) {
        return texts.size() <= MOST_NAMED ? texts : texts.subList(0, MOST_NAMED);
    }

    /** What stops a player who stands at one end of a passage. */
    private String stop(Passage passage, int room, Closure closure) {
        if (!passage.leavesFrom(room)) {
            return "%s leads from %s only".formatted(world.name(passage), world.id(passage.from()));
        }
        List<String> reasons = new ArrayList<>();
        if (passage.isBarred() && !closure.isReached(passage.opener())) {
            reasons.add("is barred and opens from " + world.id(passage.opener()));
        }
        List<String> lacking = new ArrayList<>();
        if (passage.lock() != Passage.NONE && closure.held(passage.lock()) == 0) {
            lacking.add(missing(passage.lock(), 1, closure));
        }
        int[] items = passage.condition().items();
        for (int i = 0; i < items.length; i++) {
            if (closure.held(items[i]) < passage.condition().counts()[i]) {
                lacking.add(missing(items[i], passage.condition().counts()[i], closure));
            }
        }
        for (int[] group : passage.condition().anyOf()) {
            if (IntStream.of(group).allMatch(item -> closure.held(item) == 0)) {
                lacking.add(IntStream.of(group)
                        .mapToObj(item -> missing(item, 1, closure))
                        .collect(Collectors.joining(" or ")));
            }
        }
        if (!lacking.isEmpty()) {
            reasons.add("needs " + String.join(" and ", lacking));
        }
        addSwitches(passage, closure, reasons);
        return world.name(passage) + " " + String.join(" and ", reasons);
    }

    private void addSwitches(Passage passage, Closure closure, List<String> reasons) {
        int[] switches = passage.condition().switches();
        for (int i = 0; i < switches.length; i++) {
            int number = switches[i];
            if (passage.condition().states()[i] != 0 && !closure.isTurnable(number)) {
                List<Integer> levers = world.allRooms()
                        .filter(each -> world.turnedIn(each) == number)
                        .boxed()
                        .toList();
                reasons.add("needs %s at %s, %s"
                        .formatted(
                                world.switchAt(number).name(),
                                world.switchAt(number)
                                        .states()
                                        .get(passage.condition().states()[i]),
                                levers.isEmpty()
                                        ? "which no room turns"
                                        : "which is turned in %s, behind it".formatted(rooms(levers))));
            }
        }
    }

    /** An item that is needed more often than it was found, and where it lies. */
    private String missing(int item, int needed, Closure closure) {
        String name = needed == 1 ? world.item(item) : needed + " " + world.item(item);
        List<Integer> holders = world.allRooms()
                .filter(room -> !closure.isReached(room)
                        && IntStream.of(world.itemsIn(room)).anyMatch(each -> each == item))
                .boxed()
                .toList();
        if (!holders.isEmpty()) {
            return "%s, which lies behind it in %s".formatted(name, rooms(holders));
        }
        return closure.held(item) == 0
                ? "%s, which no room holds".formatted(name)
                : "%s, of which there are %d".formatted(name, closure.held(item));
    }
}
