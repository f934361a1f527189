namespace UnityEngine
{
    public class PhysicMaterial : Object
    {
    }

    public class Renderer : Component
    {
    }

    public sealed class MeshRenderer : Renderer
    {
    }

    public class Collider : Component
    {
        public Collider()
        {
            enabled = true;
        }

        public bool enabled { get; set; }

        public bool isTrigger { get; set; }

        public PhysicMaterial sharedMaterial { get; set; }
    }

    public sealed class BoxCollider : Collider
    {
        public Vector3 center { get; set; }

        public Vector3 size { get; set; }
    }

    public sealed class SphereCollider : Collider
    {
        public Vector3 center { get; set; }

        public float radius { get; set; }
    }

    public sealed class CapsuleCollider : Collider
    {
        public Vector3 center { get; set; }

        public float radius { get; set; }

        public float height { get; set; }

        public int direction { get; set; }
    }

    public sealed class MeshCollider : Collider
    {
    }
}
