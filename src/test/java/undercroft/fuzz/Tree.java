package undercroft.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A part of a parsed file, whatever its grammar. Mutable: it exists to be damaged. */
final class Tree {

    /** What a part is. */
    enum Kind {
        /** Characters that are written as they are: a number, a name, a blank or a bracket. */
        WORD,
        /** A text, which the grammar quotes and escapes. */
        TEXT,
        /** Items; the text is a tag or an anchor of YAML. */
        LIST,
        /** Entries; the text is a tag or an anchor of YAML. */
        MAPPING,
        /** A key, which is the text, with one value. */
        ENTRY,
        /** An element of XML with attributes, elements and texts; its name is the text. */
        ELEMENT,
        /** An attribute of XML, with its name and one value. */
        ATTRIBUTE;

        /** Whether parts of this kind hold any number of others. */
        boolean isContainer() {
            return this == LIST || this == MAPPING || this == ELEMENT;
        }

        /** Whether parts of this kind are values that can stand in each other's place. */
        boolean isValue() {
            return this != ENTRY && this != ATTRIBUTE;
        }
    }

    private final Kind kind;
    private final List<Tree> children;
    private String text;

    Tree(Kind kind, String text, List<Tree> children) {
        this.kind = kind;
        this.text = text;
        this.children = new ArrayList<>(children);
    }

    static Tree word(String text) {
        return new Tree(Kind.WORD, text, List.of());
    }

    static Tree text(String text) {
        return new Tree(Kind.TEXT, text, List.of());
    }

    Kind kind() {
        return kind;
    }

    String text() {
        return text;
    }

    void setText(String newText) {
        text = newText;
    }

    /** The parts of this one, to be changed. */
    List<Tree> children() {
        return children;
    }

    /** A copy that shares nothing with this tree. */
    Tree copy() {
        Tree copy = new Tree(kind, text, children);
        copy.children.replaceAll(Tree::copy);
        return copy;
    }

    /** A copy with other parts. */
    Tree with(List<Tree> others) {
        return new Tree(kind, text, others);
    }

    /** This part and all parts of it. */
    Stream<Tree> all() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(Tree::all));
    }

    /** The value of an entry of a mapping; an empty list if there is none. */
    Tree value(String key) {
        return children.stream()
                .filter(child -> child.kind == Kind.ENTRY && child.text.equals(key))
                .flatMap(entry -> entry.children.stream())
                .findFirst()
                .orElseGet(() -> new Tree(Kind.LIST, "", List.of()));
    }
}
