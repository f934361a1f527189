package undercroft.puzzle.lines;

import java.util.OptionalDouble;

/**
 * A draft with its fitness, which is empty if it cannot be solved. Candidates with equal drafts, i.e. with the same numbers,
 * are equal: a second one tells an optimiser nothing new.
 *
 * @param rating the difficulty by {@link Rater}; 0 if it cannot be solved
 */
record Candidate(Draft draft, OptionalDouble fitness, long rating) {

    static Candidate unsolvable(Draft draft) {
        return new Candidate(draft, OptionalDouble.empty(), 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Candidate candidate && draft.equals(candidate.draft);
    }

    @Override
    public int hashCode() {
        return draft.hashCode();
    }
}
