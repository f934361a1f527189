using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Writes room templates in Undercroft's YAML.</summary>
    internal static class TemplateYaml
    {
        private static readonly Regex Plain = new Regex("^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$");

        /// <summary>What YAML 1.1 takes for something else than a text.</summary>
        private static readonly HashSet<string> Reserved = new HashSet<string>(
            new[] { "true", "false", "yes", "no", "on", "off", "y", "n", "null" }, StringComparer.OrdinalIgnoreCase);

        /// <summary>An entry of the mapping <c>templates:</c> of a file.</summary>
        internal static string Of(DrawnTemplate template)
        {
            var yaml = new StringBuilder();
            yaml.Append("  ").Append(Text(template.Name)).Append(":\n");
            Line(yaml, "outline", Corners(template.Outlines.Outline));
            if (template.Outlines.Holes.Count > 0)
            {
                Line(yaml, "holes", List(template.Outlines.Holes.Select(Corners)));
            }
            if (template.Markers.Count > 0)
            {
                Line(yaml, "markers", List(template.Markers.Select(Marker)));
            }
            Line(yaml, "doors", template.Doors.Places == DoorPlaces.Anywhere
                ? Anywhere(template.Doors.Anywhere)
                : List(template.Doors.Listed.Select(Listed)));
            Line(yaml, "transforms", Word(template.Doors.Transforms));
            if (template.Doors.Weight != 1)
            {
                Line(yaml, "weight", template.Doors.Weight.ToString());
            }
            return yaml.ToString();
        }

        private static void Line(StringBuilder yaml, string key, string value)
        {
            yaml.Append("    ").Append(key).Append(": ").Append(value).Append('\n');
        }

        private static string Marker(DrawnMarker marker)
        {
            string group = marker.Group == "" ? "" : ", group: " + Text(marker.Group);
            string facing = marker.Facing == MarkerFacing.None ? "" : ", facing: " + Word(marker.Facing);
            return "{ name: " + Text(marker.Name) + ", at: " + Point(marker.Cell) + group + facing + " }";
        }

        private static string Anywhere(AnywhereDoors doors)
        {
            return "{ length: " + doors.length + ", cornerDistance: " + doors.cornerDistance
                + Meeting(doors.socket, doors.direction) + " }";
        }

        private static string Listed(ListedDoor door)
        {
            string at = "[" + Point(door.from) + ", " + Point(door.to) + "]";
            string length = door.length == 0 ? "" : ", length: " + door.length;
            return "{ at: " + at + length + Meeting(door.socket, door.direction) + " }";
        }

        private static string Meeting(string socket, DoorDirection direction)
        {
            return (socket == "" ? "" : ", socket: " + Text(socket))
                + (direction == DoorDirection.Both ? "" : ", direction: " + Word(direction));
        }

        private static string Corners(IEnumerable<GridPoint> corners)
        {
            return List(corners.Select(Point));
        }

        private static string List(IEnumerable<string> items)
        {
            return "[" + string.Join(", ", items) + "]";
        }

        private static string Point(GridPoint point)
        {
            return "[" + point.x + ", " + point.y + "]";
        }

        private static string Point(Vector2Int point)
        {
            return "[" + point.x + ", " + point.y + "]";
        }

        private static string Word(Enum value)
        {
            return value.ToString().ToLowerInvariant();
        }

        /// <summary>A text as it is, or in double quotes if YAML would take it for something else.</summary>
        private static string Text(string text)
        {
            return Plain.IsMatch(text) && !Reserved.Contains(text)
                ? text
                : "\"" + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";
        }
    }
}
