using System;

namespace UnityEngine
{
    public enum TextureFormat
    {
        RGBA32 = 4
    }

    public enum FilterMode
    {
        Point
    }

    public enum TextureWrapMode
    {
        Clamp = 1
    }

    public enum ScaleMode
    {
        ScaleToFit = 2
    }

    public class Texture : Object
    {
        public int width { get; protected set; }

        public int height { get; protected set; }

        public FilterMode filterMode { get; set; }

        public TextureWrapMode wrapMode { get; set; }
    }

    public sealed class Texture2D : Texture
    {
        private Color32[] pixels;

        public Texture2D(int width, int height, TextureFormat textureFormat, bool mipChain)
        {
            this.width = width;
            this.height = height;
            pixels = new Color32[width * height];
        }

        public void SetPixels32(Color32[] colors)
        {
            if (colors.Length != pixels.Length)
            {
                throw new ArgumentException("The pixels are " + colors.Length + " of " + pixels.Length + ".");
            }
            pixels = (Color32[])colors.Clone();
        }

        public Color32[] GetPixels32()
        {
            return (Color32[])pixels.Clone();
        }

        public void Apply(bool updateMipmaps, bool makeNoLongerReadable)
        {
        }
    }

    public static class Gizmos
    {
        public static Color color { get; set; }

        public static void DrawLine(Vector3 from, Vector3 to)
        {
        }
    }

    public static class Debug
    {
        public static void Log(object message)
        {
        }

        public static void LogError(object message)
        {
            StubScreen.Show("Error: " + message);
        }
    }
}
