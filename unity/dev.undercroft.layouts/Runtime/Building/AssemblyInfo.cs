using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Editing")]
[assembly: InternalsVisibleTo("Undercroft.Tests")]
[assembly: InternalsVisibleTo("Undercroft.Check")]
[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
