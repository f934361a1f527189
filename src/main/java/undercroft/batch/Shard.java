package undercroft.batch;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * A part of a run: the jobs from ⌊(I − 1) · jobs / N⌋ to before ⌊I · jobs / N⌋. So the sizes of the shards differ by one at
 * most, every job belongs to exactly one, and one after the other they are the run.
 *
 * @param number which part, counted from 1
 * @param count how many parts there are
 */
public record Shard(int number, int count) {

    /** The whole run. */
    public static final Shard WHOLE = new Shard(1, 1);

    /** More than there are machines for; keeps the products below within range. */
    public static final int MOST = 1_000_000;

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");

    public Shard {
        if (count < 1 || count > MOST || number < 1 || number > count) {
            throw new IllegalArgumentException(
                    "The shard (%d/%d) must be one of 1/N to N/N, with N at most %d.".formatted(number, count, MOST));
        }
    }

    /** The shard of a text such as {@code 3/100}. */
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
     * This shard's part of every level under every seed.
     *
     * @param levels how many
     * @param seedsEach how many layouts of each level, with the seeds from firstSeed on
     */
    public List<Job> jobs(int levels, long firstSeed, int seedsEach) {
        long all = (long) levels * seedsEach;
        return LongStream.range((number - 1) * all / count, number * all / count)
                .mapToObj(job -> new Job((int) (job / seedsEach), firstSeed + job % seedsEach))
                .toList();
    }
}
