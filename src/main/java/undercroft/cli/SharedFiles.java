package undercroft.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import undercroft.export.format.Appearance;
import undercroft.export.format.SharedFileFormat;
import undercroft.files.WholeFile;
import undercroft.layout.Layout;

/**
 * Files that hold all layouts of a level, {@code NAME.SUFFIX}, each written when the last layout is found. They are in memory until
 * then. Thread-safe.
 */
final class SharedFiles {

    private final Path folder;
    private final List<SharedFileFormat> formats;
    private final Appearance appearance;

    /** By level and seed. */
    private final SortedMap<String, SortedMap<Long, Layout>> layouts = new TreeMap<>();

    /**
     * No layouts yet.
     *
     * @param formats of the files
     */
    SharedFiles(Path folder, List<SharedFileFormat> formats, Appearance appearance) {
        this.folder = folder;
        this.formats = List.copyOf(formats);
        this.appearance = appearance;
    }

    List<SharedFileFormat> formats() {
        return formats;
    }

    synchronized void add(Layout layout) {
        layouts.computeIfAbsent(layout.level(), absent -> new TreeMap<>()).put(layout.seed(), layout);
    }

    /** The files that a layout of a level goes to. */
    List<Path> of(String level) {
        return formats.stream().map(format -> file(level, format)).toList();
    }

    /** Writes all files. */
    synchronized void write() throws RefusedException {
        for (Map.Entry<String, SortedMap<Long, Layout>> entry : layouts.entrySet()) {
            List<Layout> ofLevel = new ArrayList<>(entry.getValue().values());
            Map<Path, WholeFile.Content> contents = new LinkedHashMap<>();
            for (SharedFileFormat format : formats) {
                contents.put(file(entry.getKey(), format), out -> format.writeAll(ofLevel, appearance, out));
            }
            OutputFolder.writeTogether(contents);
        }
    }

    private Path file(String level, SharedFileFormat format) {
        return folder.resolve(level + format.suffix());
    }
}
