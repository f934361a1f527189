package undercroft.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Checks a sequence of lessons against every criterion. */
public final class Review {

    /** Cells that a screen shows at once with tiles of the usual size. */
    private static final int SCREEN_WIDTH = 20;

    private static final int SCREEN_HEIGHT = 15;

    /** The highest difficulty of an easy room. */
    static final double EASY = 0.4;

    /** The least number of rooms that needs a breather. */
    private static final int LEAST_FOR_BREATHER = 4;

    private final List<Lesson> lessons;
    private final List<Set<String>> newMechanics = new ArrayList<>();
    private final Map<Criterion, List<String>> problems = new EnumMap<>(Criterion.class);

    /**
     * Checks lessons.
     *
     * @param lessons in the order in which a player meets them
     */
    public Review(List<Lesson> lessons) {
        this.lessons = List.copyOf(lessons);
        Set<String> known = new HashSet<>();
        for (Lesson lesson : lessons) {
            Set<String> unknown = new LinkedHashSet<>(lesson.mechanics());
            unknown.removeAll(known);
            known.addAll(unknown);
            newMechanics.add(unknown);
        }
        for (Criterion criterion : Criterion.values()) {
            problems.put(criterion, new ArrayList<>());
        }
        checkRooms();
        checkPractice();
        checkCurve();
        checkShare(Criterion.CATCH, Lesson::hasCatch);
        checkShare(Criterion.REVELATION, Lesson::hasRevelation);
        checkShare(Criterion.TRAP, Lesson::hasTrap);
    }

    public List<Lesson> lessons() {
        return lessons;
    }

    /**
     * The mechanics that no earlier lesson asks for.
     *
     * @param lesson index of the lesson
     * @return an unmodifiable set, empty if everything is known
     */
    public Set<String> newMechanics(int lesson) {
        return Collections.unmodifiableSet(newMechanics.get(lesson));
    }

    /**
     * The problems found for a criterion.
     *
     * @return one sentence each; empty if the criterion is met
     */
    public List<String> problems(Criterion criterion) {
        return List.copyOf(problems.getOrDefault(criterion, List.of()));
    }

    /** The number of problems of all criteria. */
    public int problemCount() {
        return problems.values().stream().mapToInt(List::size).sum();
    }

    private void checkRooms() {
        for (int i = 0; i < lessons.size(); i++) {
            Lesson lesson = lessons.get(i);
            int width = lesson.puzzle().data().width();
            int height = lesson.puzzle().data().height();
            if (width > SCREEN_WIDTH || height > SCREEN_HEIGHT) {
                add(
                        Criterion.VISIBLE,
                        String.format(Locale.ROOT, "The board of %s is %d x %d cells.", lesson.room(), width, height));
            }
            if (newMechanics.get(i).size() > 1) {
                add(Criterion.ONE_NEW, "%s brings %s.".formatted(lesson.room(), joined(newMechanics.get(i))));
            }
            if (!newMechanics.get(i).isEmpty()) {
                checkStart(lesson, newMechanics.get(i));
            }
        }
    }

    private void checkStart(Lesson lesson, Set<String> unknown) {
        Set<String> others = new LinkedHashSet<>(lesson.mechanics());
        others.removeAll(unknown);
        others.remove(lesson.mechanics().get(0));
        if (!others.isEmpty()) {
            add(
                    Criterion.EASY_START,
                    "%s brings %s together with %s.".formatted(lesson.room(), joined(unknown), joined(others)));
        }
        if (lesson.difficulty() > EASY) {
            add(
                    Criterion.EASY_START,
                    String.format(
                            Locale.ROOT,
                            "%s brings %s at a difficulty of %.2f.",
                            lesson.room(),
                            joined(unknown),
                            lesson.difficulty()));
        }
    }

    private void checkPractice() {
        for (int i = 0; i < lessons.size(); i++) {
            Set<String> unpractised = new LinkedHashSet<>(newMechanics.get(i));
            int next = i + 1;
            while (next < lessons.size() && newMechanics.get(next).isEmpty()) {
                unpractised.removeAll(lessons.get(next).mechanics());
                next++;
            }
            if (next < lessons.size() && !unpractised.isEmpty()) {
                add(
                        Criterion.PRACTISED,
                        "%s, new in %s, is not met again before %s brings %s."
                                .formatted(
                                        joined(unpractised),
                                        lessons.get(i).room(),
                                        lessons.get(next).room(),
                                        joined(newMechanics.get(next))));
            }
        }
    }

    private void checkCurve() {
        int falls = 0;
        for (int i = 1; i < lessons.size(); i++) {
            falls += lessons.get(i).difficulty() < lessons.get(i - 1).difficulty() ? 1 : 0;
        }
        int steps = lessons.size() - 1;
        if (3 * falls > steps) {
            add(Criterion.RISING, String.format(Locale.ROOT, "%d of %d steps go down.", falls, steps));
        }
        if (steps > 0 && lessons.get(steps).difficulty() <= lessons.get(0).difficulty()) {
            add(
                    Criterion.RISING,
                    "%s is no harder than %s."
                            .formatted(lessons.get(steps).room(), lessons.get(0).room()));
        }
        if (falls == 0 && lessons.size() >= LEAST_FOR_BREATHER) {
            add(
                    Criterion.BREATHER,
                    String.format(
                            Locale.ROOT, "Each of the %d rooms is as hard as the one before, or harder.", steps + 1));
        }
    }

    private void checkShare(Criterion criterion, Predicate<Lesson> has) {
        List<Lesson> judged =
                lessons.stream().filter(lesson -> lesson.teaching().isPresent()).toList();
        long having = judged.stream().filter(has).count();
        if (judged.size() > 1 && having == 0) {
            add(criterion, String.format(Locale.ROOT, "None of the %d rooms has one.", judged.size()));
        } else if (judged.size() > 1 && having == judged.size()) {
            add(criterion, String.format(Locale.ROOT, "All %d rooms have one.", judged.size()));
        }
    }

    private void add(Criterion criterion, String problem) {
        problems.computeIfAbsent(criterion, ignored -> new ArrayList<>()).add(problem);
    }

    private static String joined(Set<String> mechanics) {
        return String.join(", ", mechanics);
    }
}
