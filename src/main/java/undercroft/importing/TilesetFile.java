package undercroft.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetImage;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.CardinalDirection;
import undercroft.importing.XmlTree.Element;
import undercroft.source.BadInputException;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.tiles.Tile;

/**
 * Reads tilesets of Tiled (doc.mapeditor.org/en/stable/reference/tmx-map-format): which tiles show what the program knows. A
 * colour of a terrain, or the class of a tile, says so by the name of a kind of tiles, such as {@code wall}.
 */
public final class TilesetFile {

    /** Kinds without which no map can be drawn; others have something in their place. */
    private static final List<Tile> NEEDED = List.of(Tile.FLOOR, Tile.WALL);

    private static final String SAVE_AGAIN = "Save the tileset with Tiled 1.5 or later.";

    /** How often a tile with the highest sensible probability is drawn. */
    private static final double MAX_PROBABILITY = 1000;

    private final ImportReport report;
    private final TiledValues values;
    private final List<TilesetTile> tiles = new ArrayList<>();
    private final Map<Integer, TilesetTile> described = new LinkedHashMap<>();
    private final Set<Integer> inTerrains = new HashSet<>();

    private TilesetFile(ImportReport report) {
        this.report = report;
        this.values = new TiledValues(report);
    }

    /**
     * Reads a tileset.
     *
     * @param folder in which the maps will be, so that they can refer to the file and its image
     * @throws BadInputException if the file cannot be read or lacks a tile that every map needs
     */
    public static Tileset read(Path file, Path folder) throws BadInputException {
        ImportReport report = new ImportReport(file.toString());
        try {
            Tileset tileset = new TilesetFile(report).tileset(file, folder);
            if (!report.hasErrors()) {
                return tileset;
            }
        } catch (ImportAbortedException e) {
            // The report says why.
        }
        throw new BadInputException(report.sorted());
    }

    private Tileset tileset(Path file, Path folder) throws ImportAbortedException {
        Element root = XmlTree.read(report.read(file), report);
        SourcePosition position = root.position();
        if (!root.name().equals("tileset")) {
            throw refused(position, "The file is not a tileset of Tiled. Give a .tsx file.");
        }
        int size = values.size(position, "tilewidth", root.attribute("tilewidth"));
        if (values.size(position, "tileheight", root.attribute("tileheight")) != size) {
            throw refused(position, "The tiles are not square. Use a tileset whose tiles are.");
        }
        Element image = root.child("image")
                .orElseThrow(
                        () -> refused(position, "The tileset is a collection of images. Use one image for all tiles."));
        int columns = values.size(position, "columns", root.attribute("columns"));
        int count = values.size(position, "tilecount", root.attribute("tilecount"));
        root.children("tile").forEach(this::describe);
        for (Element set : root.child("wangsets").map(Element::children).orElse(List.of())) {
            readTerrains(set);
        }
        described.values().stream()
                .filter(tile -> !inTerrains.contains(tile.id()))
                .forEach(tiles::add);
        checkIds(position, count);
        String background = root.attribute("backgroundcolor");
        return new Tileset(
                root.attribute("name"),
                reference(file, folder),
                new TilesetImage(
                        reference(file.resolveSibling(image.attribute("source")), folder),
                        pixels(image, "width"),
                        pixels(image, "height"),
                        pixels(root, "margin"),
                        pixels(root, "spacing")),
                size,
                columns,
                count,
                tiles,
                background.matches("#[0-9a-f]{6}") ? Optional.of(background) : Optional.empty(),
                false);
    }

    private int pixels(Element element, String name) throws ImportAbortedException {
        return values.number(element.position(), name, element.attribute(name)).intValue();
    }

    /** A file as maps in a folder refer to it. */
    private static String reference(Path file, Path folder) {
        Path from = folder.toAbsolutePath().normalize();
        return from.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
    }

    private void describe(Element tile) {
        String name = tile.attributes().getOrDefault("class", tile.attribute("type"));
        int id = number(tile.attribute("id")).orElse(-1);
        kind(name)
                .ifPresent(kind -> described.put(
                        id, new TilesetTile(id, kind, Terrain.ANY, part(tile), directions(tile), weight(tile))));
    }

