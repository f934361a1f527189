package undercroft.configspace;

import undercroft.geometry.Transform;

/** Finds a template's variant by its transform. */
final class Stances {

    private Stances() {}

    static Variant variant(Variants variants, int template, Transform transform) {
        return variants.ofTemplate(template).stream()
                .filter(variant -> variant.stances().stream().anyMatch(stance -> stance.transform() == transform))
                .findFirst()
                .orElseThrow();
    }

    static Variant.Stance of(Variants variants, int template, Transform transform) {
        return variant(variants, template, transform).stances().stream()
                .filter(stance -> stance.transform() == transform)
                .findFirst()
                .orElseThrow();
    }
}
