using System;
using System.Collections.Generic;

namespace UnityEngine.Tilemaps
{
    public abstract class TileBase : ScriptableObject
    {
    }

    public class Tile : TileBase
    {
    }

    public sealed class Tilemap : GridLayout
    {
        private readonly Dictionary<Vector3Int, TileBase> tiles = new Dictionary<Vector3Int, TileBase>();

        /// <summary>The box around all positions that ever had a tile, as in Unity until somebody compresses it.</summary>
        public BoundsInt cellBounds
        {
            get
            {
                var bounds = new BoundsInt();
                foreach (Vector3Int position in tiles.Keys)
                {
                    bounds.Add(position);
                }
                return bounds;
            }
        }

        public bool HasTile(Vector3Int position)
        {
            return GetTile(position) != null;
        }

        public TileBase GetTile(Vector3Int position)
        {
            TileBase tile;
            return tiles.TryGetValue(position, out tile) ? tile : null;
        }

        public void SetTiles(Vector3Int[] positionArray, TileBase[] tileArray)
        {
            if (positionArray.Length != tileArray.Length)
            {
                throw new ArgumentException("There must be as many tiles as positions.");
            }
            for (int i = 0; i < positionArray.Length; i++)
            {
                tiles[positionArray[i]] = tileArray[i];
            }
        }

        public void ClearAllTiles()
        {
            tiles.Clear();
        }
    }
}
