/** What the program says of the level: errors, whether it has a layout, whether it can be played through, and what would help. */
import { useState } from "preact/hooks";
import type { Diagnostic, MissionStep } from "../../../engine/src/index.js";
import { adviceEdit, suggestedWord } from "../document/advice.js";
import { scalarText } from "../document/source.js";
import type { Studio } from "../studio.js";
import { useStudio } from "../view/use-studio.js";

type Tone = "good" | "bad" | "warn" | "plain";

interface Verdict {
  tone: Tone;
  text: string;
}

export function Judgement({ showLine }: { showLine: (file: string, line: number, column: number) => void }) {
  const studio = useStudio();
  const [isOpen, setOpen] = useState(false);
  const verdicts = [readingVerdict(studio), layoutVerdict(studio), missionVerdict(studio)].filter((verdict) => verdict !== undefined);
  const isBad = verdicts.some((verdict) => verdict.tone === "bad");
  return (
    <footer class={`judgement${isOpen ? " open" : ""}${isBad ? " bad" : ""}`} aria-label="Judgement">
      <button class="verdicts" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} title="What the program says of the level">
        <span role="status" aria-live="polite" class="verdict-list">
          {verdicts.map((verdict) => (
            <span key={verdict.text} class={`verdict ${verdict.tone}`}>
              <Mark tone={verdict.tone} />
              {verdict.text}
            </span>
          ))}
        </span>
        <span class="spacer" />
        <span class="more">{isOpen ? "Less ▾" : "More ▴"}</span>
      </button>
      {isOpen && (
        <div class="findings">
          <Diagnostics studio={studio} showLine={showLine} />
          <LayoutFindings studio={studio} />
          <MissionFindings studio={studio} />
        </div>
      )}
    </footer>
  );
}

function Mark({ tone }: { tone: Tone }) {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d={{ good: "M4.6 8.4L7 10.8L11.4 5.6", bad: "M5.4 5.4L10.6 10.6M10.6 5.4L5.4 10.6", warn: "M8 4.4V8.8M8 11V11.4", plain: "M5.4 8H10.6" }[tone]} />
    </svg>
  );
}

function readingVerdict({ diagnostics }: Studio): Verdict | undefined {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error").length;
  const warnings = diagnostics.length - errors;
  if (errors > 0) {
    return { tone: "bad", text: errors === 1 ? "1 error in the text" : `${errors} errors in the text` };
  }
  return warnings > 0 ? { tone: "warn", text: warnings === 1 ? "1 warning" : `${warnings} warnings` } : undefined;
}

function layoutVerdict(studio: Studio): Verdict | undefined {
  const { failure, picture, isSearching, diagnostics } = studio;
  if (diagnostics.some((diagnostic) => diagnostic.severity === "error")) {
    return undefined;
  }
  if (isSearching) {
    return { tone: "plain", text: "Searching for a layout …" };
  }
  if (failure) {
    return { impossible: { tone: "bad", text: "No layout can exist" }, "not-found": { tone: "warn", text: "No layout was found" }, "bad-mission": { tone: "bad", text: "Not laid out, because of its mission" } }[failure.status] as Verdict;
  }
  const rooms = picture?.layout.rooms.filter((room) => !room.isCorridor).length ?? 0;
  return picture ? { tone: "good", text: `${rooms} rooms laid out` } : undefined;
}

function missionVerdict({ mission }: Studio): Verdict | undefined {
  switch (mission?.status) {
    case "ok":
      return { tone: "good", text: "Nobody can get stuck" };
    case "trap":
      return { tone: "bad", text: "A player can get stuck" };
    case "unfinishable":
      return { tone: "bad", text: "It cannot be finished" };
    case "unknown":
      return { tone: "warn", text: "The mission could not be judged" };
    default:
      return undefined;
  }
}

