package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.level.Contents;
import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Room;
import undercroft.mission.Judgement;
import undercroft.mission.MissionJudge;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

/**
 * Hides items so that nobody can get stuck. Placements are drawn by the wishes alone, and one that is not safe is thrown away: so every
 * safe placement has a chance in proportion to its wishes, and all are equally likely where there are none. Where safe placements are too
 * rare for that, {@code AssumedFill} draws from those in which all items can be found, each with the same chance but for the wishes; and
 * where even that fails too often, without care for chances.
 */
final class ItemHiding {

    /** Placements that are drawn by the wishes alone. If one in a hundred is safe, all of them fail once in 20000 seeds. */
    private static final int FREE_DRAWS = 1_000;

    /** With more items, hardly any placement that is drawn so is safe, and fewer are drawn. */
    private static final int MOST_DRAWN = 12;

    private static final int FEW_FREE_DRAWS = 100;

    /** Placements that are made by assumed fill with equal chances; most fail after a few items. */
    private static final int FAIR_FILLS = 1_000;

    /** Placements that are made by assumed fill without care for chances. */
    private static final int FILLS = 200;

    /** States that may be looked at for one placement. */
    private static final long BUDGET = 2_000_000;

    /** Placements that are tried one by one to prove that none is safe. */
    private static final int MOST_ENUMERATED = 20_000;

    private final Level level;
    private final List<ItemPlacing> placings;
    private final List<String> neededKeys;
    private final World owned;
    private final List<double[]> weights = new ArrayList<>();
    private final HiddenItems trial;
    private final SeededRandom random;
    private Optional<Level> lastFailure = Optional.empty();

    /** @param neededKeys items without which the goal must be out of reach */
    ItemHiding(Level level, List<String> neededKeys, SeededRandom random) {
        this.neededKeys = neededKeys;
        this.level = level;
        this.placings = level.missionRules().placings();
        this.owned = World.of(withItems(level, owned(placings)));
        this.trial = new HiddenItems(
                owned,
                placings.stream()
                        .flatMapToInt(placing -> IntStream.generate(() -> owned.itemIndex(placing.item()))
                                .limit(placing.count()))
                        .toArray());
        this.random = random;
        Wishes wishes = new Wishes(level, owned);
        placings.forEach(placing -> weights.add(wishes.weights(placing)));
    }

    /** For each placing, the rooms of its copies. */
    private record Draw(List<int[]> rooms) {}

    /** The level with everything hidden, or why there is none. */
    Placement hidden() {
        for (int i = 0; i < placings.size(); i++) {
            if (isNowhereAllowed(weights.get(i))) {
                return new Placement.None(
                        true, "no room may hold %s.".formatted(placings.get(i).item()));
            }
        }
        Closure best = Closure.collecting(new Clauses(owned));
        if (!best.isFinished()) {
            Judgement judgement = MissionJudge.judge(withoutPlacings(owned.level()), BUDGET);
            return new Placement.None(true, "with every hidden item in hand, " + judgement.reason());
        }
        Optional<Draw> found = drawFreely().or(this::fill);
        return found.map(this::chosen).orElseGet(this::none);
    }

    private static boolean isNowhereAllowed(double... weights) {
        for (double weight : weights) {
            if (weight > 0) {
                return false;
            }
        }
        return true;
    }

    private int freeDraws() {
        int items = placings.stream().mapToInt(ItemPlacing::count).sum();
        return items <= MOST_DRAWN ? FREE_DRAWS : FEW_FREE_DRAWS;
    }

    private Optional<Draw> drawFreely() {
        List<Copies> copies = new ArrayList<>();
        for (int i = 0; i < placings.size(); i++) {
            copies.add(new Copies(placings.get(i).count(), weights.get(i)));
        }
        for (int i = 0; i < freeDraws(); i++) {
            Draw draw = new Draw(copies.stream().map(each -> each.draw(random)).toList());
            if (isSafe(draw)) {
                return Optional.of(draw);
            }
        }
        return Optional.empty();
    }

