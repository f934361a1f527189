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

    public sealed class Tilemap : Component
    {
        private readonly Dictionary<Vector3Int, TileBase> tiles = new Dictionary<Vector3Int, TileBase>();

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
