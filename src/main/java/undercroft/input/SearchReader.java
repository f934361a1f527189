package undercroft.input;

import java.util.Arrays;
import java.util.Optional;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;

/** Reads {@code search}: every {@link SearchParameter} by its key. */
final class SearchReader {

    private SearchReader() {}

    static SearchParameters read(Value search) {
        Optional<Fields> fields = Fields.of(
                search,
                "the search",
                Arrays.stream(SearchParameter.values())
                        .map(SearchParameter::key)
                        .toList());
        SearchParameters parameters = SearchParameters.DEFAULTS;
        for (SearchParameter parameter : SearchParameter.values()) {
            Optional<Double> value =
                    fields.flatMap(all -> all.get(parameter.key())).flatMap(given -> value(given, parameter));
            if (value.isPresent()) {
                parameters = parameters.with(parameter, value.get());
            }
        }
        return parameters;
    }

    private static Optional<Double> value(Value value, SearchParameter parameter) {
        return parameter.isWhole()
                ? value.wholeNumber((int) parameter.min(), (int) parameter.max())
                        .map(Integer::doubleValue)
                : value.number(parameter.min(), parameter.max());
    }
}
