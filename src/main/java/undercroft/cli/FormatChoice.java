package undercroft.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import undercroft.export.FormatRegistry;
import undercroft.export.format.FileFormat;

/** The formats that a user names with {@code --format}. */
final class FormatChoice {

    private FormatChoice() {}

    /**
     * Looks formats up.
     *
     * @param names at least one; a repeated name counts once
     * @param isPrinted whether the output goes to standard output, which takes one format that is text
     */
    static <F extends FileFormat> List<F> of(FormatRegistry<F> known, List<String> names, boolean isPrinted)
            throws RefusedException {
        List<F> chosen = new ArrayList<>();
        for (String name : new LinkedHashSet<>(names)) {
            chosen.add(known.named(name)
                    .orElseThrow(() -> new RefusedException("The --format (%s) is not known. Give one or more of %s."
                            .formatted(name, String.join(", ", known.names())))));
        }
        if (isPrinted && (chosen.size() > 1 || !chosen.get(0).isText())) {
            throw new RefusedException(
                    "Standard output takes a single text format. With --out -, give one of %s as --format."
                            .formatted(String.join(", ", known.textNames())));
        }
        return chosen;
    }
}
