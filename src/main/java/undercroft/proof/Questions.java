package undercroft.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import undercroft.graph.RoomGraph;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The questions about a level, by kind and in the order of their cost. */
final class Questions {

    /** A smaller part is asked about with so many times the effort that the larger one took. */
    private static final int SHRINKING = 4;

    /** And this many steps in any case. */
    private static final int SHRINKING_AT_LEAST = 200_000;

    private final Plan plan;
    private final Effort preparing;
    private final Wording wording;
    private final Likeness likeness;

    private Questions(Plan plan, Effort preparing) {
        this.plan = plan;
        this.preparing = preparing;
        this.wording = new Wording(plan.level());
        this.likeness = new Likeness(plan);
    }

    /**
     * All questions.
     *
     * @param preparing where it is stopped before they are there, these are only some
     */
    static List<List<Question>> about(Plan plan, Effort preparing) {
        Questions questions = new Questions(plan, preparing);
        List<Walk> cycles = Walks.cycles(plan, preparing);
        return List.of(questions.ofSpace(), questions.ofWalks(cycles), questions.ofParts(cycles));
    }

    private List<Question> ofSpace() {
        return Rings.neediest(plan, preparing).stream()
                .map(rings -> (Question) effort -> hasSpace(rings, effort))
                .toList();
    }

    private List<Question> ofWalks(List<Walk> cycles) {
        List<Walk> walks = new ArrayList<>(Walks.betweenPinned(plan));
        Set<List<Long>> seen = new HashSet<>();
        cycles.stream()
                .takeWhile(cycle -> preparing.prepare(Likeness.steps(cycle)))
                .filter(cycle -> seen.add(likeness.of(cycle)))
                .forEach(walks::add);
        return walks.stream()
                .map(walk -> (Question) effort -> canEnd(walk, effort))
                .toList();
    }

    private List<Question> ofParts(List<Walk> cycles) {
        RoomGraph graph = RoomGraph.of(
                plan.roomCount(),
                plan.links().stream()
                        .map(link -> new int[] {link.from(), link.to()})
                        .toArray(int[][]::new));
        return PartChoice.of(plan, graph, likeness, cycles, preparing).stream()
                .map(part -> (Question) effort -> hasLayout(part, effort))
                .toList();
    }

    private Question.Finding hasSpace(Rings rings, Effort effort) {
        Optional<ReachableSpace.Lack> lack = ReachableSpace.lack(plan, rings, effort);
        if (lack.isPresent()) {
            return Question.Finding.impossible(wording.tooLittleSpace(lack.get()));
        }
        return effort.isSpent() ? Question.Finding.UNKNOWN : Question.Finding.POSSIBLE;
    }

    private Question.Finding canEnd(Walk walk, Effort effort) {
        return finding(
                RoundTrip.answer(plan, walk, effort),
                () -> walk.isCycle() ? wording.cannotClose(walk) : wording.doesNotReach(walk));
    }

    private Question.Finding hasLayout(Part part, Effort effort) {
        long before = effort.steps();
        Answer answer = PartSearch.answer(plan, part, effort);
        long taken = effort.steps() - before;
        return finding(
                answer, () -> wording.noLayoutOf(smallest(part, SHRINKING_AT_LEAST + SHRINKING * taken, effort)));
    }

    private static Question.Finding finding(Answer answer, Supplier<String> reason) {
        return switch (answer) {
            case POSSIBLE -> Question.Finding.POSSIBLE;
            case UNKNOWN -> Question.Finding.UNKNOWN;
            case IMPOSSIBLE -> Question.Finding.impossible(reason.get());
        };
    }

    /**
     * Takes connections out of a part that has no layout, as long as what is left has none.
     *
     * @param steps to spend on each try
     */
    private Part smallest(Part impossible, long steps, Effort effort) {
        Part smallest = impossible;
        for (Link link : impossible.links()) {
            if (smallest.links().contains(link)) {
                for (Part smaller : smallest.without(link)) {
                    effort.allow(steps);
                    if (PartSearch.answer(plan, smaller, effort) == Answer.IMPOSSIBLE) {
                        smallest = smaller;
                        break;
                    }
                }
            }
        }
        return smallest;
    }
}
