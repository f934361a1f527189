package undercroft.search;

/**
 * Is told of a search's progress, on the thread that searches. It cannot change the result: it draws no random numbers
 * of the search and is given values only.
 */
@FunctionalInterface
public interface SearchListener {

    /** Listens to nothing; the search then makes no events. */
    SearchListener NONE = event -> {};

    void on(SearchEvent event);
}
