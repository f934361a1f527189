package undercroft.level;

/** From which of its rooms a barred connection can be opened. Once opened, it stays open. */
public enum Bar {
    /** It is not barred. */
    NONE(""),
    FROM("from"),
    TO("to");

    private final String text;

    Bar(String text) {
        this.text = text;
    }

    /** {@return the word of the formats: from, to, or "" without a bar} */
    public String text() {
        return text;
    }
}
