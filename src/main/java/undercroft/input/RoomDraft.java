package undercroft.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Contents;
import undercroft.level.DataEntry;
import undercroft.level.Room;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/**
 * A room of a level, before the level's templates for rooms without their own are known.
 *
 * @param templates its own, if it names any
 * @param transform with the value that gives it
 * @param isOpen whether a lane to the outside stays free
 */
record RoomDraft(
        Name id,
        String type,
        Optional<List<RoomTemplate>> templates,
        Optional<Point> at,
        Optional<PinnedTransform> transform,
        List<DataEntry> data,
        Optional<PuzzleDraft> puzzle,
        Optional<Name> label,
        Contents contents,
        boolean isOpen) {

    record PinnedTransform(Value written, Transform transform) {}

    /** A room that stands already, as if it were written at some place. */
    static RoomDraft of(Room standing, SourcePosition position, Function<Transform, PinnedTransform> pinned) {
        return new RoomDraft(
                new Name(standing.id(), position),
                standing.type(),
                Optional.of(standing.templates()),
                standing.pin().at(),
                standing.pin().transform().map(pinned),
                standing.data(),
                Optional.empty(),
                Optional.empty(),
                standing.contents(),
                false);
    }

    /** A room with nothing but an id. */
    static RoomDraft of(Name id) {
        return new RoomDraft(
                id,
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Contents.NONE,
                false);
    }
}
