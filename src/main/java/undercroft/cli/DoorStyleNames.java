package undercroft.cli;

import undercroft.grow.DoorStyle;

/** The door styles by their names; apart from the command, which must not load them to say what it offers. */
final class DoorStyleNames {

    private DoorStyleNames() {}

    static DoorStyle resolve(String name) throws RefusedException {
        return switch (name) {
            case "loose" -> DoorStyle.LOOSE;
            case "tight" -> DoorStyle.TIGHT;
            default -> throw new RefusedException("The --doors (%s) must be loose or tight.".formatted(name));
        };
    }
}
