package undercroft.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.files.WholeFile;
import undercroft.source.Quotation;

/** Prepares folders, writes files, and words what goes wrong. */
final class OutputFolder {

    private OutputFolder() {}

    /**
     * Creates a folder if it is missing, and refuses one that cannot be written, before anything takes time. Removes what killed
     * runs left in it long ago.
     *
     * @param option with which the user can give another folder
     */
    static void prepare(Path folder, String option) throws RefusedException {
        try {
            Files.createDirectories(folder);
            // Permissions alone do not tell: they are wrong on read-only file systems and for the superuser.
            Path trial = folder.resolve(".undercroft-" + ProcessHandle.current().pid());
            Files.createFile(trial);
            FileTime now = Files.getLastModifiedTime(trial);
            Files.delete(trial);
            WholeFile.removeStale(folder, now);
        } catch (IOException e) {
            throw new RefusedException("The folder %s cannot be written: %s. Give another one with %s."
                    .formatted(folder, reason(e), option));
        }
    }

    /** Prepares the folder of a file, if there is a file. */
    static void prepareFor(Optional<Path> file, String option) throws RefusedException {
        if (file.isPresent()) {
            prepare(of(file.get()), option);
            checkName(file.get());
        }
    }

    /**
     * Refuses a file whose name the file system does not take, or that is a folder.
     *
     * @param file in a folder that exists
     */
    static void checkName(Path file) throws RefusedException {
        try {
            if (Files.readAttributes(file, BasicFileAttributes.class).isDirectory()) {
                throw new RefusedException(
                        "%s cannot be written: it is a folder. Choose another name.".formatted(file));
            }
        } catch (NoSuchFileException e) {
            // The usual case: the file is new.
            return;
        } catch (IOException e) {
            int bytes = file.getFileName().toString().getBytes(StandardCharsets.UTF_8).length;
            throw new RefusedException(
                    "%s cannot be written: %s. The name has %d bytes; most file systems take up to 255."
                            .formatted(file, reason(e), bytes));
        }
    }

    /** The message about a name that cannot be a path: two sentences. */
    static String unnameable(InvalidPathException e) {
        return "%s cannot name a file: the encoding of this locale, %s, lacks some of its characters. Set LC_ALL=C.UTF-8."
                .formatted(Quotation.quoted(e.getInput()), System.getProperty("sun.jnu.encoding"));
    }

    private static Path of(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    }

    /** Writes a file whole or not at all. */
    static void write(Path file, WholeFile.Content content) throws RefusedException {
        try {
            WholeFile.write(file, content);
        } catch (IOException e) {
            throw unwritten(file, e);
        }
    }

    /** Writes several files: if one of them cannot be written, none appears. */
    static void writeTogether(Map<Path, WholeFile.Content> contents) throws RefusedException {
        List<WholeFile> begun = new ArrayList<>();
        try {
            for (Map.Entry<Path, WholeFile.Content> entry : contents.entrySet()) {
                begun.add(begin(entry.getKey(), entry.getValue()));
            }
            for (WholeFile file : begun) {
                finish(file);
            }
        } finally {
            begun.forEach(WholeFile::close);
        }
    }

    private static WholeFile begin(Path file, WholeFile.Content content) throws RefusedException {
        try {
            return WholeFile.begin(file, content);
        } catch (IOException e) {
            throw unwritten(file, e);
        }
    }

    private static void finish(WholeFile file) throws RefusedException {
        try {
            file.finish();
        } catch (IOException e) {
            throw unwritten(file.target(), e);
        }
    }

    private static RefusedException unwritten(Path file, IOException e) {
        String reason = reason(e);
        return new RefusedException(
                "%s cannot be written: %s%s".formatted(file, reason, reason.endsWith(".") ? "" : "."));
    }

    /** What went wrong, in words: the message of the exception is often only the path. */
    static String reason(IOException e) {
        if (e instanceof FileAlreadyExistsException) {
            return "it is a file, not a folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof FileSystemException system) {
            return Optional.ofNullable(system.getReason()).orElse("the system refuses it");
        }
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }
}
