namespace Undercroft.Layouts
{
    /// <summary>A wall between two cells, one cell long.</summary>
    public struct WallPiece
    {
        internal WallPiece(GridPoint inner, GridPoint outer, CellSide side)
            : this()
        {
            Inner = inner;
            Outer = outer;
            Side = side;
        }

        /// <summary>The cell of the room whose walls were requested.</summary>
        public GridPoint Inner { get; private set; }

        /// <summary>The cell on the other side, of another room or of none.</summary>
        public GridPoint Outer { get; private set; }

        public CellSide Side { get; private set; }

        /// <summary>
        /// The direction out of the room as an angle, clockwise from north (+y): 0, 90, 180 or 270.
        /// </summary>
        public int OutwardAngle
        {
            get { return Outer.y > Inner.y ? 0 : Outer.x > Inner.x ? 90 : Outer.y < Inner.y ? 180 : 270; }
        }
    }
}
