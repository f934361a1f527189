package undercroft.grow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GrownYamlTest {

    @Test
    void writesOneRoomWithLooseDoors() {
        assertThat(yaml(1, DoorStyle.LOOSE, false)).isEqualTo("""
                name: grown-1-0-5
                roomTemplates:
                  square:
                    outline: [[-4, -4], [4, -4], [4, 4], [-4, 4]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: all
                  notched:
                    outline: [[-4, -4], [4, -4], [4, 2], [2, 2], [2, 4], [-4, 4]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: all
                  cross:
                    outline: [[-2, -4], [2, -4], [2, -2], [4, -2], [4, 2], [2, 2], [2, 4], [-2, 4], [-2, 2], [-4, 2], [-4, -2], [-2, -2]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: all
                  closet:
                    outline: [[-3, -3], [3, -3], [3, 3], [-3, 3]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: all
                  hall:
                    outline: [[-3, -5], [3, -5], [3, 5], [-3, 5]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: all
                rooms:
                  [ r1 ]
                """);
    }

    @Test
    void writesCorridorsAndTightDoors() {
        assertThat(yaml(2, DoorStyle.TIGHT, true)).contains("""
                  closet:
                    outline: [[-3, -3], [3, -3], [3, 3], [-3, 3]]
                    doors:
                      - [[-1, -3], [1, -3]]
                      - [[3, -1], [3, 1]]
                      - [[1, 3], [-1, 3]]
                      - [[-3, 1], [-3, -1]]
                    transforms: all
                """).endsWith("""
                  long-passage:
                    outline: [[0, 0], [2, 0], [2, 7], [0, 7]]
                    doors:
                      - [[0, 0], [2, 0]]
                      - [[2, 7], [0, 7]]
                    transforms: rotations
                rooms:
                  [ r1, r2 ]
                corridors:
                  templates: [passage, short-passage, long-passage]
                  everywhere: true
                connections:
                  - [r1, r2]
                """);
    }

    @Test
    void breaksLongListsOfRooms() {
        assertThat(yaml(31, DoorStyle.LOOSE, false)).contains("""
                rooms:
                  [ r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15,
                    r16, r17, r18, r19, r20, r21, r22, r23, r24, r25, r26, r27, r28, r29, r30,
                    r31 ]
                connections:
                """);
    }

    private static String yaml(int rooms, DoorStyle doors, boolean corridors) {
        return GrownLevel.grow(new GrowthOptions(rooms, 0, doors, corridors, false), 5)
                .yaml();
    }
}
