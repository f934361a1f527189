package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Suggests what to change at a trouble spot. */
public final class Remedies {

    /** The most suggestions: users do not try more at once. */
    private static final int MAX_SUGGESTIONS = 4;

    private Remedies() {}

    /** {@return the suggestions for a trouble spot, a sentence or two each, the most promising first; possibly none} */
    public static List<String> at(TroubleSpot spot) {
        LevelRemedies ofLevel = new LevelRemedies(spot);
        TemplateRemedies ofTemplates = new TemplateRemedies(spot);
        DoorRemedies ofDoors = new DoorRemedies(spot);
        CorridorRemedies ofCorridors = new CorridorRemedies(spot);
        return Stream.<Supplier<Optional<String>>>of(
                        ofLevel::fewerPins,
                        ofTemplates::moreWalls,
                        ofDoors::morePlaces,
                        ofDoors::moreSides,
                        ofCorridors::addCorridor,
                        ofCorridors::otherCorridor,
                        ofTemplates::otherTemplates,
                        ofTemplates::otherSizes,
                        ofTemplates::turning,
                        ofTemplates::repeating,
                        ofLevel::lessDistance,
                        ofLevel::anotherGraph)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .limit(MAX_SUGGESTIONS)
                .toList();
    }
}
