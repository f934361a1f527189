using System;
using System.Collections.Generic;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Draws a layout as a picture with one pixel for each cell.</summary>
    public static class LayoutPicture
    {
        /// <summary>The longest side in cells: the texture size that every graphics card supports.</summary>
        private const int LargestSide = 4096;

        private static readonly Color32 Void = new Color32(0, 0, 0, 0);
        private static readonly Color32 Wall = new Color32(58, 58, 66, 255);
        private static readonly Color32 Door = new Color32(224, 160, 64, 255);
        private static readonly Color32 Corridor = new Color32(168, 160, 148, 255);

        /// <summary>Colours of the floors of rooms, by type in order of first occurrence.</summary>
        private static readonly Color32[] Floors =
        {
            new Color32(206, 200, 188, 255),
            new Color32(150, 186, 214, 255),
            new Color32(214, 150, 150, 255),
            new Color32(160, 204, 156, 255),
            new Color32(220, 206, 136, 255),
            new Color32(190, 164, 212, 255),
            new Color32(150, 206, 200, 255)
        };

        /// <summary>Whether a layout is small enough for a picture.</summary>
        public static bool IsPossible(Layout layout)
        {
            return layout.rooms.Length > 0
                && layout.bounds.width <= LargestSide
                && layout.bounds.height <= LargestSide;
        }

        /// <summary>Draws a layout. The caller owns the texture and must destroy it.</summary>
        public static Texture2D Draw(Layout layout)
        {
            GridBox bounds = layout.bounds;
            var texture = new Texture2D(bounds.width, bounds.height, TextureFormat.RGBA32, false)
            {
                filterMode = FilterMode.Point,
                wrapMode = TextureWrapMode.Clamp,
                hideFlags = HideFlags.HideAndDontSave
            };
            texture.SetPixels32(Pixels(layout));
            texture.Apply(false, false);
            return texture;
        }

        /// <summary>The pixels from the lowest row up, each row from left to right, as in textures.</summary>
        private static Color32[] Pixels(Layout layout)
        {
            GridBox bounds = layout.bounds;
            var pixels = new Color32[bounds.width * bounds.height];
            for (int i = 0; i < pixels.Length; i++)
            {
                pixels[i] = Void;
            }
            var tileMap = new TileMap(new LayoutMap(layout), WallRule.Inside);
            var types = new List<string>();
            foreach (Room room in layout.rooms)
            {
                if (!types.Contains(room.type))
                {
                    types.Add(room.type);
                }
                Color32 floor = Floors[types.IndexOf(room.type) % Floors.Length];
                foreach (KeyValuePair<GridPoint, TileKind> tile in tileMap.TilesOf(room))
                {
                    int row = tile.Key.y - bounds.y;
                    pixels[row * bounds.width + tile.Key.x - bounds.x] = ColourOf(tile.Value, floor);
                }
            }
            return pixels;
        }

        private static Color32 ColourOf(TileKind kind, Color32 floor)
        {
            switch (kind)
            {
                case TileKind.Wall:
                case TileKind.Pillar:
                    return Wall;
                case TileKind.Door:
                case TileKind.Locked:
                case TileKind.Secret:
                case TileKind.OneWay:
                case TileKind.Barred:
                    return Door;
                case TileKind.Corridor: return Corridor;
                case TileKind.Floor: return floor;
                default: throw new ArgumentOutOfRangeException("kind");
            }
        }
    }
}
