package undercroft.server;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import undercroft.json.JsonFile;
import undercroft.server.StudioFolder.Stored;
import undercroft.server.StudioFolder.Written;

/**
 * Serves the studio on 127.0.0.1. All paths begin with {@code /TOKEN/}; behind it are the files of the page, and {@code api/files}:
 *
 * <ul>
 *   <li>{@code GET api/files} gives {@code {folder, revision, files: [{path, version, text}]}}. With {@code ?after=REVISION} it waits for
 *       a change, and answers 204 if there is none for some time.
 *   <li>{@code PUT api/files/PATH} with the text as its body writes a file, if {@code If-Match} names the version that is on disk, or
 *       {@code If-None-Match: *} says that there should be none. It gives {@code {version}}; otherwise 412 with what is on disk now, as
 *       {@code {path, version, text}}, empty where there is no file, and nothing is written.
 * </ul>
 */
public final class StudioServer implements AutoCloseable {

    private static final String FILES = "api/files";

    /** How long a question for changes waits, in milliseconds, and how often it looks. */
    private static final int PATIENCE = 20_000;

    private static final int LOOK_EVERY = 300;

    /** Several pages at once, each of which waits for changes. */
    private static final int THREADS = 32;

    /** What the compiled engine needs is evaluated by its runtime; nothing comes from elsewhere. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; style-src 'self' 'unsafe-inline';"
                    + " img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; frame-src 'self' blob:;"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Referrer-Policy",
            "no-referrer",
            "X-Content-Type-Options",
            "nosniff",
            "Cache-Control",
            "no-store");

    private final HttpServer server;
    private final ExecutorService threads;
    private final Gate gate;
    private final StudioFolder folder;
    private final PageFiles page;

    private StudioServer(HttpServer server, Gate gate, StudioFolder folder, PageFiles page) {
        this.server = server;
        this.gate = gate;
        this.folder = folder;
        this.page = page;
        this.threads = Executors.newFixedThreadPool(THREADS, task -> {
            Thread thread = new Thread(task, "studio");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Starts to serve.
     *
     * @param port 0 for any that is free
     * @param token hard to guess, of letters and digits
     * @return the server
     * @throws IOException if the folder is not there or the port is taken
     */
    public static StudioServer start(Path folder, int port, String token, PageFiles page) throws IOException {
        StudioFolder opened = StudioFolder.open(folder);
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), 0);
        Gate gate = new Gate(server.getAddress().getPort(), token);
        StudioServer studio = new StudioServer(server, gate, opened, page);
        server.createContext("/", studio::handle);
        server.setExecutor(studio.threads);
        server.start();
        return studio;
    }

    /** {@return where the page is} */
    public String address() {
        return "http://127.0.0.1:%d/%s/".formatted(gate.port(), gate.token());
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            HEADERS.forEach(exchange.getResponseHeaders()::set);
            Optional<String> path = gate.path(exchange);
            if (path.isEmpty()) {
                send(exchange, 403, "text/plain", new byte[0]);
            } else if (path.get().equals(FILES)) {
                list(exchange);
            } else if (path.get().startsWith(FILES + "/")) {
                write(exchange, path.get().substring(FILES.length() + 1));
            } else {
                sendPage(exchange, path.get());
            }
        }
    }

    private void sendPage(HttpExchange exchange, String path) throws IOException {
        if (!isMethod(exchange, "GET")) {
            return;
        }
        Optional<byte[]> content = page.read(path);
        // Compressed copies stand beside the large files.
        Optional<byte[]> compressed = accepts(exchange, "br") ? page.read(path + ".br") : Optional.empty();
        if (content.isPresent() && compressed.isPresent()) {
            exchange.getResponseHeaders().set("Content-Encoding", "br");
        }
        send(
                exchange,
                content.isPresent() ? 200 : 404,
                PageFiles.type(path),
                content.flatMap(whole -> compressed.or(() -> content)).orElse(new byte[0]));
    }

    private void list(HttpExchange exchange) throws IOException {
        if (!isMethod(exchange, "GET")) {
            return;
        }
        String query = Optional.ofNullable(exchange.getRequestURI().getQuery()).orElse("");
        if (query.startsWith("after=") && !isChanged(query.substring("after=".length()))) {
            exchange.sendResponseHeaders(204, -1);
            return;
        }
        String revision = folder.revision();
        SortedMap<String, Stored> files = folder.files();
        sendJson(exchange, 200, json -> {
            json.writeStartObject();
            json.writeStringField("folder", folder.name());
            json.writeStringField("revision", revision);
            json.writeArrayFieldStart("files");
            for (Map.Entry<String, Stored> file : files.entrySet()) {
                json.writeStartObject();
                json.writeStringField("path", file.getKey());
                json.writeStringField("version", file.getValue().version());
                json.writeStringField("text", file.getValue().text());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    /** Waits until the folder has another revision, but not for ever. */
    private boolean isChanged(String revision) throws IOException {
        for (int waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
            if (!folder.revision().equals(revision)) {
                return true;
            }
            try {
                Thread.sleep(LOOK_EVERY);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    private void write(HttpExchange exchange, String path) throws IOException {
        if (!isMethod(exchange, "PUT")) {
            return;
        }
        Headers headers = exchange.getRequestHeaders();
        Optional<String> version = Optional.ofNullable(headers.getFirst("If-Match"));
        boolean isNew = "*".equals(headers.getFirst("If-None-Match"));
        if (version.isPresent() == isNew) {
            send(
                    exchange,
                    428,
                    "text/plain",
                    "Say If-Match: VERSION or If-None-Match: *.".getBytes(StandardCharsets.UTF_8));
            return;
        }
        byte[] text;
        try (InputStream body = exchange.getRequestBody()) {
            text = body.readNBytes(StudioFolder.MAX_BYTES + 1);
            if (text.length > StudioFolder.MAX_BYTES) {
                send(exchange, 413, "text/plain", new byte[0]);
                return;
            }
        }
        Written written = folder.write(path, version, text);
        if (written instanceof StudioFolder.Done done) {
            sendJson(exchange, 200, json -> {
                json.writeStartObject();
                json.writeStringField("version", done.version());
                json.writeEndObject();
            });
        } else if (written instanceof StudioFolder.Changed changed) {
            sendJson(exchange, 412, json -> {
                json.writeStartObject();
                json.writeStringField("path", path);
                json.writeStringField(
                        "version", changed.now().map(Stored::version).orElse(""));
                json.writeStringField("text", changed.now().map(Stored::text).orElse(""));
                json.writeEndObject();
            });
        } else {
            send(exchange, 403, "text/plain", new byte[0]);
        }
    }

    private static boolean isMethod(HttpExchange exchange, String method) throws IOException {
        if (exchange.getRequestMethod().equals(method)) {
            return true;
        }
        exchange.getResponseHeaders().set("Allow", method);
        send(exchange, 405, "text/plain", new byte[0]);
        return false;
    }

    private static boolean accepts(HttpExchange exchange, String encoding) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept-Encoding"))
                .map(all -> (", " + all + ",").contains(", " + encoding + ","))
                .orElse(false);
    }

    private static void sendJson(HttpExchange exchange, int status, JsonFile.Content content) throws IOException {
        byte[] bytes = JsonFile.line(content).getBytes(StandardCharsets.UTF_8);
        send(exchange, status, "application/json; charset=utf-8", bytes);
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        if (bytes.length > 0) {
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes);
            }
        }
    }
}
