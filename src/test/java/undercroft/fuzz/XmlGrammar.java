package undercroft.fuzz;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** XML: elements with attributes and texts. */
final class XmlGrammar implements Grammar {

    /** Entities in each other: three levels are 1000 copies, which a parser must not make. */
    private static final String ENTITIES = "<!DOCTYPE map [<!ENTITY a \"xxxxxxxxxx\">"
            + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>";

    @Override
    public List<String> words() {
        return List.of(
                ENTITIES,
                "<!DOCTYPE map SYSTEM \"file:///etc/hostname\">",
                "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>",
                "&a;",
                "&c;",
                "&lt;",
                "&#0;",
                "&#x1F3F0;",
                "&#99999999;",
                "<![CDATA[",
                "]]>",
                "<!--",
                "-->",
                "<?xml version=\"9.9\"?>",
                "<?x?>",
                "<a:b/>",
                " xmlns=\"x\"",
                " xmlns:a=\"x\" a:b=\"1\"",
                "<",
                ">",
                "/>",
                "\"");
    }

    @Override
    public Tree parse(String text) {
        try {
            XMLStreamReader xml = XMLInputFactory.newDefaultFactory().createXMLStreamReader(new StringReader(text));
            while (xml.next() != XMLStreamConstants.START_ELEMENT) {
                // The declaration is not kept.
            }
            return element(xml);
        } catch (XMLStreamException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Tree element(XMLStreamReader xml) throws XMLStreamException {
        String name = xml.getLocalName();
        List<Tree> parts = new ArrayList<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            parts.add(new Tree(
                    Tree.Kind.ATTRIBUTE, xml.getAttributeLocalName(i), List.of(Tree.text(xml.getAttributeValue(i)))));
        }
        for (int event = xml.next(); event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                parts.add(element(xml));
            } else if (event == XMLStreamConstants.CHARACTERS && !xml.isWhiteSpace()) {
                parts.add(Tree.text(xml.getText()));
            }
        }
        return new Tree(Tree.Kind.ELEMENT, name, parts);
    }

    @Override
    public String write(Tree tree) {
        StringBuilder out = new StringBuilder();
        write(tree, out);
        return out.toString();
    }

    private static void write(Tree tree, StringBuilder out) {
        switch (tree.kind()) {
            case ELEMENT -> {
                out.append('<').append(tree.text());
                tree.children().stream().filter(XmlGrammar::isAttribute).forEach(part -> write(part, out));
                out.append('>');
                tree.children().stream().filter(part -> !isAttribute(part)).forEach(part -> write(part, out));
                out.append("</").append(tree.text()).append(">\n");
            }
            case ATTRIBUTE -> {
                out.append(' ').append(tree.text()).append("=\"");
                tree.children().forEach(part -> write(part, out));
                out.append('"');
            }
            case TEXT -> out.append(escaped(tree.text()));
            default -> {
                out.append(tree.text());
                tree.children().forEach(part -> write(part, out));
            }
        }
    }

    private static boolean isAttribute(Tree part) {
        return part.kind() == Tree.Kind.ATTRIBUTE;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
