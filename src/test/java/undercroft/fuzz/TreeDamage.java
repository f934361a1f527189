package undercroft.fuzz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Damages a tree: parts are lost, doubled, swapped, taken from elsewhere, nested and repeated, and values become hostile. */
final class TreeDamage {

    /** One damage in a hundred makes the file large or deep: such inputs take the longest. */
    private static final int ONE_IN_LARGE = 100;

    /** Of a file's parts, so that damages of damages do not grow without end. */
    private static final int MOST_PARTS = 100_000;

    private static final List<Integer> REPEATS = List.of(3, 30, 101, 1_001, 3_000, 20_000);

    private static final List<Integer> DEPTHS = List.of(2, 8, 33, 65, 129, 1_000, 5_000);

    private static final Predicate<String> STARTS_WITH_A_LETTER =
            Pattern.compile("^\\p{L}").asPredicate();

    /**
     * A place in the tree: one of the parts of another part.
     *
     * @param above the place of the parent; none for the root's parts
     */
    private record Place(Tree parent, int index, Optional<Place> above) {

        Tree part() {
            return parent.children().get(index);
        }

        /** The parts around this one, the root first. */
        List<Tree> ancestors() {
            Deque<Tree> ancestors = new ArrayDeque<>();
            Optional<Place> place = Optional.of(this);
            while (place.isPresent()) {
                ancestors.addFirst(place.get().parent());
                place = place.get().above();
            }
            return List.copyOf(ancestors);
        }

        void replaceBy(Tree other) {
            parent.children().set(index, other);
        }
    }

    private final Tree root;
    private final List<String> words;
    private final SplittableRandom random;
    private List<Place> places = List.of();

    /** @param words with a meaning in the grammar of the tree */
    TreeDamage(Tree root, List<String> words, SplittableRandom random) {
        this.root = root;
        this.words = words;
        this.random = random;
    }

    /**
     * Damages one place.
     *
     * @param other a tree of the same grammar, copies of whose parts may be mixed in
     */
    void damage(Tree other) {
        places = new ArrayList<>();
        collect(root, Optional.empty());
        if (places.isEmpty()) {
            root.children().add(Tree.word(any(words)));
            return;
        }
        Place place = place();
        if (random.nextInt(ONE_IN_LARGE) == 0 && places.size() < MOST_PARTS / 10) {
            enlarge(place);
        } else {
            change(place, other);
        }
    }

    /** Any place, but seldom one of an entry or attribute as a whole: without any of them, most files are refused at once. */
    private Place place() {
        Place place = any(places);
        for (int i = 0; i < 3 && !place.part().kind().isValue(); i++) {
            place = any(places);
        }
        return place;
    }

    private void change(Place place, Tree other) {
        List<Tree> siblings = place.parent().children();
        switch (random.nextInt(16)) {
            case 0 -> siblings.remove(place.index());
            case 1 -> siblings.add(place.index(), place.part().copy());
            case 2 -> siblings.add(random.nextInt(siblings.size()), siblings.remove(place.index()));
            case 3 -> swap(place, any(places));
            case 4 -> alike(place, root).ifPresent(part -> place.replaceBy(part.copy()));
            case 5 -> alike(place, other).ifPresent(part -> place.replaceBy(part.copy()));
            case 6 -> siblings.add(place.index(), any(other.all().toList()).copy());
            case 7 -> place.part().children().clear();
            case 8 -> place.part().setText(altered(place.part().text()));
            case 9 -> place.part().setText(any(places).part().text());
            case 10 -> siblings.add(place.index(), Tree.word(any(words)));
            case 11 -> {
                place.part().setText("&a ");
                any(places).part().setText("*a");
            }
            default -> replaceValue(place);
        }
    }

