package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.importing.UnityYaml.Piece;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceText;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A room template of Edgar for Unity: a prefab whose outline goes around the tiles of its tilemaps, as {@code RoomTemplateLoaderGrid2D.cs} and
 * {@code RoomTemplateUtilsGrid2D.cs} in OndrejNepozitek/Edgar-Unity 2.0.10 find it, with the component Doors.
 */
final class EdgarPrefab {

    /** The game object below which the tilemaps are, unless they are right below the root. */
    private static final String TILEMAPS = "Tilemaps";

    /** The scripts of Edgar that have no field to know them by. */
    private static final String OUTLINE_OVERRIDE = "59a943616b7fca04d9357f79453113d7";

    private final UnityYaml file;
    private final ImportReport report;
    private final NodeReader values;

    private EdgarPrefab(UnityYaml file, ImportReport report) {
        this.file = file;
        this.report = report;
        this.values = new NodeReader(report);
    }

    /** Reads a prefab; nothing if it is wrong, which is reported. */
    static Optional<RoomTemplate> read(SourceText source, ImportReport report) throws ImportAbortedException {
        return new EdgarPrefab(UnityYaml.parse(source, report), report).template(source);
    }

    private Optional<RoomTemplate> template(SourceText source) {
        Optional<Piece> root = file.ofType("Transform").stream()
                .filter(transform -> transform.reference("m_Father").equals("0"))
                .findFirst();
        Optional<Piece> object = root.flatMap(transform -> file.piece(transform.reference("m_GameObject")));
        Optional<Piece> doors = object.stream()
                .flatMap(room -> file.components(room).stream())
                .filter(component -> component.fields().get("SelectedMode").isPresent())
                .findFirst();
        if (root.isEmpty() || object.isEmpty() || doors.isEmpty()) {
            report.error(
                    source.start(),
                    "The prefab has no component Doors of Edgar on its outermost object. Give a room template, and no variant of a prefab.");
            return Optional.empty();
        }
        String name = NodeReader.scalar(object.get().fields(), "m_Name");
        Optional<List<Point>> outline = outline(root.get(), object.get());
        if (outline.isEmpty()) {
            report.error(
                    source.start(),
                    "The tiles of the room template %s are no room that Edgar would accept. Correct them in Unity."
                            .formatted(Quotation.plain(name)));
            return Optional.empty();
        }
        RepeatRule repeat = file.components(object.get()).stream()
                .flatMap(component -> NodeReader.present(component.fields(), "RepeatMode").stream())
                .flatMap(node -> values.text(node, "repeat mode").stream())
                .flatMap(text -> EdgarRepeatMode.named(text).stream())
                .findFirst()
                .orElse(RepeatRule.ALLOW);
        return new EdgarDoorsComponent(report)
                .read(doors.get().fields(), outline.get())
                .flatMap(all ->
                        new TemplateDraft(name, source.start(), outline.get(), all).checked(Transform.IDENTITY, report))
                .map(made -> made.withRepeat(repeat));
    }

    private Optional<List<Point>> outline(Piece root, Piece object) {
        List<Piece> tilemaps = tilemapsOfOutline(root);
        Set<Point> tiles = new HashSet<>();
        for (Piece tilemap : tilemaps) {
            file.components(tilemap).stream()
                    .filter(component -> component.type().equals("Tilemap"))
                    .forEach(component -> collect(component, tiles));
        }
        OptionalInt padding = file.components(object).stream()
                .flatMap(component -> NodeReader.present(component.fields(), "PaddingTop").stream())
                .mapToInt(node -> values.wholeNumber(node, "PaddingTop", 0, NodeReader.MAX_COORDINATE)
                        .orElse(0))
                .findFirst();
        if (padding.isPresent() && !tiles.isEmpty()) {
            return Optional.of(boxAround(tiles, padding.getAsInt()));
        }
        return EdgarTiles.outline(tiles);
    }

    private static List<Point> boxAround(Set<Point> tiles, int paddingTop) {
        int left = tiles.stream().mapToInt(Point::x).min().orElse(0);
        int right = tiles.stream().mapToInt(Point::x).max().orElse(0);
        int bottom = tiles.stream().mapToInt(Point::y).min().orElse(0);
        int top = tiles.stream().mapToInt(Point::y).max().orElse(0) + paddingTop;
        return List.of(new Point(left, bottom), new Point(left, top), new Point(right, top), new Point(right, bottom));
    }

    /** The game objects with the tilemaps around which the outline goes: one that overrides the outline, or all that do not ask to be ignored. */
    private List<Piece> tilemapsOfOutline(Piece root) {
        List<Piece> children = children(root);
        Piece parent = children.stream()
                .filter(child -> name(child).equals(TILEMAPS))
                .findFirst()
                .orElse(root);
        List<Piece> objects = new ArrayList<>();
        for (Piece child : children(parent)) {
            file.piece(child.reference("m_GameObject")).ifPresent(objects::add);
        }
        Optional<Piece> override = objects.stream()
                .filter(object -> file.components(object).stream()
                        .anyMatch(component -> component.guid("m_Script").equals(OUTLINE_OVERRIDE)))
                .findFirst();
        return override.map(List::of)
                .orElseGet(() -> objects.stream()
                        .filter(object -> file.components(object).stream()
                                .noneMatch(
                                        component -> NodeReader.scalar(component.fields(), "IgnoreWhenComputingOutline")
                                                .equals("1")))
                        .toList());
    }

    private String name(Piece transform) {
        return file.piece(transform.reference("m_GameObject"))
                .map(object -> NodeReader.scalar(object.fields(), "m_Name"))
                .orElse("");
    }

    private List<Piece> children(Piece transform) {
        List<Piece> children = new ArrayList<>();
        for (SourceNode child : values.list(transform.fields(), "m_Children")) {
            file.piece(UnityYaml.fileId(child)).ifPresent(children::add);
        }
        return children;
    }

    /** Collects the places of a tilemap's tiles; without any, Unity writes an empty mapping for the list. */
    private void collect(Piece tilemap, Set<Point> tiles) {
        if (tilemap.fields().get("m_Tiles").orElse(tilemap.fields()) instanceof Sequence sequence) {
            for (SourceNode tile : sequence.items()) {
                values.mapping(tile, "tile")
                        .flatMap(pair -> pair.get("first"))
                        .flatMap(place -> EdgarDoorsComponent.tile(place, values))
                        .ifPresent(tiles::add);
            }
        }
    }
}
