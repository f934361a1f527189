package undercroft.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.plan.TemplateMatching;
import undercroft.random.SeededRandom;
import undercroft.template.RepeatRule;

/**
 * A template for every room, and for every corridor all of whose templates can be used up, drawn by weight so that the rules
 * {@code never} and, as far as possible, {@code avoid} are kept: a bipartite matching whose vertices and edges come in random order.
 */
final class MatchedTemplates {

    /** Of corridors that may have a template which cannot be used up. */
    static final int NONE = -1;

    private final int[] templates;
    private final int rooms;

    private MatchedTemplates(int[] templates, int rooms) {
        this.templates = templates;
        this.rooms = rooms;
    }

    /**
     * Draws templates.
     *
     * @param heedsWishes whether {@code avoid} is kept as far as possible
     * @return the templates, by room and by connection
     */
    static MatchedTemplates draw(Plan plan, SeededRandom random, boolean heedsWishes) {
        List<int[]> choices = new ArrayList<>();
        for (int room = 0; room < plan.roomCount(); room++) {
            choices.add(templatesByWeight(plan.domain(room), random));
        }
        for (Link link : plan.links()) {
            choices.add(plan.corridorTemplates(link.index()));
        }
        boolean[] byRule = usableOnce(plan, RepeatRule.NEVER);
        boolean[] byWish = heedsWishes ? usableOnce(plan, RepeatRule.NEVER, RepeatRule.AVOID) : byRule;
        TemplateMatching matching = new TemplateMatching(choices, plan.templateCount());
        for (int taker : random.permutation(choices.size())) {
            // The plan has proved that the rules can be met; the wishes perhaps cannot.
            if (choices.get(taker).length > 0 && !matching.give(taker, byWish)) {
                matching.give(taker, byRule);
            }
        }
        int[] templates = new int[choices.size()];
        Arrays.setAll(templates, taker -> choices.get(taker).length > 0 ? matching.given(taker) : NONE);
        return new MatchedTemplates(templates, plan.roomCount());
    }

    int ofRoom(int room) {
        return templates[room];
    }

    /** The template reserved for the corridor of a connection, or {@link #NONE}. */
    int ofCorridor(int link) {
        return templates[rooms + link];
    }

    private static boolean[] usableOnce(Plan plan, RepeatRule... rules) {
        boolean[] once = new boolean[plan.templateCount()];
        for (int template = 0; template < once.length; template++) {
            once[template] = Arrays.asList(rules).contains(plan.repeatRule(template));
        }
        return once;
    }

    /** The templates of a domain, in an order drawn by weight without replacement. */
    private static int[] templatesByWeight(Domain domain, SeededRandom random) {
        int count = domain.templateCount();
        int[] order = new int[count];
        boolean[] taken = new boolean[count];
        long rest = domain.weight();
        for (int i = 0; i < count; i++) {
            long mark = random.below(rest);
            int k = 0;
            while (taken[k] || mark >= domain.ofTemplate(k).weight()) {
                mark -= taken[k] ? 0 : domain.ofTemplate(k).weight();
                k++;
            }
            taken[k] = true;
            rest -= domain.ofTemplate(k).weight();
            order[i] = domain.template(k);
        }
        return order;
    }
}
