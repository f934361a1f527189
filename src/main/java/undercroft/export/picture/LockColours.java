package undercroft.export.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Palette;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.level.Requirement;

/**
 * The colours of what opens doors, in the order of the doors: each key has the colour of its locks, and each other item or switch
 * that of the signs at the doors that need it.
 *
 * @param keys items that open locks
 * @param items other items that doors need
 * @param switches on whose state doors depend
 */
record LockColours(Map<String, Colour> keys, Map<String, Colour> items, Map<String, Colour> switches) {

    static LockColours of(Layout layout) {
        LockColours colours = new LockColours(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        Map<String, Colour> own = ofLevel(layout);
        for (Door door : layout.doors()) {
            if (!door.lock().isEmpty()) {
                colours.add(colours.keys, door.lock(), own);
            }
        }
        for (Door door : layout.doors()) {
            for (Requirement need : door.access().needs()) {
                for (String name : names(need)) {
                    if (!colours.keys.containsKey(name)) {
                        boolean isSwitch = need instanceof Requirement.SwitchState;
                        colours.add(isSwitch ? colours.switches : colours.items, name, own);
                    }
                }
            }
        }
        return colours;
    }

    /** The items or the switch that a requirement names. */
    static List<String> names(Requirement need) {
        if (need instanceof Requirement.All all) {
            return all.items();
        }
        if (need instanceof Requirement.Any any) {
            return any.items();
        }
        if (need instanceof Requirement.Count count) {
            return List.of(count.item());
        }
        return List.of(((Requirement.SwitchState) need).name());
    }

    /** The colours that the level gives to types of rooms and to items. */
    static Map<String, Colour> ofLevel(Layout layout) {
        Map<String, Colour> colours = new LinkedHashMap<>();
        layout.palette().forEach(entry -> colours.put(entry.name(), Colour.solid(entry.rgb())));
        return colours;
    }

    private void add(Map<String, Colour> to, String name, Map<String, Colour> own) {
        int number = keys.size() + items.size() + switches.size();
        to.computeIfAbsent(name, absent -> own.getOrDefault(absent, Palette.key(number)));
    }
}
