package undercroft.verify;

/**
 * Something that keeps a layout from being valid.
 *
 * @param rule which rule is broken, a short name that stays the same: {@code overlap}, {@code missing-door} …
 * @param message what is wrong with which value of what, with room ids and places in world cells
 */
public record Violation(String rule, String message) {}
