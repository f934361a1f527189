package undercroft.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The questions about a level, by kind and in the order of their cost. */
final class Questions {

    /** A smaller part is asked about with so many times the effort that the larger one took. */
    private static final int SHRINKING = 4;

    /** And this many steps in any case. */
    private static final int SHRINKING_AT_LEAST = 200_000;

    private final Plan plan;
    private final Wording wording;
    private final CanonicalKey likeness;

    private Questions(Plan plan) {
        this.plan = plan;
        this.wording = new Wording(plan);
        this.likeness = new CanonicalKey(plan);
    }

    /** All of them, unless it is stopped; then some. */
    static List<List<Question>> about(Plan plan, WorkBudget effort) {
        Questions questions = new Questions(plan);
        List<Walk> cycles = Walks.cycles(plan, effort);
        List<Walk> betweenPinned = Walks.betweenPinned(plan);
        return List.of(
                questions.ofSpace(effort),
                questions.ofWalks(cycles, betweenPinned),
                questions.ofParts(cycles, betweenPinned, effort));
    }

    private List<Question> ofSpace(WorkBudget ofChoice) {
        return Rings.neediest(plan, ofChoice).stream()
                .map(rings -> (Question) effort -> hasSpace(rings, effort))
                .toList();
    }

    private List<Question> ofWalks(List<Walk> cycles, List<Walk> betweenPinned) {
        List<Walk> walks = new ArrayList<>(betweenPinned);
        Set<List<Long>> seen = new HashSet<>();
        cycles.stream().filter(cycle -> seen.add(likeness.of(cycle))).forEach(walks::add);
        return walks.stream()
                .map(walk -> (Question) effort -> canEnd(walk, effort))
                .toList();
    }

    private List<Question> ofParts(List<Walk> cycles, List<Walk> betweenPinned, WorkBudget ofChoice) {
        return PartChoice.of(plan, likeness, cycles, betweenPinned, ofChoice).stream()
                .map(part -> (Question) effort -> hasLayout(part, effort))
                .toList();
    }

    private Question.Finding hasSpace(Rings rings, WorkBudget effort) {
        Optional<ReachableSpace.Lack> lack = ReachableSpace.lack(plan, rings, effort);
        if (lack.isPresent()) {
            return Question.Finding.impossible(wording.tooLittleSpace(lack.get()));
        }
        return effort.isSpent() ? Question.Finding.UNKNOWN : Question.Finding.POSSIBLE;
    }

    private Question.Finding canEnd(Walk walk, WorkBudget effort) {
        return finding(
                RoundTrip.answer(plan, walk, effort),
                () -> walk.isCycle() ? wording.cannotClose(walk) : wording.doesNotReach(walk));
    }

    private Question.Finding hasLayout(Part part, WorkBudget effort) {
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
     * Takes connections and loose rooms out of a part that has no layout, as long as what is left has none.
     *
     * @param steps to spend on each try
     */
    private Part smallest(Part part, long steps, WorkBudget effort) {
        Part smallest = part;
        for (Link link : part.links()) {
            if (smallest.links().contains(link)) {
                smallest =
                        firstImpossible(smallest.without(link), steps, effort).orElse(smallest);
            }
        }
        for (int room : smallest.loose()) {
            smallest = firstImpossible(List.of(smallest.without(room)), steps, effort)
                    .orElse(smallest);
        }
        return smallest;
    }

    private Optional<Part> firstImpossible(List<Part> parts, long steps, WorkBudget effort) {
        for (Part part : parts) {
            effort.allow(steps);
            if (PartSearch.answer(plan, part, effort) == Answer.IMPOSSIBLE) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }
}
