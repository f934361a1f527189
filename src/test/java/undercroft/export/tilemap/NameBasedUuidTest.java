package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NameBasedUuidTest {

    /** RFC 1321, section A.5: the digest of "abc" is 900150983cd24fb0d6963f7d28e17f72. */
    @Test
    void isTheDigestWithVersionAndVariant() {
        assertThat(NameBasedUuid.of("abc")).isEqualTo("90015098-3cd2-3fb0-9696-3f7d28e17f72");
    }

    /** With every length up to three blocks, so that the padding ends on either side of a block's end. */
    @ParameterizedTest
    @MethodSource("names")
    void isTheUuidOfTheJdk(String name) {
        assertThat(NameBasedUuid.of(name))
                .isEqualTo(UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8))
                        .toString());
    }

    static Stream<String> names() {
        return IntStream.rangeClosed(0, 192)
                .mapToObj(length -> "x".repeat(length))
                .flatMap(name -> Stream.of(name, "ö" + name));
    }
}