function Diagnostics({ studio, showLine }: { studio: Studio; showLine: (file: string, line: number, column: number) => void }) {
  if (studio.diagnostics.length === 0) {
    return null;
  }
  return (
    <ul class="diagnostics">
      {studio.diagnostics.map((diagnostic) => {
        const word = suggestedWord(diagnostic.text);
        return (
          <li key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}:${diagnostic.text}`} class={diagnostic.severity}>
            <button class="place" onClick={() => showLine(diagnostic.file, diagnostic.line, diagnostic.column)}>
              {diagnostic.file.split("/").at(-1)}:{diagnostic.line}
            </button>
            <span>{diagnostic.text}</span>
            {word && (
              <button class="primary" onClick={() => correct(studio, diagnostic, word)}>
                Write {word}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Writes the suggested word in the place of the wrong one. */
function correct(studio: Studio, diagnostic: Diagnostic, word: string): void {
  const text = studio.project.text(diagnostic.file);
  const lines = text.split("\n");
  const from = lines.slice(0, diagnostic.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + diagnostic.column - 1;
  const wrong = /^("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,[\]{}:#]+)/.exec(text.slice(from))?.[0] ?? "";
  studio.project.apply([{ file: diagnostic.file, changes: [{ from, to: from + wrong.length, insert: scalarText(word) }] }], "advice");
}

function LayoutFindings({ studio }: { studio: Studio }) {
  const { failure, check } = studio;
  if (!failure) {
    return null;
  }
  const reasons = failure.status === "impossible" ? failure.reasons : [];
  const note = failure.status === "not-found" ? failure.note : failure.status === "bad-mission" ? failure.reason : "";
  const stuck = failure.status === "not-found" ? failure.stuck : check?.status === "unknown" ? check.stuck : undefined;
  const proved = failure.status === "not-found" && check?.status === "impossible" ? check.reasons : [];
  return (
    <section>
      <h3>Layout</h3>
      {[...reasons, ...proved].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {note && reasons.length === 0 && !stuck?.remedies.length && <p class="note">{note}</p>}
      {stuck && stuck.rooms.length > 0 && (
        <p>
          The search got stuck at{" "}
          {stuck.rooms.map((room) => (
            <button key={room} class="room-link" onClick={() => studio.select({ kind: "room", id: room })}>
              {room}
            </button>
          ))}
        </p>
      )}
      {stuck && stuck.remedies.length > 0 && <Advice studio={studio} sentences={stuck.remedies} />}
    </section>
  );
}

function MissionFindings({ studio }: { studio: Studio }) {
  const { mission } = studio;
  if (!mission || mission.status === "bad-input") {
    return null;
  }
  if (mission.status === "none") {
    return (
      <section>
        <h3>Mission</h3>
        <p class="note">{capital(mission.reason)}</p>
      </section>
    );
  }
  const isTrap = mission.status === "trap";
  return (
    <section>
      <h3>Mission</h3>
      {mission.reason && <p>{capital(mission.reason)}</p>}
      {mission.choices.map((choice) => (
        <p key={choice} class="note">
          {choice}
        </p>
      ))}
      {mission.advice.length > 0 && <Advice studio={studio} sentences={mission.advice} />}
      {isTrap && mission.trap.length > 0 && <CourseSteps studio={studio} kind="trap" steps={mission.trap} start={mission.start} />}
      {!isTrap && mission.steps.length > 0 && <CourseSteps studio={studio} kind="way" steps={mission.steps} start={mission.start} />}
    </section>
  );
}

function Advice({ studio, sentences }: { studio: Studio; sentences: readonly string[] }) {
  return (
    <ul class="advice">
      {sentences.map((sentence) => {
        const edit = adviceEdit(sentence, studio.model);
        return (
          <li key={sentence}>
            <span>{sentence}</span>
            {edit && (
              <button class="primary" onClick={() => studio.edit(edit, "advice")}>
                Apply
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A course step by step; the graph and the layout show where it is. */
function CourseSteps({ studio, kind, steps, start }: { studio: Studio; kind: "way" | "trap"; steps: MissionStep[]; start: string }) {
  const course = studio.course?.kind === kind ? studio.course : undefined;
  const goTo = (at: number): void => studio.showCourse({ kind, steps, start, at: Math.min(Math.max(at, -1), steps.length - 1) });
  const at = course?.at ?? -2;
  return (
    <div class="course">
      <div class="bar">
        <b>{kind === "trap" ? "How a player gets stuck" : "A way to the goal"}</b>
        <button onClick={() => goTo(at - 1)} disabled={at < 0} aria-label="Step back">
          ◀
        </button>
        <button onClick={() => goTo(course ? at + 1 : 0)} disabled={at >= steps.length - 1} aria-label="Next step">
          ▶
        </button>
        {course && <button onClick={() => studio.showCourse(undefined)}>End</button>}
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <button aria-current={index === at ? "step" : undefined} onClick={() => goTo(index)}>
              {stepWords(step)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stepWords(step: MissionStep): string {
  switch (step.do) {
    case "take":
      return `take ${step.item} in ${step.room}`;
    case "open":
      return step.item ? `open ${step.connection} with ${step.item}` : `open the bar of ${step.connection}`;
    case "turn":
      return `turn ${step.item} in ${step.room}`;
    case "walk":
      return `go to ${step.room}`;
    case "goal":
      return `reach ${step.room}`;
  }
}
