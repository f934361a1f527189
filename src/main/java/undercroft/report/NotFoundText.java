package undercroft.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.StuckReport;

/** Says why a layout was not found and what may help, with the options of the command line. */
public final class NotFoundText {

    private static final String NEXT_LINE = "\n  - ";

    private NotFoundText() {}

    /** {@return what the generation was limited to and why it found nothing, such as "not found within 10 s: it got stuck …"} */
    public static String of(Outcome.NotFound outcome, Limits limits) {
        if (outcome.end() instanceof SearchEnd.BadMission mission) {
            return "mission " + mission.reason();
        }
        String within = outcome.end() instanceof SearchEnd.IterationsUsedUp
                ? limits.iterations() + " iterations"
                : TimeText.of(limits.time());
        return "not found within %s: %s".formatted(within, reason(outcome));
    }

    /** Why the generation found nothing and what may help. */
    static String reason(Outcome.NotFound outcome) {
        SearchEnd end = outcome.end();
        if (end instanceof SearchEnd.PuzzleFloorTooSmall floor) {
            return puzzle(floor.room(), floor.kind(), floor.reason());
        }
        if (end instanceof SearchEnd.PuzzleNotFound puzzle) {
            String text = puzzle(puzzle.room(), puzzle.kind(), puzzle.reason());
            return puzzle.isLimited() ? text + " Try a longer --time-limit." : text;
        }
        if (end instanceof SearchEnd.SpawnUnmet spawn) {
            return "The spawn %d has no place for %s. %s".formatted(spawn.spawn(), spawn.what(), spawn.reason());
        }
        if (end instanceof SearchEnd.BadMission mission) {
            return mission.reason();
        }
        if (end instanceof SearchEnd.Cancelled) {
            return "it was cancelled.";
        }
        return stuck(outcome.stuck(), end instanceof SearchEnd.IterationsUsedUp ? "--iteration-limit" : "--time-limit");
    }

    private static String puzzle(String room, String kind, String reason) {
        return "The room %s got no puzzle of kind %s. %s".formatted(room, kind, reason);
    }

    private static String stuck(StuckReport stuck, String option) {
        if (stuck.rooms().isEmpty()) {
            return "the limit ended the search before any room had failed. Set a higher %s.".formatted(option);
        }
        List<String> lines = new ArrayList<>();
        lines.add("it got stuck most often at %s%s. What may help there:"
                .formatted(rooms(stuck), connections(stuck.connections())));
        lines.addAll(stuck.remedies());
        lines.add("More time: a higher %s.".formatted(option));
        return String.join(NEXT_LINE, lines);
    }

    private static String rooms(StuckReport stuck) {
        return stuck.rooms().stream().map(StuckReport.FailedRoom::id).collect(Collectors.joining(", "));
    }

    private static String connections(List<StuckReport.FailedConnection> connections) {
        if (connections.isEmpty()) {
            return "";
        }
        String names = connections.stream()
                .map(connection -> connection.from() + "–" + connection.to())
                .collect(Collectors.joining(", "));
        return " (connection%s %s)".formatted(connections.size() == 1 ? "" : "s", names);
    }
}
