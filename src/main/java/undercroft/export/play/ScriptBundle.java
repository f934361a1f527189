package undercroft.export.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Modules of JavaScript put together into one script, because a page that is opened from a disk cannot load modules. Each
 * module becomes a function that returns what it exports; modules come after those that they import.
 *
 * <p>The modules keep to this: an import is one line, {@code import { a, b } from './x.mjs';}, and an exported name is declared
 * where it is exported, by {@code export function} or {@code export const} at the beginning of a line.
 */
final class ScriptBundle {

    private static final String IMPORT = "import { ";

    private static final String FROM = " } from '";

    private static final String END_OF_IMPORT = "';";

    private static final String EXPORT = "export ";

    private static final List<String> DECLARATIONS = List.of("function ", "const ");

    private static final String STEP = "/";

    /** By path, modules after those that they import. */
    private final Map<String, String> functions = new LinkedHashMap<>();

    private ScriptBundle() {}

    /**
     * Puts a module together with all that it imports.
     *
     * @param path of the module, such as {@code page.mjs}
     * @return the script
     */
    static String of(String path) throws IOException {
        ScriptBundle bundle = new ScriptBundle();
        bundle.add(path);
        return "'use strict';\n" + String.join("", bundle.functions.values());
    }

    private void add(String path) throws IOException {
        if (functions.containsKey(path)) {
            return;
        }
        String module = PageResource.text(path);
        for (String line : lines(module)) {
            if (isImport(line)) {
                add(imported(path, line));
            }
        }
        functions.put(path, function(path, module));
    }

    private static String function(String path, String module) {
        List<String> body = new ArrayList<>();
        List<String> exports = new ArrayList<>();
        for (String line : lines(module)) {
            if (isImport(line)) {
                String names = line.substring(IMPORT.length(), line.indexOf(FROM));
                body.add("const { %s } = %s;".formatted(names, nameOf(imported(path, line))));
            } else if (isExport(line)) {
                String declaration = line.substring(EXPORT.length());
                body.add(declaration);
                exports.add(declaredName(declaration));
            } else {
                body.add(line);
            }
        }
        return "// %s\nconst %s = (() => {\n%s\nreturn { %s };\n})();\n"
                .formatted(path, nameOf(path), String.join("\n", body), String.join(", ", exports));
    }

    private static List<String> lines(String module) {
        return List.of(module.split("\n", -1));
    }

    private static boolean isImport(String line) {
        return line.startsWith(IMPORT) && line.contains(FROM) && line.endsWith(END_OF_IMPORT);
    }

    private static boolean isExport(String line) {
        return DECLARATIONS.stream().anyMatch(declaration -> line.startsWith(EXPORT + declaration));
    }

    /** The path of the module that a line imports. */
    private static String imported(String from, String line) {
        return resolved(
                from, line.substring(line.indexOf(FROM) + FROM.length(), line.length() - END_OF_IMPORT.length()));
    }

    /** The name behind {@code function} or {@code const}. */
    private static String declaredName(String declaration) {
        int begin = declaration.indexOf(' ') + 1;
        int end = begin;
        while (end < declaration.length() && isOfName(declaration.charAt(end))) {
            end++;
        }
        return declaration.substring(begin, end);
    }

    private static boolean isOfName(char letter) {
        return Character.isLetterOrDigit(letter) || letter == '_';
    }

    /** The path of a module that another one imports by a path relative to itself. */
    private static String resolved(String from, String relative) {
        List<String> parts = new ArrayList<>(List.of(from.split(STEP, -1)));
        parts.remove(parts.size() - 1);
        for (String part : relative.split(STEP, -1)) {
            if (part.equals("..")) {
                parts.remove(parts.size() - 1);
            } else if (!part.equals(".")) {
                parts.add(part);
            }
        }
        return String.join(STEP, parts);
    }

    /** A name for the exports of a module, such as {@code module_rules_tilt}. */
    private static String nameOf(String path) {
        return Stream.of(path.split("[/.]", -1))
                .filter(part -> !part.equals("mjs"))
                .collect(Collectors.joining("_", "module_", ""));
    }
}
