package undercroft.export.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Modules of JavaScript put together into one script, because a page that is opened from a disk cannot load modules. Each
 * module becomes a function that returns what it exports; modules come after those that they import.
 *
 * <p>The modules keep to this: an import is one line, {@code import { a, b } from './x.mjs';}, and an exported name is declared
 * where it is exported, by {@code export function} or {@code export const} at the beginning of a line.
 */
final class ScriptBundle {

    private static final Pattern IMPORT =
            Pattern.compile("^import \\{ (?<names>[^}]*) } from '(?<path>[^']+)';\n", Pattern.MULTILINE);

    private static final Pattern EXPORT =
            Pattern.compile("^export (?=(?:function|const) (?<name>\\w+))", Pattern.MULTILINE);

    private static final Pattern STEP = Pattern.compile("/");

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
        for (MatchResult imported : IMPORT.matcher(module).results().toList()) {
            add(resolved(path, imported.group(2)));
        }
        functions.put(path, function(path, module));
    }

    private static String function(String path, String module) {
        String body = IMPORT.matcher(module)
                .replaceAll(imported -> Matcher.quoteReplacement("const { %s } = %s;\n"
                        .formatted(imported.group(1), nameOf(resolved(path, imported.group(2))))));
        return "// %s\nconst %s = (() => {\n%s\nreturn { %s };\n})();\n"
                .formatted(
                        path, nameOf(path), EXPORT.matcher(body).replaceAll(""), String.join(", ", exportsOf(module)));
    }

    private static List<String> exportsOf(String module) {
        return EXPORT.matcher(module).results().map(export -> export.group(1)).toList();
    }

    /** The path of a module that another one imports by a path relative to itself. */
    private static String resolved(String from, String relative) {
        List<String> parts = new ArrayList<>(STEP.splitAsStream(from).toList());
        parts.remove(parts.size() - 1);
        for (String part : STEP.splitAsStream(relative).toList()) {
            if (part.equals("..")) {
                parts.remove(parts.size() - 1);
            } else if (!part.equals(".")) {
                parts.add(part);
            }
        }
        return String.join("/", parts);
    }

    /** A name for the exports of a module, such as {@code module_rules_tilt}. */
    private static String nameOf(String path) {
        return Pattern.compile("[/.]")
                .splitAsStream(path)
                .filter(part -> !part.equals("mjs"))
                .collect(Collectors.joining("_", "module_", ""));
    }
}
