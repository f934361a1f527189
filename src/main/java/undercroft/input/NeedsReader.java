package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.level.Requirement;

/** Reads {@code needs} of a connection: an item, a list of items, or a mapping of all, any, count and state. */
final class NeedsReader {

    /** Items of one list: more than a player could keep in mind. */
    private static final int MAX_ITEMS = 100;

    /** Copies of an item: all that all rooms of a large level could hold. */
    private static final int MAX_COUNT = 10_000;

    private final MissionUses uses;

    NeedsReader(MissionUses uses) {
        this.uses = uses;
    }

    /** In characters: readers of layouts accept no longer text. */
    private static final int MAX_TEXT_LENGTH = 1_000;

    /** The requirements; what is wrong is reported and left out. */
    List<Requirement> read(Value needs, String owner) {
        List<Requirement> requirements = requirements(needs, owner);
        int length = Requirement.text(requirements).length();
        if (length > MAX_TEXT_LENGTH) {
            needs.wrong(
                    "too long (%d characters as one text)".formatted(length),
                    "Write at most %d.".formatted(MAX_TEXT_LENGTH));
        }
        return requirements;
    }

    private List<Requirement> requirements(Value needs, String owner) {
        if (!needs.isMapping()) {
            return askedFor(needs, owner)
                    .<List<Requirement>>map(items -> List.of(new Requirement.All(items)))
                    .orElse(List.of());
        }
        if (needs.size() == 0) {
            needs.wrong("empty", "Write an item, a list of items, or a mapping of all, any, count and state.");
        }
        List<Requirement> requirements = new ArrayList<>();
        Fields.of(needs, needs.what(), List.of("all", "any", "count", "state")).ifPresent(fields -> {
            fields.get("all")
                    .flatMap(value -> askedFor(value, owner))
                    .ifPresent(items -> requirements.add(new Requirement.All(items)));
            fields.get("any")
                    .flatMap(value -> askedFor(value, owner))
                    .ifPresent(items -> requirements.add(new Requirement.Any(items)));
            fields.get("count").ifPresent(value -> addCounts(value, owner, requirements));
            fields.get("state").ifPresent(value -> addStates(value, owner, requirements));
        });
        return requirements;
    }

    /** Items that something asks for, at least one. */
    private Optional<List<String>> askedFor(Value value, String owner) {
        Optional<List<Name>> items = items(value);
        if (items.isPresent() && (items.get().isEmpty() || items.get().size() > MAX_ITEMS)) {
            return value.wrong(
                    "a list of %d items".formatted(items.get().size()), "Write 1 to %d.".formatted(MAX_ITEMS));
        }
        items.ifPresent(all -> all.forEach(item -> uses.needed().add(new MissionUses.Use(item, owner))));
        return items.map(all -> all.stream().map(Name::text).toList());
    }

    /** An item or a list of items, in which one may be named more than once. */
    static Optional<List<Name>> items(Value value) {
        if (!value.isList()) {
            return value.name().map(List::of);
        }
        return value.items("item")
                .map(items -> items.stream()
                        .map(Value::name)
                        .flatMap(Optional::stream)
                        .toList());
    }

    private void addCounts(Value counts, String owner, List<Requirement> requirements) {
        for (Fields.Field field :
                Fields.open(counts, "item", item -> "count of " + item).orElse(List.of())) {
            uses.needed().add(new MissionUses.Use(field.key(), owner));
            field.value()
                    .wholeNumber(1, MAX_COUNT)
                    .ifPresent(count ->
                            requirements.add(new Requirement.Count(field.key().text(), count)));
        }
    }

    private void addStates(Value states, String owner, List<Requirement> requirements) {
        for (Fields.Field field :
                Fields.open(states, "switch", name -> "state of switch " + name).orElse(List.of())) {
            field.value().name().ifPresent(state -> {
                uses.states().add(new MissionUses.StateUse(field.key(), state, owner));
                requirements.add(new Requirement.SwitchState(field.key().text(), state.text()));
            });
        }
    }
}
