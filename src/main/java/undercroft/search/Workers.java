package undercroft.search;

/** The threads on which a search runs its attempts, and the clock of their CPU time. The engine itself starts no thread. */
public interface Workers {

    /** The calling thread alone, without a clock of CPU time. */
    Workers CALLING_THREAD = new Workers() {
        @Override
        public int count() {
            return 1;
        }

        @Override
        public void run(Runnable task) {
            task.run();
        }

        @Override
        public long cpuNanos() {
            return 0;
        }
    };

    /** How many threads there are, with the calling one: at least 1. */
    int count();

    /**
     * Runs a task once on each thread, one of which is the calling one, and returns when all have ended.
     *
     * @param task is thread-safe and ends by itself
     */
    void run(Runnable task);

    /** CPU time of the calling thread so far, in nanoseconds; always 0 where the platform cannot tell. */
    long cpuNanos();
}
