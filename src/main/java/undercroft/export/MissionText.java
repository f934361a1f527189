package undercroft.export;

import java.util.ArrayList;
import java.util.List;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedRoom;
import undercroft.way.Way;
import undercroft.way.Way.Stage;
import undercroft.way.WayThrough;

/**
 * The way through a mission in lines of text: a line for each room as it is entered, with a bar as long as its tension and with what is
 * done in it.
 */
final class MissionText {

    /** The longest bar, in characters. */
    private static final int LONGEST_BAR = 20;

    private MissionText() {}

    /** The lines, under a heading; none if the layout has no mission, or no way. */
    static List<String> of(Layout layout) {
        Way way = WayThrough.of(layout);
        return layout.mission()
                .filter(mission -> !way.isEmpty())
                .map(mission -> lines(layout, mission, way))
                .orElse(List.of());
    }

    private static List<String> lines(Layout layout, LayoutMission mission, Way way) {
        int widest = way.stages().stream()
                .mapToInt(stage -> name(layout, stage).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        lines.add("The way, with its tension:");
        for (int i = 0; i < way.stages().size(); i++) {
            Stage stage = way.stages().get(i);
            PlacedRoom room = layout.rooms().get(stage.room());
            if (!room.isCorridor()) {
                int tension = mission.rooms().get(stage.room()).tension();
                String name = name(layout, stage);
                String line = name + " ".repeat(widest - name.length()) + " " + bar(tension) + deeds(way, i);
                lines.add(line.stripTrailing());
            }
        }
        return lines;
    }

    private static String name(Layout layout, Stage stage) {
        return AsciiDrawing.plain(layout.rooms().get(stage.room()).id());
    }

    private static String bar(int tension) {
        int length = LONGEST_BAR * tension / MissionRoom.MAX_TENSION;
        return "#".repeat(length) + " ".repeat(LONGEST_BAR - length);
    }

    private static String deeds(Way way, int stage) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < way.deeds().size(); i++) {
            if (way.deeds().get(i).stage() == stage) {
                text.append(' ')
                        .append(i + 1)
                        .append(". ")
                        .append(AsciiDrawing.plain(way.deeds().get(i).text()));
            }
        }
        return text.toString();
    }
}
