package undercroft.export.picture;

import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Legend;
import undercroft.level.Connection;

/** What a picture of a level's graph shows besides its rooms and connections. */
interface GraphLook {

    /** Below the title. */
    String subtitle();

    /**
     * Layers under the connections.
     *
     * @param rooms the place of each room
     */
    List<Layer> background(List<Spot> rooms);

    /** The colour of a room's disc. */
    Colour fill(int room);

    /** What is drawn on a room's disc. */
    List<Mark> sign(int room, Spot middle);

    /** What is drawn on the middle of a connection. */
    List<Mark> sign(Connection connection, Spot middle);

    /** Adds what has to be explained. */
    void explain(Legend legend);
}
