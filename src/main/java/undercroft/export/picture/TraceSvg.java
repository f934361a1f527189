package undercroft.export.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.SvgElements;
import undercroft.export.format.Appearance;
import undercroft.export.picture.TraceFrame.TracedRoom;
import undercroft.geometry.Box;
import undercroft.geometry.Point;

/**
 * A search as an animated SVG, which browsers play in a loop with a pause at the end. Rooms light up in the step that
 * places them; in a backtracking step the removed rooms are shown once more, in a warning colour.
 * <p>A room that stays through many steps is one element with the time for which it is visible, so the size of the file
 * depends on how much the search changed. If there are more than {@value #MOST_ELEMENTS} elements or {@value
 * #MOST_FRAMES} steps, only every second, fourth, eighth … step is shown, and always the last. A viewer without
 * animations shows the last step.
 */
public final class TraceSvg {

    private static final int MOST_FRAMES = 400;
    private static final int MOST_ELEMENTS = 8_000;

    /** In seconds. */
    private static final double LONGEST_FRAME = 0.8;

    private static final double WANTED_LENGTH = 60;
    private static final double SHORTEST_FRAME = 0.1;
    private static final double PAUSE = 3;

    /** In pixels. */
    private static final double MARGIN = 24;

    private static final double TITLE_HEIGHT = 58;
    private static final double LEAST_WIDTH = 480;
    private static final double TITLE_SIZE = 22;
    private static final double TITLE_BASELINE = 18;
    private static final double CAPTION_SIZE = 14;
    private static final double CAPTION_BASELINE = 42;
    private static final double WALL = 3;

    /** Around the rooms, in cells. */
    private static final double BORDER = 1;

    private final String title;
    private final Palette palette;
    private final List<TraceFrame> frames;
    private final RoomColours floors;
    private final MapScale scale;
    private final RoomNames names;
    private final double frameLength;
    private final double length;

    private TraceSvg(String title, List<TraceFrame> frames, Appearance appearance) {
        this.title = title;
        this.palette = Palette.of(appearance.theme());
        this.frames = frames;
        List<TracedRoom> rooms =
                frames.stream().flatMap(frame -> frame.rooms().stream()).toList();
        this.floors = RoomColours.of(
                appearance.theme(),
                rooms.stream()
                        .map(TracedRoom::type)
                        .filter(type -> !type.isEmpty())
                        .distinct()
                        .toList());
        List<Point> points = rooms.stream()
                .flatMap(room -> room.outline().vertices().stream())
                .toList();
        Box bounds = points.isEmpty() ? new Box(0, 0, 1, 1) : Box.around(points);
        this.scale = MapScale.of(bounds, appearance, MARGIN, MARGIN + TITLE_HEIGHT, BORDER);
        this.names = new RoomNames(scale.pixelsPerCell(), palette.ink());
        this.frameLength = Math.max(SHORTEST_FRAME, Math.min(LONGEST_FRAME, WANTED_LENGTH / frames.size()));
        this.length = frameLength * frames.size() + PAUSE;
    }

    /**
     * Writes an animation; {@code out} stays open.
     *
     * @param title such as the level and the seed
     * @param frames at least one
     */
    public static void write(String title, List<TraceFrame> frames, Appearance appearance, OutputStream out)
            throws IOException {
        if (frames.isEmpty()) {
            throw new IllegalArgumentException("The frames (none) must be at least one.");
        }
        new TraceSvg(title, thinned(frames), appearance).write(out);
    }

    /** Every 2^k-th frame and the last, with the smallest k that keeps the file small. */
    static List<TraceFrame> thinned(List<TraceFrame> frames) {
        List<TraceFrame> kept = frames;
        for (int every = 2; isTooMuch(kept); every *= 2) {
            int step = every;
            kept = IntStream.range(0, frames.size())
                    .filter(i -> i % step == 0 || i == frames.size() - 1)
                    .mapToObj(frames::get)
                    .toList();
        }
        return kept;
    }

    private static boolean isTooMuch(List<TraceFrame> frames) {
        return frames.size() > MOST_FRAMES
                || (frames.size() > 2 && sightings(frames).size() > MOST_ELEMENTS);
    }

    /** A room in one place: {@code from} is the first frame that shows it, {@code to} the first that does not. */
    private record Sighting(TracedRoom room, int from, int to, boolean lost) {}

