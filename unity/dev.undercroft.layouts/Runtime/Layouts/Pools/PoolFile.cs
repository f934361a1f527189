using System.IO;
using System.IO.Compression;
using System.Text;

namespace Undercroft.Layouts
{
    /// <summary>The content of a file that <c>undercroft generate --jsonl</c> wrote, gzipped or not.</summary>
    internal static class PoolFile
    {
        private const byte GzipFirst = 0x1F;
        private const byte GzipSecond = 0x8B;

        /// <summary>The length of the text at the end of a gzipped file: four bytes, the lowest first (RFC 1952).</summary>
        private const int LengthBytes = 4;

        /// <exception cref="LayoutFormatException">if it is gzipped and broken</exception>
        internal static string Text(byte[] content, string file)
        {
            bool isGzip = content.Length > 1 && content[0] == GzipFirst && content[1] == GzipSecond;
            return Encoding.UTF8.GetString(isGzip ? Unpacked(content, file) : content);
        }

        private static byte[] Unpacked(byte[] content, string file)
        {
            using (var unpacked = new MemoryStream())
            {
                try
                {
                    using (var gzip = new GZipStream(new MemoryStream(content), CompressionMode.Decompress))
                    {
                        gzip.CopyTo(unpacked);
                    }
                }
                catch (IOException e)
                {
                    throw Broken(file, e.Message);
                }
                catch (InvalidDataException e)
                {
                    throw Broken(file, e.Message);
                }
                if ((uint)unpacked.Length != StatedLength(content))
                {
                    // Some versions of .NET read the first of several joined files and no more.
                    throw Broken(file, "It is torn off, or several files joined.");
                }
                return unpacked.ToArray();
            }
        }

        private static uint StatedLength(byte[] content)
        {
            uint length = 0;
            for (int i = 0; i < LengthBytes; i++)
            {
                length |= (uint)content[content.Length - LengthBytes + i] << (8 * i);
            }
            return length;
        }

        private static LayoutFormatException Broken(string file, string reason)
        {
            return new LayoutFormatException(
                file, 1, 1, "The pool cannot be unpacked: " + reason + " Unpack it with zcat, or generate it again.");
        }
    }
}
