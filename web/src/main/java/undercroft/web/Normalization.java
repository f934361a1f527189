package undercroft.web;

import org.teavm.jso.JSBody;

/** Unicode's normal forms, which JavaScript knows and TeaVM does not. */
public final class Normalization {

    private Normalization() {}

    /**
     * A text in a normal form.
     *
     * @param form NFC, NFD, NFKC or NFKD
     * @return the text
     */
    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    public static native String normalize(String text, String form);
}
