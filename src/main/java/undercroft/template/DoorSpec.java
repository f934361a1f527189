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
 * A rule for where the doors of a template may be. Everything that depends on the kind of rule is in its class; other
 * code names the class only to create a rule.
 *
 * <p>{@link #runs} and {@link #offers} define the same doors twice, without shared code: the search uses the first, the
 * verification of finished layouts the second.
 */
public sealed interface DoorSpec {

    /** {@return the socket, which the other room's door must have too; "" for the common socket} */
    String socket();

    DoorDirection direction();

    /** {@return the length of each door, in lattice steps} */
    int length();

    /**
     * The doors that this rule offers on an edge.
     *
     * @param edge of the template's outline, counter-clockwise
     * @return the runs of doors; empty if the edge is too short
     */
    List<DoorRun> runs(Segment edge);

    /**
     * {@return the settings that leave short edges without doors, and which edges, in words; empty if the length of an
     * edge does not matter}
     */
    default Optional<String> limitOnShortEdges() {
        return Optional.empty();
    }

    /** {@return whether this rule offers a door on an edge} */
    boolean offers(Span door, MeasuredEdge edge);

    /** {@return the rule that offers these doors anywhere along an edge instead} */
    DoorSpec loosened(Segment edge);

    /**
     * {@return whether the rule is an entry of a list of doors in files} Otherwise it is the only rule of its template.
     */
    boolean isListed();

    /**
     * {@return the fields of the rule in files, in writing order, without socket and direction}
     *
     * @param place how to write a segment
     */
    List<Field> fields(Function<Segment, String> place);

    /**
     * The rule in YAML.
     *
     * @param place how to write a segment
     * @param name how to write a socket
     * @return a mapping on one line; for a listed rule whose only field is its place, the place alone
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

        /** {@return the field as an entry of a mapping} */
        public String text() {
            return name + ": " + value;
        }
    }

    /**
     * A part of an edge, in lattice steps from one end of the edge.
     *
     * @param from at least 0
     * @param to more than {@code from}
     */
    record Span(int from, int to) {

        public int length() {
            return to - from;
        }

        /** {@return whether the other span lies within this one} */
        public boolean contains(Span other) {
            return from <= other.from && other.to <= to;
        }
    }

    /** An edge of a placed outline, measured by the verification. */
    interface MeasuredEdge {

        /** {@return the length in lattice steps} */
        int length();

        /**
         * The part of this edge that a segment covers.
         *
         * @param segment in the template's own coordinates
         * @return the span, or nothing if the segment does not lie on this edge completely
         */
        Optional<Span> spanOf(Segment segment);
    }

    /**
     * All doors of a length on all edges.
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

        /** {@return two-way doors with the common socket} */
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
        public Optional<String> limitOnShortEdges() {
            return Optional.of("with length %d and cornerDistance %d, walls shorter than %d have no doors"
                    .formatted(length, cornerDistance, length + 2 * cornerDistance));
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

    /** A door at exactly this segment. */
    record Exactly(Segment at, String socket, DoorDirection direction) implements DoorSpec {

        @Override
        public int length() {
            return at.length();
        }

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
     * A door of a length anywhere along a part of an edge.
     *
     * @param length in lattice steps, at most the length of the stretch
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
