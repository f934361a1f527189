package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.SampleLayouts;
import undercroft.export.Xml;
import undercroft.export.format.Appearance;
import undercroft.layout.Layout;

/** The page is written so that readers of XML can read it too. */
class HtmlFormatTest {

    @Test
    void thePageBeginsAsBrowsersExpectIt() throws Exception {
        assertThat(written(SampleLayouts.keep()))
                .startsWith("<!DOCTYPE html>\n")
                .endsWith("</html>\n");
    }

    @Test
    void everyRoomHasAFloorOnTheMapAndItsFactsInTheSameOrder() throws Exception {
        Element page = page(SampleLayouts.keep());
        assertThat(Xml.children(layer(page, "floors"))).hasSize(6);
        List<Element> facts = Xml.all(page, "section");
        assertThat(facts)
                .extracting(section -> Xml.all(section, "h2").get(0).getTextContent())
                .containsExactly("gate", "hall", "shrine-of-the-drowned", "Gewölbe", "grotto", "gate-Gewölbe");
        assertThat(facts.get(2).getTextContent())
                .contains("typetreasure", "templateoctagon m0", "cells63", "to hall, locked: gold-key")
                .contains("to grotto, one way out");
        assertThat(facts.get(0).getTextContent()).contains("musicdrums \"slow\"");
    }

    @Test
    void theScriptFindsAllElementsThatItLooksFor() throws Exception {
        String text = written(SampleLayouts.keep());
        Element page = page(SampleLayouts.keep());
        List<String> ids = Pattern.compile("getElementById\\('(\\w+)'\\)")
                .matcher(text)
                .results()
                .map(MatchResult::toString)
                .toList();
        assertThat(ids).hasSizeGreaterThanOrEqualTo(4);
        for (MatchResult id : Pattern.compile("getElementById\\('(\\w+)'\\)")
                .matcher(text)
                .results()
                .toList()) {
            assertThat(elementsWithId(page, id.group(1))).as(id.group(1)).isEqualTo(1);
        }
        for (String name : List.of("way", "names", "icons", "doors", "grid", "details", "legend")) {
            assertThat(text).containsPattern("\\b" + name + ": '");
            assertThat(elementsWithId(page, name)).as(name).isEqualTo(1);
        }
    }

    @Test
    void nothingIsLoadedFromElsewhere() throws Exception {
        String text = written(SampleLayouts.lattice(4))
                .replace("http://www.w3.org/2000/svg", "")
                .replace("http://www.w3.org/1999/xhtml", "");
        assertThat(text).doesNotContain("http:", "https:", "//www", "@import", " src=", " href=", "fetch(");
        assertThat(text).contains("default-src 'none'");
        assertThat(text.replaceAll("url\\(#[-\\w]+\\)", "")).doesNotContain("url(");
    }

    @Test
    void namesCannotBreakOutOfThePage() throws Exception {
        String name = "</script><script>alert(1)</script><!--facts-->]]>\"'&";
        Element page = page(SampleLayouts.of(SampleLayouts.rectangle(0, name, name, 0, 0, 40, 9)));
        assertThat(Xml.all(page, "script")).hasSize(1);
        assertThat(Xml.all(page, "h2").get(0).getTextContent()).isEqualTo(name);
    }

    private static long elementsWithId(Element page, String id) {
        return Xml.all(page, "*").stream()
                .filter(element -> element.getAttribute("id").equals(id))
                .count();
    }

    private static Element layer(Element page, String id) {
        return Xml.all(page, "g").stream()
                .filter(group -> group.getAttribute("id").equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Element page(Layout layout) throws Exception {
        return Xml.parse(written(layout).getBytes(StandardCharsets.UTF_8));
    }

    private static String written(Layout layout) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new HtmlFormat().write(layout, Appearance.DEFAULT, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
