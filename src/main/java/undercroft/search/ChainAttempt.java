package undercroft.search;

import java.util.List;
import undercroft.level.SearchParameter;

/**
 * Lays out chain after chain, each on top of a legal layout of those before. For every partial layout several different extensions are
 * tried before it is given up for another (Ma et al. 2014, Nepožitek and Gemrot 2018).
 */
final class ChainAttempt extends Attempt {

    private final Annealing annealing;
    private final List<ChainFrame> frames;
    private final int extensions;

    ChainAttempt(AttemptConfig config, AttemptContext context, Budget budget) {
        super(config, context, budget);
        this.annealing = new Annealing(plan, layout, assignment, random, budget);
        this.frames =
                plan.chains().stream().map(chain -> new ChainFrame(plan, chain)).toList();
        this.extensions = plan.level().search().getInt(SearchParameter.EXTENSIONS);
    }

    @Override
    boolean placeOthers() {
        int depth = 0;
        while (depth < frames.size()) {
            ChainFrame frame = frames.get(depth);
            if (extend(frame)) {
                tellPlaced(depth);
                depth++;
                if (depth < frames.size()) {
                    frames.get(depth).clear();
                }
            } else if (budget.isOver()) {
                return false;
            } else if (frame.tries() >= extensions) {
                if (depth == 0) {
                    return false;
                }
                rememberIfLargest();
                depth--;
                for (int room : frames.get(depth).chain().vertices()) {
                    layout.lift(room);
                }
                countBacktrack();
                tellBacktracked(depth + 1);
            }
        }
        return true;
    }

    private boolean extend(ChainFrame frame) {
        if (frame.tries() >= extensions) {
            return false;
        }
        frame.countTry();
        boolean found = annealing.layOut(frame.chain(), frame.isDifferent());
        if (found) {
            frame.remember(layout);
        } else {
            for (int room : frame.chain().vertices()) {
                countFailure(room);
            }
        }
        return found;
    }

    private void tellPlaced(int chain) {
        if (isHeard()) {
            tell(new SearchEvent.ChainPlaced(number(), chain, frames.size(), partialRooms()));
        }
    }

    private void tellBacktracked(int chain) {
        if (isHeard()) {
            tell(new SearchEvent.Backtracked(number(), chain, frames.size(), partialRooms()));
        }
    }
}
