package undercroft.puzzle.lines;

import java.util.OptionalDouble;

/**
 * A draft and its fitness, none where it cannot be solved. Candidates with equal drafts, that is with the same numbers, are
 * equal: the second to come tells an optimiser nothing new.
 */
record Candidate(Draft draft, OptionalDouble fitness) {

    @Override
    public boolean equals(Object other) {
        return other instanceof Candidate candidate && draft.equals(candidate.draft);
    }

    @Override
    public int hashCode() {
        return draft.hashCode();
    }
}
