package undercroft.verify;

/**
 * A violation of a rule by a layout.
 *
 * @param rule a short stable name: {@code overlap}, {@code missing-door} …
 * @param message the wrong value and where it is, with room ids and positions in world cells
 */
public record Violation(String rule, String message) {}
