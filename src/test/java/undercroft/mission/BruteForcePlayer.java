package undercroft.mission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.MissionStep;
import undercroft.level.Requirement;
import undercroft.level.Room;
import undercroft.level.Switch;

/**
 * Tries everything that a player can do in a small level: the oracle of the tests. It takes its rules from the level alone, and saves
 * no work: every room walked to, every lock and bar opened and every turn of a switch makes a state.
 */
public final class BruteForcePlayer {

    /** What the player has done; one bit for each room, lock, and bar, and four bits for the state of each switch. */
    private record State(int room, int visited, int locks, int bars, int switches) {}

    private static final int SWITCH_BITS = 4;

    private final Level level;
    private final MissionRules rules;
    private final int start;
    private final int goals;
    private final Map<State, Integer> numbers = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private final List<List<Integer>> predecessors = new ArrayList<>();

    private final Map<Long, Map<String, Integer>> heldAfter = new HashMap<>();
    private boolean[] canWin = new boolean[0];

    private BruteForcePlayer(Level level, int start, List<Integer> goals) {
        this.level = level;
        this.rules = level.missionRules();
        this.start = start;
        this.goals = goals.stream().mapToInt(goal -> 1 << goal).sum();
        play();
    }

    /** Plays a level of at most 30 rooms and connections, with the given start and goals. */
    public static BruteForcePlayer of(Level level, int start, List<Integer> goals) {
        return new BruteForcePlayer(level, start, goals);
    }

    /** Whether the goal can be reached. */
    public boolean canFinish() {
        return canWin[0];
    }

    /** Whether the goal can become unreachable. */
    public boolean canGetStuck() {
        for (boolean each : canWin) {
            if (!each) {
                return true;
            }
        }
        return false;
    }

    /** Whether the goal can still be reached after a course, which must be possible. */
    public boolean canFinishAfter(List<MissionStep> course) {
        State state = states.get(0);
        for (MissionStep step : course) {
            state = after(state, step);
        }
        return canWin[numbers.getOrDefault(state, -1)];
    }

    private State after(State state, MissionStep step) {
        int bit = 1 << Math.max(0, step.connection());
        return switch (step.action()) {
            case TAKE, GOAL -> state;
            case WALK ->
                new State(
                        step.room(), state.visited() | 1 << step.room(), state.locks(), state.bars(), state.switches());
            case OPEN ->
                step.item().isEmpty()
                        ? new State(state.room(), state.visited(), state.locks(), state.bars() | bit, state.switches())
                        : new State(state.room(), state.visited(), state.locks() | bit, state.bars(), state.switches());
            case TURN -> successors(state).get(0);
        };
    }

    private void play() {
        add(new State(start, 1 << start, 0, 0, 0));
        List<Integer> queue = new ArrayList<>();
        for (int next = 0; next < states.size(); next++) {
            State state = states.get(next);
            if (isWon(state)) {
                queue.add(next);
                continue;
            }
            for (State successor : successors(state)) {
                predecessors.get(add(successor)).add(next);
            }
        }
        canWin = new boolean[states.size()];
        queue.forEach(state -> canWin[state] = true);
        for (int next = 0; next < queue.size(); next++) {
            for (int before : predecessors.get(queue.get(next))) {
                if (!canWin[before]) {
                    canWin[before] = true;
                    queue.add(before);
                }
            }
        }
    }

    private int add(State state) {
        Integer known = numbers.putIfAbsent(state, states.size());
        if (known != null) {
            return known;
        }
        states.add(state);
        predecessors.add(new ArrayList<>());
        return states.size() - 1;
    }

    private boolean isWon(State state) {
        return (state.visited() & goals) == goals;
    }

    private List<State> successors(State state) {
        List<State> next = new ArrayList<>();
        Map<String, Integer> held = held(state);
        Room here = level.rooms().get(state.room());
        for (int i = 0; i < rules.switches().size(); i++) {
            Switch each = rules.switches().get(i);
            if (here.contents().turns().equals(each.name())) {
                int stands = standing(state, i);
                int turned = state.switches() + ((((stands + 1) % each.states().size()) - stands) << (i * SWITCH_BITS));
                next.add(new State(state.room(), state.visited(), state.locks(), state.bars(), turned));
            }
        }
        for (int i = 0; i < level.connections().size(); i++) {
            Connection connection = level.connections().get(i);
            if (connection.from() == state.room() || connection.to() == state.room()) {
                addAlong(connection, 1 << i, state, held, next);
            }
        }
        return next;
    }

    private static int standing(State state, int switchIndex) {
        return (state.switches() >> (switchIndex * SWITCH_BITS)) & ((1 << SWITCH_BITS) - 1);
    }

    private void addAlong(Connection connection, int bit, State state, Map<String, Integer> held, List<State> next) {
        Access access = connection.access();
        boolean atFrom = connection.from() == state.room();
        boolean isBarred = access.bar() != Bar.NONE && (state.bars() & bit) == 0;
        boolean isLocked = !access.lock().isEmpty() && (state.locks() & bit) == 0;
        if (isBarred) {
            if ((access.bar() == Bar.FROM) == atFrom) {
                next.add(new State(state.room(), state.visited(), state.locks(), state.bars() | bit, state.switches()));
            }
            return;
        }
        if (access.oneWay() && !atFrom) {
            return;
        }
        if (isLocked) {
            if (held.getOrDefault(access.lock(), 0) > 0) {
                next.add(new State(state.room(), state.visited(), state.locks() | bit, state.bars(), state.switches()));
            }
            return;
        }
        if (access.needs().stream().allMatch(need -> holds(need, held, state))) {
            int other = atFrom ? connection.to() : connection.from();
            next.add(new State(other, state.visited() | 1 << other, state.locks(), state.bars(), state.switches()));
        }
    }

    private boolean holds(Requirement need, Map<String, Integer> held, State state) {
        if (need instanceof Requirement.All all) {
            return all.items().stream().allMatch(item -> held.getOrDefault(item, 0) > 0);
        }
        if (need instanceof Requirement.Any any) {
            return any.items().stream().anyMatch(item -> held.getOrDefault(item, 0) > 0);
        }
        if (need instanceof Requirement.Count count) {
            return held.getOrDefault(count.item(), 0) >= count.count();
        }
        Requirement.SwitchState wanted = (Requirement.SwitchState) need;
        for (int i = 0; i < rules.switches().size(); i++) {
            Switch each = rules.switches().get(i);
            if (each.name().equals(wanted.name())) {
                return each.states().get(standing(state, i)).equals(wanted.state());
            }
        }
        throw new AssertionError("no switch " + wanted.name());
    }

    /** How many of each item the player holds. The same rooms and locks come again in many states. */
    private Map<String, Integer> held(State state) {
        return heldAfter.computeIfAbsent((long) state.visited() << Integer.SIZE | state.locks(), key -> {
            Map<String, Integer> held = new HashMap<>();
            for (int room = 0; room < level.rooms().size(); room++) {
                if ((state.visited() & 1 << room) != 0) {
                    level.rooms().get(room).contents().items().forEach(item -> held.merge(item, 1, Integer::sum));
                }
            }
            for (int i = 0; i < level.connections().size(); i++) {
                String lock = level.connections().get(i).lock();
                if ((state.locks() & 1 << i) != 0 && rules.isSpent(lock)) {
                    held.merge(lock, -1, Integer::sum);
                }
            }
            return held;
        });
    }
}
