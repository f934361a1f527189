package undercroft.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Assigns a template to every room, where some templates may be used only once: a maximum bipartite matching by
 * augmenting paths (Kuhn, The Hungarian Method for the Assignment Problem, 1955). The other templates have unlimited
 * capacity.
 */
public final class TemplateMatching {

    private static final int NONE = -1;

    private final List<int[]> choices;
    private final int[] given;
    private final int[] holder;

    /**
     * An empty matching.
     *
     * @param choices for each room the indexes of its templates, in order of preference
     * @param templates the number of templates
     */
    public TemplateMatching(List<int[]> choices, int templates) {
        this.choices = List.copyOf(choices);
        this.given = new int[choices.size()];
        this.holder = new int[templates];
        Arrays.fill(given, NONE);
        Arrays.fill(holder, NONE);
    }

    /**
     * Assigns a template to a room, reassigning others if necessary.
     *
     * @param room index of a room without a template
     * @param once for each template whether it may be used only once
     * @return whether there was one; if not, the rooms in {@link #contenders} share too few templates
     */
    public boolean give(int room, boolean[] once) {
        return augment(room, once, new boolean[once.length]);
    }

    /** {@return the template of a room, which must have one} */
    public int given(int room) {
        return given[room];
    }

    /**
     * A room that cannot be given a template, and all rooms that hold a template it could have: by Hall's theorem,
     * there are more of these rooms than templates for them.
     *
     * @return indexes of rooms, ascending
     */
    public List<Integer> contenders(int room, boolean[] once) {
        boolean[] visited = new boolean[once.length];
        augment(room, once, visited);
        List<Integer> contenders = new ArrayList<>();
        contenders.add(room);
        for (int template = 0; template < visited.length; template++) {
            if (visited[template]) {
                contenders.add(holder[template]);
            }
        }
        contenders.sort(null);
        return contenders;
    }

    private boolean augment(int room, boolean[] once, boolean[] visited) {
        for (int template : choices.get(room)) {
            if (!once[template]) {
                given[room] = template;
                return true;
            }
            if (!visited[template]) {
                visited[template] = true;
                if (holder[template] == NONE || augment(holder[template], once, visited)) {
                    holder[template] = room;
                    given[room] = template;
                    return true;
                }
            }
        }
        return false;
    }
}
