package undercroft.cli;

import undercroft.level.Level;
import undercroft.search.SearchListener;

/** Tells a waiting person how far a run is. Thread-safe. */
interface Progress extends AutoCloseable {

    /** Tells nobody anything. */
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

    /** What the searches of a level are to tell of their progress. */
    SearchListener listener(Level level);

    void layoutDone();

    /** Prints to the console without getting mixed up with what stands there of the progress. */
    void print(Runnable printing);

    @Override
    void close();
}
