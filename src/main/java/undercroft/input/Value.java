package undercroft.input;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Broken;
import undercroft.source.SourceNode.Literal;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;
import undercroft.source.SourcePosition;

/**
 * Typed access to a node. A value that is wrong is reported, and the result is then empty.
 *
 * @param what the value in words for messages, for example {@code weight of template crypt}
 */
record Value(SourceNode node, String what, Diagnostics diagnostics) {

    /** In characters: texts appear in file names, drawings and other programs. */
    private static final int MAX_TEXT_LENGTH = 200;

    /** In characters: readers of layouts accept no longer text. */
    private static final int MAX_DATA_LENGTH = 1_000;

    /** This value under another name. */
    Value named(String newWhat) {
        return new Value(node, newWhat, diagnostics);
    }

    SourcePosition position() {
        return node.position();
    }

    /** Whether the value is null or left out. */
    boolean isNull() {
        return node.isNull();
    }

    /** Whether the value is a text, number, boolean or null. */
    boolean isScalar() {
        return node instanceof Scalar;
    }

    boolean isList() {
        return node instanceof Sequence;
    }

    boolean isMapping() {
        return node instanceof Mapping;
    }

    boolean isBoolean() {
        return node instanceof Bool;
    }

    /** The number of items or entries; 0 for other values. */
    int size() {
        if (node instanceof Sequence sequence) {
            return sequence.items().size();
        }
        return node instanceof Mapping mapping ? mapping.entries().size() : 0;
    }

    /** A text, perhaps empty. A number is read as it is written. */
    Optional<String> text() {
        return text("Write a text");
    }

    /** A text that is not blank. */
    Optional<Name> name() {
        String advice = "Write a name";
        return text(advice)
                .flatMap(text -> text.isBlank() ? wrong(advice + ".") : Optional.of(new Name(text, position())));
    }

    private Optional<String> text(String advice) {
        if (!(node instanceof Scalar scalar) || isNull()) {
            return wrong(advice + ".");
        }
        if (isBoolean()) {
            return wrong(advice + ", in quotes.");
        }
        boolean fits = scalar.text().length() <= MAX_TEXT_LENGTH
                && scalar.text().codePoints().noneMatch(Character::isISOControl);
        return fits
                ? Optional.of(scalar.text())
                : wrong("%s of one line and at most %d characters.".formatted(advice, MAX_TEXT_LENGTH));
    }

    /** A text, number or boolean as it is written. */
    Optional<String> anyScalar() {
        if (!(node instanceof Scalar scalar) || isNull()) {
            return wrong("Write a text, a number, true or false.");
        }
        return scalar.text().length() <= MAX_DATA_LENGTH
                ? Optional.of(scalar.text())
                : wrong(
                        "a text of %d characters".formatted(scalar.text().length()),
                        "Write at most %d.".formatted(MAX_DATA_LENGTH));
    }

    /** A whole number within limits, both inclusive. */
    Optional<Integer> wholeNumber(int min, int max) {
        OptionalLong number = node.wholeNumber(min, max);
        return number.isPresent()
                ? Optional.of((int) number.getAsLong())
                : wrong("Write a whole number from %d to %d%s.".formatted(min, max, form()));
    }

    /** A number within limits, both inclusive. */
    Optional<Double> number(double min, double max) {
        OptionalDouble number = node.number(min, max);
        return number.isPresent()
                ? Optional.of(number.getAsDouble())
                : wrong("Write a number from %s to %s%s.".formatted(plain(min), plain(max), form()));
    }

    private static String plain(double limit) {
        return BigDecimal.valueOf(limit).stripTrailingZeros().toPlainString();
    }

    /** A boolean. Other spellings than {@code true} and {@code false} are refused, as the JSON Schema does. */
    Optional<Boolean> trueOrFalse() {
        if (node instanceof Bool bool) {
            if (bool.text().equals("true")) {
                return Optional.of(true);
            }
            if (bool.text().equals("false")) {
                return Optional.of(false);
            }
        }
        return wrong("Write true or false%s.".formatted(form()));
    }

    /** One of several choices, by its word. */
    <T> Optional<T> oneOf(List<T> choices, Function<T, String> word) {
        List<String> words = choices.stream().map(word).toList();
        if (node instanceof Scalar scalar && !isNull()) {
            int index = words.indexOf(scalar.text());
            return index >= 0 ? Optional.of(choices.get(index)) : wrongWord(scalar.text(), words);
        }
        return wrong("Write one of %s.".formatted(String.join(", ", words)));
    }

    private <T> Optional<T> wrongWord(String word, List<String> known) {
        reportAt(position(), wrongSentence(described(node)), () -> NearestName.advice(word, known));
        return Optional.empty();
    }

