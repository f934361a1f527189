package undercroft.web;

import org.teavm.jso.JSExport;
import undercroft.studio.StudioEngine;

/** The functions that the compiled module exports: those of one {@link StudioEngine}, as JavaScript has no objects of the module. */
public final class Exports {

    /** A module belongs to one worker, which asks one question at a time. */
    private static final StudioEngine ENGINE = new StudioEngine();

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
        return ENGINE.version();
    }

    @JSExport
    public static String formats() {
        return ENGINE.formats();
    }

    @JSExport
    public static String read(String path) {
        return ENGINE.read(path);
    }

    @JSExport
    public static String readTemplates(String path) {
        return ENGINE.readTemplates(path);
    }

    @JSExport
    public static String arrange(String path) {
        return ENGINE.arrange(path);
    }

    @JSExport
    public static String check(String path, double seconds) {
        return ENGINE.check(path, seconds);
    }

    /** Numbers of JavaScript hold every seed exactly. */
    @JSExport
    public static String mission(String path, double seed) {
        return ENGINE.mission(path, (long) seed);
    }

    @JSExport
    public static String generate(String path, String options, String keep) {
        return ENGINE.generate(path, options, keep);
    }

    @JSExport
    public static String verify(String path, String layout) {
        return ENGINE.verify(path, layout);
    }

    @JSExport
    public static String export(String layout, String format, String look) {
        return ENGINE.export(layout, format, look);
    }
}
