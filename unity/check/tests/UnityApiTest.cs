using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Editing;
using Undercroft.Layouts;
using Undercroft.Samples;

namespace Undercroft.Check
{
    /// <summary>
    /// Keeps the stubs honest: every member of Unity that the package uses must stand in <c>unity-api.txt</c> with the signature
    /// that the stub gives it, and the first version of Unity that has it. Signatures and versions there are from the C# source
    /// that Unity publishes for reference. Prints the lines that are missing or no longer used.
    /// </summary>
    [TestFixture]
    public sealed class UnityApiTest
    {
        /// <summary>The first token of the table of references to members (ECMA-335, II.22.25).</summary>
        private const int FirstMemberReference = 0x0A000001;

        private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public
            | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

        private static readonly Dictionary<Type, string> Keywords = new Dictionary<Type, string>
        {
            { typeof(void), "void" }, { typeof(bool), "bool" }, { typeof(byte), "byte" }, { typeof(int), "int" },
            { typeof(long), "long" }, { typeof(float), "float" }, { typeof(string), "string" }, { typeof(object), "object" }
        };

        private static readonly string[] Messages =
        {
            "Awake", "Start", "Update", "OnEnable", "OnDisable", "OnDestroy", "OnValidate", "Reset", "OnGUI", "OnDrawGizmos"
        };

        private static readonly Version Oldest = new Version(2021, 3);

        private static readonly Assembly[] Package =
        {
            typeof(Layout).Assembly, typeof(DungeonBuilder).Assembly, typeof(DungeonBuilderEditor).Assembly,
            typeof(KeepWalk).Assembly
        };

        private static string[] Listed
        {
            get
            {
                string file = Path.Combine(
                    Environment.GetEnvironmentVariable("UNDERCROFT_PACKAGE"), "..", "check", "unity-api.txt");
                return File.ReadAllLines(file).Where(line => line != "" && line[0] != '#').ToArray();
            }
        }

        [Test]
        public void EveryMemberUsedIsListedWithItsSignature()
        {
            string[] listed = Listed.Select(line => line.Substring(line.IndexOf(' ') + 1)).ToArray();
            string[] used = Package.SelectMany(Used).Concat(EnumValues()).Distinct().ToArray();

            Assert.That(string.Join("\n", used.Except(listed).OrderBy(line => line, StringComparer.Ordinal)), Is.Empty);
            Assert.That(string.Join("\n", listed.Except(used)), Is.Empty);
            Assert.That(listed, Is.Unique);
        }

        [Test]
        public void EveryMemberExistsInTheOldestVersionOfUnityThatThePackageNames()
        {
            foreach (string line in Listed)
            {
                Version since = new Version(line.Split(' ')[0]);

                Assert.That(since, Is.LessThanOrEqualTo(Oldest), line);
            }
        }

        /// <summary>What an assembly calls, and what it overrides.</summary>
        private static IEnumerable<string> Used(Assembly assembly)
        {
            IEnumerable<MemberInfo> overridden = assembly.GetTypes().SelectMany(type => type.GetMethods(Declared))
                .Where(method => method.GetBaseDefinition() != method).Select(method => method.GetBaseDefinition());
            return References(assembly).Concat(overridden).Where(IsUnitys).Select(Described).Concat(HandledMessages(assembly));
        }

        /// <summary>The methods that Unity calls by their names alone.</summary>
        private static IEnumerable<string> HandledMessages(Assembly assembly)
        {
            return assembly.GetTypes().Where(type => typeof(UnityEngine.Object).IsAssignableFrom(type))
                .SelectMany(type => type.GetMethods(Declared)).Where(method => Messages.Contains(method.Name))
                .Select(method => "message " + Name(method.ReturnType) + " " + FullName(UnityBase(method.DeclaringType)) + "."
                    + method.Name + "()");
        }

        private static Type UnityBase(Type type)
        {
            return IsUnitys(type) ? type : UnityBase(type.BaseType);
        }

        private static bool IsUnitys(Type type)
        {
            return type.Namespace != null && type.Namespace.StartsWith("Unity", StringComparison.Ordinal);
        }

        private static IEnumerable<MemberInfo> References(Assembly assembly)
        {
            Module module = assembly.ManifestModule;
            for (int token = FirstMemberReference; ; token++)
            {
                MemberInfo member;
                try
                {
                    member = module.ResolveMember(token);
                }
                catch (ArgumentException)
                {
                    // There are no more.
                    yield break;
                }
                yield return member;
            }
        }

        private static bool IsUnitys(MemberInfo member)
        {
            return IsUnitys(member.DeclaringType)
                // The compiler makes the constructors of delegates.
                && !typeof(Delegate).IsAssignableFrom(member.DeclaringType);
        }

        /// <summary>All values of Unity's enumerations; the compiler leaves no trace of the one that is used.</summary>
        private static IEnumerable<string> EnumValues()
        {
            return new[] { typeof(UnityEngine.Object).Assembly, typeof(UnityEditor.Editor).Assembly }
                .SelectMany(assembly => assembly.GetTypes()).Where(type => type.IsEnum)
                .SelectMany(type => Enum.GetValues(type).Cast<object>()
                    .Select(value => FullName(type) + "." + value + " = " + Convert.ToInt32(value)));
        }

        private static string Described(MemberInfo member)
        {
            MemberInfo open = Open(member);
            string owner = FullName(open.DeclaringType) + ".";
            var field = open as FieldInfo;
            if (field != null)
            {
                return (field.IsStatic ? "static " : "") + Name(field.FieldType) + " " + owner + field.Name;
            }
            var method = (MethodBase)open;
            var result = method as MethodInfo;
            string parameters = string.Join(", ", method.GetParameters().Select(Parameter));
            string generic = method.IsGenericMethod
                ? "<" + string.Join(", ", method.GetGenericArguments().Select(Name)) + ">"
                : "";
            return (method.IsStatic ? "static " : "") + (result == null ? "" : Name(result.ReturnType) + " ")
                + owner + method.Name + generic + "(" + parameters + ")";
        }

        /// <summary>The member of the generic type, for one of an instance of it.</summary>
        private static MemberInfo Open(MemberInfo member)
        {
            Type declaring = member.DeclaringType;
            Type open = declaring.IsGenericType ? declaring.GetGenericTypeDefinition() : declaring;
            return open.GetMembers(Declared).First(each => each.MetadataToken == member.MetadataToken);
        }

        private static string Parameter(ParameterInfo parameter)
        {
            bool isParams = parameter.IsDefined(typeof(ParamArrayAttribute), false);
            return (isParams ? "params " : "") + Name(parameter.ParameterType) + " " + parameter.Name
                + (parameter.IsOptional ? " = " + (parameter.DefaultValue ?? "null") : "");
        }

        private static string FullName(Type type)
        {
            string outer = type.DeclaringType == null ? type.Namespace : FullName(type.DeclaringType);
            return outer + "." + Name(type);
        }

        private static string Name(Type type)
        {
            if (type.IsArray)
            {
                return Name(type.GetElementType()) + "[]";
            }
            string keyword;
            string plain = Keywords.TryGetValue(type, out keyword) ? keyword : type.Name.Split('`')[0];
            return type.IsGenericType
                ? plain + "<" + string.Join(", ", type.GetGenericArguments().Select(Name)) + ">"
                : plain;
        }
    }
}
