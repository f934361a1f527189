package undercroft.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShardTest {

    @Test
    void sevenJobsAreSplitIntoThreeShards() {
        assertThat(new Shard(1, 3).jobs(1, 10, 7)).extracting(Job::seed).containsExactly(10L, 11L);
        assertThat(new Shard(2, 3).jobs(1, 10, 7)).extracting(Job::seed).containsExactly(12L, 13L);
        assertThat(new Shard(3, 3).jobs(1, 10, 7)).extracting(Job::seed).containsExactly(14L, 15L, 16L);
    }

    @Test
    void aShardMayReachIntoTheNextLevel() {
        assertThat(new Shard(2, 3).jobs(2, 5, 3)).containsExactly(new Job(0, 7), new Job(1, 5));
    }

    @Test
    void everyJobIsInOneShardInOrder() {
        for (int levels = 1; levels <= 4; levels++) {
            for (int count = 1; count <= 50; count++) {
                for (int shards = 1; shards <= 70; shards++) {
                    checkShards(levels, count, shards);
                }
            }
        }
    }

    private static void checkShards(int levels, int count, int shards) {
        List<Job> all = new ArrayList<>();
        for (int shard = 1; shard <= shards; shard++) {
            all.addAll(new Shard(shard, shards).jobs(levels, 3, count));
        }

        List<Job> expected = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            for (int seed = 3; seed < 3 + count; seed++) {
                expected.add(new Job(level, seed));
            }
        }
        assertThat(all)
                .as("%d levels, %d seeds, %d shards", levels, count, shards)
                .isEqualTo(expected);
    }

    @Test
    void refusesTextsThatAreNotAShard() {
        assertThat(List.of("", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "1/10000000", "a/b", " 1/3"))
                .allSatisfy(text -> assertThat(Shard.of(text)).isEmpty());
        assertThat(Shard.of("3/3")).contains(new Shard(3, 3));
    }
}
