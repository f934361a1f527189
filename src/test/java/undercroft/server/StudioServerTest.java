package undercroft.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.fixture.FolderContents;

/** Requests are written by hand, as browsers and attackers would send them. */
class StudioServerTest {

    private static final String TOKEN = "0123456789abcdef";

    private static final String LEVEL = "rooms: [hall]\n";

    private static final PageFiles PAGE = new PageFiles(
            path -> Optional.ofNullable(Map.of("index.html", "<p>page", "app.js", "a()", "app.js.br", "compressed")
                            .get(path))
                    .map(text -> new ByteArrayInputStream(text.getBytes(UTF_8))));

    @TempDir
    private Path around;

    private Path folder = Path.of("");
    private StudioServer server;
    private int port;

    @BeforeEach
    void start() throws IOException {
        folder = Files.createDirectories(around.resolve("game/levels"));
        Files.writeString(folder.resolve("keep.yaml"), LEVEL);
        Files.writeString(around.resolve("secret.yaml"), "secret");
        server = StudioServer.start(folder, 0, TOKEN, PAGE);
        port = URI.create(server.address()).getPort();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void servesThePageWithCompressedCopies() throws IOException {
        assertThat(get("/" + TOKEN + "/"))
                .startsWith("HTTP/1.1 200")
                .contains("text/html")
                .endsWith("<p>page");
        assertThat(get("/" + TOKEN + "/app.js")).startsWith("HTTP/1.1 200").endsWith("a()");
        assertThat(get("/" + TOKEN + "/app.js", "Accept-Encoding: gzip, br"))
                .contains("Content-encoding: br")
                .endsWith("compressed");
        assertThat(get("/" + TOKEN + "/none.js")).startsWith("HTTP/1.1 404");
    }

    @Test
    void listsTheYamlFilesOfTheFolder() throws IOException {
        Files.createDirectories(folder.resolve("deeper"));
        Files.createDirectories(folder.resolve(".git"));
        Files.writeString(folder.resolve("deeper/crypt.yaml"), "a: \"b\"\n");
        Files.writeString(folder.resolve(".git/config.yaml"), "hidden");
        Files.writeString(folder.resolve("notes.txt"), "no level");
        Files.createSymbolicLink(folder.resolve("linked.yaml"), around.resolve("secret.yaml"));

        assertThat(get("/" + TOKEN + "/api/files"))
                .contains("{\"path\":\"deeper/crypt.yaml\"", "{\"path\":\"keep.yaml\"", "\"text\":\"rooms: [hall]\\n\"")
                .doesNotContain("secret", "hidden", "notes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/api/files",
                "/0123456789abcdee/",
                "/0123456789abcde/api/files",
                "/0123456789abcdef0/api/files",
                "/0123456789ABCDEF/api/files",
                "/x/0123456789abcdef/api/files"
            })
    void refusesWrongTokens(String path) throws IOException {
        assertThat(get(path)).startsWith("HTTP/1.1 403").doesNotContain("hall");
    }

    @Test
    void refusesOtherOriginsAndNames() throws IOException {
        String path = "/" + TOKEN + "/api/files";

        assertThat(get(path, "Origin: http://evil.example")).startsWith("HTTP/1.1 403");
        assertThat(get(path, "Origin: null")).startsWith("HTTP/1.1 403");
        assertThat(get(path, "Origin: http://127.0.0.1:1")).startsWith("HTTP/1.1 403");
        assertThat(get(path, "Sec-Fetch-Site: cross-site")).startsWith("HTTP/1.1 403");
        assertThat(send("GET " + path + " HTTP/1.1\r\nHost: evil.example:" + port + "\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 403");
        assertThat(get(path, "Origin: http://127.0.0.1:" + port)).startsWith("HTTP/1.1 200");
        assertThat(put("keep.yaml", "x", "Origin: http://evil.example", ifMatch(LEVEL)))
                .startsWith("HTTP/1.1 403");
        assertThat(folder.resolve("keep.yaml")).hasContent(LEVEL);
    }

    @Test
    void writesAFileThatIsAsThePageKnowsIt() throws IOException {
        String changed = "rooms: [hall, crypt]\n";

        assertThat(put("keep.yaml", changed, ifMatch(LEVEL)))
                .startsWith("HTTP/1.1 200")
                .contains("{\"version\":\"" + StudioFolder.version(changed.getBytes(UTF_8)) + "\"}");
        assertThat(folder.resolve("keep.yaml")).hasContent(changed);
        assertThat(put("new.yaml", "a: 1\n", "If-None-Match: *")).startsWith("HTTP/1.1 200");
        assertThat(folder.resolve("new.yaml")).hasContent("a: 1\n");
    }

    @Test
    void leavesAloneWhatChangedOnDisk() throws IOException {
        Files.writeString(folder.resolve("keep.yaml"), "mine: 1\n");

        assertThat(put("keep.yaml", "yours: 2\n", ifMatch(LEVEL)))
                .startsWith("HTTP/1.1 412")
                .contains("\"text\":\"mine: 1\\n\"");
        assertThat(put("keep.yaml", "yours: 2\n", "If-None-Match: *")).startsWith("HTTP/1.1 412");
        assertThat(put("keep.yaml", "yours: 2\n")).startsWith("HTTP/1.1 428");
        assertThat(folder.resolve("keep.yaml")).hasContent("mine: 1\n");
        Files.delete(folder.resolve("keep.yaml"));
        assertThat(put("keep.yaml", "yours: 2\n", ifMatch(LEVEL)))
                .startsWith("HTTP/1.1 412")
                .contains("\"version\":\"\"");
        assertThat(folder.resolve("keep.yaml")).doesNotExist();
    }

    @Test
    void tellsOfChangesOnDisk() throws IOException {
        String list = get("/" + TOKEN + "/api/files");
        int at = list.indexOf("\"revision\":\"") + "\"revision\":\"".length();
        String revision = list.substring(at, list.indexOf('"', at));
        Files.writeString(folder.resolve("keep.yaml"), "rooms: [hall, other]\n");

        assertThat(get("/" + TOKEN + "/api/files?after=" + revision)).contains("rooms: [hall, other]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../secret.yaml",
                "..%2f..%2fsecret.yaml",
                "%2e%2e/%2e%2e/secret.yaml",
                "..%5c..%5csecret.yaml",
                "/etc/secret.yaml",
                "%2fetc%2fsecret.yaml",
                "C:%5csecret.yaml",
                "link/secret.yaml",
                "linked.yaml",
                "missing/secret.yaml",
                ".hidden.yaml",
                "keep.yaml%00.yaml",
                "keep.yaml/",
                "notes.txt",
                "keep.yaml/../keep.txt",
                "."
            })
    void writesNothingOutsideTheFolderAndNothingButYaml(String path) throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), around);
        Files.createSymbolicLink(folder.resolve("linked.yaml"), around.resolve("secret.yaml"));
        List<String> before = FolderContents.names(folder);

