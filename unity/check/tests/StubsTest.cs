using NUnit.Framework;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>What Unity's own manual says of the members whose stubs do sums.</summary>
    [TestFixture]
    public sealed class StubsTest
    {
        [Test]
        public void PositiveAnglesTurnFromOneAxisToTheNext()
        {
            AssertClose(Quaternion.Euler(0, 0, 90) * Vector3.right, Vector3.up);
            AssertClose(Quaternion.Euler(90, 0, 0) * Vector3.up, Vector3.forward);
            AssertClose(Quaternion.Euler(0, 90, 0) * Vector3.forward, Vector3.right);
        }

        [Test]
        public void EulerTurnsAboutZThenXThenY()
        {
            // x is turned to y by z, and y to z by x, and z to x by y.
            AssertClose(Quaternion.Euler(90, 90, 90) * Vector3.right, Vector3.right);
            // y is turned to -x by z, which x leaves alone, and -x to z by y.
            AssertClose(Quaternion.Euler(90, 90, 90) * Vector3.up, Vector3.forward);
        }

        [Test]
        public void TransformsScaleThenTurnThenMoveFromTheInnermost()
        {
            Transform outer = new GameObject("outer").transform;
            Transform inner = new GameObject("inner").transform;
            inner.SetParent(outer, false);
            outer.localPosition = new Vector3(100, 0, 0);
            outer.localScale = new Vector3(-1, 1, 1);
            inner.localPosition = new Vector3(0, 10, 0);
            inner.localRotation = Quaternion.Euler(0, 0, 90);
            inner.localScale = new Vector3(2, 3, 1);

            // (1, 1) is scaled to (2, 3), turned to (-3, 2), moved to (-3, 12), mirrored to (3, 12), moved to (103,
            // 12).
            AssertClose(inner.TransformPoint(new Vector3(1, 1, 0)), new Vector3(103, 12, 0));
        }

        [Test]
        public void DestroyedObjectsEqualNull()
        {
            var gameObject = new GameObject("gone");
            Object.DestroyImmediate(gameObject);

            Assert.That(gameObject == null);
            Assert.That(gameObject != null, Is.False);
        }

        private static void AssertClose(Vector3 actual, Vector3 expected)
        {
            Assert.That(Vector3.Distance(actual, expected), Is.LessThan(1e-5f), actual + " is not " + expected);
        }
    }
}
