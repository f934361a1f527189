package undercroft.input;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the problems of all files. The same problem found twice, through an alias for example, counts once. */
final class Problems {

    private final Map<String, Integer> fileOrder = new LinkedHashMap<>();
    private final Set<Diagnostic> found = new LinkedHashSet<>();

    /** Gives a file its rank among the files: the order of the first calls is the order of the report. */
    void beginFile(String file) {
        fileOrder.putIfAbsent(file, fileOrder.size());
    }

    void add(Place place, String problem, String advice) {
        beginFile(place.file());
        found.add(new Diagnostic(place.file(), place.line(), place.column(), problem, advice));
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** How many there are by now, to see whether a step of the reading added any. */
    int count() {
        return found.size();
    }

    List<Diagnostic> sorted() {
        return found.stream()
                .sorted(Comparator.comparingInt((Diagnostic d) -> fileOrder.getOrDefault(d.file(), 0))
                        .thenComparingInt(Diagnostic::line)
                        .thenComparingInt(Diagnostic::column))
                .toList();
    }
}
