package org.teavm.classlib.java.text;

import undercroft.web.Normalization;

/** {@code java.text.Normalizer}. The call of JavaScript is elsewhere: it must not stand in a class of the JDK. */
public final class TNormalizer {

    public enum Form {
        NFC,
        NFD,
        NFKC,
        NFKD
    }

    private TNormalizer() {}

    public static String normalize(CharSequence text, Form form) {
        return Normalization.normalize(text.toString(), form.name());
    }
}
