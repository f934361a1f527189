package undercroft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code in a Markdown file.
 *
 * @param language what follows the opening fence, or ""
 * @param text the lines between the fences
 */
record FencedBlock(String language, String text) {

    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    static List<FencedBlock> of(Path markdown) throws IOException {
        List<FencedBlock> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(Files.readString(markdown));
        while (matcher.find()) {
            blocks.add(new FencedBlock(matcher.group(1), matcher.group(2)));
        }
        return blocks;
    }
}
