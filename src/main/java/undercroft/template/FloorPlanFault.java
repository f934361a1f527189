package undercroft.template;

import undercroft.geometry.Point;

/** What is wrong with the floor plan of a template. Parts are given by their indexes in it. */
public sealed interface FloorPlanFault {

    /** {@return what is wrong, as the predicate of a sentence about the part} */
    String problem();

    /** {@return what to do, as a sentence} */
    String advice();

    /** A fault of a marker. */
    sealed interface OfMarker extends FloorPlanFault {
        int marker();
    }

    /** The template is too large for a floor plan. */
    record TooLarge(int width, int height) implements FloorPlanFault {
        @Override
        public String problem() {
            return "is %d by %d cells, too large for holes, pillars and markers.".formatted(width, height);
        }

        @Override
        public String advice() {
            return "Let it have at most %d cells.".formatted(FloorPlanCheck.MAX_CELLS);
        }
    }

    /** A hole touches the outline or is not within it. */
    record HoleAtOutline(int hole) implements FloorPlanFault {
        @Override
        public String problem() {
            return "touches the outline or is not within it.";
        }

        @Override
        public String advice() {
            return "Move it at least one cell away from the walls.";
        }
    }

    /** Two holes touch or overlap. */
    record HolesTouch(int earlier, int hole) implements FloorPlanFault {
        @Override
        public String problem() {
            return "touches hole %d.".formatted(earlier + 1);
        }

        @Override
        public String advice() {
            return "Leave a cell between them, or make them one.";
        }
    }

    /** A side of a pillar is a wall, where a door might open onto it. */
    record PillarAtOutline(int pillar) implements FloorPlanFault {
        @Override
        public String problem() {
            return "stands at a wall, or outside.";
        }

        @Override
        public String advice() {
            return "Move it into the room; at a wall, draw it as outside.";
        }
    }

    /** A pillar stands in a hole or on the cell of another pillar. */
    record PillarsTogether(int pillar) implements FloorPlanFault {
        @Override
        public String problem() {
            return "stands in a hole or in another pillar.";
        }

        @Override
        public String advice() {
            return "Drop it.";
        }
    }

    /** Holes and pillars cut the floor in parts; this cell cannot be reached from the first. */
    record FloorDivided(Point cell) implements FloorPlanFault {
        @Override
        public String problem() {
            return "is divided by its holes and pillars: the cell %s cannot be reached.".formatted(cell);
        }

        @Override
        public String advice() {
            return "Leave a way around them.";
        }
    }

    /** A marker is outside the room, or on a cell whose centre a slanted wall crosses. */
    record MarkerOffFloor(int marker) implements OfMarker {
        @Override
        public String problem() {
            return "is not on the floor.";
        }

        @Override
        public String advice() {
            return "Give it a cell whose centre is inside the outline.";
        }
    }

    /** A marker is in a hole or pillar. */
    record MarkerInHole(int marker) implements OfMarker {
        @Override
        public String problem() {
            return "stands in a hole or pillar.";
        }

        @Override
        public String advice() {
            return "Move it to a cell beside.";
        }
    }

    /** Two markers are on one cell. */
    record MarkersTogether(int earlier, int marker) implements OfMarker {
        @Override
        public String problem() {
            return "stands on the cell of marker %d.".formatted(earlier + 1);
        }

        @Override
        public String advice() {
            return "Give each a cell of its own.";
        }
    }

    /** A marker is in front of a door that can be nowhere else. */
    record MarkerOnApron(int marker) implements OfMarker {
        @Override
        public String problem() {
            return "stands in front of a door.";
        }

        @Override
        public String advice() {
            return "Move it at least one cell away from the door.";
        }
    }
}
