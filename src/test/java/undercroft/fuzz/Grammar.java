package undercroft.fuzz;

import java.util.List;

/** Takes the files of a format apart and puts them together again. */
interface Grammar {

    /** Parses a correct file. */
    Tree parse(String text);

    /** Writes a tree, which need not be correct any more. */
    String write(Tree tree);

    /** Words with a meaning in this grammar. */
    List<String> words();
}
