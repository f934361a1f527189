package undercroft.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import undercroft.chain.Chain;
import undercroft.chain.ChainDecomposition;
import undercroft.configspace.Clearances;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.DoorSpaces;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Passage;
import undercroft.configspace.Variant;
import undercroft.configspace.Variants;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RoomGraph;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.RoomTemplate;
import undercroft.wish.Contradictions;

/**
 * Compiles one level, stage by stage. A stage that is stopped ends as soon as possible, and its result is discarded.
 */
final class Planner {

    private final Level level;
    private final BooleanSupplier stop;
    private final List<RoomTemplate> templates;
    private final Variants variants;
    private final Clearances touching;
    private final Clearances apart;
    private final Map<Passage, DoorSpaces> doorSpaces = new HashMap<>();
    private final Map<CorridorKey, LinkSpaces> corridorSpaces = new HashMap<>();
    private final PinnedPlaces pins;
    private final List<Domain> domains;
    private final List<Link> links;

    Planner(Level level, BooleanSupplier stop) {
        this.level = level;
        this.stop = stop;
        this.templates = level.templates();
        this.variants = Variants.of(templates, stop);
        this.pins = new PinnedPlaces(level);
        this.domains = allDomains();
        this.touching = new Clearances(variants.shapes(), 0);
        this.apart = level.minimumRoomDistance() == 0
                ? touching
                : new Clearances(variants.shapes(), level.minimumRoomDistance());
        this.links = IntStream.range(0, level.connections().size())
                .mapToObj(this::linkOf)
                .toList();
    }

    /** The plan or the proof that there is none; nothing if it was stopped before either was found. */
    Optional<Planning> plan() {
        if (mustStop()) {
            return Optional.empty();
        }
        RoomGraph graph = RoomGraph.of(
                level.rooms().size(),
                level.connections().stream()
                        .map(connection -> new int[] {connection.from(), connection.to()})
                        .toArray(int[][]::new));
        Planarity planarity = Planarity.of(graph);
        if (planarity instanceof KuratowskiSubgraph subgraph) {
            return Optional.of(new Infeasible(List.of(new Explanations(level).notPlanar(subgraph))));
        }
        // The repeat rules are checked twice: first with all templates, which gives the clearest message, and again
        // with
        // the reduced domains.
        Optional<String> contradiction = Contradictions.of(level)
                .map(Contradictions.Contradiction::text)
                .or(() -> new RepeatFeasibility(this).contradiction())
                .or(this::reduceDomains)
                .or(() -> pins.contradiction(domains, apart))
                .or(() -> new RepeatFeasibility(this).contradiction());
        if (mustStop()) {
            return Optional.empty();
        }
        if (contradiction.isPresent()) {
            return Optional.of(new Infeasible(List.of(contradiction.get())));
        }
        precomputeSpaces();
        return mustStop()
                ? Optional.empty()
                : Optional.of(new Plan(this, graph, chains(graph, (PlanarEmbedding) planarity)));
    }

    /** Removes the variants that neighbours rule out, one at a time or together, until nothing changes. */
    private Optional<String> reduceDomains() {
        ArcConsistency arcs = new ArcConsistency(this);
        WallSpace walls = new WallSpace(this);
        Optional<String> contradiction = arcs.reduce();
        int before = 0;
        while (contradiction.isEmpty() && before != variantsLeft()) {
            before = variantsLeft();
            contradiction = walls.reduce().or(arcs::reduce);
        }
        return contradiction;
    }

    private int variantsLeft() {
        return domains.stream().mapToInt(Domain::size).sum();
    }

    /**
     * Computes the configuration spaces of all shapes that can be neighbours, before the clock of a search starts. The
     * clearances of other pairs are computed when two such shapes first come near each other; for most pairs that never
     * happens.
     */
    private void precomputeSpaces() {
        Set<SpacesKey> done = new HashSet<>();
        for (Link link : links) {
            if (done.add(new SpacesKey(link.forward(), domains.get(link.from()), domains.get(link.to())))) {
                for (Variant from : domains.get(link.from()).variants()) {
                    for (Variant to : domains.get(link.to()).variants()) {
                        if (mustStop()) {
                            return;
                        }
                        int shapeFrom = from.shape().index();
                        int shapeTo = to.shape().index();
                        link.forward().of(shapeFrom, shapeTo);
                        link.backward().of(shapeTo, shapeFrom);
                    }
                }
            }
        }
    }

