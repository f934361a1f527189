using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Building")]
[assembly: InternalsVisibleTo("Undercroft.Editing")]
[assembly: InternalsVisibleTo("Undercroft.Tests")]
[assembly: InternalsVisibleTo("Undercroft.Check")]
[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
