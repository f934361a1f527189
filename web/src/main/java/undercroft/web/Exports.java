package undercroft.web;

import java.util.Set;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import undercroft.json.JsonFile;
import undercroft.studio.StudioEngine;

/** The functions that the compiled module exports: those of one {@link StudioEngine}, as JavaScript has no objects of the module. */
public final class Exports {

    /** Images cannot be compressed further and are seldom wanted, so that they are files beside the module. */
    private static final Set<String> IMAGES =
            Set.of("undercroft-stone.png", "undercroft-crypt.png", "undercroft-cave.png");

    /** A module belongs to one worker, which asks one question at a time. */
    private static final StudioEngine ENGINE = new StudioEngine(IMAGES);

    private Exports() {}

    /** The compiler begins here to look for what is used; there is nothing to start. */
    public static void main(String[] arguments) {}

    @JSExport
    public static void put(String path, String text) {
        ENGINE.put(path, text);
    }

    @JSExport
    public static void remove(String path) {
        ENGINE.remove(path);
    }

    @JSExport
    public static String version() {
        return answer(ENGINE::version);
    }

    @JSExport
    public static String formats() {
        return answer(ENGINE::formats);
    }

    @JSExport
    public static String read(String path) {
        return answer(() -> ENGINE.read(path));
    }

    @JSExport
    public static String readTemplates(String path) {
        return answer(() -> ENGINE.readTemplates(path));
    }

    @JSExport
    public static String arrange(String path) {
        return answer(() -> ENGINE.arrange(path));
    }

    @JSExport
    public static String check(String path, double seconds) {
        return answer(() -> ENGINE.check(path, seconds));
    }

    /** Numbers of JavaScript hold every seed exactly. */
    @JSExport
    public static String mission(String path, double seed) {
        return answer(() -> ENGINE.mission(path, (long) seed));
    }

    @JSExport
    public static String generate(String path, String options, String keep) {
        return answer(() -> ENGINE.generate(path, options, keep));
    }

    @JSExport
    public static String verify(String path, String layout) {
        return answer(() -> ENGINE.verify(path, layout));
    }

    @JSExport
    public static String export(String layout, String format, String look) {
        return answer(() -> ENGINE.export(layout, format, look));
    }

    /** A defect of the engine as an answer, because its message is lost on the way to JavaScript. */
    private static String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (RuntimeException | StackOverflowError e) {
            return JsonFile.line(json -> {
                json.writeStartObject();
                json.writeStringField("defect", String.valueOf(e));
                json.writeEndObject();
            });
        }
    }
}
