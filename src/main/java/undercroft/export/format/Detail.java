package undercroft.export.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import undercroft.layout.Layout;

/** How much of a layout its JSON holds. */
public enum Detail {
    /** What version 1 of the format holds. */
    PLAIN,
    /** Everything. */
    FULL;

    /** {@return the detail of a name in options} */
    public static Optional<Detail> named(String name) {
        return Arrays.stream(values())
                .filter(detail -> detail.text().equals(name))
                .findFirst();
    }

    /** {@return the name in options, {@code plain} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the part of a layout that is written} */
    public Layout of(Layout layout) {
        return this == PLAIN ? layout.plain() : layout;
    }
}
