package undercroft.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What was measured of one level.
 *
 * @param rooms of the level, without corridors
 * @param tried layouts that count; 0 where the level is impossible
 * @param found of those tried
 * @param preparation of the level before its first layout
 * @param impossibility why there is no layout, or nothing
 * @param costs where a layout was found
 * @param variety where a layout was found
 */
public record LevelFigures(
        String level,
        int rooms,
        int tried,
        int found,
        Duration preparation,
        List<String> impossibility,
        Optional<SearchCosts> costs,
        Optional<Variety> variety) {

    public LevelFigures {
        impossibility = List.copyOf(impossibility);
    }

    public boolean isImpossible() {
        return !impossibility.isEmpty();
    }
}
