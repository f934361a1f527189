package undercroft.verify;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import undercroft.fixture.CompiledClasses;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Facing;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** A verifier that decided with the search's own code would repeat its mistakes. */
class IndependenceTest {

    @Test
    void usesOnlyTheClassesOfLayoutsAndLevels() {
        classes()
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
                        // Distances are defined on tiles; verify walks over them by itself.
                        "undercroft.tiles",
                        // A kind's replay, which shares nothing with the solver that found the solution.
                        "undercroft.puzzle",
                        // Makes the puzzle of a room again, which is the check that it is the one of its seed.
                        "undercroft.filling",
                        "undercroft.puzzle.kinds")
                .check(CompiledClasses.WITHOUT_TESTS);
    }

    @Test
    void computesDoorsTransformsAndFacingsItself() {
        noClasses()
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
                .callMethod(Facing.class, "ofEdge", Point.class)
                .check(CompiledClasses.WITHOUT_TESTS);
    }
}
