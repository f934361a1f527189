namespace Undercroft.Building
{
    /// <summary>How a room may be turned and mirrored.</summary>
    public enum TemplateTransforms
    {
        Identity,
        Rotations,
        All
    }
}
