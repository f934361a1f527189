package undercroft;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.layout.Layout;
import undercroft.verify.LayoutVerifier;

/** What can be checked of the Unity package without a C# compiler; {@link UnityPackageRunTest} has one. */
class UnityPackageTest {

    private static final Path PACKAGE = Path.of("unity/dev.undercroft.layouts");
    private static final Path PLAIN_ASSEMBLY = PACKAGE.resolve("Runtime/Layouts");
    private static final Path SCHEMA = Path.of("src/main/resources/undercroft/schema/layout.schema.json");
    private static final Path SAMPLES = PACKAGE.resolve("Samples~");
    private static final Path SCENE = SAMPLES.resolve("KeepIn3D/Keep.unity");

    /** What the GUIDs of Unity's own assets begin with. */
    private static final String BUILT_IN = "0000000000000000";

    /** The file id of a script in its own file. */
    private static final String SCRIPT = "11500000";

    /** The file id of a text in its own file. */
    private static final String TEXT = "4900000";

    private static final Pattern SERIALIZABLE_TYPE =
            Pattern.compile("\\[Serializable]\\s+public (?:sealed class|struct) (\\w+)");
    private static final Pattern PUBLIC_FIELD =
            Pattern.compile("^ {8}public (\\w+(?:\\[])?) @?(\\w+)(?: = [^;]+)?;$", Pattern.MULTILINE);
    private static final Pattern GUID = Pattern.compile("^guid: ([0-9a-f]{32})$", Pattern.MULTILINE);
    private static final Pattern ONLY_IN_NUNIT_2 = Pattern.compile(
            "Is\\.String|Is\\.InstanceOfType|Text\\.|Assert\\.IsNullOrEmpty|ExpectedException|TestFixtureSetUp|TestFixtureTearDown");
    private static final Pattern ANCHOR = Pattern.compile("^--- !u!\\d+ &(\\d+)$", Pattern.MULTILINE);
    private static final Pattern REFERENCE =
            Pattern.compile("\\{fileID: (\\d+)(?:, guid: ([0-9a-f]{32}), type: \\d)?}");
    private static final Pattern BEHAVIOUR = Pattern.compile(
            "^MonoBehaviour:\\n(?:  m_.*\\n)*?  m_Script: \\{fileID: 11500000, guid: ([0-9a-f]{32}), type: 3}\\n((?:  .*\\n)*)",
            Pattern.MULTILINE);
    private static final Pattern FIELD = Pattern.compile("^  (\\w+):", Pattern.MULTILINE);
    private static final Pattern CODE = Pattern.compile("^```csharp\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void fieldsMatchTheSchema() throws IOException {
        JsonNode schema = JSON.readTree(SCHEMA.toFile());
        Map<String, String> sources = serializableTypes();
        Map<String, JsonNode> compared = new LinkedHashMap<>();

        compare("Layout", schema, schema, sources, compared);

        assertThat(compared.keySet())
                .as("types that Unity serializes")
                .containsExactlyInAnyOrderElementsOf(sources.keySet());
    }

    /** Unity makes a GUID for whatever has none, and two equal GUIDs lose their references. */
    @Test
    void everyFileAndFolderHasItsOwnMetaFile() throws IOException {
        List<String> assets = new ArrayList<>();
        List<String> metas = new ArrayList<>();
        for (Path file : filesThatUnitySees()) {
            String name = PACKAGE.relativize(file).toString();
            (name.endsWith(".meta") ? metas : assets).add(name);
        }

        assertThat(assets).hasSizeGreaterThan(30);
        assertThat(metas)
                .containsExactlyInAnyOrderElementsOf(
                        assets.stream().map(asset -> asset + ".meta").toList());
        List<String> guids = new ArrayList<>();
        for (String meta : metas) {
            Matcher guid = GUID.matcher(Files.readString(PACKAGE.resolve(meta)));
            assertThat(guid.find()).as(meta).isTrue();
            guids.add(guid.group(1));
        }
        assertThat(guids).doesNotHaveDuplicates();
    }

    @Test
    void metaFilesNameTheImporterOfTheirFile() throws IOException {
        for (Path file : filesThatUnitySees()) {
            String name = file.getFileName().toString();
            if (!name.endsWith(".meta")) {
                Path meta = file.resolveSibling(name + ".meta");
                assertThat(meta).content().startsWith("fileFormatVersion: 2\nguid: ");
                assertThat(meta).content().contains("\n" + importerOf(file) + ":\n");
                assertThat(meta.toFile())
                        .content()
                        .matches(text -> text.contains("folderAsset: yes") == Files.isDirectory(file));
            }
        }
    }

    /** Mono has NUnit 2.6 and Unity 3.5: the package's tests may only use what both have. */
    @Test
    void testsUseNothingThatUnitysNUnitLacks() throws IOException {
        for (Path file : filesThatUnitySees()) {
            if (file.startsWith(PACKAGE.resolve("Tests")) && file.toString().endsWith(".cs")) {
                assertThat(file).content().doesNotContainPattern(ONLY_IN_NUNIT_2);
            }
        }
    }