    /** Replaces a value, or the text of what is no value. */
    private void replaceValue(Place place) {
        Tree part = place.part();
        boolean isNumber = part.text().matches("-?[0-9]{1,9}");
        if (isNumber && random.nextInt(3) > 0) {
            part.setText(Integer.toString(Integer.parseInt(part.text()) + random.nextInt(-2, 3)));
            return;
        }
        String text = any(random.nextBoolean() ? HostileValues.NUMBERS : HostileValues.TEXTS);
        if (!part.kind().isValue()) {
            part.setText(text);
        } else {
            place.replaceBy(random.nextBoolean() ? Tree.word(text) : Tree.text(text));
        }
    }

    /** A text with one character more, less or replaced, perhaps by another of its own. */
    private String altered(String text) {
        if (text.isEmpty()) {
            return any(HostileValues.TEXTS);
        }
        int at = random.nextInt(text.length());
        char own = text.charAt(random.nextInt(text.length()));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + any(HostileValues.TEXTS) + text.substring(at);
            default -> text.substring(0, at) + own + text.substring(at + 1);
        };
    }

    private void swap(Place a, Place b) {
        boolean areApart = !isWithin(a, b.part()) && !isWithin(b, a.part());
        if (areApart && a.part().kind().isValue() == b.part().kind().isValue()) {
            Tree part = a.part();
            a.replaceBy(b.part());
            b.replaceBy(part);
        }
    }

    private static boolean isWithin(Place place, Tree part) {
        return place.ancestors().stream().anyMatch(ancestor -> ancestor == part);
    }

    /** Any part of a tree that could stand in a place. */
    private Optional<Tree> alike(Place place, Tree from) {
        boolean isValue = place.part().kind().isValue();
        List<Tree> parts =
                from.all().filter(part -> part.kind().isValue() == isValue).toList();
        return parts.isEmpty() ? Optional.empty() : Optional.of(any(parts));
    }

    private void enlarge(Place place) {
        switch (random.nextInt(4)) {
            case 0 -> nest(place);
            case 1 ->
                place.part()
                        .setText(any(List.of("x", "9", "[", "漢", "-", "a ", "\n", "\t", "\\", " ", "a,", "<"))
                                .repeat(any(List.of(500, 5_000, 50_000, 150_000))));
            default -> repeat(place);
        }
    }

    /** Nests what leads from an ancestor to a place many times in itself. */
    private void nest(Place place) {
        List<Tree> ancestors = place.ancestors();
        int from = random.nextInt(ancestors.size());
        List<Tree> chain = ancestors.subList(from, ancestors.size());
        if (!chain.get(0).kind().isContainer() || !place.part().kind().isValue()) {
            return;
        }
        Tree nested = place.part();
        for (int i = any(DEPTHS); i > 0; i--) {
            for (int link = chain.size() - 1; link >= 0; link--) {
                nested = chain.get(link).with(List.of(nested));
            }
        }
        place.replaceBy(nested);
    }

    /** Repeats a part as it is, or with a number behind every text of its own. */
    private void repeat(Place place) {
        Tree part = place.part();
        int size = (int) Math.min(MOST_PARTS, part.all().count());
        int count = Math.min(any(REPEATS), MOST_PARTS / size);
        boolean isNumbered = random.nextBoolean();
        List<Tree> copies = IntStream.range(0, count)
                .mapToObj(number -> isNumbered ? numbered(part, number) : part.copy())
                .toList();
        place.parent().children().addAll(place.index(), copies);
    }

    private static Tree numbered(Tree part, int number) {
        Tree copy = part.copy();
        copy.all()
                .filter(inner -> inner.kind() == Tree.Kind.TEXT || STARTS_WITH_A_LETTER.test(inner.text()))
                .filter(inner -> inner.children().isEmpty() || inner == copy)
                .forEach(inner -> inner.setText(inner.text() + number));
        return copy;
    }

    private void collect(Tree part, Optional<Place> above) {
        for (int i = 0; i < part.children().size(); i++) {
            Place place = new Place(part, i, above);
            places.add(place);
            collect(part.children().get(i), Optional.of(place));
        }
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
