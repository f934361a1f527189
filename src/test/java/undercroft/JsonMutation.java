package undercroft;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Damages the JSON of a layout: single values, whole lists, and lengths in all of it. */
final class JsonMutation {

    /** One mutation in this many scales all coordinates: only that makes large layouts without broken references. */
    private static final int STRETCHED = 8;

    private static final List<Integer> FACTORS = List.of(-1, 0, 2, 7, 100, 10_000, 1_000_000);

    private static final Set<String> LENGTHS = Set.of("x", "y", "width", "height", "length");

    private static final List<JsonNode> VALUES = List.of(
            number(0),
            number(-1),
            number(1),
            number(90),
            number(1 << 28),
            number(-500_000_000),
            number(500_000_000),
            number(Integer.MAX_VALUE),
            number(Long.MIN_VALUE),
            DoubleNode.valueOf(0.5),
            TextNode.valueOf(""),
            TextNode.valueOf("x".repeat(1_000)),
            TextNode.valueOf("\u0000\u001B[31m\uD800"),
            BooleanNode.TRUE,
            BooleanNode.FALSE,
            NullNode.getInstance(),
            JsonNodeFactory.instance.arrayNode(),
            JsonNodeFactory.instance.objectNode());

    private final SplittableRandom random;

    JsonMutation(SplittableRandom random) {
        this.random = random;
    }

    /** Damages a file once to three times, and most often mends the bounds, which nearly every damage breaks. */
    void damage(ObjectNode file) {
        for (int i = random.nextInt(3); i >= 0; i--) {
            if (random.nextInt(STRETCHED) == 0) {
                stretch(file, FACTORS.get(random.nextInt(FACTORS.size())));
            } else {
                damageOnePlace(file);
            }
        }
        if (random.nextInt(4) > 0) {
            mendBounds(file);
        }
    }

    private void damageOnePlace(ObjectNode file) {
        List<ContainerNode<?>> places = new ArrayList<>();
        collect(file, places);
        ContainerNode<?> place = places.get(random.nextInt(places.size()));
        if (place instanceof ArrayNode list) {
            damageItem(list, places);
        } else if (place instanceof ObjectNode object && !object.isEmpty()) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(random.nextInt(names.size()));
            if (random.nextInt(8) == 0) {
                object.remove(name);
            } else {
                object.set(name, another(object.get(name), places));
            }
        }
    }

    private void damageItem(ArrayNode list, List<ContainerNode<?>> places) {
        if (list.isEmpty()) {
            list.add(value());
            return;
        }
        int index = random.nextInt(list.size());
        switch (random.nextInt(5)) {
            case 0 -> list.remove(index);
            case 1 -> list.insert(index, list.get(index).deepCopy());
            case 2 -> list.removeAll();
            case 3 -> list.insert(index, list.remove(random.nextInt(list.size())));
            default -> list.set(index, another(list.get(index), places));
        }
    }

    /** A number near the old one, a value that is wrong nearly everywhere, or one from another place. */
    private JsonNode another(JsonNode old, List<ContainerNode<?>> places) {
        if (old.isIntegralNumber() && random.nextBoolean()) {
            return number(old.longValue() + random.nextInt(-2, 3));
        }
        return random.nextBoolean()
                ? value()
                : places.get(random.nextInt(places.size())).deepCopy();
    }

    private JsonNode value() {
        return VALUES.get(random.nextInt(VALUES.size())).deepCopy();
    }

    private static void stretch(JsonNode node, int factor) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> {
                if (LENGTHS.contains(field.getKey()) && field.getValue().isIntegralNumber()) {
                    field.setValue(number(field.getValue().longValue() * factor));
                }
            });
        }
        node.forEach(inner -> stretch(inner, factor));
    }

    private static void mendBounds(ObjectNode file) {
        List<Long> x = new ArrayList<>();
        List<Long> y = new ArrayList<>();
        file.path("rooms")
                .forEach(room -> room.path("outline").forEach(point -> {
                    x.add(point.path("x").asLong());
                    y.add(point.path("y").asLong());
                }));
        if (!x.isEmpty()) {
            long left = x.stream().min(Long::compare).orElseThrow();
            long bottom = y.stream().min(Long::compare).orElseThrow();
            file.putObject("bounds")
                    .put("x", left)
                    .put("y", bottom)
                    .put("width", x.stream().max(Long::compare).orElseThrow() - left)
                    .put("height", y.stream().max(Long::compare).orElseThrow() - bottom);
        }
    }

    private static void collect(JsonNode node, List<ContainerNode<?>> places) {
        if (node instanceof ContainerNode<?> place) {
            places.add(place);
            node.forEach(inner -> collect(inner, places));
        }
    }

    private static JsonNode number(long value) {
        return LongNode.valueOf(value);
    }
}
