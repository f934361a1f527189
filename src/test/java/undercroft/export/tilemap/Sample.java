package undercroft.export.tilemap;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import undercroft.DungeonGenerator;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.TileSettings;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.mission.MissionLevels;
import undercroft.search.Outcome;
import undercroft.tiles.WallRule;

/** A room and a corridor leading out of it, with every property that a layout can have. */
final class Sample {

    private Sample() {}

    static Layout layout() {
        PlacedRoom gate = new PlacedRoom(
                0,
                "gate & <tower>",
                "entrance",
                "gatehouse",
                false,
                new Point(-2, 1),
                Transform.M90,
                Polygon.rectangle(-2, 1, 4, 3),
                List.of(0),
                List.of(new DataEntry("music", "drums"), new DataEntry("poem", "two\nlines \"here\"")));
        PlacedRoom passage = new PlacedRoom(
                1,
                "gate--hall",
                "",
                "passage",
                true,
                new Point(2, 2),
                Transform.R0,
                Polygon.rectangle(2, 2, 2, 1),
                List.of(0),
                List.of());
        Door door = new Door(0, 0, 1, Segment.of(2, 2, 2, 3), Facing.EAST, "iron", true, "gold key");
        return new Layout(
                "1st keep",
                9_007_199_254_740_991L,
                List.of(gate, passage),
                List.of(door),
                List.of(new LayoutConnection(0, 1, LayoutConnection.NO_CORRIDOR, true, "gold key")));
    }

    /** A layout of a level with a mission, a palette, types that are no identifiers and a spawn, and its survey. */
    static Layout surveyed() {
        Level level = MissionLevels.read(
                "rooms:",
                "  gate: { type: 1st hall, label: The Gate, data: { a b: 1, a-b: 2, loot: [gold] } }",
                "  a: { type: 1st-hall, holds: [copper, lamp] }",
                "  throne: { type: boss }",
                "connections:",
                "  - [gate, a]",
                "  - { from: a, to: throne, lock: copper, needs: lamp, secret: true }",
                "palette: { boss: \"#8c2f39\" }",
                "spawn: [{ marker: bat, count: 1, in: { type: boss } }]");
        DungeonGenerator generator = DungeonGenerator.of(level);
        return generator.survey(((Outcome.Found) generator.generate(1)).layout());
    }

    static String written(String format, WallRule walls) {
        return written(format, walls, layout());
    }

    static String written(String format, WallRule walls, Layout layout) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            LayoutFormats.standard()
                    .named(format)
                    .orElseThrow()
                    .write(layout, Appearance.DEFAULT.withTiles(TileSettings.DEFAULT.withWalls(walls)), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
