using Undercroft.Layouts;

namespace Undercroft.Editing
{
    /// <summary>A layout that Undercroft has just made, in a file that is not part of the project.</summary>
    internal sealed class GeneratedLayout
    {
        internal GeneratedLayout(string path, Layout layout)
        {
            Path = path;
            Layout = layout;
        }

        internal string Path { get; private set; }

        internal Layout Layout { get; private set; }
    }
}
