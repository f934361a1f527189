package undercroft;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.AndFullName.Predicates.fullNameMatching;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import undercroft.fixture.CompiledClasses;

/**
 * The directions in which packages may depend on each other. Data flows one way: files, level, search, layout, export. A package may
 * depend on those listed with it and, through them, on all that these may depend on.
 */
class ArchitectureTest {

    private static final Map<String, List<String>> ARROWS = arrows();

    /** The command line, and the packages that read or write files or start threads. All other packages are the engine. */
    private static final Set<String> AROUND_THE_ENGINE =
            Set.of("batch", "bench", "cli", "concurrent", "files", "importing", "server");

    /**
     * Classes that the engine does not use, as regular expressions. Of {@code java.util.concurrent} it may use what starts no
     * threads.
     */
    private static final List<String> NO_CLASSES_OF_THE_ENGINE = List.of(
            "java\\.awt\\..*",
            "java\\.io\\.(Console|File.*|RandomAccessFile)",
            "java\\.lang\\.(Process.*|Runtime|ThreadGroup)",
            "java\\.lang\\.management\\..*",
            "java\\.net\\..*",
            "java\\.nio\\.(channels|file)\\..*",
            "java\\.util\\.(HexFormat|SplittableRandom|Timer)",
            "java\\.util\\.concurrent\\.(?!ConcurrentHashMap$|TimeUnit$|atomic\\.|locks\\.).*",
            "javax\\..*",
            "org\\.(w3c|xml)\\..*");

    /** Methods that start threads, and methods that are missing in TeaVM's versions of their classes. */
    private static final List<String> NO_METHODS_OF_THE_ENGINE = List.of(
            "java\\.lang\\.Thread\\.(?!(currentThread|interrupt)\\().*",
            "java\\.util\\..*\\.parallel(Stream)?\\(.*",
            "java\\.lang\\.Character\\.toString\\(int\\)",
            "java\\.lang\\.Math\\.multiplyHigh\\(.*",
            "java\\.lang\\.String\\.lines\\(.*",
            "java\\.util\\.regex\\.Matcher\\.results\\(.*",
            "java\\.util\\.regex\\.Pattern\\.splitAsStream\\(.*",
            "java\\.util\\.UUID\\.nameUUIDFromBytes\\(.*");

    /** What uses the front door, the root package. */
    private static final Set<String> ABOVE_THE_FRONT_DOOR = Set.of("cli", "report", "studio");

    private static final JavaClasses CLASSES = CompiledClasses.WITHOUT_TESTS;

    private static final Map<String, Set<String>> USERS = users();

    /** From the plan of a level to its layout. */
    private static final Set<String> SEARCHING =
            Set.of("advice", "chain", "concurrent", "configspace", "graph", "lattice", "plan", "proof", "search");

    /** The packages that use each library, and each part of the JDK that few packages need. */
    private static final Map<String, List<String>> LIBRARIES = Map.of(
            "com.fasterxml.jackson..", List.of("export", "json", "puzzle", "server", "source", "studio"),
            "com.sun.net.httpserver..", List.of("server"),
            "io.jenetics..", List.of("puzzle"),
            "java.net..", List.of("server"),
            "java.security..", List.of("cli", "server"),
            "javax.xml..", List.of("importing"),
            "org.jgrapht..", List.of("graph"),
            "org.locationtech.jts..", List.of("geometry"),
            "org.yaml.snakeyaml..", List.of("source"),
            "picocli..", List.of("cli"));

    /** The methods of {@link Math} whose documentation allows an error. */
    private static final String INEXACT =
            "a?sin|a?cos|a?tan|atan2|sinh|cosh|tanh|exp|expm1|log|log10|log1p|pow|cbrt|hypot";

