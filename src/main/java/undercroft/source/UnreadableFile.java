package undercroft.source;

import java.util.Optional;

/**
 * A file that could not be read.
 *
 * @param position of the problem; the start of the file, unless it is in the text
 * @param reason what is wrong with the file, and what to do about it
 */
public record UnreadableFile(SourcePosition position, String reason) implements SourceFile {

    @Override
    public String name() {
        return position.file();
    }

    @Override
    public Optional<SourceText> readable(Diagnostics diagnostics) {
        diagnostics.error(position, reason);
        return Optional.empty();
    }
}
