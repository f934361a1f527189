package undercroft.fuzz;

import java.util.List;
import java.util.stream.Collectors;

/** A value in JSON on each line. */
final class JsonLinesGrammar implements Grammar {

    @Override
    public List<String> words() {
        return DataGrammar.JSON.words();
    }

    @Override
    public Tree parse(String text) {
        return new Tree(
                Tree.Kind.LIST, "", text.lines().map(DataGrammar.JSON::parse).toList());
    }

    @Override
    public String write(Tree tree) {
        return tree.children().stream().map(DataGrammar.JSON::write).collect(Collectors.joining());
    }
}
