using System;

namespace UnityEngine
{
    public struct Vector3
    {
        public float x;
        public float y;
        public float z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public static Vector3 zero { get { return new Vector3(0, 0, 0); } }

        public static Vector3 one { get { return new Vector3(1, 1, 1); } }

        public static Vector3 right { get { return new Vector3(1, 0, 0); } }

        public static Vector3 up { get { return new Vector3(0, 1, 0); } }

        public static Vector3 forward { get { return new Vector3(0, 0, 1); } }

        public static Vector3 Scale(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x * b.x, a.y * b.y, a.z * b.z);
        }

        public static float Distance(Vector3 a, Vector3 b)
        {
            double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
            return (float)Math.Sqrt(x * x + y * y + z * z);
        }

        public static Vector3 operator +(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        }

        public override string ToString()
        {
            return "(" + x + ", " + y + ", " + z + ")";
        }
    }

    public struct Vector2
    {
        public float x;
        public float y;
    }

    public struct Vector2Int
    {
        public Vector2Int(int x, int y)
        {
            this.x = x;
            this.y = y;
        }

        public int x { get; set; }

        public int y { get; set; }
    }

    public struct BoundsInt
    {
        private bool isFilled;

        public int xMin { get; private set; }

        public int xMax { get; private set; }

        public int yMin { get; private set; }

        public int yMax { get; private set; }

        internal void Add(Vector3Int cell)
        {
            xMin = isFilled ? Math.Min(xMin, cell.x) : cell.x;
            yMin = isFilled ? Math.Min(yMin, cell.y) : cell.y;
            xMax = isFilled ? Math.Max(xMax, cell.x + 1) : cell.x + 1;
            yMax = isFilled ? Math.Max(yMax, cell.y + 1) : cell.y + 1;
            isFilled = true;
        }
    }

    public struct Vector3Int
    {
        public Vector3Int(int x, int y, int z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public int x { get; set; }

        public int y { get; set; }

        public int z { get; set; }
    }

    /// <summary>
    /// Unity's angles: Euler turns about z, then x, then y, each from the one axis to the next (x to y, y to z, z to
    /// x), which looks counter-clockwise about z to a camera along +z, and clockwise about y from above with z up.
    /// </summary>
    public struct Quaternion
    {
        public float x;
        public float y;
        public float z;
        public float w;

        public Quaternion(float x, float y, float z, float w)
        {
            this.x = x;
            this.y = y;
            this.z = z;
            this.w = w;
        }

        public static Quaternion identity { get { return new Quaternion(0, 0, 0, 1); } }

        public static Quaternion Euler(float x, float y, float z)
        {
            return About(0, 1, 0, y) * (About(1, 0, 0, x) * About(0, 0, 1, z));
        }

        public static Quaternion operator *(Quaternion a, Quaternion b)
        {
            return new Quaternion(
                a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z,
                a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x,
                a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
        }

        public static Vector3 operator *(Quaternion q, Vector3 v)
        {
            Quaternion turned = q * new Quaternion(v.x, v.y, v.z, 0) * new Quaternion(-q.x, -q.y, -q.z, q.w);
            return new Vector3(turned.x, turned.y, turned.z);
        }

        private static Quaternion About(float x, float y, float z, float degrees)
        {
            double half = degrees * Math.PI / 360;
            float sine = (float)Math.Sin(half);
            return new Quaternion(x * sine, y * sine, z * sine, (float)Math.Cos(half));
        }
    }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height)
        {
            this.width = width;
            this.height = height;
        }

        public float width { get; set; }

        public float height { get; set; }
    }

    public struct Color
    {
        public float r;
        public float g;
        public float b;
        public float a;

        public Color(float r, float g, float b)
        {
            this.r = r;
            this.g = g;
            this.b = b;
            a = 1;
        }
    }

    public struct Color32
    {
        public byte r;
        public byte g;
        public byte b;
        public byte a;

        public Color32(byte r, byte g, byte b, byte a)
        {
            this.r = r;
            this.g = g;
            this.b = b;
            this.a = a;
        }
    }
}
