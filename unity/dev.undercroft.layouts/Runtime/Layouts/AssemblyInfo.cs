using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Building")]
[assembly: InternalsVisibleTo("Undercroft.Editing")]
[assembly: InternalsVisibleTo("Undercroft.Tests")]
[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
