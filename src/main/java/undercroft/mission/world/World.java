package undercroft.mission.world;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Room;
import undercroft.level.Switch;

/** The mission of a level in indexed form. Immutable. */
public final class World {

    private final Level level;
    private final int start;
    private final int[] goals;
    private final List<String> items;
    private final boolean[] paying;
    private final int[][] itemsIn;
    private final int[] turnedIn;
    private final List<Passage> passages;
    private final int[][] passagesAt;

    private World(Level level) {
        this.level = level;
        MissionStart ends = new MissionStart(level);
        this.start = ends.start();
        this.goals = ends.goals();
        Map<String, Integer> itemIndex = new LinkedHashMap<>();
        level.rooms().forEach(room -> room.contents().items().forEach(item -> number(itemIndex, item)));
        Passages compiled = new Passages(level, item -> number(itemIndex, item));
        this.passages = compiled.all();
        this.items = List.copyOf(itemIndex.keySet());
        MissionRules rules = level.missionRules();
        this.paying = new boolean[items.size()];
        for (int i = 0; i < paying.length; i++) {
            paying[i] = rules.isSpent(items.get(i));
        }
        List<String> switches = rules.switches().stream().map(Switch::name).toList();
        this.itemsIn = new int[level.rooms().size()][];
        this.turnedIn = new int[level.rooms().size()];
        for (int room = 0; room < turnedIn.length; room++) {
            Contents contents = level.rooms().get(room).contents();
            itemsIn[room] = numbers(contents.items(), itemIndex);
            turnedIn[room] = switches.indexOf(contents.turns());
        }
        this.passagesAt = passagesAt(level.rooms().size(), level.connections());
    }

    /** {@return the mission of a level; a level without one gives a world in which its locks need the items they name} */
    public static World of(Level level) {
        return new World(level);
    }

    private static int number(Map<String, Integer> index, String name) {
        return index.computeIfAbsent(name, absent -> index.size());
    }

    private static int[] numbers(List<String> names, Map<String, Integer> index) {
        int[] numbers = new int[names.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(index, names.get(i));
        }
        return numbers;
    }

    private static int[][] passagesAt(int rooms, List<Connection> connections) {
        int[] counts = new int[rooms];
        for (Connection connection : connections) {
            counts[connection.from()]++;
            counts[connection.to()]++;
        }
        int[][] at = new int[rooms][];
        for (int room = 0; room < rooms; room++) {
            at[room] = new int[counts[room]];
        }
        for (int i = connections.size() - 1; i >= 0; i--) {
            Connection connection = connections.get(i);
            at[connection.from()][--counts[connection.from()]] = i;
            at[connection.to()][--counts[connection.to()]] = i;
        }
        return at;
    }

    public Level level() {
        return level;
    }

    public int rooms() {
        return itemsIn.length;
    }

    public int start() {
        return start;
    }

    /** {@return the rooms that must all be reached, in the order of the level} */
    public int[] goals() {
        return goals;
    }

    public int items() {
        return items.size();
    }

    public String item(int index) {
        return items.get(index);
    }

    /** {@return the index of an item, or −1 if the level does not name it} */
    public int itemIndex(String name) {
        return items.indexOf(name);
    }

    /** {@return whether the locks that an item opens cost one each} */
    public boolean isSpent(int item) {
        return paying[item];
    }

    /** {@return the items that lie in a room, one entry for each copy} */
    public int[] itemsIn(int room) {
        return itemsIn[room];
    }

    /** {@return the switch that can be turned in a room, or −1} */
    public int turnedIn(int room) {
        return turnedIn[room];
    }

    public int switches() {
        return level.missionRules().switches().size();
    }

    /** {@return the number of states of a switch} */
    public int states(int switchIndex) {
        return level.missionRules().switches().get(switchIndex).states().size();
    }

    public Switch switchAt(int index) {
        return level.missionRules().switches().get(index);
    }

    public List<Passage> passages() {
        return passages;
    }

    /** {@return the indexes of the passages at a room, those that cannot be left by it too} */
    public int[] passagesAt(int room) {
        return passagesAt[room];
    }

    public String id(int room) {
        return level.rooms().get(room).id();
    }

    public Room room(int index) {
        return level.rooms().get(index);
    }

    /** {@return a passage by the ids of its rooms} */
    public String name(Passage passage) {
        return id(passage.from()) + "–" + id(passage.to());
    }

    /** {@return whether any lock costs an item} */
    public boolean hasPaidLocks() {
        return passages.stream().anyMatch(Passage::isPaid);
    }

    /** {@return the indexes of all rooms} */
    public IntStream allRooms() {
        return IntStream.range(0, rooms());
    }
}
