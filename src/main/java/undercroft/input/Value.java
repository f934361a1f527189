package undercroft.input;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A value of a file, with what it is in words: typed access that reports what does not fit and then gives nothing.
 *
 * @param what for messages, "weight of template crypt" for example
 */
record Value(YamlNode node, String what, Problems problems) {

    /** Names end up in file names, drawings and other people's programs. */
    private static final int MAX_NAME_LENGTH = 200;

    private static final Pattern WHOLE_NUMBER = Pattern.compile("[-+]?(0|[1-9][0-9]*)");
    private static final Pattern NUMBER = Pattern.compile("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?");

    /** This value under another name. */
    Value named(String newWhat) {
        return new Value(node, newWhat, problems);
    }

    Place place() {
        return node.place();
    }

    void report(String problem, String advice) {
        problems.add(place(), problem, advice);
    }

    /** Whether nothing is written here. */
    boolean isNothing() {
        return node instanceof YamlNode.Scalar scalar && scalar.isNothing();
    }

    boolean isScalar() {
        return node instanceof YamlNode.Scalar;
    }

    boolean isList() {
        return node instanceof YamlNode.Sequence;
    }

    boolean isMapping() {
        return node instanceof YamlNode.Mapping;
    }

    /** The number of items or entries; 0 of what has none. */
    int size() {
        if (node instanceof YamlNode.Sequence sequence) {
            return sequence.items().size();
        }
        return node instanceof YamlNode.Mapping mapping ? mapping.entries().size() : 0;
    }

    boolean isBoolean() {
        return node instanceof YamlNode.Scalar scalar && scalar.isBoolean();
    }

    /** A text, perhaps empty; a number is read as its text. */
    Optional<String> text() {
        return text("Write a text");
    }

    /** A text that is not empty. */
    Optional<Name> name() {
        String advice = "Write a name";
        return text(advice)
                .flatMap(text -> text.isBlank() ? wrong(advice + ".") : Optional.of(new Name(text, place())));
    }

    private Optional<String> text(String advice) {
        if (!(node instanceof YamlNode.Scalar scalar) || scalar.isNothing()) {
            return wrong(advice + ".");
        }
        if (scalar.isBoolean()) {
            return wrong(advice + ", in quotes.");
        }
        boolean fits = scalar.text().length() <= MAX_NAME_LENGTH
                && scalar.text().codePoints().noneMatch(Character::isISOControl);
        return fits
                ? Optional.of(scalar.text())
                : wrong("%s of one line and at most %d characters.".formatted(advice, MAX_NAME_LENGTH));
    }

    /** A text, number or boolean as it is written. */
    Optional<String> anyScalar() {
        return node instanceof YamlNode.Scalar scalar && !scalar.isNothing()
                ? Optional.of(scalar.text())
                : wrong("Write a text, a number, true or false.");
    }

    Optional<Integer> wholeNumber(int min, int max) {
        if (node instanceof YamlNode.Scalar scalar
                && WHOLE_NUMBER.matcher(scalar.text()).matches()) {
            BigInteger number = new BigInteger(scalar.text());
            boolean fits =
                    number.compareTo(BigInteger.valueOf(min)) >= 0 && number.compareTo(BigInteger.valueOf(max)) <= 0;
            if (fits && scalar.isPlain()) {
                return Optional.of(number.intValue());
            }
        }
        return wrong("Write a whole number from %d to %d%s.".formatted(min, max, withoutQuotes()));
    }

    Optional<Double> number(double min, double max) {
        if (node instanceof YamlNode.Scalar scalar
                && NUMBER.matcher(scalar.text()).matches()) {
            double number = Double.parseDouble(scalar.text());
            if (number >= min && number <= max && scalar.isPlain()) {
                return Optional.of(number);
            }
        }
        return wrong(
                "Write a number from %s to %s%s.".formatted(Shown.number(min), Shown.number(max), withoutQuotes()));
    }

