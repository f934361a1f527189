package undercroft.mission;

import java.util.List;
import java.util.stream.IntStream;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.mission.world.World;

/**
 * What was found out about a mission.
 *
 * @param world the mission, whose indexes the steps use
 * @param reason what the verdict rests on, a sentence or more; "" for {@link Verdict#OK}
 * @param spheres for each room how many times a player must have gathered items before it can be reached, or −1 if it cannot be
 *     reached; spent items are counted as if they were kept
 * @param required the items without which the goal cannot be reached
 * @param steps a way to the goal; empty if none is known
 * @param trap a course after which the goal cannot be reached; empty if none is known
 * @param advice changes of the level, each of which was tried and makes the mission {@link Verdict#OK}
 * @param proof how it was found out
 */
public record Judgement(
        World world,
        Verdict verdict,
        String reason,
        List<Integer> spheres,
        List<String> required,
        List<MissionStep> steps,
        List<MissionStep> trap,
        List<String> advice,
        Proof proof) {

    public Judgement {
        spheres = List.copyOf(spheres);
        required = List.copyOf(required);
        steps = List.copyOf(steps);
        trap = List.copyOf(trap);
        advice = List.copyOf(advice);
    }

    /**
     * How a verdict was found.
     *
     * @param method the part of the program that decided
     * @param states the states that the search looked at; 0 without a search
     */
    public record Proof(Method method, int states) {}

    /** What can decide. */
    public enum Method {
        CLOSURE,
        CUT,
        SEARCH
    }

    public Level level() {
        return world.level();
    }

    /** {@return the index of the room where the mission begins} */
    public int start() {
        return world.start();
    }

    /** {@return the indexes of the rooms that must all be reached} */
    public List<Integer> goals() {
        return IntStream.of(world.goals()).boxed().toList();
    }

    /** {@return the verdict with its reason, such as {@code can trap: 1. …}} */
    public String sentence() {
        return switch (verdict) {
            case OK -> "ok";
            case UNFINISHABLE -> "cannot be finished: " + reason;
            case TRAP -> "can trap: " + reason;
            case UNKNOWN -> "unknown: " + reason;
        };
    }

    Judgement withAdvice(List<String> newAdvice) {
        return new Judgement(world, verdict, reason, spheres, required, steps, trap, newAdvice, proof);
    }
}
