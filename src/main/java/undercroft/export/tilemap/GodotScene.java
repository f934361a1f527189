package undercroft.export.tilemap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A scene of Godot 4 as text: resources and a tree of nodes, in the order in which they are added. */
final class GodotScene {

    /** The version of the format in which arrays of bytes are base64, which Godot writes and reads since 4.3. */
    private static final int FORMAT = 4;

    /** Signs that names of nodes must not have, because paths of nodes are made of them. */
    private static final String NOT_IN_NAMES = "[.:@/\"%\\p{Cntrl}]";

    /** What the file itself adds to the number of its resources. */
    private static final int THE_FILE = 1;

    private final List<String> external = new ArrayList<>();
    private final List<String> internal = new ArrayList<>();
    private final StringBuilder nodes = new StringBuilder();
    private final Set<String> paths = new HashSet<>();

    /** Properties of a resource or node by name, in order, each spelled as a {@link GodotVariant}. */
    static final class Properties {

        private final Map<String, String> variants = new LinkedHashMap<>();

        Properties with(String name, String variant) {
            variants.put(name, variant);
            return this;
        }

        Properties with(String name, int number) {
            return with(name, Integer.toString(number));
        }

        /** What the game may ask the node about itself. */
        Properties withMetadata(String name, String variant) {
            return with("metadata/" + name, variant);
        }

        Properties withMetadata(List<Property> properties) {
            properties.forEach(property -> withMetadata(property.name(), property.godotVariant()));
            return this;
        }
    }

    /**
     * Refers to a file.
     *
     * @return how properties refer to it
     */
    String addFile(String type, String path) {
        String id = Integer.toString(external.size() + 1);
        external.add("[ext_resource type=%s path=%s id=%s]\n"
                .formatted(GodotVariant.text(type), GodotVariant.text(path), GodotVariant.text(id)));
        return GodotVariant.extResource(id);
    }

    /**
     * Adds a resource that is part of the scene.
     *
     * @return how properties refer to it
     */
    String addResource(String type, Properties properties) {
        String id = type + "_" + (internal.size() + 1);
        internal.add("[sub_resource type=%s id=%s]\n%s"
                .formatted(GodotVariant.text(type), GodotVariant.text(id), lines(properties)));
        return GodotVariant.subResource(id);
    }

    /** Adds the outermost node. */
    void addRoot(String name, Properties properties) {
        nodes.append(
                "\n[node name=%s type=\"Node2D\"]\n%s".formatted(GodotVariant.text(nameOf(name)), lines(properties)));
    }

    /**
     * Adds a node.
     *
     * @param parent the path of a node that was added, or "." for the root
     * @param name signs that no name may have become {@code _}, and among siblings equal names get numbers
     * @return the path of the node
     */
    String addNode(String parent, String type, String name, Properties properties) {
        return add(parent, type, name, "", properties);
    }

    /**
     * Adds a node that belongs to a group, by which a game finds it.
     *
     * @return the path of the node
     */
    String addNode(String parent, String type, String name, String group, Properties properties) {
        return add(parent, type, name, " groups=[" + GodotVariant.text(group) + "]", properties);
    }

    private String add(String parent, String type, String name, String groups, Properties properties) {
        String base = (parent.equals(".") ? "" : parent + "/") + nameOf(name);
        String path = base;
        for (int number = 2; !paths.add(path); number++) {
            path = base + " " + number;
        }
        nodes.append("\n[node name=%s type=%s parent=%s%s]\n%s"
                .formatted(
                        GodotVariant.text(path.substring(path.lastIndexOf('/') + 1)),
                        GodotVariant.text(type),
                        GodotVariant.text(parent),
                        groups,
                        lines(properties)));
        return path;
    }

    private static String nameOf(String name) {
        String allowed = name.replaceAll(NOT_IN_NAMES, "_");
        return allowed.isBlank() ? "_" : allowed;
    }

    private static String lines(Properties properties) {
        StringBuilder lines = new StringBuilder();
        properties.variants.forEach((name, variant) ->
                lines.append(name).append(" = ").append(variant).append('\n'));
        return lines.toString();
    }

    /** The whole file. */
    String text() {
        StringBuilder file = new StringBuilder(
                "[gd_scene load_steps=" + (external.size() + internal.size() + THE_FILE) + " format=" + FORMAT + "]\n");
        file.append('\n').append(String.join("", external));
        internal.forEach(resource -> file.append('\n').append(resource));
        return file.append(nodes).toString();
    }
}