    private static Map<String, List<String>> arrows() {
        Map<String, List<String>> arrows = new LinkedHashMap<>();
        arrows.put("geometry", List.of("graph"));
        arrows.put("graph", List.of());
        arrows.put("source", List.of());
        arrows.put("json", List.of("source"));
        arrows.put("random", List.of());
        arrows.put("statespace", List.of());
        arrows.put("puzzle", List.of("graph", "json", "random", "statespace"));
        arrows.put("template", List.of("geometry"));
        arrows.put("level", List.of("graph", "template"));
        arrows.put("mission", List.of("graph", "layout", "level", "random", "statespace"));
        arrows.put("input", List.of("level", "filling", "source", "spawn", "wish"));
        arrows.put("files", List.of("input"));
        arrows.put("server", List.of("files", "json"));
        arrows.put("extension", List.of("input", "layout"));
        arrows.put("configspace", List.of("template", "geometry"));
        arrows.put("chain", List.of("graph"));
        arrows.put("layout", List.of("level", "geometry", "puzzle", "random"));
        arrows.put("plan", List.of("level", "configspace", "chain", "wish"));
        arrows.put("wish", List.of("level"));
        arrows.put("placement", List.of("plan", "random"));
        arrows.put("proof", List.of("plan", "random"));
        arrows.put("advice", List.of("plan"));
        arrows.put("lattice", List.of("plan", "random"));
        arrows.put("search", List.of("advice", "lattice", "layout", "placement", "plan", "random"));
        arrows.put("difference", List.of("layout"));
        arrows.put("concurrent", List.of("search"));
        arrows.put("verify", List.of("filling", "tiles", "level"));
        arrows.put("survey", List.of("tiles", "level"));
        arrows.put("tiles", List.of("layout"));
        arrows.put("way", List.of("tiles"));
        arrows.put("filling", List.of("tiles"));
        arrows.put("spawn", List.of("graph", "random", "tiles"));
        arrows.put("xml", List.of());
        arrows.put("export", List.of("tiles", "chain", "json", "mission", "puzzle", "way", "xml"));
        arrows.put("campaign", List.of("filling", "export"));
        arrows.put("batch", List.of("export", "files", "tiles", "verify"));
        arrows.put("yaml", List.of("level"));
        arrows.put("importing", List.of("yaml", "files", "export"));
        arrows.put("grow", List.of("layout", "yaml", "random"));
        arrows.put("bench", List.of("search", "verify", "export"));
        return arrows;
    }

    @TestFactory
    Stream<DynamicTest> packagesDependOnlyInTheDirectionOfTheArrows() {
        return ARROWS.keySet().stream().map(ArchitectureTest::onlyAlongTheArrows);
    }

    @TestFactory
    Stream<DynamicTest> everyArrowIsUsed() {
        return ARROWS.entrySet().stream()
                .map(from -> DynamicTest.dynamicTest(
                        from.getKey(),
                        () -> assertThat(from.getValue())
                                .allSatisfy(
                                        to -> assertThat(usersOf(packageOf(to))).contains(from.getKey()))));
    }

    /** Every package but the root and those above it must be listed. */
    @Test
    void everyPackageHasArrows() {
        Set<String> known = new LinkedHashSet<>(ARROWS.keySet());
        known.addAll(ABOVE_THE_FRONT_DOOR);
        classes()
                .that()
                .resideOutsideOfPackage("undercroft")
                .should()
                .resideInAnyPackage(packagesOf(known))
                .check(CLASSES);
    }

