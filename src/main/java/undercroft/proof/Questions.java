package undercroft.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The questions about a level, by kind, the cheapest kind first. */
final class Questions {

    /**
     * When a part without a layout is reduced, each smaller part gets this multiple of the steps that the whole part
     * took, because fewer constraints prune less.
     */
    private static final int REDUCTION_FACTOR = 4;

    /** The steps that each smaller part gets in any case. */
    private static final int REDUCTION_MIN_STEPS = 200_000;

    private final Plan plan;
    private final Wording wording;
    private final CanonicalKey keys;

    private Questions(Plan plan) {
        this.plan = plan;
        this.wording = new Wording(plan);
        this.keys = new CanonicalKey(plan);
    }

    /** All questions; only some if it is stopped. */
    static List<List<Question>> about(Plan plan, WorkBudget budget) {
        Questions questions = new Questions(plan);
        List<Walk> cycles = Walks.cycles(plan, budget);
        List<Walk> betweenPinned = Walks.betweenPinned(plan);
        return List.of(
                questions.ofSpace(budget),
                questions.ofWalks(cycles, betweenPinned),
                questions.ofParts(cycles, betweenPinned, budget));
    }

    private List<Question> ofSpace(WorkBudget choiceBudget) {
        return Rings.neediest(plan, choiceBudget).stream()
                .map(rings -> (Question) budget -> checkSpace(rings, budget))
                .toList();
    }

    private List<Question> ofWalks(List<Walk> cycles, List<Walk> betweenPinned) {
        List<Walk> walks = new ArrayList<>(betweenPinned);
        Set<List<Long>> seen = new HashSet<>();
        cycles.stream().filter(cycle -> seen.add(keys.of(cycle))).forEach(walks::add);
        return walks.stream()
                .map(walk -> (Question) budget -> checkWalk(walk, budget))
                .toList();
    }

    private List<Question> ofParts(List<Walk> cycles, List<Walk> betweenPinned, WorkBudget choiceBudget) {
        return PartChoice.of(plan, keys, cycles, betweenPinned, choiceBudget).stream()
                .map(part -> (Question) budget -> checkPart(part, budget))
                .toList();
    }

    private Question.Finding checkSpace(Rings rings, WorkBudget budget) {
        Optional<ReachableSpace.Lack> lack = ReachableSpace.lack(plan, rings, budget);
        if (lack.isPresent()) {
            return Question.Finding.impossible(wording.tooLittleSpace(lack.get()));
        }
        return budget.isSpent() ? Question.Finding.UNKNOWN : Question.Finding.POSSIBLE;
    }

    private Question.Finding checkWalk(Walk walk, WorkBudget budget) {
        return finding(
                WalkFeasibility.answer(plan, walk, budget),
                () -> walk.isCycle() ? wording.cannotClose(walk) : wording.doesNotReach(walk));
    }

    private Question.Finding checkPart(Part part, WorkBudget budget) {
        long before = budget.steps();
        Answer answer = PartSearch.answer(plan, part, budget);
        long taken = budget.steps() - before;
        return finding(
                answer,
                () -> wording.noLayoutOf(reduced(part, REDUCTION_MIN_STEPS + REDUCTION_FACTOR * taken, budget)));
    }

    private static Question.Finding finding(Answer answer, Supplier<String> reason) {
        return switch (answer) {
            case POSSIBLE -> Question.Finding.POSSIBLE;
            case UNKNOWN -> Question.Finding.UNKNOWN;
            case IMPOSSIBLE -> Question.Finding.impossible(reason.get());
        };
    }

    /**
     * Removes connections and isolated rooms from a part without a layout as long as what is left has none.
     *
     * @param steps the budget of each attempt
     */
    private Part reduced(Part part, long steps, WorkBudget budget) {
        Part reduced = part;
        for (Link link : part.links()) {
            if (reduced.links().contains(link)) {
                reduced = firstImpossible(reduced.without(link), steps, budget).orElse(reduced);
            }
        }
        for (int room : reduced.isolated()) {
            reduced = firstImpossible(List.of(reduced.without(room)), steps, budget)
                    .orElse(reduced);
        }
        return reduced;
    }

    private Optional<Part> firstImpossible(List<Part> parts, long steps, WorkBudget budget) {
        for (Part part : parts) {
            budget.allow(steps);
            if (PartSearch.answer(plan, part, budget) == Answer.IMPOSSIBLE) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }
}