    @Test
    void assembliesReferToExistingOnes() throws IOException {
        Set<String> known = new TreeSet<>(Set.of("UnityEngine.TestRunner", "UnityEditor.TestRunner"));
        Map<String, JsonNode> assemblies = new LinkedHashMap<>();
        for (Path file : filesThatUnitySees()) {
            if (file.toString().endsWith(".asmdef")) {
                JsonNode assembly = JSON.readTree(file.toFile());
                assertThat(file).hasFileName(assembly.get("name").asText() + ".asmdef");
                assemblies.put(assembly.get("name").asText(), assembly);
            }
        }
        known.addAll(assemblies.keySet());

        assertThat(assemblies)
                .containsOnlyKeys(
                        "Undercroft.Layouts",
                        "Undercroft.Building",
                        "Undercroft.Editing",
                        "Undercroft.Tests",
                        "Undercroft.Editing.Tests");
        assemblies
                .values()
                .forEach(assembly -> assertThat(assembly.get("references"))
                        .allSatisfy(reference -> assertThat(known).contains(reference.asText())));
        JsonNode plain = assemblies.getOrDefault("Undercroft.Layouts", JSON.nullNode());
        assertThat(plain.get("noEngineReferences").asBoolean()).isTrue();
    }

    @Test
    void theManifestMatchesThePackage() throws IOException {
        JsonNode manifest = JSON.readTree(PACKAGE.resolve("package.json").toFile());

        assertThat(PACKAGE).hasFileName(manifest.get("name").asText());
        assertThat(manifest.get("unity").asText()).isEqualTo("2021.3");
        assertThat(PACKAGE.resolve("CHANGELOG.md"))
                .content()
                .contains("## [%s]".formatted(manifest.get("version").asText()));
        assertThat(manifest.get("samples"))
                .isNotEmpty()
                .allSatisfy(sample ->
                        assertThat(PACKAGE.resolve(sample.get("path").asText())).isDirectory());
        assertThat(PACKAGE.resolve("LICENSE.md")).hasSameTextualContentAs(Path.of("LICENSE"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FirstKeep/first-keep-1.undercroft", "KeepIn3D/first-keep-2.json"})
    void samplesHoldLayoutsWrittenByTheProgram(Path name) throws Exception {
        Path sample = SAMPLES.resolve(name);
        Layout layout;
        try (InputStream in = Files.newInputStream(sample)) {
            layout = LayoutJson.read(in, sample.toString());
        }
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        new LayoutJson("0.1.0").write(layout, written);

        assertThat(LayoutVerifier.verify(layout, LevelLoader.read(Path.of("graphs/first-keep.yaml"))))
                .isEmpty();
        assertThat(sample).hasBinaryContent(written.toByteArray());
    }

    /** Unity drops a reference that it cannot resolve, and a field that the script does not have, without a word. */
    @Test
    void referencesAndFieldsOfTheSampleSceneExist() throws IOException {
        Map<String, Path> assets = assetsByGuid();
        Set<Path> scripts = new TreeSet<>();
        for (Path file : List.of(SCENE, SCENE.resolveSibling("Wall.prefab"), SCENE.resolveSibling("Door.prefab"))) {
            String yaml = Files.readString(file);
            assertThat(yaml).startsWith("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1 &");
            Set<String> own =
                    ANCHOR.matcher(yaml).results().map(at -> at.group(1)).collect(toSet());
            for (MatchResult at : REFERENCE.matcher(yaml).results().toList()) {
                String id = at.group(1);
                String guid = Objects.requireNonNullElse(at.group(2), "");
                if (guid.isEmpty()) {
                    assertThat(id).as("%s in %s", at.group(), file).isIn(withZero(own));
                } else if (!guid.startsWith(BUILT_IN)) {
                    assertThat(assets).as(at.group()).containsKey(guid);
                    assertThat(idsOf(assets.getOrDefault(guid, SCENE)))
                            .as(at.group())
                            .contains(id);
                }
            }
            for (MatchResult component : BEHAVIOUR.matcher(yaml).results().toList()) {
                Path script = assets.getOrDefault(component.group(1), SCENE);
                scripts.add(script.getFileName());
                String source = Files.readString(script);
                assertThat(FIELD.matcher(component.group(2)).results().map(field -> field.group(1)))
                        .isNotEmpty()
                        .allSatisfy(field -> assertThat(source).containsPattern("private \\w+ %s = ".formatted(field)));
            }
        }
        assertThat(scripts).containsExactly(Path.of("DungeonBuilder.cs"), Path.of("KeepScene.cs"));
    }

    private static Set<String> withZero(Set<String> ids) {
        Set<String> all = new TreeSet<>(ids);
        all.add("0");
        return all;
    }

    /** The ids by which others refer to what is in an asset. */
    private static Set<String> idsOf(Path asset) throws IOException {
        String name = asset.toString();
        return name.endsWith(".cs")
                ? Set.of(SCRIPT)
                : name.endsWith(".json")
                        ? Set.of(TEXT)
                        : ANCHOR.matcher(Files.readString(asset))
                                .results()
                                .map(at -> at.group(1))
                                .collect(toSet());
    }

    /** All assets of the package and its samples that have a GUID. */
    private static Map<String, Path> assetsByGuid() throws IOException {
        Map<String, Path> assets = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(PACKAGE)) {
            for (Path meta :
                    files.filter(file -> file.toString().endsWith(".meta")).toList()) {
                Matcher guid = GUID.matcher(Files.readString(meta));
                assertThat(guid.find()).as(meta.toString()).isTrue();
                String asset = meta.toString().replaceFirst("\\.meta$", "");
                assertThat(assets.put(guid.group(1), Path.of(asset))).as(asset).isNull();
            }
        }
        return assets;
    }

    /** {@link UnityPackageRunTest} compiles and runs the test, so what the manual shows works. */
    @Test
    void theManualsLinesAreInItsTest() throws IOException {
        String compiled = withoutIndentation(Files.readString(Path.of("unity/check/tests/ManualTest.cs")));
        List<String> shown = CODE.matcher(Files.readString(PACKAGE.resolve("Documentation~/index.md")))
                .results()
                .map(block -> withoutIndentation(block.group(1)))
                .toList();

        assertThat(shown)
                .hasSizeGreaterThan(2)
                .allSatisfy(block -> assertThat(compiled).contains(block));
    }

    /** Compares the fields of a C# type, and their types, with the properties of an object of the schema. */
    private static void compare(
            String type,
            JsonNode object,
            JsonNode schema,
            Map<String, String> sources,
            Map<String, JsonNode> compared) {
        if (compared.putIfAbsent(type, object) != null) {
            return;
        }
        Map<String, String> fields = new LinkedHashMap<>();
        PUBLIC_FIELD
                .matcher(sources.getOrDefault(type, ""))
                .results()
                .forEach(field -> fields.put(field.group(2), field.group(1)));
        List<String> names = new ArrayList<>();
        object.get("properties").fieldNames().forEachRemaining(names::add);

        assertThat(fields.keySet()).as("fields of %s", type).containsExactlyElementsOf(names);
        fields.forEach((name, fieldType) -> {
            JsonNode property = resolved(object.get("properties").get(name), schema);
            boolean isList = property.path("type").asText().equals("array");
            assertThat(fieldType.endsWith("[]"))
                    .as("%s.%s is a list", type, name)
                    .isEqualTo(isList);
            String elementType = fieldType.replace("[]", "");
            JsonNode element = isList ? resolved(property.get("items"), schema) : property;
            if (element.path("type").asText().equals("object")) {
                compare(elementType, element, schema, sources, compared);
            } else {
                assertThat(elementType).as("%s.%s", type, name).isEqualTo(simpleType(element));
            }
        });
    }

    private static JsonNode resolved(JsonNode node, JsonNode schema) {
        return node.has("$ref") ? schema.at(node.get("$ref").asText().substring(1)) : node;
    }

    private static String simpleType(JsonNode property) {
        JsonNode example = property.has("const")
                ? property.get("const")
                : property.path("enum").path(0);
        if (example.isInt()) {
            return "int";
        }
        return switch (example.isTextual() ? "string" : property.get("type").asText()) {
            case "string" -> "string";
            case "boolean" -> "bool";
            case "number" -> "double";
            case "integer" -> property.get("maximum").asLong() > Integer.MAX_VALUE ? "long" : "int";
            default -> throw new AssertionError("A property that C# has no type for: " + property);
        };
    }

    private static Map<String, String> serializableTypes() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(PLAIN_ASSEMBLY)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".cs")).toList()) {
                String source = Files.readString(file);
                SERIALIZABLE_TYPE.matcher(source).results().forEach(type -> sources.put(type.group(1), source));
            }
        }
        return sources;
    }

    /** All but folders whose names end with "~" and their content. */
    private static Set<Path> filesThatUnitySees() throws IOException {
        try (Stream<Path> files = Files.walk(PACKAGE)) {
            return files.filter(
                            file -> !file.equals(PACKAGE) && !file.toString().contains("~"))
                    .collect(toCollection(TreeSet::new));
        }
    }

    private static String importerOf(Path file) {
        String name = file.getFileName().toString();
        if (Files.isDirectory(file)) {
            return "DefaultImporter";
        }
        if (name.equals("package.json")) {
            return "PackageManifestImporter";
        }
        return switch (name.substring(name.lastIndexOf('.'))) {
            case ".cs" -> "MonoImporter";
            case ".asmdef" -> "AssemblyDefinitionImporter";
            case ".md" -> "TextScriptImporter";
            default -> throw new AssertionError("Which importer is for " + file + "?");
        };
    }

    private static String withoutIndentation(String code) {
        return code.replaceAll("(?m)^ +", "");
    }
}
