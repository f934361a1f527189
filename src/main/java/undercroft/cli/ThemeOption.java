package undercroft.cli;

import picocli.CommandLine.Option;

/** How pictures look. */
final class ThemeOption {

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "The colours of pictures: light or dark. Default: ${DEFAULT-VALUE}.")
    private String name = "";

    String name() {
        return name;
    }
}
