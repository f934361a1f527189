package undercroft.level;

/**
 * Something that every layout gets some of: chests on markers of the group {@code loot}, bats on free floor.
 *
 * @param group the markers that it takes; "" if it takes any free floor cell, and markers of its own name first
 * @param name what is put there; "" if that is called like the group
 * @param count how many, in all rooms together or in each
 * @param rooms where
 * @param inEach whether every one of the rooms gets that many
 * @param spread 0 to {@link #MAX_SPREAD}: a place is drawn with its weight times its distance, to this power, from the doors and the
 *     others of the same room
 * @param apart no two are closer than this many cells, the greater of their distances in x and y; 0 or 1 for no rule
 * @param tension only rooms whose tension is within
 */
public record Spawn(
        String group,
        String name,
        CountRange count,
        RoomFilter rooms,
        boolean inEach,
        int spread,
        int apart,
        TensionRange tension) {

    /** With this power, a place ten times as far is drawn 10,000 times as often. */
    public static final int MAX_SPREAD = 4;

    /** The most entries of a level: more than any level has kinds of things. */
    public static final int MAX_SPAWNS = 200;

    /** The most that one entry puts in a room, or in all rooms together: more than any level has of one kind. */
    public static final int MAX_COUNT = 1_000;

    public Spawn {
        if (group.isEmpty() && name.isEmpty()) {
            throw new IllegalArgumentException("A spawn must name a group of markers or what it puts there.");
        }
        if (count.most() > MAX_COUNT) {
            throw new IllegalArgumentException(
                    "The count (%s) of a spawn must be at most %d.".formatted(count.text(), MAX_COUNT));
        }
        if (spread < 0 || spread > MAX_SPREAD || apart < 0) {
            throw new IllegalArgumentException("The spread (%d) must be 0 to %d, and apart (%d) not negative."
                    .formatted(spread, MAX_SPREAD, apart));
        }
    }

    /** {@return a spawn on markers of a group, in all rooms together} */
    public static Spawn onGroup(String group, CountRange count) {
        return new Spawn(group, "", count, RoomFilter.ALL, false, 0, 0, TensionRange.ALL);
    }

    /** {@return a spawn on free floor cells, in all rooms together} */
    public static Spawn onFloor(String name, CountRange count) {
        return new Spawn("", name, count, RoomFilter.ALL, false, 0, 0, TensionRange.ALL);
    }

    /** {@return this spawn putting something of another name there} */
    public Spawn named(String newName) {
        return new Spawn(group, newName, count, rooms, inEach, spread, apart, tension);
    }

    /** {@return this spawn in some rooms} */
    public Spawn in(RoomFilter newRooms) {
        return new Spawn(group, name, count, newRooms, inEach, spread, apart, tension);
    }

    /** {@return this spawn with its count in each of its rooms} */
    public Spawn inEachRoom() {
        return new Spawn(group, name, count, rooms, true, spread, apart, tension);
    }

    /** {@return this spawn with another spread} */
    public Spawn withSpread(int newSpread) {
        return new Spawn(group, name, count, rooms, inEach, newSpread, apart, tension);
    }

    /** {@return this spawn with another distance between any two} */
    public Spawn withApart(int newApart) {
        return new Spawn(group, name, count, rooms, inEach, spread, newApart, tension);
    }

    /** {@return this spawn in rooms of some tension} */
    public Spawn withTension(TensionRange newTension) {
        return new Spawn(group, name, count, rooms, inEach, spread, apart, newTension);
    }

    /** {@return what markers hold that it took} */
    public String holds() {
        return name.isEmpty() ? group : name;
    }
}
