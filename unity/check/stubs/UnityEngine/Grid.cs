using System;

namespace UnityEngine
{
    public class GridLayout : Behaviour
    {
        /// <summary>For a tilemap at the world's origin, with cells of one unit.</summary>
        public Vector3Int WorldToCell(Vector3 worldPosition)
        {
            if (Vector3.Distance(transform.position, Vector3.zero) > 0)
            {
                throw new NotSupportedException();
            }
            return new Vector3Int((int)Math.Floor(worldPosition.x), (int)Math.Floor(worldPosition.y), 0);
        }
    }
}
