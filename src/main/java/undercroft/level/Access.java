package undercroft.level;

import java.util.List;

/**
 * How a connection can be found and passed; the same for the doors of its layouts.
 *
 * @param oneWay whether it can be passed in one direction only
 * @param lock what opens it, or ""
 * @param secret whether it is hidden until it is found
 * @param bar from where it must be opened first, if it is barred
 * @param needs what must hold whenever it is passed
 */
public record Access(boolean oneWay, String lock, boolean secret, Bar bar, List<Requirement> needs) {

    /** Both ways, without a lock, in plain sight. */
    public static final Access FREE = new Access(false, "", false);

    public Access {
        needs = List.copyOf(needs);
    }

    /** Access without bar and needs. */
    public Access(boolean oneWay, String lock, boolean secret) {
        this(oneWay, lock, secret, Bar.NONE, List.of());
    }

    /** {@return access that is not secret} */
    public static Access of(boolean oneWay, String lock) {
        return new Access(oneWay, lock, false);
    }

    /** {@return this access with another lock} */
    public Access withLock(String newLock) {
        return new Access(oneWay, newLock, secret, bar, needs);
    }

    /** {@return this access with another bar} */
    public Access withBar(Bar newBar) {
        return new Access(oneWay, lock, secret, newBar, needs);
    }

    /** {@return this access, one-way or not} */
    public Access withOneWay(boolean isOneWay) {
        return new Access(isOneWay, lock, secret, bar, needs);
    }

    /** {@return this access with further needs in the place of its own} */
    public Access withNeeds(List<Requirement> newNeeds) {
        return new Access(oneWay, lock, secret, bar, newNeeds);
    }

    /** {@return this access without bar and needs} */
    public Access withoutMission() {
        return new Access(oneWay, lock, secret);
    }

    /** {@return whether it uses anything that only missions know} */
    public boolean isOfMission() {
        return bar != Bar.NONE || !needs.isEmpty();
    }

    /** {@return this access with what version 1 of the layout's format holds} */
    public Access plain() {
        return of(oneWay, lock);
    }

    /** {@return whether version 1 of the layout's format holds all of this access} */
    public boolean isPlain() {
        return !secret && !isOfMission();
    }
}
