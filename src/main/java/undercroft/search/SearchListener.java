package undercroft.search;

/**
 * Is told of a search's progress, on the thread that searches. It cannot change the result: it takes no random numbers from the search
 * and gets values only.
 */
@FunctionalInterface
public interface SearchListener {

    /** Listens to nothing; the search then makes no events. */
    SearchListener NONE = event -> {};

    void on(SearchEvent event);
}
