package undercroft.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import undercroft.layout.Layout;
import undercroft.mission.Judgement;
import undercroft.mission.metrics.MissionMetrics;
import undercroft.way.Way;
import undercroft.way.WayThrough;

/**
 * What {@code mission --stats} prints.
 *
 * @param asked how tension should run
 * @param cells that are walked, if there is a layout to walk through
 */
record MissionFigures(MissionMetrics metrics, String asked, OptionalInt cells) {

    private static final int PERCENT = 100;

    static MissionFigures of(Judgement judgement, Optional<Layout> layout) {
        Optional<Way> way = layout.map(WayThrough::of).filter(each -> !each.isEmpty());
        return new MissionFigures(
                MissionMetrics.of(judgement),
                judgement.level().missionRules().tension().name().toLowerCase(Locale.ROOT),
                way.map(each -> OptionalInt.of(each.walkedCells())).orElse(OptionalInt.empty()));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("way: %d rooms entered, %d of them again; %s visited"
                .formatted(metrics.entered(), metrics.again(), share(metrics.visited(), metrics.rooms(), "rooms")));
        cells.ifPresent(count -> lines.add("walked: %d cells".formatted(count)));
        if (!metrics.locks().isEmpty()) {
            lines.add("locks: "
                    + metrics.locks().entrySet().stream()
                            .map(each -> each.getKey() + " opens " + each.getValue())
                            .collect(Collectors.joining(", ")));
        }
        lines.add("leniency: " + share(metrics.lenient(), metrics.rooms(), "rooms without boss, guard or trap"));
        lines.add(
                "tension: as asked (%s) on %s".formatted(asked, share(metrics.asAsked(), metrics.entered(), "steps")));
        return lines;
    }

    private static String share(int part, int whole, String what) {
        return "%d of %d %s (%d %%)".formatted(part, whole, what, whole == 0 ? 0 : PERCENT * part / whole);
    }
}
