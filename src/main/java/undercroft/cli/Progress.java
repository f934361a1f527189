package undercroft.cli;

import undercroft.level.Level;
import undercroft.search.SearchListener;

/** Shows how far a run has got. Thread-safe. */
interface Progress extends AutoCloseable {

    /** Shows nothing. */
    Progress SILENT = new Progress() {
        @Override
        public SearchListener listener(Level level) {
            return SearchListener.NONE;
        }

        @Override
        public void layoutDone() {}

        @Override
        public void print(Runnable printing) {
            printing.run();
        }

        @Override
        public void close() {}
    };

    /** A listener for the searches of a level. */
    SearchListener listener(Level level);

    void layoutDone();

    /** Prints to the console without garbling what it shows of the progress. */
    void print(Runnable printing);

    @Override
    void close();
}
