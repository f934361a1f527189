package undercroft.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.source.Quotation;
import undercroft.template.Marker;

/** What the letters of a drawing stand for: markers and pillars. */
final class Legend {

    /** Characters that have a meaning in every drawing. */
    private static final String RESERVED = "#. ";

    private static final String PILLAR = "pillar";

    /**
     * What a letter stands for.
     *
     * @param letter where the legend gives it
     * @param marker makes the marker of its cell; nothing for a pillar
     */
    record Meaning(Name letter, Optional<Function<Point, Marker>> marker) {}

    private final Value value;
    private final Map<String, Meaning> meanings;

    private Legend(Value value, Map<String, Meaning> meanings) {
        this.value = value;
        this.meanings = meanings;
    }

    /** Reads a legend. Letters that are wrong are reported and have no meaning. */
    static Optional<Legend> read(Value value) {
        int before = value.diagnostics().errorCount();
        Map<String, Meaning> meanings = new LinkedHashMap<>();
        for (Fields.Field field : Fields.open(
                        value, "letter", letter -> "letter %s of the %s".formatted(letter, value.what()))
                .orElse(List.of())) {
            if (isLetter(field.key(), value)) {
                meaning(field.key(), field.value())
                        .ifPresent(meaning -> meanings.put(field.key().text(), meaning));
            }
        }
        return value.diagnostics().errorCount() > before ? Optional.empty() : Optional.of(new Legend(value, meanings));
    }

    private static boolean isLetter(Name key, Value legend) {
        boolean isOne = key.text().codePointCount(0, key.text().length()) == 1 && !RESERVED.contains(key.text());
        if (!isOne) {
            legend.reportAt(
                    key.position(),
                    "The letter %s in the %s is not one character, or is one of # and the dot."
                            .formatted(Quotation.word(key.text()), legend.what()),
                    "Write a letter, a digit or another sign.");
        }
        return isOne;
    }

    /** A name, a mapping, or the word for a pillar, which has no marker. */
    private static Optional<Meaning> meaning(Name letter, Value value) {
        if (value.isMapping()) {
            return Fields.of(value, value.what(), List.of("marker", "group", "facing", "weight"))
                    .flatMap(fields -> MarkerReader.read(fields, "marker"))
                    .map(marker -> new Meaning(letter, Optional.of(marker)));
        }
        if (!value.isScalar() || value.isNull()) {
            return value.wrong("Write the name of a marker, %s, or { marker: NAME, group: GROUP, facing: south }."
                    .formatted(PILLAR));
        }
        return value.name()
                .map(name -> new Meaning(
                        letter,
                        name.text().equals(PILLAR)
                                ? Optional.empty()
                                : Optional.of(cell -> Marker.of(name.text(), cell))));
    }

    /** What a letter stands for. */
    Optional<Meaning> meaning(String letter) {
        return Optional.ofNullable(meanings.get(letter));
    }

    /** Whether a character is floor or outside in every drawing. */
    static boolean isReserved(String letter) {
        return RESERVED.contains(letter);
    }

    /** Reports the letters that a drawing does not use. */
    void reportUnused(Map<String, ?> used) {
        List<Meaning> unused = new ArrayList<>();
        meanings.forEach((letter, meaning) -> {
            if (!used.containsKey(letter)) {
                unused.add(meaning);
            }
        });
        unused.forEach(meaning -> value.reportAt(
                meaning.letter().position(),
                "The letter %s in the %s is not in its cells."
                        .formatted(Quotation.word(meaning.letter().text()), value.what()),
                "Draw it, or drop it."));
    }
}
