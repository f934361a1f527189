package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.locationtech.jts.geom.Geometry;
import undercroft.geometry.Jts;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/** Checks by JTS what the verification of layouts accepted: outlines are simple, rooms lie apart, and doors on two walls. */
final class SoundLayout {

    private SoundLayout() {}

    static void check(Layout layout) {
        List<Geometry> floors =
                layout.rooms().stream().map(room -> Jts.of(room.outline())).toList();
        for (int i = 0; i < floors.size(); i++) {
            assertThat(floors.get(i).isValid()).isTrue();
            for (int j = 0; j < i; j++) {
                boolean areNear = floors.get(i)
                        .getEnvelopeInternal()
                        .intersects(floors.get(j).getEnvelopeInternal());
                assertThat(areNear && floors.get(i).relate(floors.get(j), "T********"))
                        .isFalse();
            }
        }
        for (Door door : layout.doors()) {
            for (int room : List.of(door.roomA(), door.roomB())) {
                assertThat(floors.get(room).getBoundary().covers(Jts.of(door.at())))
                        .isTrue();
            }
        }
    }
}
