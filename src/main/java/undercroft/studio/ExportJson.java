package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import undercroft.export.FormatRegistry;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.format.LayoutFormat;
import undercroft.json.JsonFile;
import undercroft.layout.Layout;

/** Writes a layout in a format, with the files that must stand beside it. */
final class ExportJson {

    private ExportJson() {}

    /**
     * Writes a layout.
     *
     * @param known names of companions that are told without their bytes
     */
    static String answer(Layout layout, LayoutFormat format, Appearance appearance, Set<String> known) {
        Map<String, Optional<byte[]>> files = new LinkedHashMap<>();
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            format.write(layout, appearance, out);
            files.put(layout.level() + "-" + layout.seed() + format.suffix(), Optional.of(out.toByteArray()));
            for (Companion companion : format.companions(appearance)) {
                files.put(
                        companion.name(),
                        known.contains(companion.name()) ? Optional.empty() : Optional.of(bytes(companion)));
            }
        } catch (IOException e) {
            // Memory does not fail: the format cannot hold the layout, and says what to do.
            return refused(Objects.requireNonNullElse(e.getMessage(), "The format cannot hold the layout."));
        }
        List<String> notes = format.note(layout, appearance).stream().toList();
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "ok");
            JsonLists.write(json, "files", files.entrySet(), file -> write(json, file.getKey(), file.getValue()));
            JsonLists.texts(json, "notes", notes);
            json.writeEndObject();
        });
    }

    private static byte[] bytes(Companion companion) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        companion.writeTo(out);
        return out.toByteArray();
    }

    private static void write(JsonGenerator json, String name, Optional<byte[]> bytes) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", name);
        if (bytes.isPresent()) {
            json.writeStringField("base64", Base64.getEncoder().encodeToString(bytes.get()));
        }
        json.writeEndObject();
    }

    static String refused(String reason) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "refused");
            json.writeStringField("reason", reason);
            json.writeEndObject();
        });
    }

    static String formats(FormatRegistry<LayoutFormat> known) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            JsonLists.write(json, "formats", known.names(), name -> {
                LayoutFormat format = known.named(name).orElseThrow();
                json.writeStartObject();
                json.writeStringField("name", name);
                json.writeStringField("suffix", format.suffix());
                json.writeBooleanField("isText", format.isText());
                json.writeEndObject();
            });
            json.writeEndObject();
        });
    }

    static String version() {
        try (InputStream in = Objects.requireNonNull(
                ExportJson.class.getResourceAsStream("/undercroft/version.txt"), "the resource version.txt")) {
            String version = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            return JsonFile.line(json -> {
                json.writeStartObject();
                json.writeStringField("version", version);
                json.writeEndObject();
            });
        } catch (IOException e) {
            throw new IllegalStateException("The program's version cannot be read from its own jar.", e);
        }
    }
}
