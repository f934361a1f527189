package undercroft.search;

/** A way of searching for a layout, which decides how each attempt of a search goes about it. {@link Strategies} lists them. */
public abstract sealed class Strategy permits SingleStrategy, Portfolio {

    private final String name;
    private final String description;

    Strategy(String name, String description) {
        this.name = name;
        this.description = description;
    }

    /** {@return the name on the command line, in lower-case letters} */
    public final String name() {
        return name;
    }

    /** {@return what the strategy does, as a phrase without a full stop} */
    public final String description() {
        return description;
    }

    /** The name. */
    @Override
    public final String toString() {
        return name;
    }

    /**
     * The strategy of one attempt.
     *
     * @param number of the attempt in its search, from 0
     * @return the strategy by which the attempt goes
     */
    abstract SingleStrategy ofAttempt(int number, LevelProfile level);
}
