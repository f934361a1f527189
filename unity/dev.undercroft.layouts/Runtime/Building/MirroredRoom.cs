using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// Mirrors what stands below a room's pivot by a scale of -1. Box, sphere and capsule colliders do not support
    /// negative scales, so none of them gets one: the object of such a collider, or a child for it if the object is
    /// visible itself, is mirrored once more, with the collider's centre. Each of these shapes is its own mirror image, so
    /// that it ends where the mirroring belongs.
    /// </summary>
    internal static class MirroredRoom
    {
        private static readonly Vector3 Mirroring = new Vector3(-1, 1, 1);

        /// <summary>Mirrors left and right below a pivot whose scale is one.</summary>
        internal static void Mirror(Transform pivot)
        {
            Collider[] primitives = Array.FindAll(pivot.gameObject.GetComponentsInChildren<Collider>(true), IsPrimitive);
            foreach (IGrouping<Transform, Collider> onObject in primitives.GroupBy(collider => collider.transform))
            {
                if (!IsMirrored(onObject.Key, pivot))
                {
                    MirrorBack(onObject.Key, onObject);
                }
            }
            pivot.localScale = Mirroring;
        }

        private static bool IsPrimitive(Collider collider)
        {
            return collider is BoxCollider || collider is SphereCollider || collider is CapsuleCollider;
        }

        /// <summary>Whether the prefab itself mirrors an object, which is then as drawn in a mirrored room.</summary>
        private static bool IsMirrored(Transform transform, Transform pivot)
        {
            bool isMirrored = false;
            for (Transform at = transform; at != pivot; at = at.parent)
            {
                isMirrored ^= at.localScale.x * at.localScale.y * at.localScale.z < 0;
            }
            return isMirrored;
        }

        private static void MirrorBack(Transform transform, IEnumerable<Collider> colliders)
        {
            bool isVisible = transform.GetComponent<Renderer>() != null;
            if (!isVisible)
            {
                MirrorInPlace(transform);
            }
            foreach (Collider collider in colliders)
            {
                MirrorCentre(isVisible ? MovedToChild(collider) : collider);
            }
        }

        /// <summary>Mirrors an object about its own origin, but leaves what is below it where it was.</summary>
        private static void MirrorInPlace(Transform transform)
        {
            transform.localScale = Vector3.Scale(transform.localScale, Mirroring);
            for (int i = 0; i < transform.childCount; i++)
            {
                Transform child = transform.GetChild(i);
                Quaternion turn = child.localRotation;
                child.localPosition = Vector3.Scale(child.localPosition, Mirroring);
                child.localRotation = new Quaternion(turn.x, -turn.y, -turn.z, turn.w);
                child.localScale = Vector3.Scale(child.localScale, Mirroring);
            }
        }

        /// <summary>
        /// Copies a collider to a child that is mirrored, because its own object cannot be, and switches it off.
        /// </summary>
        private static Collider MovedToChild(Collider collider)
        {
            var child = new GameObject("Collider");
            child.layer = collider.gameObject.layer;
            child.transform.SetParent(collider.transform, false);
            child.transform.localScale = Mirroring;
            Collider copy = Copy(collider, child);
            copy.isTrigger = collider.isTrigger;
            copy.sharedMaterial = collider.sharedMaterial;
            copy.enabled = collider.enabled;
            collider.enabled = false;
            return copy;
        }

        private static Collider Copy(Collider collider, GameObject target)
        {
            var box = collider as BoxCollider;
            if (box != null)
            {
                var boxCopy = target.AddComponent<BoxCollider>();
                boxCopy.center = box.center;
                boxCopy.size = box.size;
                return boxCopy;
            }
            var sphere = collider as SphereCollider;
            if (sphere != null)
            {
                var sphereCopy = target.AddComponent<SphereCollider>();
                sphereCopy.center = sphere.center;
                sphereCopy.radius = sphere.radius;
                return sphereCopy;
            }
            var capsule = (CapsuleCollider)collider;
            var capsuleCopy = target.AddComponent<CapsuleCollider>();
            capsuleCopy.center = capsule.center;
            capsuleCopy.radius = capsule.radius;
            capsuleCopy.height = capsule.height;
            capsuleCopy.direction = capsule.direction;
            return capsuleCopy;
        }

        private static void MirrorCentre(Collider collider)
        {
            var box = collider as BoxCollider;
            var sphere = collider as SphereCollider;
            var capsule = collider as CapsuleCollider;
            if (box != null)
            {
                box.center = Vector3.Scale(box.center, Mirroring);
            }
            else if (sphere != null)
            {
                sphere.center = Vector3.Scale(sphere.center, Mirroring);
            }
            else
            {
                capsule.center = Vector3.Scale(capsule.center, Mirroring);
            }
        }
    }
}
