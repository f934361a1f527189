using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Tests")]
