package undercroft.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives every room a template, where some templates may be given only once: a maximum bipartite matching by augmenting
 * paths (Kuhn, The Hungarian Method for the Assignment Problem, 1955), in which the other templates have room for
 * everybody.
 */
public final class TemplateMatching {

    private static final int NONE = -1;

    private final List<int[]> choices;
    private final int[] given;
    private final int[] holder;

    /**
     * A matching with nothing given yet.
     *
     * @param choices for each room the indexes of its templates, the dearest first
     * @param templates how many templates there are
     */
    public TemplateMatching(List<int[]> choices, int templates) {
        this.choices = List.copyOf(choices);
        this.given = new int[choices.size()];
        this.holder = new int[templates];
        Arrays.fill(given, NONE);
        Arrays.fill(holder, NONE);
    }

    /**
     * Gives a room a template, if need be by giving others another.
     *
     * @param once for each template whether it may be given only once
     * @return whether there was one; if not, the rooms that {@link #contenders} names share too few templates
     */
    public boolean give(int room, boolean[] once) {
        return augment(room, once, new boolean[once.length]);
    }

    /** The template given to a room, which must have been given one. */
    public int given(int room) {
        return given[room];
    }

    /**
     * A room that cannot be given a template, and all that hold the templates it could have: by Hall's theorem, more
     * rooms than there are templates for them.
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