    private static List<Sighting> sightings(List<TraceFrame> frames) {
        List<Sighting> sightings = new ArrayList<>();
        Map<TracedRoom, Integer> standingSince = new LinkedHashMap<>();
        for (int i = 0; i <= frames.size(); i++) {
            boolean over = i == frames.size();
            Set<TracedRoom> here =
                    over ? Set.of() : new LinkedHashSet<>(frames.get(i).rooms());
            boolean lost = !over && frames.get(i).backtrack();
            Iterator<Map.Entry<TracedRoom, Integer>> standing =
                    standingSince.entrySet().iterator();
            while (standing.hasNext()) {
                Map.Entry<TracedRoom, Integer> room = standing.next();
                if (!here.contains(room.getKey())) {
                    sightings.add(new Sighting(room.getKey(), room.getValue(), i, lost));
                    standing.remove();
                }
            }
            for (TracedRoom room : here) {
                standingSince.putIfAbsent(room, i);
            }
        }
        return sightings;
    }

    private void write(OutputStream out) throws IOException {
        int width = (int) Math.ceil(Math.max(LEAST_WIDTH, scale.width() + 2 * MARGIN));
        int height = (int) Math.ceil(scale.top() + scale.height() + MARGIN);
        SvgElements.write(out, width, height, title, svg -> {
            svg.line().start("rect").attribute("width", "100%").attribute("height", "100%");
            svg.fill(palette.page()).end();
            svg.line().start("rect").attribute("x", scale.left()).attribute("y", scale.top());
            svg.attribute("width", scale.width()).attribute("height", scale.height());
            svg.fill(palette.ground()).end();
            Lettering large = new Lettering(TITLE_SIZE, true, palette.ink());
            svg.line().words(new Words(title, new Spot(MARGIN, MARGIN + TITLE_BASELINE), Anchor.START, large));
            for (Sighting sighting : sightings(frames)) {
                writeRoom(sighting, svg);
            }
            for (int i = 0; i < frames.size(); i++) {
                writeCaption(i, svg);
            }
        });
    }

    private void writeRoom(Sighting sighting, SvgElements svg) throws IOException {
        TracedRoom room = sighting.room;
        List<Spot> outline = scale.spots(room.outline());
        Colour floor = room.isCorridor() ? palette.corridor() : floors.of(room.type());
        NavigableMap<Integer, String> fills = new TreeMap<>(Map.of(0, floor.hex()));
        if (!frames.get(sighting.from).backtrack()) {
            fills.put(sighting.from, palette.fresh().hex());
            fills.put(sighting.from + 1, floor.hex());
        }
        if (sighting.lost) {
            fills.put(sighting.to, palette.lost().hex());
        }
        svg.line().start("g");
        // A removed room stays for the backtracking step, in a warning colour.
        show(sighting.from, sighting.lost ? sighting.to + 1 : sighting.to, svg);
        svg.start("path")
                .attribute("d", SvgElements.path(List.of(new Stroke(outline, true))))
                .fill(floor)
                .attribute("stroke", palette.wall().hex())
                .attribute("stroke-width", WALL)
                .attribute("stroke-linejoin", "round");
        animate("fill", fills, svg);
        svg.end();
        if (!room.isCorridor()) {
            for (Words words : names.name(room.label(), outline)) {
                svg.words(words);
            }
        }
        svg.end();
    }

    private void writeCaption(int frame, SvgElements svg) throws IOException {
        TraceFrame shown = frames.get(frame);
        Colour colour = shown.backtrack() ? Palette.alarm() : palette.faintInk();
        Lettering lettering = new Lettering(CAPTION_SIZE, shown.backtrack(), colour);
        svg.line().start("g");
        show(frame, frame + 1, svg);
        svg.words(new Words(shown.caption(), new Spot(MARGIN, MARGIN + CAPTION_BASELINE), Anchor.START, lettering));
        svg.end();
    }

    /** Makes an element visible from one frame to before another. */
    private void show(int from, int to, SvgElements svg) throws IOException {
        NavigableMap<Integer, String> visibilities = new TreeMap<>(Map.of(0, "hidden"));
        visibilities.put(from, "visible");
        visibilities.put(to, "hidden");
        svg.attribute("visibility", to >= frames.size() ? "visible" : "hidden");
        animate("visibility", visibilities, svg);
    }

    /**
     * Animates an attribute in steps.
     * @param values the values by the frame from which they apply. Later ones than the last frame are left out, so that
     *     the pause shows the last frame
     */
    private void animate(String attribute, NavigableMap<Integer, String> values, SvgElements svg) throws IOException {
        NavigableMap<Integer, String> shown = values.headMap(frames.size(), false);
        if (shown.size() == 1) {
            return;
        }
        svg.start("animate")
                .attribute("attributeName", attribute)
                .attribute("calcMode", "discrete")
                .attribute("dur", SvgElements.number(length) + "s")
                .attribute("repeatCount", "indefinite")
                .attribute("values", String.join(";", shown.values()))
                .attribute(
                        "keyTimes",
                        shown.keySet().stream()
                                .map(frame -> String.format(Locale.ROOT, "%.5f", frame * frameLength / length))
                                .collect(Collectors.joining(";")))
                .end();
    }
}