    private static Optional<Tile> kind(String name) {
        return Arrays.stream(Tile.values())
                .filter(tile -> tile != Tile.VOID && tile.text().equalsIgnoreCase(name))
                .findFirst();
    }

    private static Optional<DoorPart> part(Element tile) {
        return property(tile, "part").flatMap(DoorPart::named);
    }

    private static Set<CardinalDirection> directions(Element tile) {
        return property(tile, "directions").stream()
                .flatMap(names -> Arrays.stream(names.split(" ")))
                .flatMap(name -> CardinalDirection.named(name).stream())
                .collect(Collectors.toSet());
    }

    private static Optional<String> property(Element tile, String name) {
        return tile.child("properties").stream()
                .flatMap(properties -> properties.children("property").stream())
                .filter(property -> property.attribute("name").equals(name))
                .map(property -> property.attribute("value"))
                .findFirst();
    }

    private static int weight(Element tile) {
        String text = tile.attribute("probability");
        double probability = text.matches("[0-9]{1,4}(\\.[0-9]{1,9})?") ? Double.parseDouble(text) : 1;
        return (int) StrictMath.round(TilesetTile.USUAL_WEIGHT * Math.min(probability, MAX_PROBABILITY));
    }

    private void readTerrains(Element set) throws ImportAbortedException {
        int known = switch (set.attribute("type")) {
            case "corner" -> Terrain.ALL & ~Terrain.SIDES;
            case "edge" -> Terrain.SIDES;
            case "mixed" -> Terrain.ALL;
            default -> throw refused(set.position(), "The terrain has no known type. " + SAVE_AGAIN);
        };
        List<Optional<Tile>> colours = set.children("wangcolor").stream()
                .map(colour -> kind(colour.attribute("name")))
                .toList();
        for (Element tile : set.children("wangtile")) {
            int id = number(tile.attribute("tileid")).orElse(-1);
            List<Integer> labels = labels(tile);
            for (int colour : new LinkedHashSet<>(labels)) {
                if (colour > 0 && colour <= colours.size()) {
                    colours.get(colour - 1).ifPresent(kind -> addToTerrain(id, kind, known, alike(labels, colour)));
                }
            }
        }
    }

    private List<Integer> labels(Element tile) throws ImportAbortedException {
        List<Integer> labels = Arrays.stream(tile.attribute("wangid").split(",", -1))
                .flatMap(label -> number(label).stream())
                .toList();
        if (labels.size() != Terrain.PLACES) {
            throw refused(tile.position(), "The wangid is not a list of eight numbers. " + SAVE_AGAIN);
        }
        return labels;
    }

    private static int alike(List<Integer> labels, int colour) {
        int alike = 0;
        for (int place = 0; place < labels.size(); place++) {
            alike |= labels.get(place) == colour ? 1 << place : 0;
        }
        return alike;
    }

    /** A tile whose class is another kind only borders on the terrain. */
    private void addToTerrain(int id, Tile kind, int known, int alike) {
        TilesetTile plain = described.getOrDefault(
                id, new TilesetTile(id, kind, Terrain.ANY, Optional.empty(), Set.of(), TilesetTile.USUAL_WEIGHT));
        if (plain.kind() == kind) {
            inTerrains.add(id);
            tiles.add(new TilesetTile(
                    id, kind, new Terrain(known, alike & known), plain.part(), plain.directions(), plain.weight()));
        }
    }

    private void checkIds(SourcePosition position, int count) {
        tiles.stream()
                .filter(tile -> tile.id() < 0 || tile.id() >= count)
                .findFirst()
                .ifPresent(tile -> report.error(
                        position, "A tile has an id that is not from 0 to %d. %s".formatted(count - 1, SAVE_AGAIN)));
        for (Tile kind : NEEDED) {
            if (tiles.stream().noneMatch(tile -> tile.kind() == kind)) {
                report.error(
                        position,
                        "The tileset has no tile for %s. Name a colour of a terrain, or the class of a tile, %s."
                                .formatted(kind.text(), Quotation.plain(kind.text())));
            }
        }
    }

    private static Optional<Integer> number(String text) {
        return text.strip().matches("[0-9]{1,6}") ? Optional.of(Integer.parseInt(text.strip())) : Optional.empty();
    }

    private ImportAbortedException refused(SourcePosition position, String why) {
        report.error(position, why);
        return new ImportAbortedException();
    }
}
