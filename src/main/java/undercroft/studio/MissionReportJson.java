package undercroft.studio;

import undercroft.json.JsonFile;
import undercroft.mission.Verdict;
import undercroft.report.MissionReport;

/** Writes what is said of a mission. */
final class MissionReportJson {

    private MissionReportJson() {}

    static String answer(MissionReport report) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", report.verdict().map(Verdict::text).orElse("none"));
            json.writeStringField("sentence", report.sentence());
            JsonLists.texts(json, "choices", report.choices());
            json.writeFieldName("judgement");
            json.writeRawValue(report.json());
            json.writeEndObject();
        });
    }
}
