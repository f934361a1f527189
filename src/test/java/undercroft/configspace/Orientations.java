package undercroft.configspace;

import undercroft.geometry.Transform;

/** Finds a template's variant by its transform. */
final class Orientations {

    private Orientations() {}

    static Variant variant(Variants variants, int template, Transform transform) {
        return variants.ofTemplate(template).stream()
                .filter(variant ->
                        variant.orientations().stream().anyMatch(orientation -> orientation.transform() == transform))
                .findFirst()
                .orElseThrow();
    }

    static Variant.Orientation of(Variants variants, int template, Transform transform) {
        return variant(variants, template, transform).orientations().stream()
                .filter(orientation -> orientation.transform() == transform)
                .findFirst()
                .orElseThrow();
    }
}
