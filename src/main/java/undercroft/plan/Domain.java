package undercroft.plan;

import java.util.List;
import undercroft.configspace.Variant;

/**
 * The variants that a room may take.
 *
 * @param variants at least one
 */
public record Domain(List<Variant> variants) {

    public Domain {
        variants = List.copyOf(variants);
    }

    public int size() {
        return variants.size();
    }

    public Variant get(int index) {
        return variants.get(index);
    }
}