    @Test
    void packagesMakeNoCycles() {
        slices().matching("undercroft.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** A package and its own sub-packages must not depend on each other. */
    @Test
    void packagesAndSubPackagesMakeNoCycles() {
        slices().matching("undercroft.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void nothingDependsOnTheCommandLine() {
        outsideTheCommandLine()
                .should()
                .dependOnClassesThat()
                .resideInAPackage(packageOf("cli"))
                .check(CLASSES);
    }

    /** The arrows alone would allow the graph, through the geometry. */
    @Test
    void theVerifierSharesNothingWithTheSearch() {
        noClasses()
                .that()
                .resideInAPackage(packageOf("verify"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packagesOf(SEARCHING))
                .check(CLASSES);
    }

    /** Puzzles are laid onto the floors of finished layouts. The arrows alone would allow it, through the layout. */
    @Test
    void theSearchKnowsNoPuzzles() {
        noClasses()
                .that()
                .resideInAnyPackage(packagesOf(SEARCHING))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(packageOf("puzzle"))
                .check(CLASSES);
    }

    @TestFactory
    Stream<DynamicTest> librariesAreUsedOnlyInTheirPackages() {
        return LIBRARIES.entrySet().stream()
                .map(library -> DynamicTest.dynamicTest(
                        library.getKey(),
                        () -> assertThat(usersOf(library.getKey()))
                                .containsExactlyInAnyOrderElementsOf(library.getValue())));
    }

    @Test
    void thereAreNoOtherLibraries() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(Stream.concat(
                                LIBRARIES.keySet().stream(),
                                Stream.of(
                                        "",
                                        "undercroft..",
                                        "java.lang..",
                                        "java.util..",
                                        "java.io..",
                                        "java.nio..",
                                        "java.math..",
                                        "java.text..",
                                        "java.time..",
                                        "org.jspecify.."))
                        .toArray(String[]::new)))
                .check(CLASSES);
    }

    @Test
    void noStaticFieldHoldsState() {
        fields().that().areStatic().should().beFinal().check(CLASSES);
        fields().that()
                .areStatic()
                .should()
                .notHaveRawType(assignableTo(ThreadLocal.class))
                .andShould()
                .notHaveRawType(assignableTo(RandomGenerator.class))
                .andShould()
                .notHaveRawType(resideInAPackage("java.util.concurrent.."))
                .check(CLASSES);
    }

    @Test
    void onlyTheCommandLineTalksToTheConsole() {
        outsideTheCommandLine()
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "console")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    /** Randomness is passed in, so that the same seed gives the same layout. */
    @Test
    void onlyTheCommandLineDrawsUnseededRandomNumbersOrReadsTheTimeOfDay() {
        outsideTheCommandLine()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(RandomGenerator.class, "getDefault")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(CLASSES);
    }

    /** Results of these methods may differ in the last bit from machine to machine; those of {@link StrictMath} may not. */
    @Test
    void nothingUsesInexactMathematics() {
        noClasses()
                .should()
                .callMethodWhere(target(owner(type(Math.class))).and(target(nameMatching(INEXACT))))
                .check(CLASSES);
    }

    /** The engine also runs in a web page, compiled to WebAssembly, where none of these exist. */
    @Test
    void theEngineUsesNoFilesThreadsManagementBeansStaxOrAwt() {
        theEngine()
                .should()
                .dependOnClassesThat(nameMatching(String.join("|", NO_CLASSES_OF_THE_ENGINE)))
                .orShould()
                .accessTargetWhere(target(fullNameMatching(String.join("|", NO_METHODS_OF_THE_ENGINE))))
                .check(CLASSES);
    }

    @Test
    void theEngineDoesNotDependOnWhatIsAroundIt() {
        theEngine()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packagesOf(AROUND_THE_ENGINE))
                .check(CLASSES);
    }

    private static GivenClassesConjunction theEngine() {
        return noClasses().that().resideOutsideOfPackages(packagesOf(AROUND_THE_ENGINE));
    }

    private static GivenClassesConjunction outsideTheCommandLine() {
        return noClasses().that().resideOutsideOfPackage(packageOf("cli"));
    }

    private static DynamicTest onlyAlongTheArrows(String name) {
        Set<String> allowed = reachable(name);
        ArchRule rule = noClasses()
                .that()
                .resideInAPackage(packageOf(name))
                .should()
                .dependOnClassesThat(
                        resideInAPackage("undercroft..").and(not(resideInAnyPackage(packagesOf(allowed)))));
        return DynamicTest.dynamicTest(name, () -> rule.check(CLASSES));
    }

    /** The top-level packages with a class that depends on a package matching a pattern. */
    private static Set<String> usersOf(String pattern) {
        PackageMatcher matcher = PackageMatcher.of(pattern);
        return USERS.entrySet().stream()
                .filter(used -> matcher.matches(used.getKey()))
                .flatMap(used -> used.getValue().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** By package, the top-level packages that depend on it. */
    private static Map<String, Set<String>> users() {
        Map<String, Set<String>> users = new HashMap<>();
        for (JavaClass user : CLASSES) {
            String name =
                    user.getPackageName().replaceAll("^undercroft\\.?", "").replaceAll("\\..*", "");
            for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                users.computeIfAbsent(dependency.getTargetClass().getPackageName(), used -> new TreeSet<>())
                        .add(name);
            }
        }
        return users;
    }

    /** A package and everything it may depend on. */
    private static Set<String> reachable(String name) {
        Set<String> reachable = new LinkedHashSet<>(Set.of(name));
        for (String next : ARROWS.getOrDefault(name, List.of())) {
            reachable.addAll(reachable(next));
        }
        return reachable;
    }

    private static String packageOf(String name) {
        return "undercroft." + name + "..";
    }

    private static String[] packagesOf(Set<String> names) {
        return names.stream().map(ArchitectureTest::packageOf).toArray(String[]::new);
    }
}
