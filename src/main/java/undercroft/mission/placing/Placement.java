package undercroft.mission.placing;

import java.util.List;
import undercroft.level.Level;

/** What the generator chose for a seed, or why it could not. */
public sealed interface Placement {

    /**
     * Everything is chosen.
     *
     * @param level with the items in their rooms and the locks on their connections; it leaves nothing to choose
     * @param choices in words, one for each item, lock and bar
     */
    record Chosen(Level level, List<String> choices) implements Placement {

        public Chosen {
            choices = List.copyOf(choices);
        }
    }

    /**
     * Nothing safe was found.
     *
     * @param isProved whether there is nothing to find
     */
    record None(boolean isProved, String reason) implements Placement {}
}
