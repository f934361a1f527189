package undercroft.export.tilemap;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;

/** Schemas of LDtk's projects. */
final class LdtkSchema {

    /** Our own, stricter than the one that LDtk publishes: no field may be missing, as for readers that know none to be optional. */
    static final LdtkSchema STRICT = read(
            SpecVersion.VersionFlag.V202012,
            Objects.requireNonNull(LdtkSchema.class.getResourceAsStream("ldtk-1.5.3.schema.json"), "the schema"));

    private final JsonSchema schema;

    private LdtkSchema(JsonSchema schema) {
        this.schema = schema;
    }

    /** The one that LDtk publishes as {@code JSON_SCHEMA.json}. */
    static LdtkSchema published(Path file) throws IOException {
        return read(SpecVersion.VersionFlag.V7, Files.newInputStream(file));
    }

    private static LdtkSchema read(SpecVersion.VersionFlag version, InputStream text) {
        try (text) {
            return new LdtkSchema(JsonSchemaFactory.getInstance(version).getSchema(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<?> complaints(String project) {
        return schema.validate(project, InputFormat.JSON);
    }
}
