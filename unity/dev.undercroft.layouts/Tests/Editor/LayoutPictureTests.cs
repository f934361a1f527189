using System.Linq;
using NUnit.Framework;
using Undercroft.Layouts;
using Undercroft.Tests;
using UnityEngine;

namespace Undercroft.Editing.Tests
{
    [TestFixture]
    internal sealed class LayoutPictureTests
    {
        [Test]
        public void EveryCellIsPixelFromTheLowestRowUp()
        {
            Layout layout = SmallLayout.Read();
            Texture2D picture = LayoutPicture.Draw(layout);
            Color32[] pixels = picture.GetPixels32();

            Assert.That(picture.width, Is.EqualTo(14));
            Assert.That(picture.height, Is.EqualTo(8));
            Color32 wall = pixels[0];
            Color32 hall = pixels[14 + 1];
            Color32 vault = pixels[14 + 10];
            Color32 corridor = pixels[2 * 14 + 7];
            Color32 door = pixels[2 * 14 + 5];
            Color32 outside = pixels[7];
            Assert.That(new[] { wall, hall, vault, corridor, door, outside }.Distinct().Count(), Is.EqualTo(6));
            Assert.That(outside.a, Is.EqualTo(0));
            Assert.That(pixels[7 * 14 + 1], Is.EqualTo(wall));
            Assert.That(pixels[7 * 14 + 4], Is.EqualTo(outside));
            Object.DestroyImmediate(picture);
        }

        [Test]
        public void LayoutsLargerThanTexturesHaveNone()
        {
            Layout layout = SmallLayout.Read();

            Assert.That(LayoutPicture.IsPossible(layout), Is.True);
            layout.bounds.width = 1000000;
            Assert.That(LayoutPicture.IsPossible(layout), Is.False);
            Assert.That(LayoutPicture.IsPossible(new Layout()), Is.False);
        }
    }
}
