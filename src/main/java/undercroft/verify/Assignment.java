package undercroft.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Divides items among owners with limited space, each item to one of those that may have it, by augmenting paths (Kuhn 1955). */
final class Assignment {

    private static final int NOBODY = -1;

    private final List<List<Integer>> mayHave;
    private final int[] space;
    private final List<List<Integer>> itemsOf = new ArrayList<>();
    private final int[] ownerOf;
    private boolean[] tried;

    /**
     * Nobody has anything yet.
     *
     * @param mayHave for each item, the owners that may have it
     * @param space for each owner, the most items that it may have
     */
    Assignment(List<List<Integer>> mayHave, int[] space) {
        this.mayHave = mayHave;
        this.space = space.clone();
        this.ownerOf = new int[mayHave.size()];
        Arrays.fill(ownerOf, NOBODY);
        for (int i = 0; i < space.length; i++) {
            itemsOf.add(new ArrayList<>());
        }
        this.tried = new boolean[space.length];
    }

    /** Gives an item to an owner, moving others if necessary; false if there is no way, which leaves all as it was. */
    boolean hasPlaceFor(int item) {
        for (int owner : mayHave.get(item)) {
            if (itemsOf.get(owner).size() < space[owner]) {
                give(item, owner);
                return true;
            }
        }
        tried = new boolean[space.length];
        return move(item);
    }

    /** The number of items of an owner. */
    int size(int owner) {
        return itemsOf.get(owner).size();
    }

    private boolean move(int item) {
        for (int owner : mayHave.get(item)) {
            if (!tried[owner]) {
                tried[owner] = true;
                if (itemsOf.get(owner).size() < space[owner]) {
                    give(item, owner);
                    return true;
                }
                for (int other : List.copyOf(itemsOf.get(owner))) {
                    if (move(other)) {
                        give(item, owner);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void give(int item, int owner) {
        if (ownerOf[item] != NOBODY) {
            itemsOf.get(ownerOf[item]).remove(Integer.valueOf(item));
        }
        itemsOf.get(owner).add(item);
        ownerOf[item] = owner;
    }
}
