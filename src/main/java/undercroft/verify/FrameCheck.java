package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.AspectRange;
import undercroft.level.Frame;

/** Checks that a layout lies within the frame that its level asks for, and has the form. */
final class FrameCheck {

    private final Layout layout;
    private final Findings findings;
    private final Box bounds;

    private FrameCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
        List<Point> corners = new ArrayList<>();
        layout.rooms().forEach(room -> corners.addAll(room.outline().vertices()));
        this.bounds = Box.around(corners);
    }

    static void run(LevelMatch match, Findings findings) {
        if (match.layout().rooms().isEmpty()) {
            return;
        }
        FrameCheck check = new FrameCheck(match.layout(), findings);
        match.level().wishes().within().ifPresent(check::checkFrame);
        check.checkAspect(match.level().wishes().aspect());
    }

    private void checkFrame(Frame frame) {
        if (frame instanceof Frame.Ground ground) {
            layout.rooms().forEach(room -> checkGround(ground, room));
        } else if (bounds.width() > frame.width() || bounds.height() > frame.height()) {
            findings.add(
                    Rule.WITHIN,
                    "The layout is %d by %d cells, more than the %d by %d of its level."
                            .formatted(bounds.width(), bounds.height(), frame.width(), frame.height()));
        }
    }

    /** Whether all cells of a room whose centres lie in it or on its outline are ground. */
    private void checkGround(Frame.Ground ground, PlacedRoom room) {
        Box box = room.outline().bounds();
        boolean isInDrawing =
                box.x() >= 0 && box.y() >= 0 && box.maxX() <= ground.width() && box.maxY() <= ground.height();
        if (!isInDrawing) {
            reportOffGround(room, "reaches out of the drawing");
            return;
        }
        CoveredCells.insideOrOn(room.outline()).stream()
                .filter(cell -> !ground.isGround(cell.x(), cell.y()))
                .min(Point::compareTo)
                .ifPresent(cell -> reportOffGround(room, "covers %s, which is none".formatted(cell)));
    }

    private void reportOffGround(PlacedRoom room, String is) {
        findings.add(
                Rule.WITHIN,
                () -> "The room %s must lie on the ground of its level, but it %s."
                        .formatted(findings.room(room.index()), is));
    }

    private void checkAspect(AspectRange aspect) {
        if (!aspect.allows(bounds.width(), bounds.height())) {
            findings.add(
                    Rule.ASPECT,
                    "The layout is %d by %d cells; its width must be %s to %s of its height."
                            .formatted(bounds.width(), bounds.height(), aspect.least(), aspect.most()));
        }
    }
}
