package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.PaletteEntry;

/** The enum of the types of rooms. Its values are identifiers, which types need not be. */
final class LdtkTypes {

    /** Of types without a colour of their own in the level. */
    private static final int COLOUR = 0x2F6DB5;

    private final Map<String, String> identifiers = new LinkedHashMap<>();
    private final Map<String, Integer> colours = new HashMap<>();

    /** The types in some layouts. */
    LdtkTypes(Collection<Layout> layouts) {
        for (Layout layout : layouts) {
            for (PaletteEntry entry : layout.palette()) {
                colours.putIfAbsent(entry.name(), entry.rgb());
            }
            layout.rooms().stream()
                    .map(PlacedRoom::type)
                    .filter(type -> !type.isEmpty())
                    .sorted()
                    .forEach(this::add);
        }
    }

    private void add(String type) {
        if (!identifiers.containsKey(type)) {
            String wanted = LdtkFormat.identifier(type);
            String name = wanted;
            for (int number = 2; identifiers.containsValue(name); number++) {
                name = wanted + "_" + number;
            }
            identifiers.put(type, name);
        }
    }

    /** The value for a type; nothing for "". */
    Optional<LdtkValue> valueOf(String type) {
        return Optional.ofNullable(identifiers.get(type)).map(LdtkValue.Plain::text);
    }

    void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("identifier", LdtkFields.ROOM_TYPE);
        json.writeNumberField("uid", LdtkFields.ROOM_TYPES);
        json.writeArrayFieldStart("values");
        for (Map.Entry<String, String> entry : identifiers.entrySet()) {
            json.writeStartObject();
            json.writeStringField("id", entry.getValue());
            json.writeNullField("tileRect");
            json.writeNumberField("color", colours.getOrDefault(entry.getKey(), COLOUR));
            json.writeEndObject();
        }
        json.writeEndArray();
        for (String none : List.of("iconTilesetUid", "externalRelPath", "externalFileChecksum")) {
            json.writeNullField(none);
        }
        LdtkDefinitions.writeNothing("tags", json);
        json.writeEndObject();
    }
}
