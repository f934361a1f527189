package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.level.SearchParameter;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * One search from nothing to a whole layout: pinned rooms first, then chain after chain, each on top of a legal layout of
 * those before; of every partial layout several different extensions are tried before it is given up for another.
 */
final class Attempt {

    private final Plan plan;
    private final int number;
    private final Budget budget;
    private final SearchListener listener;
    private final Casting casting;
    private final PartialLayout layout;
    private final ChainStrategy strategy;
    private final List<Frame> frames;
    private final int extensions;
    private long backtracks;

    Attempt(Plan plan, long seed, int number, boolean heedsWishes, Budget budget, SearchListener listener) {
        this.plan = plan;
        this.number = number;
        this.budget = budget;
        this.listener = listener;
        RandomStream random = RandomStream.of(seed, number);
        this.casting = new Casting(plan, random, heedsWishes);
        this.layout = new PartialLayout(plan, casting, random);
        this.strategy = new Annealing(plan, layout, casting, random, budget);
        this.frames =
                plan.chains().stream().map(chain -> new Frame(plan, chain)).toList();
        this.extensions = plan.level().search().getInt(SearchParameter.EXTENSIONS);
    }

    /** Searches within the budget; whether a whole layout was found, which then is {@link #layout}. */
    boolean run() {
        tell(new SearchEvent.AttemptStarted(number));
        placePinned();
        if (!layout.isValid() || budget.isAttemptOver()) {
            return false;
        }
        int depth = 0;
        while (depth < frames.size()) {
            Frame frame = frames.get(depth);
            if (extend(frame)) {
                tellPlaced(depth);
                depth++;
                frames.subList(depth, Math.min(depth + 1, frames.size())).forEach(Frame::clear);
            } else if (budget.isAttemptOver()) {
                return false;
            } else if (frame.tries() >= extensions) {
                if (depth == 0) {
                    return false;
                }
                depth--;
                frames.get(depth).chain().vertices().forEach(layout::lift);
                backtracks++;
                tellBacktracked(depth + 1);
            }
        }
        return arePinnedLawful();
    }

    PartialLayout layout() {
        return layout;
    }

    long backtracks() {
        return backtracks;
    }

    private void placePinned() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room)) {
                budget.spend();
                Point corner = plan.pinnedCorner(room, casting.of(room));
                layout.place(room, casting.of(room), corner.x(), corner.y());
            }
        }
    }

    /** Whether the rooms in no chain keep the repeat rules among themselves; of others their chain has asked. */
    private boolean arePinnedLawful() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room) && !casting.isLawful(room)) {
                return false;
            }
        }
        return true;
    }

    private boolean extend(Frame frame) {
        if (frame.tries() >= extensions) {
            return false;
        }
        frame.countTry();
        boolean found = strategy.layOut(frame.chain(), frame::isDifferent);
        if (found) {
            frame.remember(layout);
        }
        return found;
    }

    private void tell(SearchEvent event) {
        listener.on(event);
    }

    private void tellPlaced(int chain) {
        if (listener != SearchListener.NONE) {
            tell(new SearchEvent.ChainPlaced(number, chain, frames.size(), partialRooms()));
        }
    }

    private void tellBacktracked(int chain) {
        if (listener != SearchListener.NONE) {
            tell(new SearchEvent.Backtracked(number, chain, frames.size(), partialRooms()));
        }
    }

    private List<SearchEvent.PartialRoom> partialRooms() {
        List<SearchEvent.PartialRoom> rooms = new ArrayList<>();
        for (int room = 0; room < plan.roomCount(); room++) {
            addIfStanding(rooms, room, false, room);
        }
        for (Link link : plan.links()) {
            addIfStanding(rooms, link.index(), true, layout.corridorOf(link));
        }
        return rooms;
    }

    private void addIfStanding(List<SearchEvent.PartialRoom> rooms, int index, boolean isCorridor, int object) {
        if (layout.stands(object)) {
            Point place = new Point(layout.x(object), layout.y(object));
            rooms.add(new SearchEvent.PartialRoom(
                    index, isCorridor, layout.variant(object).shape().outline().translated(place)));
        }
    }
}
