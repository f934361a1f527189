package undercroft.template;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/**
 * One of the ways in which a template says where its doors may be. All that depends on the way is here: only whoever makes a
 * rule names its class.
 *
 * <p>{@link #runs} and {@link #offers} say the same in two ways and share no code: the search lists doors by the first, and a
 * finished layout is verified by the second.
 */
public sealed interface DoorSpec {

    /** What the other room's door must be called, or "" for the common socket. */
    String socket();

    DoorDirection direction();

    /**
     * The doors that this rule offers on an edge.
     *
     * @param edge of the template's outline, counter-clockwise
     * @return none where the edge has no room for them
     */
    List<DoorRun> runs(Segment edge);

    /** Whether this rule offers a door on an edge. */
    boolean offers(Span door, MeasuredEdge edge);

    /** The rule to write in place of this one to offer its doors everywhere along an edge. */
    DoorSpec loosened(Segment edge);

    /** Whether files have the rule in a list of doors. Otherwise it is the template's only rule and stands alone. */
    boolean isListed();

    /**
     * The rule's fields in files, in the order in which they are written, without the socket and the direction.
     *
     * @param place how to write the ends of a segment
     */
    List<Field> fields(Function<Segment, String> place);

    /**
     * The rule as YAML has it.
     *
     * @param place how to write the ends of a segment
     * @param name how to write a socket
     * @return a mapping on one line or, where a listed rule has no field but its place, that place alone
     */
    default String written(Function<Segment, String> place, UnaryOperator<String> name) {
        List<Field> all = Stream.of(fields(place).stream(), socketField(name), directionField())
                .flatMap(Function.identity())
                .toList();
        if (isListed() && all.size() == 1) {
            return all.get(0).value();
        }
        return all.stream().map(Field::text).collect(Collectors.joining(", ", "{ ", " }"));
    }

    private Stream<Field> socketField(UnaryOperator<String> name) {
        return socket().isEmpty() ? Stream.empty() : Stream.of(new Field("socket", name.apply(socket())));
    }

    private Stream<Field> directionField() {
        return direction() == DoorDirection.BOTH
                ? Stream.empty()
                : Stream.of(new Field("direction", direction().text()));
    }

    /** A field of a rule in a file. */
    record Field(String name, String value) {

        /** The field as an entry of a mapping. */
        public String text() {
            return name + ": " + value;
        }
    }

    /**
     * A part of an edge, in lattice steps from one of the edge's ends.
     *
     * @param from at least 0
     * @param to more than {@code from}
     */
    record Span(int from, int to) {

        public int length() {
            return to - from;
        }

        /** Whether the other lies within this. */
        public boolean contains(Span other) {
            return from <= other.from && other.to <= to;
        }
    }

    /** An edge of a placed outline, measured by whoever asks whether a door is offered there. */
    interface MeasuredEdge {

        /** In lattice steps. */
        int length();

        /**
         * Where a segment lies on this edge.
         *
         * @param segment in the template's own coordinates
         * @return nothing where it does not lie on this edge, or lies only partly on it
         */
        Optional<Span> spanOf(Segment segment);
    }

    /**
     * Every door of a length on every edge.
     *
     * @param length in lattice steps, at least 1
     * @param cornerDistance lattice steps kept free at both ends of the edge, at least 0
     */
    record OnEveryEdge(int length, int cornerDistance, String socket, DoorDirection direction) implements DoorSpec {
        public OnEveryEdge {
            if (length < 1) {
                throw new IllegalArgumentException("The door length (%d) must be positive.".formatted(length));
            }
            if (cornerDistance < 0) {
                throw new IllegalArgumentException(
                        "The corner distance (%d) must not be negative.".formatted(cornerDistance));
            }
        }

        /** Two-way doors of the common socket. */
        public static OnEveryEdge of(int length, int cornerDistance) {
            return new OnEveryEdge(length, cornerDistance, "", DoorDirection.BOTH);
        }

        @Override
        public List<DoorRun> runs(Segment edge) {
            int count = edge.length() - 2 * cornerDistance - length + 1;
            Point first = edge.from().plus(edge.step().times(cornerDistance));
            return count > 0 ? List.of(new DoorRun(first, edge.step(), length, count, socket, direction)) : List.of();
        }

        @Override
        public boolean offers(Span door, MeasuredEdge edge) {
            return door.length() == length
                    && door.from() >= cornerDistance
                    && edge.length() - door.to() >= cornerDistance;
        }

        @Override
        public DoorSpec loosened(Segment edge) {
            return new OnEveryEdge(length, 0, socket, direction);
        }

        @Override
        public boolean isListed() {
            return false;
        }

        @Override
        public List<Field> fields(Function<Segment, String> place) {
            return List.of(
                    new Field("length", Integer.toString(length)),
                    new Field("cornerDistance", Integer.toString(cornerDistance)));
        }
    }

    /** A door exactly here. */
    record Exactly(Segment at, String socket, DoorDirection direction) implements DoorSpec {

        @Override
        public List<DoorRun> runs(Segment edge) {
            return new Along(at, at.length(), socket, direction).runs(edge);
        }

        @Override
        public boolean offers(Span door, MeasuredEdge edge) {
            return edge.spanOf(at).filter(door::equals).isPresent();
        }

        @Override
        public DoorSpec loosened(Segment edge) {
            return new Along(edge, at.length(), socket, direction);
        }

        @Override
        public boolean isListed() {
            return true;
        }

        @Override
        public List<Field> fields(Function<Segment, String> place) {
            return List.of(new Field("at", place.apply(at)));
        }
    }

    /**
     * A door of a length anywhere along a stretch of an edge.
     *
     * @param length in lattice steps, from 1 to the stretch's
     */
    record Along(Segment stretch, int length, String socket, DoorDirection direction) implements DoorSpec {
        public Along {
            if (length < 1 || length > stretch.length()) {
                throw new IllegalArgumentException("The door length (%d) must be from 1 to its stretch's (%d)."
                        .formatted(length, stretch.length()));
            }
        }

        @Override
        public List<DoorRun> runs(Segment edge) {
            if (!edge.contains(stretch)) {
                return List.of();
            }
            boolean sameWay = stretch.step().equals(edge.step());
            Point first = sameWay ? stretch.from() : stretch.to();
            int count = stretch.length() - length + 1;
            return List.of(new DoorRun(first, edge.step(), length, count, socket, direction));
        }

        @Override
        public boolean offers(Span door, MeasuredEdge edge) {
            return door.length() == length
                    && edge.spanOf(stretch).filter(span -> span.contains(door)).isPresent();
        }

        @Override
        public DoorSpec loosened(Segment edge) {
            return new Along(edge, length, socket, direction);
        }

        @Override
        public boolean isListed() {
            return true;
        }

        @Override
        public List<Field> fields(Function<Segment, String> place) {
            return List.of(new Field("at", place.apply(stretch)), new Field("length", Integer.toString(length)));
        }
    }
}
