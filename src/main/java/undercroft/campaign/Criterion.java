package undercroft.campaign;

/** The criteria of a good sequence of lessons, each with the proxy that measures it. */
public enum Criterion {
    VISIBLE("The goal and everything in the room can be seen at once", "the board is at most 20 x 15 cells"),
    ONE_NEW("At most one new mechanic in a room", "mechanics as each kind names them, counted where first met"),
    EASY_START(
            "A new mechanic comes alone and easy",
            "no other mechanic but its kind's own, and a difficulty of at most 0.4"),
    PRACTISED("It is practised before the next one comes", "it is met again before the next new mechanic"),
    RISING(
            "Difficulty mostly rises",
            "at least two of three steps do not go down, and the last room is harder than the first"),
    BREATHER("With breathers", "of four rooms or more, some room is easier than the one before it"),
    CATCH("Some rooms have a catch, not all", "the greedy first idea fails"),
    REVELATION("Some rooms have a revelation, not all", "a needed move makes things look worse"),
    TRAP("Some rooms have a trap, not all", "a first move that looks good leads to a dead end");

    private final String demand;
    private final String proxy;

    Criterion(String demand, String proxy) {
        this.demand = demand;
        this.proxy = proxy;
    }

    /** What the criterion demands, without a full stop. */
    public String demand() {
        return demand;
    }

    /** How it is measured, without a full stop. */
    public String proxy() {
        return proxy;
    }
}
