package undercroft.verify;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Facing;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** A verifier that decided with the search's own code would repeat its mistakes. */
@AnalyzeClasses(packages = "undercroft", importOptions = DoNotIncludeTests.class)
class IndependenceTest {

    @ArchTest
    static final ArchRule USES_ONLY_THE_CLASSES_OF_LAYOUTS_AND_LEVELS = classes()
            .that()
            .resideInAPackage("undercroft.verify")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "undercroft.verify",
                    "undercroft.layout",
                    "undercroft.level",
                    "undercroft.template",
                    "undercroft.geometry",
                    // A kind's replay, which shares nothing with the solver that found the solution.
                    "undercroft.puzzle",
                    "undercroft.puzzle.kinds");

    @ArchTest
    static final ArchRule COMPUTES_DOORS_TRANSFORMS_AND_FACINGS_ITSELF = noClasses()
            .that()
            .resideInAPackage("undercroft.verify")
            .should()
            .callMethod(RoomTemplate.class, "doorRuns")
            .orShould()
            .callMethod(DoorSpec.class, "runs", Segment.class)
            .orShould()
            .callMethod(Transform.class, "apply", Point.class)
            .orShould()
            .callMethod(Transform.class, "apply", Segment.class)
            .orShould()
            .callMethod(Segment.class, "length")
            .orShould()
            .callMethod(Segment.class, "contains", Segment.class)
            .orShould()
            .callMethod(Facing.class, "ofEdge", Point.class);
}
