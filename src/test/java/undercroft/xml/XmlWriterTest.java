package undercroft.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XmlWriterTest {

    private static final String DECLARATION = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";

    @Test
    void elementsNestAndHoldTexts() throws IOException {
        assertThat(written(xml -> xml.start("a")
                        .attribute("b", "1")
                        .attribute("c", "2")
                        .start("d")
                        .end()
                        .text("e")
                        .end()
                        .text("\n")))
                .isEqualTo(DECLARATION + "<a b=\"1\" c=\"2\"><d></d>e</a>\n");
    }

    @Test
    void openElementsAreClosedAtTheEnd() throws IOException {
        assertThat(written(xml -> xml.start("a").start("b").attribute("c", "")))
                .isEqualTo(DECLARATION + "<a><b c=\"\"></b></a>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a & b, \"c\" < 'd' > e",
                "]]>",
                "tab\tline\nreturn\r",
                "Gewölbe 😀 \u007F\u0085\u2028\uD7FF\uE000\uFFFD",
                "&amp;"
            })
    void textsAndValuesAreEscapedAsTheJdkEscapesThem(String text) throws Exception {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        XMLStreamWriter jdk = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(expected, "UTF-8");
        jdk.writeStartDocument("UTF-8", "1.0");
        jdk.writeStartElement("a");
        jdk.writeAttribute("b", text);
        jdk.writeCharacters(text);
        jdk.writeEndElement();
        jdk.writeEndDocument();
        jdk.flush();

        assertThat(written(xml -> xml.start("a").attribute("b", text).text(text).end()))
                .isEqualTo(expected.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({
        "a \u0007bell, a ?bell",
        "half \uD83D of one, half ? of one",
        "\uDE00\uD83D, ??",
        "\uD83D\uD83D\uDE00\uDE00, ?\uD83D\uDE00?",
        "no \uFFFE character, no ? character",
        "nor \uFFFF, nor ?"
    })
    void charactersThatXmlForbidsBecomeQuestionMarks(String text, String held) throws IOException {
        assertThat(written(xml -> xml.start("a").attribute("b", text).text(text)))
                .isEqualTo(DECLARATION + "<a b=\"" + held + "\">" + held + "</a>");
    }

    /** Longer than the buffer. */
    @Test
    void longFilesAreWrittenCompletely() throws IOException {
        String text = "0123456789😀".repeat(1_000);
        assertThat(written(xml -> {
                    for (int i = 0; i < 5; i++) {
                        xml.start("a").text(text).end();
                    }
                }))
                .isEqualTo(DECLARATION + ("<a>" + text + "</a>").repeat(5));
    }

    @Test
    void attributesMustFollowTheStartOfAnElement() {
        assertThatThrownBy(() -> written(xml -> xml.start("a").text("b").attribute("c", "d")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The attribute c has no start tag to stand in.");
    }

    @Test
    void exceptionsOfTheStreamAreThrownUnchanged() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThatThrownBy(() -> XmlWriter.write(full, xml -> xml.start("a")))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("No space left on device");
    }

    private static String written(XmlWriter.Content content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        XmlWriter.write(out, content);
        return out.toString(StandardCharsets.UTF_8);
    }
}
