package undercroft.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of requirements, which {@link Requirement#text(List)} writes. Used for one text. */
final class RequirementText {

    private static final Pattern TOKEN =
            Pattern.compile("\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([\\p{L}\\p{Nd}_.-]+)|([&|()=]))");

    private static final int QUOTED = 1;
    private static final int PLAIN = 2;
    private static final int SIGN = 3;

    private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,4}");

    /**
     * A name or a sign.
     *
     * @param isPlain whether it is a name without quotes
     */
    private record Token(String text, boolean isName, boolean isPlain) {

        boolean isSign(String sign) {
            return !isName && text.equals(sign);
        }
    }

    private final List<Token> tokens = new ArrayList<>();
    private final List<Requirement> requirements = new ArrayList<>();
    private final List<String> items = new ArrayList<>();
    private int next;

    private RequirementText() {}

    /** The requirements; nothing if the text is not of their form. */
    static Optional<List<Requirement>> read(String text) {
        RequirementText reader = new RequirementText();
        return reader.split(text) && reader.readAll() ? Optional.of(reader.requirements) : Optional.empty();
    }

    private boolean split(String text) {
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            end = matcher.end();
            if (matcher.group(QUOTED) != null) {
                tokens.add(new Token(matcher.group(QUOTED).replaceAll("\\\\(.)", "$1"), true, false));
            } else if (matcher.group(PLAIN) != null) {
                tokens.add(new Token(matcher.group(PLAIN), true, true));
            } else {
                tokens.add(new Token(matcher.group(SIGN), false, false));
            }
        }
        return end == text.length();
    }

    private boolean readAll() {
        boolean isGood = tokens.isEmpty() || readTerm();
        while (isGood && next < tokens.size()) {
            isGood = take("&") && readTerm();
        }
        if (!items.isEmpty()) {
            requirements.add(0, new Requirement.All(items));
        }
        return isGood;
    }

    private boolean readTerm() {
        if (take("(")) {
            return readChoice();
        }
        Optional<Token> first = takeName();
        if (first.isEmpty()) {
            return false;
        }
        Token name = first.get();
        if (take("=")) {
            Optional<Token> state = takeName();
            state.ifPresent(each -> requirements.add(new Requirement.SwitchState(name.text(), each.text())));
            return state.isPresent();
        }
        Optional<Token> counted = takeName();
        if (counted.isEmpty()) {
            items.add(name.text());
            return true;
        }
        boolean isCount = name.isPlain() && COUNT.matcher(name.text()).matches();
        if (isCount) {
            requirements.add(new Requirement.Count(counted.get().text(), Integer.parseInt(name.text())));
        }
        return isCount;
    }

    private boolean readChoice() {
        List<String> choice = new ArrayList<>();
        do {
            Optional<Token> name = takeName();
            if (name.isEmpty()) {
                return false;
            }
            choice.add(name.get().text());
        } while (take("|"));
        requirements.add(new Requirement.Any(choice));
        return take(")");
    }

    private boolean take(String sign) {
        boolean isThere = next < tokens.size() && tokens.get(next).isSign(sign);
        next += isThere ? 1 : 0;
        return isThere;
    }

    private Optional<Token> takeName() {
        return next < tokens.size() && tokens.get(next).isName() ? Optional.of(tokens.get(next++)) : Optional.empty();
    }
}
