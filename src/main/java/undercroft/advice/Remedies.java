package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What may help at a spot. */
public final class Remedies {

    /** So many are told: nobody tries more at once. */
    private static final int MOST = 4;

    private Remedies() {}

    /** What may help at a spot, a sentence or two each, the likeliest first; none where there is nothing to be said of it. */
    public static List<String> at(Spot spot) {
        LevelRemedies ofLevel = new LevelRemedies(spot);
        TemplateRemedies ofTemplates = new TemplateRemedies(spot);
        DoorRemedies ofDoors = new DoorRemedies(spot);
        CorridorRemedies ofCorridors = new CorridorRemedies(spot);
        return Stream.<Supplier<Optional<String>>>of(
                        ofLevel::fewerPins,
                        ofTemplates::moreWalls,
                        ofDoors::morePlaces,
                        ofDoors::moreSides,
                        ofCorridors::aCorridor,
                        ofCorridors::anotherCorridor,
                        ofTemplates::otherTemplates,
                        ofTemplates::otherSizes,
                        ofTemplates::turning,
                        ofTemplates::repeating,
                        ofLevel::lessDistance,
                        ofLevel::anotherGraph)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .limit(MOST)
                .toList();
    }
}
