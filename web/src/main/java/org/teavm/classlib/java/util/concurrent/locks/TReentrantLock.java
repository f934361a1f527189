package org.teavm.classlib.java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** {@code java.util.concurrent.locks.ReentrantLock} where there is only one thread, which never waits for itself. */
public class TReentrantLock {

    public void lock() {}

    public void unlock() {}

    public boolean tryLock() {
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        return true;
    }
}
