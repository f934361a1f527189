using Undercroft.Layouts;

namespace Undercroft.Tests
{
    /// <summary>
    /// A hall, with a vault behind a passage on its east and a cell on its north that cannot be left again:
    /// <code>
    /// y
    /// 8  +---+
    ///    |   |          cell
    ///    |   |
    /// 5 ++-v-+-+  +----+
    ///   |      |  |    |
    ///   | hall +==+    | vault
    ///   |      |  |    |
    /// 0 +------+  +----+
    ///   0      6  9    14 x
    /// </code>
    /// </summary>
    internal static class SmallLayout
    {
        internal const string Json = @"{
  ""formatVersion"": 1,
  ""generator"": ""undercroft 0.1.0"",
  ""level"": ""small"",
  ""seed"": 9007199254740991,
  ""bounds"": {""x"": 0, ""y"": 0, ""width"": 14, ""height"": 8},
  ""rooms"": [
    {""index"": 0, ""id"": ""hall"", ""type"": ""entrance"", ""template"": ""hall"", ""isCorridor"": false, ""position"": {""x"": 0, ""y"": 0}, ""rotation"": 0, ""mirrored"": false, ""outline"": [{""x"": 0, ""y"": 0}, {""x"": 6, ""y"": 0}, {""x"": 6, ""y"": 5}, {""x"": 0, ""y"": 5}], ""doors"": [0, 2], ""data"": [{""key"": ""light"", ""value"": ""torch \""old\""""}]},
    {""index"": 1, ""id"": ""vault"", ""type"": ""boss"", ""template"": ""vault"", ""isCorridor"": false, ""position"": {""x"": 9, ""y"": 0}, ""rotation"": 90, ""mirrored"": true, ""outline"": [{""x"": 9, ""y"": 0}, {""x"": 14, ""y"": 0}, {""x"": 14, ""y"": 5}, {""x"": 9, ""y"": 5}], ""doors"": [1], ""data"": []},
    {""index"": 2, ""id"": ""cell"", ""type"": """", ""template"": ""cell"", ""isCorridor"": false, ""position"": {""x"": 4, ""y"": 8}, ""rotation"": 180, ""mirrored"": false, ""outline"": [{""x"": 1, ""y"": 5}, {""x"": 4, ""y"": 5}, {""x"": 4, ""y"": 8}, {""x"": 1, ""y"": 8}], ""doors"": [2], ""data"": []},
    {""index"": 3, ""id"": ""hall-vault"", ""type"": """", ""template"": ""passage"", ""isCorridor"": true, ""position"": {""x"": 6, ""y"": 3}, ""rotation"": 90, ""mirrored"": false, ""outline"": [{""x"": 6, ""y"": 2}, {""x"": 9, ""y"": 2}, {""x"": 9, ""y"": 3}, {""x"": 6, ""y"": 3}], ""doors"": [0, 1], ""data"": []}
  ],
  ""doors"": [
    {""index"": 0, ""roomA"": 0, ""roomB"": 3, ""from"": {""x"": 6, ""y"": 2}, ""to"": {""x"": 6, ""y"": 3}, ""facing"": ""east"", ""length"": 1, ""socket"": """", ""oneWay"": false, ""lock"": """"},
    {""index"": 1, ""roomA"": 3, ""roomB"": 1, ""from"": {""x"": 9, ""y"": 2}, ""to"": {""x"": 9, ""y"": 3}, ""facing"": ""east"", ""length"": 1, ""socket"": ""gate"", ""oneWay"": false, ""lock"": """"},
    {""index"": 2, ""roomA"": 0, ""roomB"": 2, ""from"": {""x"": 3, ""y"": 5}, ""to"": {""x"": 2, ""y"": 5}, ""facing"": ""north"", ""length"": 1, ""socket"": """", ""oneWay"": true, ""lock"": ""gold""}
  ],
  ""connections"": [
    {""from"": 0, ""to"": 1, ""corridor"": 3, ""oneWay"": false, ""lock"": """"},
    {""from"": 0, ""to"": 2, ""corridor"": -1, ""oneWay"": true, ""lock"": ""gold""}
  ]
}
";

        internal static Layout Read()
        {
            return LayoutReader.Read(Json, "small.undercroft");
        }

        internal static LayoutMap Map()
        {
            return new LayoutMap(Read());
        }
    }
}
