using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Check")]
[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
