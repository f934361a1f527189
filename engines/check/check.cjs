// Reads maps and scripts with the readers of engines, and prints a table of them. Fails if one refuses a file, or finds other tiles than another.
//
//     node check.cjs MAPS SCRIPTS…
//
// MAPS is the folder in which the test EngineReadersTest leaves a map of each shipped graph, SCRIPTS are folders with GDScript.
require("./page.cjs");
const fs = require("node:fs");
const path = require("node:path");
const { LdtkProjectMetadata } = require("./node_modules/@excaliburjs/plugin-ldtk/build/umd/excalibur-ldtk.js");
const { TiledParser } = require("./node_modules/@excaliburjs/plugin-tiled/build/umd/excalibur-tiled.js");
const parsePhaser = require("./node_modules/phaser/src/tilemaps/parsers/tiled/ParseJSONTiled.js");
const TreeSitter = require("tree-sitter");

/** More than the largest file; the parser reads a text in pieces of this size. */
const TREE_SITTER_BUFFER = 1 << 24;

function parsed(language, text) {
    const parser = new TreeSitter();
    parser.setLanguage(language);
    const tree = parser.parse(text, undefined, { bufferSize: TREE_SITTER_BUFFER });
    if (tree.rootNode.hasError) {
        throw new Error("a syntax error");
    }
    return tree.rootNode;
}

/** Tile layers with the tiles that are not empty. */
function filled(layers, numberOf) {
    return layers.reduce((sum, layer) => sum + layer.filter((tile) => numberOf(tile) > 0).length, 0);
}

/** What a tile map of Godot holds, behind the version of its format. */
function tilesOfScene(root) {
    const data = root.text.match(/tile_map_data = PackedByteArray\("([^"]*)"\)/);
    return (Buffer.from(data[1], "base64").length - 2) / 12;
}

/** Each reads the text of a file and returns the number of tiles that it finds; those of scripts return nothing. */
const READERS = [
    { name: "Excalibur's reader of LDtk", extension: ".ldtk", read: (text) => {
        const project = LdtkProjectMetadata.parse(JSON.parse(text));
        return project.levels[0].layerInstances.reduce((sum, layer) => sum + layer.autoLayerTiles.length, 0);
    } },
    { name: "Excalibur's reader of Tiled, strict", extension: ".tmx", read: (text) => {
        const map = new TiledParser().parse(text, true);
        return filled(map.layers.filter((layer) => layer.type === "tilelayer").map((layer) => layer.data), (id) => id);
    } },
    { name: "Phaser's reader of Tiled", extension: ".tmj", read: (text) => {
        const map = parsePhaser("map", JSON.parse(text), false);
        if (map.tilesets.length !== 1) {
            throw new Error("no tileset");
        }
        return filled(map.layers.map((layer) => layer.data.flat()), (tile) => (tile ? tile.index : 0));
    } },
    { name: "tree-sitter's grammar of Godot's scenes", extension: ".tscn", read: (text) =>
        tilesOfScene(parsed(require("tree-sitter-godot-resource"), text)) },
    { name: "tree-sitter's grammar of GDScript 2", extension: ".gd", read: (text) => {
        parsed(require("tree-sitter-gdscript"), text);
    } },
];

const files = process.argv
    .slice(2)
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)));
const tilesOf = new Map();
let failures = 0;

for (const { name, extension, read } of READERS) {
    const own = files.filter((file) => file.endsWith(extension)).sort();
    let refused = own.length === 0 ? 1 : 0;
    for (const file of own) {
        try {
            const tiles = read(fs.readFileSync(file, "utf8"));
            const graph = path.basename(file, extension);
            const expected = tiles === undefined ? tiles : tilesOf.get(graph) ?? tiles;
            tilesOf.set(graph, expected);
            if (tiles !== expected || tiles === 0) {
                throw new Error(`${tiles} tiles instead of ${expected}`);
            }
        } catch (error) {
            refused++;
            console.error(`${file}: ${name}: ${String(error.message ?? error).slice(0, 500)}`);
        }
    }
    failures += refused;
    console.log(`${name}: ${own.length} files ${extension}, ${refused} refused`);
}
process.exit(failures === 0 ? 0 : 1);
