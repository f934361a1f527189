package undercroft.importing;

import java.util.List;
import java.util.stream.Collectors;

/** A file that nothing can be made of, with every remark on it. */
public final class BadImportException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Remark> remarks;

    BadImportException(List<Remark> remarks) {
        super(remarks.stream().map(Remark::toString).collect(Collectors.joining("\n")));
        this.remarks = List.copyOf(remarks);
    }

    /** At least one of them an error, by line and column. */
    public List<Remark> remarks() {
        return remarks;
    }
}