    private Optional<Draw> fill() {
        AssumedFill fill = new AssumedFill(owned, placings, weights);
        for (int i = 0; i < FAIR_FILLS + FILLS; i++) {
            Optional<Draw> draw = fill.filled(i < FAIR_FILLS, random).map(Draw::new);
            if (draw.isPresent() && isSafe(draw.get())) {
                return draw;
            }
        }
        return Optional.empty();
    }

    private boolean isSafe(Draw draw) {
        int item = 0;
        for (int[] rooms : draw.rooms()) {
            for (int room : rooms) {
                trial.hide(item++, room);
            }
        }
        if (!trial.reached(HiddenItems.NONE).isFinished()) {
            return false;
        }
        Level candidate = withItems(level, items(draw));
        if (!MissionJudge.isSafe(candidate, BUDGET)) {
            lastFailure = Optional.of(candidate);
            return false;
        }
        return neededKeys.stream().allMatch(key -> isNeeded(key, candidate));
    }

    private static boolean isNeeded(String key, Level candidate) {
        List<Room> without = candidate.rooms().stream()
                .map(room -> room.withContents(room.contents().without(key)))
                .toList();
        return !Closure.collecting(new Clauses(World.of(candidate.withRooms(without))))
                .isFinished();
    }

    private Placement chosen(Draw draw) {
        List<String> choices = new ArrayList<>();
        for (int i = 0; i < placings.size(); i++) {
            for (int room : draw.rooms().get(i)) {
                choices.add("%s is hidden in %s"
                        .formatted(
                                placings.get(i).item(), level.rooms().get(room).id()));
            }
        }
        return new Placement.Chosen(withoutPlacings(withItems(level, items(draw))), choices);
    }

    private Placement none() {
        boolean isProved = isEveryPlacementBad();
        String example = lastFailure
                .map(failure ->
                        " For example: " + MissionJudge.judge(failure, BUDGET).reason())
                .orElse("");
        return new Placement.None(
                isProved,
                isProved
                        ? "wherever the hidden items lie, a player can get stuck or cannot finish." + example
                        : "no safe place for the hidden items was found in %d tries."
                                        .formatted(freeDraws() + FAIR_FILLS + FILLS)
                                + example);
    }

    private boolean isEveryPlacementBad() {
        AllPlacements all = new AllPlacements(placings, weights);
        return all.count() <= MOST_ENUMERATED && all.noneMatch(rooms -> isSafe(new Draw(rooms)));
    }

    private List<List<String>> items(Draw draw) {
        List<List<String>> items = new ArrayList<>();
        level.rooms().forEach(room -> items.add(new ArrayList<>()));
        for (int i = 0; i < placings.size(); i++) {
            for (int room : draw.rooms().get(i)) {
                items.get(room).add(placings.get(i).item());
            }
        }
        return items;
    }

    /** All items to hide, in the room where the mission begins. */
    private List<List<String>> owned(List<ItemPlacing> all) {
        List<List<String>> items = new ArrayList<>();
        level.rooms().forEach(room -> items.add(new ArrayList<>()));
        int start = World.of(level).start();
        all.forEach(placing -> {
            for (int i = 0; i < placing.count(); i++) {
                items.get(start).add(placing.item());
            }
        });
        return items;
    }

    private static Level withItems(Level level, List<List<String>> added) {
        List<Room> rooms = new ArrayList<>();
        for (int i = 0; i < added.size(); i++) {
            Room room = level.rooms().get(i);
            if (added.get(i).isEmpty()) {
                rooms.add(room);
            } else {
                List<String> items = new ArrayList<>(room.contents().items());
                items.addAll(added.get(i));
                rooms.add(room.withContents(new Contents(items, room.contents().turns())));
            }
        }
        return level.withRooms(rooms);
    }

    private static Level withoutPlacings(Level level) {
        MissionRules rules = level.missionRules();
        return level.withMissionRules(rules.withoutChoices());
    }
}
