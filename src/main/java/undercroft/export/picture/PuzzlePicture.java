package undercroft.export.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.PngWriter;
import undercroft.export.drawing.SvgElements;
import undercroft.export.drawing.SvgWriter;
import undercroft.export.format.Appearance;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.Scene;

/**
 * Pictures of puzzles to print and play, as SVG or PNG, and solutions move by move as an animated SVG. The bytes are
 * the same on every machine.
 *
 * <p>With a scale of the user's, a picture longer than 5000 pixels is refused.
 */
public final class PuzzlePicture {

    /** In pixels for each cell: large enough for a pencil once it is printed. */
    private static final int LARGEST_SCALE = 48;

    /** The longest side in pixels; larger boards get smaller cells. */
    private static final int LONGEST_SIDE = 1_600;

    private static final int SMALLEST_SCALE = 6;

    /** In cells: marks reach half a cell beyond the board. */
    private static final double MARGIN = 0.75;

    /** The time of each frame, in seconds. */
    private static final double FRAME = 0.7;

    private static final double PAUSE = 2;

    /** The longest side in pixels if the user chooses the scale: A3 at 300 dots an inch. */
    private static final int LONGEST_CHOSEN_SIDE = 5_000;

    private final Palette palette;
    private final int chosenScale;

    /** Draws with the theme and the scale of an appearance. */
    public PuzzlePicture(Appearance appearance) {
        this.palette = Palette.of(appearance.theme());
        this.chosenScale = appearance.pixelsPerCell();
    }

    /** The title of the picture of a puzzle, or of its solution. */
    public static String title(MadePuzzle made, boolean isSolution) {
        return String.format(
                Locale.ROOT, "%s, seed %d%s", made.puzzle().kind().name(), made.seed(), isSolution ? ", solution" : "");
    }

    /** {@return the width of a picture with the margins around it, in cells} */
    public static double widthWithMargin(Scene scene) {
        return scene.width() + 2 * MARGIN;
    }

    /**
     * Writes a picture as SVG; {@code out} stays open.
     *
     * @param title describes the picture, also to screen readers
     */
    public void writeSvg(Scene scene, String title, OutputStream out) throws IOException {
        check(scene, title);
        SvgWriter.write(drawing(scene, title), out);
    }

    /** Writes a picture as PNG; {@code out} stays open. */
    public void writePng(Scene scene, String title, OutputStream out) throws IOException {
        check(scene, title);
        PngWriter.write(drawing(scene, title), out);
    }

    /**
     * Writes an SVG that shows pictures one after the other, in a loop; {@code out} stays open. The marks that all
     * frames begin with are written only once. A viewer without animations shows the first frame.
     *
     * @param frames at least one, all of the same size
     */
    public void writeAnimated(List<Scene> frames, String title, OutputStream out) throws IOException {
        Scene first = frames.get(0);
        check(first, title);
        int common = commonMarks(frames);
        Drawing still =
                drawing(new Scene(first.width(), first.height(), first.marks().subList(0, common)), title);
        SvgElements.write(out, still.width(), still.height(), title, svg -> {
            SvgWriter.writeLayers(still, svg);
            for (int i = 0; i < frames.size(); i++) {
                List<Scene.Mark> marks = frames.get(i).marks();
                svg.line().start("g").attribute("visibility", i == 0 ? "visible" : "hidden");
                animate(i, frames.size(), svg);
                SvgWriter.writeMarks(onPage(first).of(marks.subList(common, marks.size())), svg);
                svg.line().end();
            }
        });
    }

    private static int commonMarks(List<Scene> frames) {
        List<Scene.Mark> first = frames.get(0).marks();
        int shortest =
                frames.stream().mapToInt(frame -> frame.marks().size()).min().orElse(0);
        return (int) IntStream.range(0, shortest)
                .takeWhile(i ->
                        frames.stream().allMatch(frame -> frame.marks().get(i).equals(first.get(i))))
                .count();
    }

    private static void animate(int frame, int frames, SvgElements svg) throws IOException {
        double length = frames * FRAME + PAUSE;
        svg.start("animate")
                .attribute("attributeName", "visibility")
                .attribute("calcMode", "discrete")
                .attribute("dur", SvgElements.number(length) + "s")
                .attribute("repeatCount", "indefinite");
        boolean isFirst = frame == 0;
        boolean isLast = frame == frames - 1;
        String values = (isFirst ? "" : "hidden;") + "visible" + (isLast ? "" : ";hidden");
        String times = IntStream.of(isFirst ? -1 : 0, frame, isLast ? -1 : frame + 1)
                .filter(at -> at >= 0)
                .mapToObj(at -> String.format(Locale.ROOT, "%.5f", at * FRAME / length))
                .collect(Collectors.joining(";"));
        svg.attribute("values", values).attribute("keyTimes", times).end();
    }

    /** Refuses a scale at which a picture is too large, with the largest that is possible. */
    private void check(Scene scene, String title) throws IOException {
        double side = Math.max(scene.width(), scene.height()) + 2 * MARGIN;
        if (chosenScale != Appearance.AUTOMATIC && side * chosenScale > LONGEST_CHOSEN_SIDE) {
            throw new IOException(
                    "The picture of %s at %d pixels a cell would be %.0f pixels long, longer than %d. Draw it at a scale of %d or less."
                            .formatted(title, chosenScale, side * chosenScale, LONGEST_CHOSEN_SIDE, (int)
                                    (LONGEST_CHOSEN_SIDE / side)));
        }
    }

    private Drawing drawing(Scene scene, String title) {
        double scale = scale(scene);
        List<Mark> marks = onPage(scene).of(scene.marks());
        return new Drawing(
                (int) Math.ceil((scene.width() + 2 * MARGIN) * scale),
                (int) Math.ceil((scene.height() + 2 * MARGIN) * scale),
                title,
                palette.page(),
                List.of(new Layer("puzzle", marks)));
    }

    private SceneMarks onPage(Scene scene) {
        double scale = scale(scene);
        return new SceneMarks(
                spot -> new Spot((MARGIN + spot.x()) * scale, (MARGIN + spot.y()) * scale), scale, palette);
    }

    private double scale(Scene scene) {
        double longest = Math.max(scene.width(), scene.height()) + 2 * MARGIN;
        if (chosenScale != Appearance.AUTOMATIC) {
            return chosenScale;
        }
        return Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, Math.floor(LONGEST_SIDE / longest)));
    }
}
