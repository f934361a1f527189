package undercroft.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The figures of one level.
 *
 * @param rooms the number of rooms of the level, without corridors
 * @param tried the number of measured layouts; 0 if the level is impossible
 * @param found how many of these were found
 * @param preparation the time to prepare the level before its first layout
 * @param impossibility the reasons why there is no layout; empty if none is known
 * @param costs empty if no layout was found
 * @param variety empty if no layout was found
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
