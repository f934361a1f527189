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
 * Looks for a proof that a level has no layout, in rounds; each takes about ten times as long as the one before, the
 * first two milliseconds. What a round proves is the same on every machine. Thread-safe: every round runs once, in the
 * thread that asks first, and other threads wait for it.
 */
public final class Proofs {

    /** The number of rounds, which together take about two seconds. Longer rounds seldom prove anything more. */
    public static final int ROUNDS = 4;

    /** The work of the first round, about two milliseconds. */
    private static final long STEPS_OF_FIRST_ROUND = 100_000;

    /** The factor from one round's work to the next. */
    private static final int GROWTH = 10;

    /**
     * One question gets at most 1/{@value} of the work that its kind has in a round, so that others have their turn.
     */
    private static final int SHARE = 4;

    /** Milliseconds that a thread waits for another's round before it polls whether to stop. */
    private static final long PATIENCE = 20;

    private final Plan plan;
    private final ReentrantLock lock = new ReentrantLock();
    /** The unanswered questions, by kind. */
    private final List<List<Question>> open = new ArrayList<>();

    private int roundsDone;
    private Optional<Infeasible> proof = Optional.empty();

    public Proofs(Plan plan) {
        this.plan = plan;
    }

    /**
     * {@return the proof that the first rounds find, or nothing} Runs those rounds that were not run yet.
     *
     * @param rounds from 0; more than {@link #ROUNDS} are treated as {@link #ROUNDS}
     * @param stop polled every few milliseconds; true to give up, and then there is no proof yet
     */
    public Optional<Infeasible> within(int rounds, BooleanSupplier stop) {
        if (!acquireLock(stop)) {
            return Optional.empty();
        }
        try {
            WorkBudget budget = new WorkBudget(stop);
            while (proof.isEmpty() && roundsDone < Math.min(rounds, ROUNDS) && !budget.isStopped()) {
                proof = round(budget).map(reason -> new Infeasible(List.of(reason)));
                if (!budget.isStopped()) {
                    roundsDone++;
                }
            }
            return proof;
        } finally {
            lock.unlock();
        }
    }

    /** Whether a longer search could still find a proof: some question is unanswered. */
    boolean isUndecided() {
        return open.stream().anyMatch(kind -> !kind.isEmpty());
    }

    /**
     * Acquires the lock, unless it must stop first.
     *
     * @return whether it holds the lock
     */
    private boolean acquireLock(BooleanSupplier stop) {
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

    private Optional<String> round(WorkBudget budget) {
        if (open.isEmpty()) {
            List<List<Question>> questions = Questions.about(plan, budget);
            if (budget.isStopped()) {
                return Optional.empty();
            }
            questions.forEach(kind -> open.add(new ArrayList<>(kind)));
        }
        long steps = STEPS_OF_FIRST_ROUND;
        for (int round = 0; round < roundsDone; round++) {
            steps *= GROWTH;
        }
        long end = budget.steps() + steps;
        for (int kind = 0; kind < open.size(); kind++) {
            Optional<String> reason = ask(open.get(kind), (end - budget.steps()) / (open.size() - kind), budget);
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    /**
     * Asks the questions of a kind in turn and removes those that are answered.
     *
     * @return the reason why the level is impossible, if one was found
     */
    private static Optional<String> ask(List<Question> questions, long steps, WorkBudget budget) {
        long end = budget.steps() + steps;
        Iterator<Question> left = questions.iterator();
        while (left.hasNext() && budget.steps() < end && !budget.isStopped()) {
            budget.allow(steps / Math.min(SHARE, questions.size()));
            Question.Finding finding = left.next().ask(budget);
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
