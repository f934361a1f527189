package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceText;
import undercroft.source.YamlTree;

/**
 * A prefab or asset of Unity in its text form: objects that refer to each other by numbers. Each is a document of YAML, but with headings such as
 * {@code --- !u!114 &11400000 stripped}, which YAML does not allow; see "Format of text serialized files" in Unity's manual.
 */
final class UnityYaml {

    /** What makes the heading and the type of an object one line. */
    private static final Pattern HEADING = Pattern.compile("(?m)^--- !u!\\d+ &(-?\\d+)[^\n]*\n([A-Za-z0-9_]+):");

    private static final Pattern DIRECTIVE = Pattern.compile("(?m)^%[^\n]*");

    /** A tile of a tilemap takes some ten values. */
    private static final YamlTree.Options YAML =
            new YamlTree.Options(32, 2_000_000, YamlTree.Tags.KEPT, EdgarFiles.EMPTY_ADVICE);

    /**
     * An object.
     *
     * @param type such as {@code GameObject}
     */
    record Piece(String id, String type, Mapping fields) {

        /** The number of the object that a field refers to, or "". */
        String reference(String field) {
            return fields.get(field).map(UnityYaml::fileId).orElse("");
        }

        /** The GUID of the file that a field refers to, or "". */
        String guid(String field) {
            return fields.get(field).map(UnityYaml::guid).orElse("");
        }
    }

    private final Map<String, Piece> pieces;

    private UnityYaml(Map<String, Piece> pieces) {
        this.pieces = pieces;
    }

    static UnityYaml parse(SourceText source, ImportReport report) throws ImportAbortedException {
        int errors = report.errorCount();
        // As one mapping from "number type" to fields, in which everything stays on its line.
        String text = HEADING.matcher(source.text().replace("\r\n", "\n"))
                .replaceAll(match -> "\n" + Matcher.quoteReplacement(match.group(1) + " " + match.group(2)) + ":");
        SourceText mapping =
                new SourceText(source.name(), DIRECTIVE.matcher(text).replaceAll(""));
        Mapping root = YamlTree.parse(mapping, YAML, report.diagnostics())
                .filter(node -> report.errorCount() == errors)
                .flatMap(node -> new NodeReader(report).mapping(node, "file"))
                .orElseThrow(ImportAbortedException::new);
        Map<String, Piece> pieces = new LinkedHashMap<>();
        for (Entry entry : root.entries()) {
            String[] names = entry.name().split(" ", 2);
            if (names.length == 2 && entry.value() instanceof Mapping fields) {
                pieces.put(names[0], new Piece(names[0], names[1], fields));
            }
        }
        return new UnityYaml(pieces);
    }

    Optional<Piece> piece(String id) {
        return Optional.ofNullable(pieces.get(id));
    }

    /** All objects of a type, in the order of the file. */
    List<Piece> ofType(String type) {
        return pieces.values().stream()
                .filter(piece -> piece.type().equals(type))
                .toList();
    }

    /** The components of a game object. */
    List<Piece> components(Piece gameObject) {
        List<Piece> components = new ArrayList<>();
        gameObject.fields().get("m_Component").ifPresent(list -> {
            if (list instanceof Sequence sequence) {
                sequence.items().stream()
                        .filter(Mapping.class::isInstance)
                        .flatMap(item -> ((Mapping) item).get("component").stream())
                        .flatMap(component -> piece(fileId(component)).stream())
                        .forEach(components::add);
            }
        });
        return components;
    }

    static String fileId(SourceNode reference) {
        return reference instanceof Mapping mapping ? NodeReader.scalar(mapping, "fileID") : "";
    }

    static String guid(SourceNode reference) {
        return reference instanceof Mapping mapping ? NodeReader.scalar(mapping, "guid") : "";
    }
}
