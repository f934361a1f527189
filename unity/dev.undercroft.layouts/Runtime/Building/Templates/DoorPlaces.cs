namespace Undercroft.Building
{
    /// <summary>Where a template offers doors.</summary>
    public enum DoorPlaces
    {
        /// <summary>On every edge, at some distance from its ends.</summary>
        Anywhere,

        /// <summary>Only where they are listed.</summary>
        Listed
    }
}
