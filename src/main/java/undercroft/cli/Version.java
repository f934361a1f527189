package undercroft.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, which the build copies from the pom into the jar. */
final class Version implements IVersionProvider {

    private static final String RESOURCE = "/undercroft/version.txt";

    @Override
    public String[] getVersion() {
        try (InputStream in = Version.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("The jar lacks %s.".formatted(RESOURCE));
            }
            String version = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            return new String[] {"undercroft " + version};
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
