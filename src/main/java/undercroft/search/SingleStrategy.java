package undercroft.search;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A strategy all of whose attempts search by the same algorithm, with traits that alternate from one attempt to the next. */
final class SingleStrategy extends Strategy {

    /** Makes an attempt; usually a constructor. */
    @FunctionalInterface
    interface AttemptFactory {
        Attempt create(AttemptConfig config, AttemptContext context, Budget budget);
    }

    private final AttemptFactory factory;
    private final IterationShare share;
    private final Map<Trait, Alternation> traits;
    private final Predicate<LevelProfile> condition;
    private final Optional<SingleStrategy> substitute;

    /**
     * A strategy for every level.
     *
     * @param description a phrase without a full stop
     * @param traits which attempts have which traits; no attempt has those left out
     */
    SingleStrategy(
            String name,
            String description,
            AttemptFactory factory,
            IterationShare share,
            Map<Trait, Alternation> traits) {
        this(name, description, factory, share, traits, level -> true, Optional.empty());
    }

    private SingleStrategy(
            String name,
            String description,
            AttemptFactory factory,
            IterationShare share,
            Map<Trait, Alternation> traits,
            Predicate<LevelProfile> condition,
            Optional<SingleStrategy> substitute) {
        super(name, description);
        this.factory = factory;
        this.share = share;
        this.traits = Map.copyOf(traits);
        this.condition = condition;
        this.substitute = substitute;
    }

    /** The same strategy with attempts of another length. */
    SingleStrategy withShare(IterationShare other) {
        return new SingleStrategy(name(), description(), factory, other, traits, condition, substitute);
    }

    /** The same strategy where a condition holds, and elsewhere a substitute. */
    SingleStrategy where(Predicate<LevelProfile> required, SingleStrategy otherwise) {
        return new SingleStrategy(name(), description(), factory, share, traits, required, Optional.of(otherwise));
    }

    boolean suits(LevelProfile level) {
        return condition.test(level);
    }

    @Override
    SingleStrategy ofAttempt(int number, LevelProfile level) {
        return suits(level) ? this : substitute.orElse(this);
    }

    /**
     * Iterations that an attempt may take.
     *
     * @param unit of iterations, times the term of Luby's sequence
     * @param turn of the attempt among those of this strategy, from 0
     * @return iterations, at least 0
     */
    long share(long unit, int rooms, int turn) {
        return share.of(unit, rooms, turn);
    }

    /**
     * The traits of an attempt.
     *
     * @param turn of the attempt among those of this strategy, from 0
     * @return those it has
     */
    Set<Trait> traits(int turn, int rooms) {
        Set<Trait> present = EnumSet.noneOf(Trait.class);
        traits.forEach((trait, attempts) -> {
            if (attempts.at(turn, rooms)) {
                present.add(trait);
            }
        });
        return present;
    }

    Attempt create(AttemptConfig config, AttemptContext context, Budget budget) {
        return factory.create(config, context, budget);
    }
}
