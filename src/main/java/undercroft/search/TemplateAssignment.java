package undercroft.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.plan.TemplateMatching;
import undercroft.random.SeededRandom;
import undercroft.template.RepeatRule;

/**
 * Which variant every room has, placed or not: drawn before an attempt by the templates' weights, changed by its moves,
 * and always mindful of the repeat rules. Drawing all rooms in advance, instead of each when it is placed, keeps the
 * weights in what is found and the last rooms from finding their templates used up.
 *
 * <p>The rules {@code never} and {@code avoid} are first met by a matching of rooms to templates. {@code avoid} is a wish:
 * where templates are too few some are used again, and an attempt may be told not to mind it at all.
 */
final class TemplateAssignment {

    private static final int NO_TEMPLATE = -1;

    /** Far more than a graph that can be coloured with its templates has been seen to need. */
    private static final int SEPARATION_SWEEPS = 50;

    /** Enough to find one in twenty with a chance of four in five. */
    private static final int DRAWS_FOR_ONE_SIZE = 30;

    private final Plan plan;
    private final SeededRandom random;
    private final boolean heedsWishes;
    private final Variant[] assigned;
    /** The template that a corridor is given where all of its templates are of a kind that may be used up. */
    private final int[] corridorTemplate;
    /** How many rooms, and corridors with a cast, use a template. */
    private final int[] uses;

    private final boolean anyRule;

    /** The connections, each with the corridors that it is meant to have: all, or those of one template. */
    private final Link[] links;

    TemplateAssignment(Plan plan, SeededRandom random, boolean heedsWishes) {
        this.plan = plan;
        this.random = random;
        this.heedsWishes = heedsWishes;
        this.assigned = new Variant[plan.roomCount()];
        this.corridorTemplate = new int[plan.links().size()];
        this.uses = new int[plan.templateCount()];
        this.links = plan.links().toArray(Link[]::new);
        Arrays.fill(corridorTemplate, NO_TEMPLATE);
        anyRule = plan.hasRepeatRules();
        if (anyRule) {
            drawByMatching();
            if (plan.hasRule(RepeatRule.NO_IMMEDIATE)) {
                separateNeighbours();
            }
        } else {
            for (int room = 0; room < assigned.length; room++) {
                give(room, draw(plan.domain(room)));
            }
        }
    }

    Variant of(int room) {
        return assigned[room];
    }

    /** Gives a room another variant. */
    void give(int room, Variant variant) {
        if (assigned[room] != null) {
            uses[assigned[room].templateIndex()]--;
        }
        assigned[room] = variant;
        uses[variant.templateIndex()]++;
    }

    /** A variant of the room's domain by weight, one that the rules allow it now; its own where they allow no other. */
    Variant propose(int room) {
        Domain domain = plan.domain(room);
        if (!anyRule) {
            return draw(domain);
        }
        boolean freshExists = heedsWishes && hasUnusedWish(room, domain);
        long total = 0;
        Variant chosen = assigned[room];
        for (Variant variant : domain.variants()) {
            if (allows(room, variant, freshExists)) {
                total += variant.weight();
                if (random.below(total) < variant.weight()) {
                    chosen = variant;
                }
            }
        }
        return chosen;
    }

    /** Whether no rule is broken between rooms; an attempt that ends with one broken has found nothing. */
    boolean isLawful(int room) {
        return !anyRule || allows(room, assigned[room], false);
    }

    /** Whether no rule would be broken if a room had this variant. */
    boolean isLawful(int room, Variant as) {
        return !anyRule || allows(room, as, false);
    }

    /** Gives every room a variant by weight from a domain of its own, of templates that may be given to any number of rooms. */
    void drawWithin(List<Domain> domains) {
        for (int room = 0; room < assigned.length; room++) {
            give(room, draw(domains.get(room)));
        }
    }

    /**
     * Gives rooms variants with shapes as wide and as high as that of one room that is drawn, where such a variant is soon
     * found: their cycles then close more easily.
     *
     * @param share of the rooms for which one is sought, 0 to 1
     */
    void preferOneSize(double share) {
        Shape model = assigned[random.below(assigned.length)].shape();
        for (int room = 0; room < assigned.length; room++) {
            boolean isChosen = random.unit() < share;
            for (int i = 0; i < DRAWS_FOR_ONE_SIZE && isChosen && !haveOneSize(assigned[room].shape(), model); i++) {
                give(room, propose(room));
            }
        }
    }

    /**
     * Means connections to have corridors of one template, drawn from those of one connection that is drawn, where they may.
     *
     * @param share of the connections, 0 to 1
     */
    void preferOneCorridorTemplate(double share) {
        if (links.length == 0) {
            return;
        }
        Link model = links[random.below(links.length)];
        model.corridors().ifPresent(spaces -> {
            List<Variant> corridors = spaces.corridors();
            int template = corridors.get(random.below(corridors.size())).templateIndex();
            for (int i = 0; i < links.length; i++) {
                if (random.unit() < share) {
                    links[i] = links[i].through(template);
                }
            }
        });
    }

