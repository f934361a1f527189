package undercroft.mission.pace;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import undercroft.level.MissionStep;
import undercroft.level.Tension;
import undercroft.mission.Judgement;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * The tension of each room of a mission. It follows the order in which the way to the goal comes to the rooms; a room off the way has its
 * place beside the nearest room on it.
 */
public final class TensionCurve {

    /** Of every room, where tension is flat. */
    private static final int FLAT = 50;

    private static final int MAX = 100;

    /** A new wave begins at this share of the last one's crest, in hundredths, as in metazelda. */
    private static final int TROUGH = 80;

    private static final int OFF_THE_WAY = -1;

    private final World world;
    private final Judgement judgement;

    private TensionCurve(Judgement judgement) {
        this.world = judgement.world();
        this.judgement = judgement;
    }

    /**
     * The tension of the rooms.
     *
     * @param judgement with a way to the goal, if any is known
     * @return for each room from 0 to 100
     */
    public static int[] of(Judgement judgement) {
        return new TensionCurve(judgement)
                .tension(judgement.level().missionRules().tension());
    }

    private int[] tension(Tension shape) {
        int[] places = places();
        int last = Math.max(1, Arrays.stream(places).max().orElse(1));
        int[] tension = new int[places.length];
        for (int room = 0; room < tension.length; room++) {
            tension[room] = switch (shape) {
                case FLAT -> FLAT;
                case RISING -> MAX * places[room] / last;
                case WAVES -> 0;
            };
        }
        return shape == Tension.WAVES ? waves(places) : tension;
    }

    /**
     * Each sphere is a wave: a step along the way adds one, and the next wave begins a little below the crest of the last (tcoxon's
     * metazelda, 2017). The goals are at the top.
     */
    private int[] waves(int... places) {
        List<Integer> spheres = judgement.spheres();
        int highest = spheres.stream().mapToInt(Integer::intValue).max().orElse(0);
        int[] heights = new int[places.length];
        int crest = 0;
        for (int sphere = 0; sphere <= highest; sphere++) {
            int trough = crest * TROUGH / MAX;
            int first = firstPlace(sphere, places);
            for (int room = 0; room < places.length; room++) {
                if (spheres.get(room) == sphere) {
                    // In hundredths of a step, so that the troughs keep their place.
                    heights[room] = trough + MAX * (Math.max(0, places[room] - first) + 1);
                    crest = Math.max(crest, heights[room]);
                }
            }
        }
        int top = Math.max(1, crest);
        int[] tension =
                Arrays.stream(heights).map(height -> (MAX - 1) * height / top).toArray();
        for (int goal : world.goals()) {
            tension[goal] = MAX;
        }
        return tension;
    }

    /** Where the way first comes to a room of a sphere or, if it comes to none, the lowest place of any. */
    private int firstPlace(int sphere, int... places) {
        List<Integer> spheres = judgement.spheres();
        IntStream onTheWay = IntStream.concat(
                IntStream.of(world.start()), judgement.steps().stream().mapToInt(MissionStep::room));
        return onTheWay.filter(room -> spheres.get(room) == sphere)
                .map(room -> places[room])
                .min()
                .orElseGet(() -> world.allRooms()
                        .filter(room -> spheres.get(room) == sphere)
                        .map(room -> places[room])
                        .min()
                        .orElse(0));
    }

    /** For each room its place on the way, from 0; the start has 0. */
    private int[] places() {
        int[] places = new int[world.rooms()];
        Arrays.fill(places, OFF_THE_WAY);
        Queue<Integer> queue = new ArrayDeque<>();
        places[world.start()] = 0;
        queue.add(world.start());
        int next = 1;
        for (MissionStep step : judgement.steps()) {
            if (places[step.room()] == OFF_THE_WAY) {
                places[step.room()] = next++;
                queue.add(step.room());
            }
        }
        boolean hasWay = next > 1;
        while (!queue.isEmpty()) {
            int room = queue.remove();
            for (int index : world.passagesAt(room)) {
                Passage passage = world.passages().get(index);
                int other = passage.other(room);
                if (places[other] == OFF_THE_WAY) {
                    places[other] = hasWay ? places[room] : places[room] + 1;
                    queue.add(other);
                }
            }
        }
        return places;
    }
}
