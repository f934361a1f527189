using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using UnityEngine;

namespace Undercroft.Tests
{
    /// <summary>A pivot with a prop that is moved and turned, and something below the prop.</summary>
    [TestFixture]
    internal sealed class MirroredRoomTests
    {
        private GameObject pivot;
        private GameObject prop;
        private GameObject below;

        [SetUp]
        public void MakeRoom()
        {
            pivot = new GameObject("pivot");
            prop = Child("prop", pivot);
            below = Child("below", prop);
            prop.transform.localPosition = new Vector3(3, 1, 2);
            prop.transform.localRotation = Quaternion.Euler(0, 90, 0);
            prop.transform.localScale = new Vector3(2, 1, 2);
            below.transform.localPosition = new Vector3(1, 0, 0.5f);
            below.transform.localRotation = Quaternion.Euler(0, 90, 0);
        }

        [TearDown]
        public void RemoveRoom()
        {
            Object.DestroyImmediate(pivot);
        }

        [TestCase(false)]
        [TestCase(true)]
        public void BoxesStandAtTheirMirrorImageWithoutNegativeScale(bool isVisible)
        {
            if (isVisible)
            {
                prop.AddComponent<MeshRenderer>();
            }
            var box = prop.AddComponent<BoxCollider>();
            box.center = new Vector3(0.5f, 0, 0.25f);
            box.size = new Vector3(1, 2, 3);
            var lower = below.AddComponent<BoxCollider>();
            lower.center = new Vector3(0, 0.5f, 0.125f);
            lower.size = new Vector3(2, 1, 1);
            Vector3[] expected = Mirrored(Corners(box)).Concat(Mirrored(Corners(lower))).ToArray();

            MirroredRoom.Mirror(pivot.transform);

            BoxCollider[] boxes = pivot.GetComponentsInChildren<BoxCollider>(true).Where(each => each.enabled).ToArray();
            Assert.That(boxes.Length, Is.EqualTo(2));
            AssertSamePoints(boxes.SelectMany(Corners), expected);
            Assert.That(boxes.All(each => !Mirrors(each.transform)));
        }

        [Test]
        public void WhatHasNoPrimitiveColliderIsMirrored()
        {
            prop.AddComponent<BoxCollider>();
            below.AddComponent<MeshRenderer>();
            below.AddComponent<MeshCollider>();
            var point = new Vector3(0.25f, 0.5f, 1);
            Vector3 before = below.transform.TransformPoint(point);

            MirroredRoom.Mirror(pivot.transform);

            AssertSamePoints(new[] { below.transform.TransformPoint(point) }, Mirrored(new[] { before }));
            Assert.That(Mirrors(below.transform));
            Assert.That(below.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void ColliderOfAVisibleObjectMovesToAChildWithAllItSays()
        {
            prop.AddComponent<MeshRenderer>();
            prop.layer = 8;
            var capsule = prop.AddComponent<CapsuleCollider>();
            capsule.center = new Vector3(1, 2, 3);
            capsule.radius = 0.5f;
            capsule.height = 4;
            capsule.direction = 2;
            capsule.isTrigger = true;
            capsule.sharedMaterial = new PhysicMaterial();
            var sphere = prop.AddComponent<SphereCollider>();
            sphere.center = new Vector3(1, 0, 0);
            sphere.radius = 3;
            sphere.enabled = false;

            MirroredRoom.Mirror(pivot.transform);

            Assert.That(capsule.enabled, Is.False);
            CapsuleCollider moved = prop.GetComponentsInChildren<CapsuleCollider>(true).Single(each => each != capsule);
            Assert.That(moved.center, Is.EqualTo(new Vector3(-1, 2, 3)));
            Assert.That(moved.radius, Is.EqualTo(0.5f));
            Assert.That(moved.height, Is.EqualTo(4));
            Assert.That(moved.direction, Is.EqualTo(2));
            Assert.That(moved.isTrigger && moved.enabled);
            Assert.That(moved.sharedMaterial, Is.SameAs(capsule.sharedMaterial));
            Assert.That(moved.gameObject.layer, Is.EqualTo(8));
            SphereCollider still = prop.GetComponentsInChildren<SphereCollider>(true).Single(each => each != sphere);
            Assert.That(still.enabled, Is.False);
            Assert.That(still.center, Is.EqualTo(new Vector3(-1, 0, 0)));
            Assert.That(still.radius, Is.EqualTo(3));
        }

        [Test]
        public void TwoCollidersOfAnObjectTurnItOnce()
        {
            var box = prop.AddComponent<BoxCollider>();
            box.center = new Vector3(1, 0, 0);
            box.size = Vector3.one;
            var sphere = prop.AddComponent<SphereCollider>();
            sphere.center = new Vector3(2, 0, 1);
            Vector3[] expected = Mirrored(new[] { prop.transform.TransformPoint(sphere.center) });

            MirroredRoom.Mirror(pivot.transform);

            AssertSamePoints(new[] { prop.transform.TransformPoint(sphere.center) }, expected);
            Assert.That(box.center, Is.EqualTo(new Vector3(-1, 0, 0)));
            Assert.That(Mirrors(prop.transform), Is.False);
        }

        [Test]
        public void WhatAPrefabMirrorsItselfNeedsNoHelp()
        {
            prop.transform.localScale = new Vector3(2, -1, 2);
            var box = prop.AddComponent<BoxCollider>();
            box.center = new Vector3(1, 0, 0);
            box.size = Vector3.one;
            Vector3[] expected = Mirrored(Corners(box)).ToArray();

            MirroredRoom.Mirror(pivot.transform);

            AssertSamePoints(Corners(box), expected);
            Assert.That(Mirrors(prop.transform), Is.False);
        }

        private static GameObject Child(string name, GameObject parent)
        {
            var child = new GameObject(name);
            child.transform.SetParent(parent.transform, false);
            return child;
        }

        private static IEnumerable<Vector3> Corners(BoxCollider box)
        {
            return Enumerable.Range(0, 8).Select(i => box.transform.TransformPoint(box.center + Vector3.Scale(
                box.size, new Vector3((i & 1) - 0.5f, (i >> 1 & 1) - 0.5f, (i >> 2 & 1) - 0.5f))));
        }

        private static Vector3[] Mirrored(IEnumerable<Vector3> points)
        {
            return points.Select(point => new Vector3(-point.x, point.y, point.z)).ToArray();
        }

        /// <summary>Whether an object's axes are a left-handed system seen from those of the world.</summary>
        private static bool Mirrors(Transform transform)
        {
            Vector3 origin = transform.TransformPoint(Vector3.zero);
            Vector3 x = From(origin, transform.TransformPoint(Vector3.right));
            Vector3 y = From(origin, transform.TransformPoint(Vector3.up));
            Vector3 z = From(origin, transform.TransformPoint(Vector3.forward));
            return x.x * (y.y * z.z - y.z * z.y) - x.y * (y.x * z.z - y.z * z.x) + x.z * (y.x * z.y - y.y * z.x) < 0;
        }

        private static Vector3 From(Vector3 origin, Vector3 point)
        {
            return point + Vector3.Scale(origin, new Vector3(-1, -1, -1));
        }

        private static void AssertSamePoints(IEnumerable<Vector3> actual, IEnumerable<Vector3> expected)
        {
            Vector3[] left = actual.ToArray();
            foreach (Vector3 point in expected)
            {
                int found = left.Count(each => Vector3.Distance(each, point) < 1e-4f);
                Assert.That(found, Is.GreaterThan(0), point + " is not among " + string.Join(", ", left));
            }
            Assert.That(left.Length, Is.EqualTo(expected.Count()));
        }
    }
}