        assertThat(put(path, "evil", "If-None-Match: *")).doesNotContain("200 OK");
        assertThat(put(path, "evil", ifMatch("secret"))).doesNotContain("200 OK");
        assertThat(FolderContents.names(folder)).isEqualTo(before);
        assertThat(FolderContents.names(around)).containsExactly("game", "secret.yaml");
        assertThat(around.resolve("secret.yaml")).hasContent("secret");
        assertThat(folder.resolve("keep.yaml")).hasContent(LEVEL);
    }

    @Test
    void refusesHugeBodies() throws IOException {
        String huge = "#".repeat(StudioFolder.MAX_BYTES + 1);

        assertThat(put("keep.yaml", huge, ifMatch(LEVEL))).startsWith("HTTP/1.1 413");
        assertThat(folder.resolve("keep.yaml")).hasContent(LEVEL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "DELETE", "OPTIONS", "PUT"})
    void refusesOtherMethods(String method) throws IOException {
        assertThat(request(method, "/" + TOKEN + "/api/files", "")).startsWith("HTTP/1.1 405");
    }

    @Test
    void aSecondServerOfTheFolderLosesNothing() throws IOException {
        try (StudioServer second = StudioServer.start(folder, 0, "feed", PAGE)) {
            assertThat(put("keep.yaml", "first: 1\n", ifMatch(LEVEL))).startsWith("HTTP/1.1 200");
            port = URI.create(second.address()).getPort();
            assertThat(request("PUT", "/feed/api/files/keep.yaml", "second: 2\n", ifMatch(LEVEL)))
                    .startsWith("HTTP/1.1 412")
                    .contains("first: 1");
            assertThat(get("/" + TOKEN + "/")).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void aPortServesOnlyOne() {
        assertThatThrownBy(() -> StudioServer.start(folder, port, TOKEN, PAGE)).isInstanceOf(BindException.class);
    }

    private static String ifMatch(String text) {
        return "If-Match: " + StudioFolder.version(text.getBytes(UTF_8));
    }

    private String get(String path, String... headers) throws IOException {
        return request("GET", path, "", headers);
    }

    private String put(String path, String text, String... headers) throws IOException {
        return request("PUT", "/" + TOKEN + "/api/files/" + path, text, headers);
    }

    private String request(String method, String path, String body, String... headers) throws IOException {
        String head = "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\nContent-Length: %d\r\n%s\r\n"
                .formatted(
                        method,
                        path,
                        port,
                        body.getBytes(UTF_8).length,
                        headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n");
        return send(head + body);
    }

    private String send(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port)) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }
}
