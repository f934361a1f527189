package undercroft.mission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Missions in which nothing is out of reach by itself, and yet the goal is. */
class WhatIsMissingTest {

    /** One key for three locks in a row; the closet's does not matter. */
    @Test
    void countsTheKeysThatAreMissing() {
        Judgement judgement = MissionJudge.judge(MissionLevels.read(
                "items: { key: { spent: true } }",
                "rooms: { gate: { type: entrance, holds: key }, a: , b: , closet: , throne: { type: boss } }",
                "connections:",
                "  - { from: gate, to: closet, lock: key }",
                "  - { from: gate, to: a, lock: key }",
                "  - { from: a, to: b, lock: key }",
                "  - { from: b, to: throne, lock: key }"));
        assertThat(judgement.verdict()).isEqualTo(Verdict.UNFINISHABLE);
        assertThat(judgement.reason())
                .isEqualTo(
                        "in whatever order its locks are opened and its one-way passages are taken, throne cannot be reached."
                                + " What is missing: 2 more key.");
    }

    /** Both relics are needed at the throne, and each lies below a drop that leads to the throne only. */
    @Test
    void namesTheDropThatCannotBeClimbed() {
        Judgement judgement = MissionJudge.judge(MissionLevels.read(
                "rooms: { gate: , east: { holds: crown }, west: { holds: orb }, hall: , throne: { type: boss } }",
                "connections:",
                "  - { from: gate, to: east, oneWay: true }",
                "  - { from: gate, to: west, oneWay: true }",
                "  - { from: east, to: hall, oneWay: true }",
                "  - { from: west, to: hall, oneWay: true }",
                "  - { from: hall, to: throne, needs: [crown, orb] }"));
        assertThat(judgement.verdict()).isEqualTo(Verdict.UNFINISHABLE);
        assertThat(judgement.reason()).endsWith(" What is missing: a way back through west–hall.");
    }
}
