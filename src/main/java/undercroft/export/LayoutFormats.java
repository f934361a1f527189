package undercroft.export;

import undercroft.export.format.LayoutFormat;
import undercroft.export.picture.HtmlFormat;
import undercroft.export.picture.PngFormat;
import undercroft.export.picture.SvgFormat;
import undercroft.export.picture.UvttFormat;
import undercroft.export.tilemap.CsvFormat;
import undercroft.export.tilemap.LdtkFormat;
import undercroft.export.tilemap.TmjFormat;
import undercroft.export.tilemap.TmxFormat;
import undercroft.export.tilemap.TscnFormat;

/** The formats that layouts can be written in. Add a new one here. */
public final class LayoutFormats {

    private LayoutFormats() {}

    public static FormatRegistry<LayoutFormat> standard() {
        return FormatRegistry.<LayoutFormat>empty()
                .with("json", () -> LayoutJson.ofThisProgram())
                .with("undercroft", () -> new UndercroftFormat())
                .with("svg", () -> new SvgFormat())
                .with("png", () -> new PngFormat())
                .with("html", () -> new HtmlFormat())
                .with("ascii", () -> new AsciiFormat())
                .with("tmx", () -> new TmxFormat())
                .with("tmj", () -> new TmjFormat())
                .with("ldtk", () -> new LdtkFormat())
                .with("tscn", () -> new TscnFormat())
                .with("csv", () -> new CsvFormat())
                .with("uvtt", () -> new UvttFormat())
                .with("edgar-legacy", () -> new EdgarLegacyFormat());
    }
}
