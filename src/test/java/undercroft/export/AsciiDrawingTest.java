package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.format.Appearance;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Requirement;

class AsciiDrawingTest {

    @Test
    void drawsTwoRoomsAndTheirDoor() {
        assertThat(AsciiDrawing.of(twoRooms(false, ""))).isEqualTo("""
                        sample, seed 1
                         _____________
                        |. ab  .| cd .|
                        |_______+_____|
                        """);
    }

    @Test
    void drawsAOneWayDoorAsAnArrow() {
        assertThat(AsciiDrawing.of(twoRooms(true, ""))).contains("|_______>_____|");
    }

    @Test
    void listsTheKeysOfLockedDoors() {
        assertThat(AsciiDrawing.of(twoRooms(true, "red key"))).endsWith("|_______&_____|\n& ab -> cd: red key\n");
    }

    @Test
    void drawsAMissionAndItsWayOnRequest() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new AsciiFormat().write(SampleLayouts.threeRoomMission(), Appearance.DEFAULT.withMission(true), out);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
                        keep, seed 1
                         _______________________
                        |. . . .|. . . .|. . . .|
                        |larder | gate .|throne |
                        |.  *  .+.  /  .&. . . .|
                        |_______|_______|_______|
                        & gate - throne: copper, needs lever=down
                        / gate: lever
                        * larder: copper
                        The way, with its tension:
                        gate                        1. turn lever
                        larder ##########           2. take copper
                        gate                        3. open with copper
                        throne #################### 4. reach throne
                        """);
    }

    @Test
    void marksBarredAndSecretDoorsAndThoseThatNeedSomething() {
        assertThat(AsciiDrawing.of(twoRooms(new Access(false, "", true))))
                .endsWith("|_______S_____|\nS ab - cd: secret\n");
        assertThat(AsciiDrawing.of(twoRooms(Access.FREE.withBar(Bar.TO))))
                .endsWith("|_______=_____|\n= ab - cd: opens from cd\n");
        assertThat(AsciiDrawing.of(twoRooms(
                        Access.of(true, "").withNeeds(List.of(new Requirement.Any(List.of("bomb", "hammer")))))))
                .endsWith("|_______?_____|\n? ab -> cd: needs (bomb | hammer)\n");
    }

    /** Cells whose centre lies on the slanted wall belong to the room. */
    @Test
    void drawsASlantedWallAsStairs() {
        assertThat(AsciiDrawing.of(SampleLayouts.of(room(0, "t", 0, 0, 4, 0, 0, 4))))
                .isEqualTo("""
                        sample, seed 1
                         _
                        |.|_
                        |. .|_
                        |.  t |_
                        |_______|
                        """);
    }

    @Test
    void drawsADoorInASlantedWallOnTheNearestStair() {
        Layout layout = new Layout(
                "sample",
                1,
                List.of(room(0, "a", 0, 0, 4, 0, 0, 4), room(1, "b", 4, 0, 4, 4, 0, 4)),
                List.of(new Door(0, 0, 1, Segment.of(3, 1, 2, 2), Facing.SLANTED, "", true, "")),
                List.of());
        // The door's middle is [2.5,1.5]: the stair next to cell [2,1] and the one above it are equally near.
        assertThat(AsciiDrawing.of(layout)).isEqualTo("""
                        sample, seed 1
                         _______
                        |.|_ b .|
                        |. .|_ .|
                        |.  a >_|
                        |_______|
                        """);
    }

    @Test
    void breaksALongNameAndReplacesOneThatNeverFitsByANumber() {
        Layout layout = SampleLayouts.of(
                SampleLayouts.rectangle(0, "hall-of-kings", "", 0, 0, 5, 4),
                SampleLayouts.rectangle(1, "antechamber", "", 5, 0, 3, 4));
        assertThat(AsciiDrawing.of(layout)).isEqualTo("""
                        sample, seed 1
                         _______________
                        |. hall- .|. . .|
                        |.  of-  .|. 1 .|
                        |. kings .|. . .|
                        |_________|_____|
                        1 antechamber
                        """);
    }

    @Test
    void writesTheNumberOfALowRoomOnItsWall() {
        assertThat(AsciiDrawing.of(SampleLayouts.of(SampleLayouts.rectangle(0, "crawlway", "", 0, 0, 3, 1))))
                .isEqualTo("""
                        sample, seed 1
                         _____
                        |__0__|
                        0 crawlway
                        """);
    }

    @Test
    void everyCharacterTakesOneColumnInAnyScript() {
        String drawing =
                AsciiDrawing.of(SampleLayouts.of(SampleLayouts.rectangle(0, "e\u0301\u90E8\n", "", 0, 0, 4, 2)));
        assertThat(drawing).contains("\u00E9??");
    }

    @Test
    void drawsCorridorsOnAnotherFloorWithoutNames() {
        String drawing = AsciiDrawing.of(SampleLayouts.keep());
        assertThat(drawing).contains("|: :|").doesNotContain("gate-Gew");
        assertThat(drawing.lines().filter(line -> line.contains("^_^"))).hasSize(2);
    }

    @Test
    void refusesLayoutsTooWideForATerminal() {
        Layout huge = SampleLayouts.of(
                SampleLayouts.rectangle(0, "a", "", 0, 0, 4, 4),
                SampleLayouts.rectangle(1, "b", "", 400_000_000, 400_000_000, 4, 4));
        assertThatThrownBy(() -> new AsciiFormat().write(huge, Appearance.DEFAULT, new ByteArrayOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "The layout of sample (400000004 × 400000004 cells) is too large for text. Draw it as svg.");
    }

    private static Layout twoRooms(boolean oneWay, String lock) {
        return twoRooms(Access.of(oneWay, lock));
    }

    private static Layout twoRooms(Access access) {
        return new Layout(
                "sample",
                1,
                List.of(
                        SampleLayouts.rectangle(0, "ab", "", 0, 0, 4, 2),
                        SampleLayouts.rectangle(1, "cd", "", 4, 0, 3, 2)),
                List.of(new Door(0, 0, 1, Segment.of(4, 0, 4, 1), Facing.EAST, "", access)),
                List.of());
    }

    private static PlacedRoom room(int index, String id, int... outline) {
        return new PlacedRoom(
                index,
                id,
                "",
                "any",
                false,
                Point.ORIGIN,
                Transform.R0,
                SampleLayouts.outline(outline),
                List.of(),
                List.of());
    }
}
