package undercroft.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.configspace.Variant;

/** The variants that a room may take. Immutable. */
public final class Domain {

    private final List<Variant> variants;
    private final int[] templates;
    private final List<Domain> byTemplate;
    private final long weight;

    /**
     * The domain of some variants.
     *
     * @param variants may be empty
     */
    public Domain(List<Variant> variants) {
        this.variants = List.copyOf(variants);
        this.weight = variants.stream().mapToLong(Variant::weight).sum();
        Map<Integer, List<Variant>> groups = new LinkedHashMap<>();
        for (Variant variant : variants) {
            groups.computeIfAbsent(variant.templateIndex(), absent -> new ArrayList<>())
                    .add(variant);
        }
        this.templates = groups.keySet().stream().mapToInt(Integer::intValue).toArray();
        this.byTemplate = groups.size() <= 1
                ? List.of(this)
                : groups.values().stream().map(Domain::new).toList();
    }

    public List<Variant> variants() {
        return variants;
    }

    public int size() {
        return variants.size();
    }

    public Variant get(int index) {
        return variants.get(index);
    }

    /** {@return the sum of the weights of all variants} */
    public long weight() {
        return weight;
    }

    /** {@return the number of different templates of the variants} */
    public int templateCount() {
        return templates.length;
    }

    /** {@return the level's index of the k-th template, 0 ≤ k &lt; {@link #templateCount}} */
    public int template(int k) {
        return templates[k];
    }

    /** {@return the variants of the k-th template, 0 ≤ k &lt; {@link #templateCount}} */
    public Domain ofTemplate(int k) {
        return byTemplate.get(k);
    }
}
