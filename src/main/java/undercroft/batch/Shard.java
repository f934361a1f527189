package undercroft.batch;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * Part I of N of a run: the jobs from ⌊(I − 1) · jobs / N⌋ inclusive to ⌊I · jobs / N⌋ exclusive. The sizes of the
 * shards differ by at most one, and every job belongs to exactly one shard.
 *
 * @param number the part, from 1
 * @param count the number of parts, from 1 to {@value #MOST}
 */
public record Shard(int number, int count) {

    /** The whole run. */
    public static final Shard WHOLE = new Shard(1, 1);

    /** More parts than anyone has machines for. It also keeps the products in {@link #jobs} within a long. */
    public static final int MOST = 1_000_000;

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");

    public Shard {
        if (count < 1 || count > MOST || number < 1 || number > count) {
            throw new IllegalArgumentException(
                    "The shard (%d/%d) must be one of 1/N to N/N, with N at most %d.".formatted(number, count, MOST));
        }
    }

    /** Reads a text such as {@code 3/100}; empty if it is not a shard. */
    public static Optional<Shard> of(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(form.group(1));
        int count = Integer.parseInt(form.group(2));
        boolean fits = count <= MOST && number >= 1 && number <= count;
        return fits ? Optional.of(new Shard(number, count)) : Optional.empty();
    }

    /**
     * The jobs of this shard, from all levels with all seeds.
     *
     * @param levels the number of levels
     * @param seedsEach the number of layouts of each level, with consecutive seeds from firstSeed on
     * @return the jobs ordered by level, then by seed
     */
    public List<Job> jobs(int levels, long firstSeed, int seedsEach) {
        long all = (long) levels * seedsEach;
        return LongStream.range((number - 1) * all / count, number * all / count)
                .mapToObj(job -> new Job((int) (job / seedsEach), firstSeed + job % seedsEach))
                .toList();
    }
}
