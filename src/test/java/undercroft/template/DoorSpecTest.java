package undercroft.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.CompiledClasses;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.input.LevelReader;
import undercroft.input.Schemas;
import undercroft.input.TemplateSource.Unnameable;
import undercroft.level.Level;
import undercroft.template.DoorSpec.Span;
import undercroft.yaml.LevelYaml;

/** What every door rule must do, and that only the rule and the reader know which rules there are. */
class DoorSpecTest {

    /** An edge of 6 steps of [1,0], one of 3 of [-2,1], and one of 3 of [0,-1]. */
    private static final Polygon OUTLINE = Polygon.of(List.of(new Point(0, 0), new Point(6, 0), new Point(0, 3)));

    /** At least one rule of each class. */
    static List<DoorSpec> samples() {
        return List.of(
                DoorSpec.OnEveryEdge.of(1, 1),
                new DoorSpec.OnEveryEdge(2, 0, "gate", DoorDirection.OUT),
                new DoorSpec.Exactly(Segment.of(1, 0, 3, 0), "", DoorDirection.BOTH),
                new DoorSpec.Exactly(Segment.of(2, 2, 4, 1), "gate", DoorDirection.IN),
                new DoorSpec.Along(Segment.of(1, 0, 5, 0), 2, "", DoorDirection.BOTH),
                new DoorSpec.Along(Segment.of(0, 3, 4, 1), 1, "gate", DoorDirection.OUT));
    }

    @Test
    void everyRuleHasASample() {
        assertThat(samples().stream().map(Object::getClass)).contains(DoorSpec.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void offersExactlyTheDoorsOfItsRuns(DoorSpec rule) {
        int doors = 0;
        for (Segment edge : OUTLINE.edges()) {
            List<Segment> offered = offered(rule, edge);
            assertThat(offered).containsExactlyInAnyOrderElementsOf(doorsOfRuns(rule, edge));
            doors += offered.size();
        }
        assertThat(doors).isPositive();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isReadBackAsWritten(DoorSpec rule) throws Exception {
        String yaml = yaml(rule);

        Level again = LevelReader.read("level", yaml, (name, asking) -> new Unnameable());

        assertThat(again.rooms().get(0).templates().get(0).doors()).containsExactly(rule);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isWrittenAsTheSchemaRequires(DoorSpec rule) {
        var schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Schemas.text("level").orElseThrow());

        assertThat(schema.validate(yaml(rule), InputFormat.YAML)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isLoosenedToEveryPlaceOnAnEdge(DoorSpec rule) {
        for (Segment edge : OUTLINE.edges()) {
            for (DoorRun run : rule.runs(edge)) {
                List<DoorRun> loosened = rule.loosened(edge).runs(edge);
                assertThat(loosened)
                        .containsExactly(new DoorRun(
                                edge.from(),
                                edge.step(),
                                run.length(),
                                edge.length() - run.length() + 1,
                                run.socket(),
                                run.direction()));
            }
        }
    }

    /** Otherwise a new rule would have to be added in more places. */
    @Test
    void onlyTheReaderDistinguishesRules() {
        List<String> questions = CompiledClasses.WITHOUT_TESTS.stream()
                .filter(asking -> !asking.getName().startsWith(DoorSpec.class.getName()))
                .filter(asking -> !asking.getName().startsWith("undercroft.input.DoorReader"))
                .flatMap(DoorSpecTest::questions)
                .toList();

        assertThat(questions).isEmpty();
    }

    @Test
    void theRecipeNamesFourFiles() throws IOException {
        String contributing = Files.readString(Path.of("CONTRIBUTING.md"));
        int begin = contributing.indexOf("## A new door rule\n");
        String recipe = contributing.substring(begin, contributing.indexOf("\n## ", begin));
        List<Path> files = Pattern.compile("^\\| `([^`]+)` \\|", Pattern.MULTILINE)
                .matcher(recipe)
                .results()
                .map(found -> Path.of(found.group(1)))
                .toList();

        assertThat(files).hasSize(4).allSatisfy(file -> assertThat(file).exists());
    }

    private static String yaml(DoorSpec rule) {
        return LevelYaml.of(Level.named("level")
                .room("a", RoomTemplate.of("room", OUTLINE, rule))
                .build());
    }

    private static List<Segment> doorsOfRuns(DoorSpec rule, Segment edge) {
        List<Segment> doors = new ArrayList<>();
        for (DoorRun run : rule.runs(edge)) {
            for (int k = 0; k < run.count(); k++) {
                Point from = run.first().plus(run.step().times(k));
                doors.add(new Segment(from, from.plus(run.step().times(run.length()))));
            }
        }
        return doors;
    }

    private static List<Segment> offered(DoorSpec rule, Segment edge) {
        List<Point> points = pointsOf(edge);
        List<Segment> doors = new ArrayList<>();
        for (int from = 0; from < points.size(); from++) {
            for (int to = from + 1; to < points.size(); to++) {
                if (rule.offers(new Span(from, to), new ListedEdge(points))) {
                    doors.add(new Segment(points.get(from), points.get(to)));
                }
            }
        }
        return doors;
    }

    private static List<Point> pointsOf(Segment edge) {
        return IntStream.rangeClosed(0, edge.length())
                .mapToObj(k -> edge.from().plus(edge.step().times(k)))
                .toList();
    }

    private record ListedEdge(List<Point> points) implements DoorSpec.MeasuredEdge {

        @Override
        public int length() {
            return points.size() - 1;
        }

        @Override
        public Optional<Span> spanOf(Segment segment) {
            int[] ends = IntStream.of(points.indexOf(segment.from()), points.indexOf(segment.to()))
                    .sorted()
                    .toArray();
            return ends[0] < 0 ? Optional.empty() : Optional.of(new Span(ends[0], ends[1]));
        }
    }

    private static Stream<String> questions(JavaClass asking) {
        return Stream.concat(
                asking.getInstanceofChecks().stream()
                        .filter(check -> isRule(check.getRawType()))
                        .map(check -> asking.getName() + " asks for "
                                + check.getRawType().getSimpleName()),
                asking.getAccessesFromSelf().stream()
                        .filter(access -> isRule(access.getTargetOwner()) && !makesARule(access))
                        .map(JavaAccess::getDescription));
    }

    private static boolean isRule(JavaClass type) {
        return Arrays.stream(DoorSpec.class.getPermittedSubclasses()).anyMatch(type::isEquivalentTo);
    }

    private static boolean makesARule(JavaAccess<?> access) {
        String name = access.getTarget().getName();
        return name.equals(JavaConstructor.CONSTRUCTOR_NAME) || name.equals("of");
    }
}
