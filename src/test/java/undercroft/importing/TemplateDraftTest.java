package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.source.Diagnostic;
import undercroft.source.SourcePosition;

class TemplateDraftTest {

    private static final SourcePosition HERE = new SourcePosition("hall.tmx", 3, 7);

    private final ImportReport report = new ImportReport("hall.tmx");

    @Test
    void aTemplateListsAtMostAThousandDoors() {
        assertThat(hallWithDoors(1000).checked(Transform.IDENTITY, report)).isPresent();
        assertThat(report.hasErrors()).isFalse();

        assertThat(hallWithDoors(1001).checked(Transform.IDENTITY, report)).isEmpty();
        assertThat(report.sorted())
                .filteredOn(Diagnostic::isError)
                .extracting(Diagnostic::toString)
                .containsExactly("hall.tmx:3:7: error: The template hall has more than 1000 doors. Drop some.");
    }

    private static TemplateDraft hallWithDoors(int count) {
        TemplateDraft.Door door = TemplateDraft.Door.exactly(HERE, new Point(0, 2), new Point(0, 3));
        return new TemplateDraft(
                "hall",
                HERE,
                List.of(new Point(0, 0), new Point(0, 6), new Point(6, 6), new Point(6, 0)),
                new TemplateDraft.Doors.Listed(HERE, Collections.nCopies(count, door)));
    }
}
