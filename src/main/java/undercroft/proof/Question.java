package undercroft.proof;

/** A question whether something that every layout of a level needs is possible. */
@FunctionalInterface
interface Question {

    /** Looks for the answer for as long as the budget allows. */
    Finding ask(WorkBudget budget);

    /**
     * An answer.
     *
     * @param reason the message why it is impossible, or ""
     */
    record Finding(Answer answer, String reason) {

        static final Finding POSSIBLE = new Finding(Answer.POSSIBLE, "");
        static final Finding UNKNOWN = new Finding(Answer.UNKNOWN, "");

        static Finding impossible(String reason) {
            return new Finding(Answer.IMPOSSIBLE, reason);
        }
    }
}
