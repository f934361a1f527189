package undercroft.export;

/** The formats that puzzles can be written in. Add a new one here. */
public final class PuzzleFileFormats {

    private PuzzleFileFormats() {}

    public static FormatRegistry<PuzzleFileFormat> standard() {
        return FormatRegistry.<PuzzleFileFormat>empty()
                .with("json", () -> new PuzzleJsonFormat())
                .with("svg", () -> new PuzzleSvgFormat())
                .with("png", () -> new PuzzlePngFormat())
                .with("ascii", () -> new PuzzleAsciiFormat())
                .with("html", () -> new PuzzleHtmlFormat());
    }
}
