package undercroft.server;

import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;

/**
 * Lets in only requests that know the token and come from the page itself. A page of another origin knows no token; that it names
 * another origin, or reached this server under another name, is refused before anything else.
 *
 * @param port of the server
 */
record Gate(int port, String token) {

    /**
     * What is asked for.
     *
     * @return the path behind the token, decoded once; nothing if the request is refused
     */
    Optional<String> path(HttpExchange exchange) {
        Set<String> hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
        String host = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Host"))
                .orElse("");
        Optional<String> origin =
                Optional.ofNullable(exchange.getRequestHeaders().getFirst("Origin"));
        Optional<String> site = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Sec-Fetch-Site"));
        boolean isOwn = hosts.contains(host)
                && origin.map(each -> each.equals("http://" + host)).orElse(true)
                && site.map(each -> each.equals("same-origin") || each.equals("none"))
                        .orElse(true);
        String path = Optional.ofNullable(exchange.getRequestURI().getPath()).orElse("");
        int end = path.indexOf('/', 1);
        if (!isOwn || !path.startsWith("/") || end < 0 || !isToken(path.substring(1, end))) {
            return Optional.empty();
        }
        return Optional.of(path.substring(end + 1));
    }

    /** Takes as long for every wrong token. */
    private boolean isToken(String given) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
}
