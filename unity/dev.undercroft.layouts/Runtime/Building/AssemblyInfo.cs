using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Editing")]
[assembly: InternalsVisibleTo("Undercroft.Tests")]
[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