    /**
     * The items of a list.
     *
     * @param item what messages call an item, in one word
     */
    Optional<List<Value>> items(String item) {
        if (!(node instanceof Sequence sequence)) {
            return wrong("Write a list of %ss.".formatted(item));
        }
        List<Value> items = new ArrayList<>();
        for (SourceNode value : sequence.items()) {
            items.add(new Value(value, item + " " + (items.size() + 1) + " of the " + what, diagnostics));
        }
        return Optional.of(items);
    }

    /** An item of a list; nothing if there is none with this index. */
    Optional<Value> item(int index) {
        return node instanceof Sequence sequence && index < sequence.items().size()
                ? Optional.of(new Value(
                        sequence.items().get(index), "item %d of the %s".formatted(index + 1, what), diagnostics))
                : Optional.empty();
    }

    /**
     * The items of a list of fixed length.
     *
     * @param names what messages call the items
     */
    Optional<List<Value>> parts(List<String> names, String advice) {
        if (!(node instanceof Sequence sequence)) {
            return wrong(advice);
        }
        if (sequence.items().size() != names.size()) {
            return wrong("a list of " + sequence.items().size(), advice);
        }
        List<Value> parts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            parts.add(new Value(sequence.items().get(i), names.get(i) + " of " + what, diagnostics));
        }
        return Optional.of(parts);
    }

    /** A name, or a list of at least one. A repeated name is reported and left out. */
    Optional<List<Name>> names(String item) {
        if (isScalar() && !isNull()) {
            return name().map(List::of);
        }
        return items(item)
                .flatMap(items -> items.isEmpty()
                        ? wrong("an empty list", "Name at least one %s.".formatted(item))
                        : Optional.of(distinct(item, items)));
    }

    /** The names in a list, each once. Repeated names are reported. */
    List<Name> distinct(String kind, List<Value> items) {
        Map<String, Name> names = new LinkedHashMap<>();
        for (Value item : items) {
            item.name().ifPresent(name -> {
                Name earlier = names.putIfAbsent(name.text(), name);
                if (earlier != null) {
                    reportRepeated(kind, name, earlier);
                }
            });
        }
        return List.copyOf(names.values());
    }

    /** Reports that a name is given twice in this value. */
    void reportRepeated(String kind, Name name, Name earlier) {
        reportAt(
                name.position(),
                "The %s %s is given twice in the %s, first %s."
                        .formatted(
                                kind,
                                Quotation.word(name.text()),
                                what,
                                earlier.position().seenFrom(name.position())),
                "Drop or rename one of the two.");
    }

    /** Reports that this value is of the wrong kind, unless it could not be parsed, which is reported already. */
    <T> Optional<T> wrong(String advice) {
        return node instanceof Broken ? Optional.empty() : wrong(described(node), advice);
    }

    /**
     * Reports that this value is wrong.
     *
     * @param is what it is, the end of a sentence
     */
    <T> Optional<T> wrong(String is, String advice) {
        report(wrongSentence(is), advice);
        return Optional.empty();
    }

    private String wrongSentence(String is) {
        return "The %s %s %s.".formatted(what, verb(), is);
    }

    /** Reports a problem of this value. Both texts are sentences. */
    void report(String problem, String advice) {
        reportAt(position(), problem, advice);
    }

    /** Reports a problem at a position within this value. Both texts are sentences. */
    void reportAt(SourcePosition position, String problem, String advice) {
        diagnostics.error(position, problem + " " + advice);
    }

    /** Reports a problem at a position within this value; the advice is made only if the problem is told. */
    void reportAt(SourcePosition position, String problem, Supplier<String> advice) {
        diagnostics.error(position, () -> problem + " " + advice.get());
    }

    private static String described(SourceNode node) {
        if (node instanceof Scalar scalar) {
            boolean isPlain = !(node instanceof Literal) && !(node instanceof Text text && text.style() != Style.PLAIN);
            String quoted = isPlain ? Quotation.word(scalar.text()) : Quotation.quoted(scalar.text());
            return node.isNull() ? "empty" : quoted;
        }
        return node instanceof Sequence ? "a list" : "a mapping";
    }

    /** Keys in the plural end in s, all others do not. */
    private String verb() {
        return what.split(" ", 2)[0].endsWith("s") ? "are" : "is";
    }

    /** How to write a number or boolean, where this value is written otherwise. */
    private String form() {
        if (!(node instanceof Text text)) {
            return "";
        }
        if (text.style() == Style.QUOTED) {
            return ", without quotes";
        }
        return text.text().length() > Numeral.MAX_LENGTH
                ? ", of at most %d characters".formatted(Numeral.MAX_LENGTH)
                : "";
    }
}
