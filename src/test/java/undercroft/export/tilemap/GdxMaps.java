package undercroft.export.tilemap;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.loaders.resolvers.AbsoluteFileHandleResolver;
import com.badlogic.gdx.backends.headless.HeadlessFiles;
import com.badlogic.gdx.backends.headless.HeadlessNativesLoader;
import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.maps.tiled.TiledMapTileLayer;
import com.badlogic.gdx.maps.tiled.TmjMapLoader;
import com.badlogic.gdx.maps.tiled.TmxMapLoader;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import undercroft.geometry.Point;

/** Maps as libGDX loads them for games, without a screen: its drawing calls do nothing. */
final class GdxMaps {

    static {
        HeadlessNativesLoader.load();
        Gdx.files = new HeadlessFiles();
        Gdx.graphics = new MockGraphics();
        Gdx.gl20 = (GL20) Proxy.newProxyInstance(
                GL20.class.getClassLoader(),
                new Class<?>[] {GL20.class},
                (proxy, method, arguments) -> method.getReturnType() == int.class ? 1 : null);
        Gdx.gl = Gdx.gl20;
    }

    private GdxMaps() {}

    static com.badlogic.gdx.maps.tiled.TiledMap tmx(Path file) {
        return new TmxMapLoader(new AbsoluteFileHandleResolver())
                .load(file.toAbsolutePath().toString());
    }

    static com.badlogic.gdx.maps.tiled.TiledMap tmj(Path file) {
        return new TmjMapLoader(new AbsoluteFileHandleResolver())
                .load(file.toAbsolutePath().toString());
    }

    /** The kind of each tile that is not empty, by its column and row from the upper left corner. */
    static Map<Point, String> tiles(com.badlogic.gdx.maps.tiled.TiledMap map) {
        Map<Point, String> kinds = new HashMap<>();
        for (TiledMapTileLayer layer : map.getLayers().getByType(TiledMapTileLayer.class)) {
            for (int x = 0; x < layer.getWidth(); x++) {
                for (int y = 0; y < layer.getHeight(); y++) {
                    TiledMapTileLayer.Cell cell = layer.getCell(x, y);
                    if (cell != null) {
                        kinds.put(
                                new Point(x, layer.getHeight() - 1 - y),
                                cell.getTile().getProperties().get("type", String.class));
                    }
                }
            }
        }
        return kinds;
    }
}