    /** Only {@code true} and {@code false}: what {@code yes} and {@code on} mean depends on who reads them. */
    Optional<Boolean> trueOrFalse() {
        if (node instanceof YamlNode.Scalar scalar && scalar.isPlain()) {
            if (scalar.text().equals("true")) {
                return Optional.of(true);
            }
            if (scalar.text().equals("false")) {
                return Optional.of(false);
            }
        }
        return wrong("Write true or false%s.".formatted(withoutQuotes()));
    }

    /** One of a few words. */
    <T> Optional<T> oneOf(List<T> choices, Function<T, String> word) {
        List<String> words = choices.stream().map(word).toList();
        if (node instanceof YamlNode.Scalar scalar && !scalar.isNothing()) {
            int index = words.indexOf(scalar.text());
            return index >= 0 ? Optional.of(choices.get(index)) : wrong(NearestName.advice(scalar.text(), words));
        }
        return wrong("Write one of %s.".formatted(String.join(", ", words)));
    }

    /** The values of a list; {@code item} names one of them in messages. */
    Optional<List<Value>> items(String item) {
        if (!(node instanceof YamlNode.Sequence sequence)) {
            return wrong("Write a list of %ss.".formatted(item));
        }
        List<Value> items = new ArrayList<>();
        for (YamlNode value : sequence.items()) {
            items.add(new Value(value, item + " " + (items.size() + 1) + " of the " + what, problems));
        }
        return Optional.of(items);
    }

    /** The values of a list of fixed length, each with a name of its own. */
    Optional<List<Value>> parts(List<String> names, String advice) {
        if (!(node instanceof YamlNode.Sequence sequence)) {
            return wrong(advice);
        }
        if (sequence.items().size() != names.size()) {
            return wrong("a list of " + sequence.items().size(), advice);
        }
        List<Value> parts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            parts.add(new Value(sequence.items().get(i), names.get(i) + " of " + what, problems));
        }
        return Optional.of(parts);
    }

    /** A name, or a list of at least one; a name that is given twice is reported and left out. */
    Optional<List<Name>> names(String item) {
        if (isScalar() && !isNothing()) {
            return name().map(List::of);
        }
        return items(item)
                .flatMap(items -> items.isEmpty()
                        ? wrong("an empty list", "Name at least one %s.".formatted(item))
                        : Optional.of(different(item, items)));
    }

    /** The names that a list holds, each once; those that are given again are reported. */
    List<Name> different(String kind, List<Value> items) {
        Map<String, Name> names = new LinkedHashMap<>();
        for (Value item : items) {
            item.name().ifPresent(name -> {
                Name earlier = names.putIfAbsent(name.text(), name);
                if (earlier != null) {
                    reportTwice(kind, name, earlier);
                }
            });
        }
        return List.copyOf(names.values());
    }

    /** Reports that a name stands twice in this value. */
    void reportTwice(String kind, Name name, Name earlier) {
        problems.add(
                name.place(),
                "The %s %s is given twice in the %s, first %s."
                        .formatted(
                                kind,
                                Shown.word(name.text()),
                                what,
                                earlier.place().seenFrom(name.place())),
                "Drop or rename one of the two.");
    }

    /** Reports that this value is not what it should be; says nothing of a value that was reported before. */
    <T> Optional<T> wrong(String advice) {
        return node instanceof YamlNode.Broken ? Optional.empty() : wrong(Shown.value(node), advice);
    }

    /** Reports that this value is something that it should not be. */
    <T> Optional<T> wrong(String is, String advice) {
        report("The %s %s %s.".formatted(what, verb(), is), advice);
        return Optional.empty();
    }

    /** Keys in the plural, and only they, end in s. */
    private String verb() {
        return what.split(" ", 2)[0].endsWith("s") ? "are" : "is";
    }

    private String withoutQuotes() {
        return node instanceof YamlNode.Scalar scalar && scalar.style() == YamlNode.Style.QUOTED
                ? ", without quotes"
                : "";
    }
}
