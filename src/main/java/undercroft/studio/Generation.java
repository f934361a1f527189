package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.Change;
import undercroft.DungeonGenerator;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.json.JsonFile;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.report.NotFoundText;
import undercroft.report.SearchRecord;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchListener;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;
import undercroft.source.BadInputException;
import undercroft.verify.Violation;

/** Generates a layout of a level and writes how that ended. */
final class Generation {

    private final OpenLevel open;
    private final GenerateOptions options;
    private final Optional<SearchRecord> record;

    Generation(OpenLevel open, GenerateOptions options) {
        this.open = open;
        this.options = options;
        this.record = options.isTraced() ? Optional.of(new SearchRecord()) : Optional.empty();
    }

    String answer() throws BadInputException {
        long start = System.nanoTime();
        Optional<Layout> kept = Optional.empty();
        if (options.keep().isPresent()) {
            kept = Optional.of(LayoutText.read("keep", options.keep().get()));
        }
        Optional<DungeonGenerator> generator = open.generator(
                () -> System.nanoTime() - start >= options.limits().time().toNanos());
        if (generator.isEmpty()) {
            return notFound(
                    new Outcome.NotFound(new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), SearchStatistics.NONE));
        }
        Limits left = options.limits().after(Duration.ofNanos(System.nanoTime() - start));
        GenerationRequest request = GenerationRequest.of(options.seed())
                .withLimits(left)
                .withListener(record.<SearchListener>map(each -> each).orElse(SearchListener.NONE));
        Outcome outcome = kept.isPresent()
                ? generator.get().change(request, kept.get(), change())
                : generator.get().generate(request);
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        if (outcome instanceof Outcome.Found found) {
            return found(generator.get(), found.layout(), taken);
        }
        return outcome instanceof Outcome.Impossible impossible
                ? impossible(impossible.reasons())
                : notFound((Outcome.NotFound) outcome);
    }

    private Change change() {
        return options.free().isEmpty() ? new Change.Repair() : new Change.PlaceAnew(Set.copyOf(options.free()));
    }

    private String found(DungeonGenerator generator, Layout bare, Duration taken) {
        Layout layout = generator.survey(bare);
        List<Violation> violations = generator.verify(layout);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("The layout of %s with the seed %d breaks a rule: %s"
                    .formatted(level().name(), options.seed(), violations.get(0).message()));
        }
        return answer("found", json -> {
            json.writeNumberField("milliseconds", taken.toMillis());
            json.writeStringField("json", text(layout));
        });
    }

    private static String text(Layout layout) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LayoutFormats.standard().named("json").orElseThrow().write(layout, Appearance.DEFAULT, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private String impossible(List<String> reasons) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            FeasibilityJson.writeImpossible(json, level(), reasons);
            writeTrace(json);
            json.writeEndObject();
        });
    }

    private String notFound(Outcome.NotFound outcome) {
        if (outcome.end() instanceof SearchEnd.BadMission mission) {
            return answer("bad-mission", json -> json.writeStringField("reason", mission.reason()));
        }
        return answer("not-found", json -> {
            json.writeStringField("note", NotFoundText.of(outcome, options.limits()));
            FeasibilityJson.writeStuck(json, outcome.stuck());
            JsonLists.write(json, "largest", outcome.largest(), room -> TraceJson.write(json, room));
        });
    }

    private String answer(String status, JsonFile.Content content) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", status);
            content.writeTo(json);
            writeTrace(json);
            json.writeEndObject();
        });
    }

    private void writeTrace(JsonGenerator json) throws IOException {
        json.writeFieldName("trace");
        TraceJson.write(json, record.map(SearchRecord::steps).orElse(List.of()));
    }

    private Level level() {
        return open.level();
    }
}
