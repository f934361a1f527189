package undercroft.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.level.ItemKind;
import undercroft.level.ItemPlacing;
import undercroft.level.MissionRules;
import undercroft.level.Switch;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;

/**
 * Compares the names that a level with a mission uses for items and switches. A switch must be described, so an unknown one is an
 * error. An item need not be, so one that nobody holds or needs is a warning.
 */
final class MissionNames {

    private final MissionUses uses;
    private final MissionRules rules;
    private final Diagnostics diagnostics;

    MissionNames(MissionUses uses, MissionRules rules, Diagnostics diagnostics) {
        this.uses = uses;
        this.rules = rules;
        this.diagnostics = diagnostics;
    }

    /** Reports what does not agree. */
    void check() {
        checkSwitches();
        checkItems();
    }

    private void checkSwitches() {
        Map<String, Switch> known = new LinkedHashMap<>();
        rules.switches().forEach(each -> known.put(each.name(), each));
        uses.turned().forEach(use -> checkSwitch(use, known));
        Set<String> turned = new HashSet<>();
        uses.turned().forEach(use -> turned.add(use.name().text()));
        for (MissionUses.StateUse use : uses.states()) {
            Switch needed = known.get(use.name().text());
            if (checkSwitch(new MissionUses.Use(use.name(), use.owner()), known) && needed != null) {
                checkState(use, needed.states());
                if (!turned.contains(use.name().text())) {
                    diagnostics.warn(
                            use.name().position(),
                            "The switch %s, which the %s needs, is turned in no room. Write turns: %s in one."
                                    .formatted(word(use.name()), use.owner(), word(use.name())));
                }
            }
        }
    }

    private boolean checkSwitch(MissionUses.Use use, Map<String, Switch> known) {
        if (known.containsKey(use.name().text())) {
            return true;
        }
        diagnostics.error(
                use.name().position(),
                () -> "The switch %s of the %s is not known. %s"
                        .formatted(
                                word(use.name()),
                                use.owner(),
                                known.isEmpty()
                                        ? "Write switches: { %s: [STATE, STATE] } into the level."
                                                .formatted(word(use.name()))
                                        : NearestName.advice(use.name().text(), known.keySet())));
        return false;
    }

    private void checkState(MissionUses.StateUse use, List<String> states) {
        if (!states.contains(use.state().text())) {
            diagnostics.error(
                    use.state().position(),
                    () -> "The state %s is none of the switch %s. %s"
                            .formatted(
                                    word(use.state()),
                                    word(use.name()),
                                    NearestName.advice(use.state().text(), states)));
        }
    }

    private void checkItems() {
        Set<String> held = new LinkedHashSet<>();
        uses.held().forEach(use -> held.add(use.name().text()));
        rules.placings().stream().map(ItemPlacing::item).forEach(held::add);
        List<MissionUses.Use> asked = new ArrayList<>(uses.locks());
        asked.addAll(uses.needed());
        Set<String> needed = new LinkedHashSet<>();
        asked.forEach(use -> needed.add(use.name().text()));
        Set<String> told = new HashSet<>();
        for (MissionUses.Use use : asked) {
            if (!held.contains(use.name().text()) && told.add(use.name().text())) {
                diagnostics.warn(
                        use.name().position(),
                        "No room holds %s, which the %s needs. %s"
                                .formatted(word(use.name()), use.owner(), advice(use.name(), held)));
            }
        }
        boolean addsLocks = rules.mostLocks() > 0;
        for (MissionUses.Use use : uses.held()) {
            if (!needed.contains(use.name().text())
                    && !addsLocks
                    && told.add(use.name().text())) {
                diagnostics.warn(
                        use.name().position(),
                        "The item %s of the %s is never needed. %s"
                                .formatted(word(use.name()), use.owner(), unneeded(use.name(), needed)));
            }
        }
    }

    private String advice(Name item, Set<String> held) {
        Set<String> known = new LinkedHashSet<>(held);
        rules.items().stream().map(ItemKind::name).forEach(known::add);
        known.remove(item.text());
        Optional<String> near = NearestName.near(item.text(), known);
        return near.map(name -> "Did you mean %s?".formatted(Quotation.word(name)))
                .orElseGet(() -> "Write holds: %s in one.".formatted(word(item)));
    }

    private static String unneeded(Name item, Set<String> needed) {
        return NearestName.near(item.text(), needed)
                .map(name -> "Did you mean %s?".formatted(Quotation.word(name)))
                .orElse("Drop it, or lock a connection with it.");
    }

    private static String word(Name name) {
        return Quotation.word(name.text());
    }
}
