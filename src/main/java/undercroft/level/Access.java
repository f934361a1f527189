package undercroft.level;

/**
 * How a connection can be found and passed; the same for the doors of its layouts.
 *
 * @param oneWay whether it can be passed in one direction only
 * @param lock what opens it, or ""
 * @param secret whether it is hidden until it is found
 */
public record Access(boolean oneWay, String lock, boolean secret) {

    /** Both ways, without a lock, in plain sight. */
    public static final Access FREE = new Access(false, "", false);

    /** {@return access that is not secret} */
    public static Access of(boolean oneWay, String lock) {
        return new Access(oneWay, lock, false);
    }

    /** {@return this access with what version 1 of the layout's format holds} */
    public Access plain() {
        return of(oneWay, lock);
    }
}
