package undercroft.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.server.PageFiles;
import undercroft.server.StudioServer;

/** Opens a folder of levels in the browser. */
@Command(
        name = "studio",
        sortOptions = false,
        description = {
            "Opens the studio, a page in the browser that shows levels and their layouts while they are edited.",
            "It reads and writes the YAML files of the folder, and nothing else. Only this machine can reach it, by the"
                    + " printed address. Ctrl-C ends it."
        },
        footer = {"", "Example:", "  undercroft studio my-game/levels"})
final class StudioCommand implements Callable<Integer> {

    private static final int MAX_PORT = 65_535;

    /** 128 bits. */
    private static final int TOKEN_DIGITS = 32;

    private static final int HEXADECIMAL = 16;

    private final Console console;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = ".",
            description = "The folder of levels and room templates. Default: the current one.")
    private Path folder = Path.of("");

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "The port on 127.0.0.1. Default: any that is free.")
    private int port;

    @Option(names = "--no-open", description = "Do not open the browser; only print the address.")
    private boolean staysClosed;

    StudioCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        if (port < 0 || port > MAX_PORT) {
            throw new RefusedException("The --port (%d) must be from 0 to %d.".formatted(port, MAX_PORT));
        }
        if (!Files.isDirectory(folder)) {
            throw new RefusedException("%s is not a folder. Name the folder of your levels.".formatted(folder));
        }
        PageFiles page = PageFiles.ofThisProgram()
                .orElseThrow(
                        () -> new RefusedException(
                                "This build has no studio. Run web/build, which needs npm and takes some minutes, and try again."));
        try (StudioServer server = StudioServer.start(folder, port, token(), page)) {
            console.print("The studio is at " + server.address());
            if (!staysClosed) {
                open(server.address());
            }
            // Serves until the process is ended.
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw new RefusedException("The studio cannot use the port %d: %s. Give another --port, or none."
                    .formatted(port, OutputFolder.reason(e)));
        }
        return ExitStatus.DONE;
    }

    private static String token() {
        SecureRandom random = new SecureRandom();
        StringBuilder token = new StringBuilder();
        for (int i = 0; i < TOKEN_DIGITS; i++) {
            token.append(Character.forDigit(random.nextInt(HEXADECIMAL), HEXADECIMAL));
        }
        return token.toString();
    }

    /** Opens the browser where the system can; otherwise the printed address has to do. */
    private void open(String address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("mac")
                ? List.of("open", address)
                : system.contains("windows")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                        : List.of("xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            console.reportLines("The browser cannot be opened from here. Open the address in it.");
        }
    }
}