    /** A connection with the corridors that it is meant to have. */
    Link restricted(Link link) {
        return links[link.index()];
    }

    private static boolean haveOneSize(Shape one, Shape other) {
        return one.width() == other.width() && one.height() == other.height();
    }

    /** Whether a corridor may have this variant. */
    boolean allowsCorridor(Link link, Variant corridor) {
        if (!anyRule) {
            return true;
        }
        int template = corridor.templateIndex();
        return switch (plan.repeatRule(template)) {
            case NEVER -> corridorTemplate[link.index()] == template;
            case NO_IMMEDIATE ->
                assigned[link.from()].templateIndex() != template && assigned[link.to()].templateIndex() != template;
            case ALLOW, AVOID -> true;
        };
    }

    /** Whether a corridor's template is wished to be used once only. */
    boolean avoidsCorridor(Variant corridor) {
        return anyRule && heedsWishes && plan.repeatRule(corridor.templateIndex()) == RepeatRule.AVOID;
    }

    private boolean allows(int room, Variant variant, boolean freshExists) {
        int template = variant.templateIndex();
        int usesByOthers = uses[template] - (assigned[room].templateIndex() == template ? 1 : 0);
        return switch (plan.repeatRule(template)) {
            case ALLOW -> true;
            case AVOID -> !freshExists || usesByOthers == 0;
            case NEVER -> usesByOthers == 0;
            case NO_IMMEDIATE -> !isUsedNextTo(room, template);
        };
    }

    private boolean hasUnusedWish(int room, Domain domain) {
        for (Variant variant : domain.variants()) {
            int template = variant.templateIndex();
            if (plan.repeatRule(template) == RepeatRule.AVOID
                    && uses[template] - (assigned[room].templateIndex() == template ? 1 : 0) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isUsedNextTo(int room, int template) {
        for (Link link : plan.linksOf(room)) {
            if (assigned[link.other(room)].templateIndex() == template) {
                return true;
            }
        }
        return false;
    }

    private Variant draw(Domain domain) {
        long mark = random.below(domain.weight());
        int index = 0;
        while (mark >= domain.get(index).weight()) {
            mark -= domain.get(index++).weight();
        }
        return domain.get(index);
    }

    private void drawByMatching() {
        int rooms = plan.roomCount();
        List<int[]> choices = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            choices.add(templatesByDraw(plan.domain(room)));
        }
        for (Link link : plan.links()) {
            choices.add(plan.corridorTemplates(link.index()));
        }
        boolean[] byRule = usableOnce(RepeatRule.NEVER);
        boolean[] byWish = heedsWishes ? usableOnce(RepeatRule.NEVER, RepeatRule.AVOID) : byRule;
        TemplateMatching matching = new TemplateMatching(choices, plan.templateCount());
        int[] order = shuffled(choices.size());
        for (int taker : order) {
            // Where not all wishes can be met the rules must be, which the plan has proved possible.
            if (choices.get(taker).length > 0 && !matching.give(taker, byWish)) {
                matching.give(taker, byRule);
            }
        }
        for (int room = 0; room < rooms; room++) {
            give(room, drawOf(plan.domain(room), matching.given(room)));
        }
        for (Link link : plan.links()) {
            if (choices.get(rooms + link.index()).length > 0) {
                int template = matching.given(rooms + link.index());
                corridorTemplate[link.index()] = template;
                uses[template]++;
            }
        }
    }

    /** Redraws rooms that share a template with a neighbour against its rule, until there are none or it takes too long. */
    private void separateNeighbours() {
        for (int sweep = 0; sweep < SEPARATION_SWEEPS; sweep++) {
            boolean lawful = true;
            for (int room : shuffled(assigned.length)) {
                if (!isLawful(room)) {
                    lawful = false;
                    Variant proposed = propose(room);
                    give(room, proposed.index() == assigned[room].index() ? draw(plan.domain(room)) : proposed);
                }
            }
            if (lawful) {
                return;
            }
        }
    }

    private boolean[] usableOnce(RepeatRule... rules) {
        boolean[] once = new boolean[plan.templateCount()];
        for (int template = 0; template < once.length; template++) {
            once[template] = Arrays.asList(rules).contains(plan.repeatRule(template));
        }
        return once;
    }

    /** The templates of a domain in the order in which they would be drawn by weight without putting back. */
    private int[] templatesByDraw(Domain domain) {
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

    private Variant drawOf(Domain domain, int template) {
        int k = 0;
        while (domain.template(k) != template) {
            k++;
        }
        return draw(domain.ofTemplate(k));
    }

    private int[] shuffled(int count) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = random.below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
