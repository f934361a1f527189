package undercroft.proof;

/** Asks whether something that every layout of a level must have is possible. */
@FunctionalInterface
interface Question {

    /** Looks for the answer for as long as the effort allows. */
    Finding ask(WorkBudget effort);

    /**
     * An answer.
     *
     * @param reason why it is impossible, in words, or ""
     */
    record Finding(Answer answer, String reason) {

        static final Finding POSSIBLE = new Finding(Answer.POSSIBLE, "");
        static final Finding UNKNOWN = new Finding(Answer.UNKNOWN, "");

        static Finding impossible(String reason) {
            return new Finding(Answer.IMPOSSIBLE, reason);
        }
    }
}
