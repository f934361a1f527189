package undercroft.proof;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import undercroft.plan.Infeasible;
import undercroft.plan.Plan;

/**
 * Looks for a proof that a level has no layout, in rounds, each some ten times longer than the one before: two milliseconds,
 * then twenty, and so on. What a round proves is the same on every machine. Thread-safe: every round runs once, whoever asks
 * first, and others wait for it.
 */
public final class Proofs {

    /** After so many rounds, which take some two seconds, all is said that can be said. */
    public static final int ROUNDS = 4;

    private static final long STEPS_OF_FIRST_ROUND = 100_000;

    private static final int GROWTH = 10;

    /** Each question gets no more than such a part of what its kind has in a round, so that others have their turn. */
    private static final int SHARE = 4;

    /** How long somebody waits for another's round before asking whether to stop, in milliseconds. */
    private static final long PATIENCE = 20;

    private final Plan plan;
    private final ReentrantLock lock = new ReentrantLock();
    /** By kind, those that have not been answered. */
    private final List<List<Question>> open = new ArrayList<>();

    private int roundsDone;
    private Optional<Infeasible> proof = Optional.empty();

    public Proofs(Plan plan) {
        this.plan = plan;
    }

    /**
     * The proof that the first rounds find, if they do. Runs those that have not been run yet.
     *
     * @param rounds from 0 to {@link #ROUNDS}; more are as many
     * @param stop asked every few milliseconds whether to give up; then there is no proof yet
     */
    public Optional<Infeasible> within(int rounds, BooleanSupplier stop) {
        if (!isAlone(stop)) {
            return Optional.empty();
        }
        try {
            WorkBudget effort = new WorkBudget(stop);
            while (proof.isEmpty() && roundsDone < Math.min(rounds, ROUNDS) && !effort.isStopped()) {
                proof = round(effort).map(reason -> new Infeasible(List.of(reason)));
                if (!effort.isStopped()) {
                    roundsDone++;
                }
            }
            return proof;
        } finally {
            lock.unlock();
        }
    }

    /** Whether a longer search could still find a proof: some question was not answered in the rounds so far. */
    boolean isUndecided() {
        return open.stream().anyMatch(kind -> !kind.isEmpty());
    }

    /** Waits until no other thread is at it, unless it must stop before that. */
    private boolean isAlone(BooleanSupplier stop) {
        try {
            while (!lock.tryLock(PATIENCE, TimeUnit.MILLISECONDS)) {
                if (stop.getAsBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Optional<String> round(WorkBudget effort) {
        if (open.isEmpty()) {
            List<List<Question>> questions = Questions.about(plan, effort);
            if (effort.isStopped()) {
                return Optional.empty();
            }
            questions.forEach(kind -> open.add(new ArrayList<>(kind)));
        }
        long steps = STEPS_OF_FIRST_ROUND;
        for (int round = 0; round < roundsDone; round++) {
            steps *= GROWTH;
        }
        long end = effort.steps() + steps;
        for (int kind = 0; kind < open.size(); kind++) {
            Optional<String> reason = ask(open.get(kind), (end - effort.steps()) / (open.size() - kind), effort);
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    /** Asks one question after the other, and strikes out those that are answered. */
    private static Optional<String> ask(List<Question> questions, long steps, WorkBudget effort) {
        long end = effort.steps() + steps;
        Iterator<Question> left = questions.iterator();
        while (left.hasNext() && effort.steps() < end && !effort.isStopped()) {
            effort.allow(steps / Math.min(SHARE, questions.size()));
            Question.Finding finding = left.next().ask(effort);
            if (finding.answer() == Answer.IMPOSSIBLE) {
                return Optional.of(finding.reason());
            }
            if (finding.answer() == Answer.POSSIBLE) {
                left.remove();
            }
        }
        return Optional.empty();
    }
}
