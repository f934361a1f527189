package undercroft.search;

import java.util.Arrays;
import java.util.List;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.template.RepeatRule;

/**
 * The variant of every room, placed or not: drawn before an attempt by the templates' weights, changed by its moves, and always
 * in accordance with the repeat rules. Drawing all rooms in advance, instead of each when it is placed, preserves the weights in
 * the layouts that are found and keeps the last rooms from finding their templates used up.
 *
 * <p>The rules {@code never} and {@code avoid} are first met by a matching of rooms to templates. {@code avoid} is a wish: where there
 * are too few templates some are used again, and an attempt may be told to ignore it.
 */
final class TemplateAssignment {

    /** Passes over the rooms to separate neighbours with the same template. Graphs for which it is possible need only a few. */
    private static final int SEPARATION_SWEEPS = 50;

    /** Draws per room: a variant that is one in twenty is found with a probability of four in five. */
    private static final int DRAWS_FOR_ONE_SIZE = 30;

    private final Plan plan;
    private final SeededRandom random;
    private final boolean heedsWishes;
    private final Variant[] assigned;
    /** By connection, the template reserved for its corridor, where every template it may have can be used up. */
    private final int[] corridorTemplate;
    /** By template, the number of rooms, and of corridors with a reserved template, that use it. */
    private final int[] uses;

    private final boolean anyRule;

    /** The connections, each with the corridors it may have in this attempt: all, or those of one template. */
    private final Link[] links;

    TemplateAssignment(Plan plan, SeededRandom random, boolean heedsWishes) {
        this.plan = plan;
        this.random = random;
        this.heedsWishes = heedsWishes;
        this.assigned = new Variant[plan.roomCount()];
        this.corridorTemplate = new int[plan.links().size()];
        this.uses = new int[plan.templateCount()];
        this.links = plan.links().toArray(Link[]::new);
        Arrays.fill(corridorTemplate, MatchedTemplates.NONE);
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

    /** Gives the corridor of a connection a template, where one is reserved for it. */
    void giveCorridor(Link link, Variant variant) {
        int reserved = corridorTemplate[link.index()];
        if (reserved != MatchedTemplates.NONE) {
            uses[reserved]--;
            corridorTemplate[link.index()] = variant.templateIndex();
            uses[variant.templateIndex()]++;
        }
    }

    /**
     * Draws a variant for a room by weight among those that the repeat rules allow it now.
     *
     * @return the variant; the room's own where no other is allowed
     */
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

    /** Whether the room keeps the repeat rules; an attempt in which a room does not has failed. */
    boolean isLawful(int room) {
        return !anyRule || allows(room, assigned[room], false);
    }

    /** Whether the room would keep the repeat rules with this variant. */
    boolean isLawful(int room, Variant as) {
        return !anyRule || allows(room, as, false);
    }

    /**
     * Draws a variant for every room by weight.
     *
     * @param domains by room; their templates must be ones that may be used any number of times
     */
    void drawWithin(List<Domain> domains) {
        for (int room = 0; room < assigned.length; room++) {
            give(room, draw(domains.get(room)));
        }
    }

    /**
     * Gives rooms variants of the same width and height as one room that is drawn, where a few draws find such a variant. Cycles of
     * rooms of one size close more easily.
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
     * Restricts connections to the corridors of one template, drawn from those of one connection that is drawn, where they may have
     * them.
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

    /** A connection with the corridors it may have in this attempt. */
    Link restricted(Link link) {
        return links[link.index()];
    }

    private static boolean haveOneSize(Shape one, Shape other) {
        return one.width() == other.width() && one.height() == other.height();
    }

    /** Whether the repeat rules allow a corridor this variant. */
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

    /** Whether a corridor's template is preferably used only once. */
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
        MatchedTemplates matched = MatchedTemplates.draw(plan, random, heedsWishes);
        for (int room = 0; room < assigned.length; room++) {
            give(room, drawOf(plan.domain(room), matched.ofRoom(room)));
        }
        for (int link = 0; link < corridorTemplate.length; link++) {
            corridorTemplate[link] = matched.ofCorridor(link);
            if (corridorTemplate[link] != MatchedTemplates.NONE) {
                uses[corridorTemplate[link]]++;
            }
        }
    }

    /** Redraws rooms that share a template with a neighbour against its rule, until there are none or the passes are used up. */
    private void separateNeighbours() {
        for (int sweep = 0; sweep < SEPARATION_SWEEPS; sweep++) {
            boolean lawful = true;
            for (int room : random.permutation(assigned.length)) {
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

    private Variant drawOf(Domain domain, int template) {
        int k = 0;
        while (domain.template(k) != template) {
            k++;
        }
        return draw(domain.ofTemplate(k));
    }
}