    /** Whether to give up. Polled for every pair of shapes, because a pair can take milliseconds. */
    boolean mustStop() {
        return stop.getAsBoolean();
    }

    Level level() {
        return level;
    }

    List<RoomTemplate> templates() {
        return templates;
    }

    Variants variants() {
        return variants;
    }

    Clearances touching() {
        return touching;
    }

    Clearances apart() {
        return apart;
    }

    /** The domains, which {@link ArcConsistency} and {@link WallSpace} reduce in place. */
    List<Domain> domains() {
        return domains;
    }

    List<Link> links() {
        return links;
    }

    PinnedPlaces pins() {
        return pins;
    }

    List<List<Link>> linksOf() {
        List<List<Link>> linksOf = new ArrayList<>();
        level.rooms().forEach(room -> linksOf.add(new ArrayList<>()));
        for (Link link : links) {
            linksOf.get(link.from()).add(link);
            linksOf.get(link.to()).add(link);
        }
        return linksOf.stream().map(List::copyOf).toList();
    }

    private List<Chain> chains(RoomGraph graph, PlanarEmbedding embedding) {
        Set<Integer> pinned = new LinkedHashSet<>();
        for (int room : pins.rooms()) {
            pinned.add(room);
        }
        return ChainDecomposition.of(graph, embedding, pinned);
    }

    private List<Domain> allDomains() {
        // In a large level most rooms share a list of templates.
        Map<DomainKey, Domain> known = new HashMap<>();
        List<Domain> all = new ArrayList<>();
        for (Room room : level.rooms()) {
            all.add(known.computeIfAbsent(new DomainKey(room.templates(), room.pin()), absent -> domainOf(room)));
        }
        return all;
    }

    private Domain domainOf(Room room) {
        Pin pin = room.pin();
        List<Variant> domain = new ArrayList<>();
        for (RoomTemplate template : new LinkedHashSet<>(room.templates())) {
            for (Variant variant : variants.ofTemplate(templates.indexOf(template))) {
                if (pin.equals(Pin.NONE)) {
                    domain.add(variant);
                } else {
                    variant.orientations().stream()
                            .filter(orientation ->
                                    pin.transform().isEmpty() || pin.transform().get() == orientation.transform())
                            .forEach(orientation -> domain.add(variants.restrictedTo(variant, orientation)));
                }
            }
        }
        return new Domain(domain);
    }

    private Link linkOf(int index) {
        Connection connection = level.connections().get(index);
        Passage passage = connection.oneWay() ? Passage.FORWARD : Passage.BOTH_WAYS;
        return new Link(
                index,
                connection.from(),
                connection.to(),
                spaces(connection, passage),
                spaces(connection, passage.reversed()));
    }

    private LinkSpaces spaces(Connection connection, Passage passage) {
        DoorSpaces doors =
                doorSpaces.computeIfAbsent(passage, absent -> new DoorSpaces(variants.shapes(), passage, touching));
        if (!connection.hasCorridor()) {
            return doors;
        }
        Set<RoomTemplate> corridor = new LinkedHashSet<>(connection.corridor());
        return corridorSpaces.computeIfAbsent(
                new CorridorKey(passage, new HashSet<>(corridor)),
                absent -> new CorridorSpaces(
                        variants.shapes(),
                        corridor.stream()
                                .flatMap(template -> variants.ofTemplate(templates.indexOf(template)).stream())
                                .toList(),
                        doors,
                        touching));
    }

    /** Identifies the configuration spaces of a link: links of one kind between rooms of equal domains share them. */
    private record SpacesKey(LinkSpaces spaces, List<Variant> from, List<Variant> to) {
        SpacesKey(LinkSpaces spaces, Domain from, Domain to) {
            this(spaces, from.variants(), to.variants());
        }
    }

    private record DomainKey(List<RoomTemplate> templates, Pin pin) {}

    private record CorridorKey(Passage passage, Set<RoomTemplate> corridor) {}
}
