/** The form of the chosen room or connection. Each field changes one value of the text. */
import { useEffect, useRef } from "preact/hooks";
import { parse } from "yaml";
import { renameRoom, setConnection, setRoom, setValue, together } from "../document/level-edits.js";
import type { Edit } from "../document/level-edits.js";
import type { ConnectionModel, RoomModel } from "../document/level-model.js";
import type { Value } from "../document/source.js";
import { swatch, usualTypes } from "../map/colours.js";
import { outlinePath, boxOf, screenX, screenY, CELL } from "../map/shapes.js";
import type { Studio } from "../studio.js";
import { unpin } from "./layout-view.js";
import { TextField } from "./text-field.js";
import { useStudio } from "./use-studio.js";

const PUZZLES = ["lines", "tilt", "elements", "trails"];

export function Inspector({ namingRequest, remove }: { namingRequest: number; remove: () => void }) {
  const studio = useStudio();
  const { selection, model } = studio;
  if (selection?.kind === "room") {
    const room = model.rooms.find((candidate) => candidate.id === selection.id);
    return room ? <RoomForm studio={studio} room={room} namingRequest={namingRequest} remove={remove} /> : null;
  }
  const connection = selection ? model.connections[selection.index] : undefined;
  if (connection && selection) {
    return <ConnectionForm studio={studio} connection={connection} index={selection.index} remove={remove} />;
  }
  return (
    <div class="inspector hint">
      <p>
        Double-click the ground for a room. Drag from the dot beside a room to another to join them. Click a room or a line to change it.
      </p>
    </div>
  );
}

function RoomForm({ studio, room, namingRequest, remove }: { studio: Studio; room: RoomModel; namingRequest: number; remove: () => void }) {
  const name = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (namingRequest > 0) {
      name.current?.focus();
      name.current?.select();
    }
  }, [namingRequest]);
  const set = (key: string, value: Value | undefined): void => studio.edit(setRoom(room.id, key, value));
  const rename = (to: string): void => {
    const isFree = to !== "" && !studio.model.rooms.some((other) => other.id === to);
    if (isFree) {
      studio.edit(renameRoom(room.id, to));
      studio.select({ kind: "room", id: to });
    } else if (name.current) {
      name.current.value = room.id;
    }
  };
  const types = [...new Set([...usualTypes(), ...studio.model.rooms.map((other) => other.type)])].filter((type) => type !== "");
  return (
    <form class="inspector" aria-label={`Room ${room.id}`} onSubmit={(event) => event.preventDefault()}>
      <Field label="Name">
        <TextField field={name} name="name" value={room.id} commit={(text) => rename(text.trim())} autocomplete="off" />
      </Field>
      <Field label="Type">
        <span class="with-swatch">
          <i style={{ background: swatch(room.type) }} />
          <TextField name="type" list="types" value={room.type} commit={(text) => set("type", text.trim() || undefined)} autocomplete="off" />
        </span>
        <datalist id="types">
          {types.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
      </Field>
      <Field label="Holds" title="Items that lie here, separated by commas">
        <TextField name="holds" list="items" value={room.holds.join(", ")} commit={(text) => set("holds", listValue(text))} autocomplete="off" placeholder="an item" />
        <Items studio={studio} />
      </Field>
      {(studio.model.switches.length > 0 || room.turns) && (
        <Field label="Turns">
          <Choice value={room.turns} all={studio.model.switches} choose={(value) => set("turns", value || undefined)} name="turns" />
        </Field>
      )}
      <Field label="Puzzle">
        <Choice value={room.puzzle} all={PUZZLES} choose={(value) => set("puzzle", value ? { kind: value } : undefined)} name="puzzle" />
      </Field>
      <Field label="Mission">
        <span class="buttons">
          <button type="button" aria-pressed={studio.model.start === room.id} onClick={() => studio.edit(setValue(["mission", "start"], studio.model.start === room.id ? undefined : room.id))}>
            Start
          </button>
          <button type="button" aria-pressed={studio.model.goal.includes(room.id)} onClick={() => studio.edit(goalEdit(studio, room.id))}>
            Goal
          </button>
        </span>
      </Field>
      <TemplateChoice studio={studio} room={room} />
      <div class="inspector-end">
        {room.at && (
          <button type="button" onClick={() => unpin(studio, room.id)}>
            Unpin from {room.at.join(", ")}
          </button>
        )}
        <span class="spacer" />
        <button type="button" class="danger" onClick={remove} title="Deletes the room with its connections (Delete)">
          Delete room
        </button>
      </div>
    </form>
  );
}

function goalEdit(studio: Studio, id: string): Edit {
  const { goal } = studio.model;
  const next = goal.includes(id) ? goal.filter((other) => other !== id) : [...goal, id];
  return setValue(["mission", "goal"], next.length === 0 ? undefined : next.length === 1 ? next[0]! : next);
}

function ConnectionForm({ studio, connection, index, remove }: { studio: Studio; connection: ConnectionModel; index: number; remove: () => void }) {
  const set = (key: string, value: Value | undefined): void => studio.edit(setConnection(index, key, value));
  const corridor = connection.corridor === undefined ? "" : connection.corridor === false ? "door" : "corridor";
  const turnRound = (): void =>
    studio.edit(together(setConnection(index, "oneWay", connection.oneWay || undefined), setEnds(index, connection.to, connection.from)));
  return (
    <form class="inspector" aria-label={`Connection of ${connection.from} and ${connection.to}`} onSubmit={(event) => event.preventDefault()}>
      <div class="ends">
        <button type="button" onClick={() => studio.select({ kind: "room", id: connection.from })}>
          {connection.from}
        </button>
        <span aria-hidden="true">{connection.oneWay ? "→" : "–"}</span>
        <button type="button" onClick={() => studio.select({ kind: "room", id: connection.to })}>
          {connection.to}
        </button>
      </div>
      <Field label="Lock" title="The item that opens it">
        <TextField name="lock" list="items" value={connection.lock} placeholder="no lock" commit={(text) => set("lock", text.trim() || undefined)} autocomplete="off" />
        <Items studio={studio} />
      </Field>
      <Field label="Joined by">
        <select
          name="corridor"
          value={corridor}
          onChange={(event) => set("corridor", { door: false, corridor: true, "": undefined }[event.currentTarget.value])}
        >
          <option value="">{studio.model.corridorsEverywhere ? "a corridor, as everywhere" : "a door"}</option>
          {studio.model.corridorsEverywhere ? <option value="door">a door</option> : <option value="corridor">a corridor</option>}
          {corridor !== "" && <option value={corridor}>{corridor === "door" ? "a door" : "a corridor"}</option>}
        </select>
      </Field>
      <Field label="Needs" title="What must hold whenever it is passed: an item, a list, or { any: [bomb, hammer] }">
        <TextField name="needs" value={connection.needs} placeholder="nothing" commit={(text) => set("needs", yamlValue(text))} autocomplete="off" />
      </Field>
      <Field label="Barred">
        <select name="opens" value={connection.opens} onChange={(event) => set("opens", event.currentTarget.value || undefined)}>
          <option value="">no</option>
          <option value="from">opened in {connection.from}</option>
          <option value="to">opened in {connection.to}</option>
        </select>
      </Field>
      <Field label="Kind">
        <span class="buttons">
          <button type="button" aria-pressed={connection.oneWay} onClick={() => set("oneWay", connection.oneWay ? undefined : true)}>
            One way
          </button>
          {connection.oneWay && (
            <button type="button" onClick={turnRound} title="The other way round">
              ⇄
            </button>
          )}
          <button type="button" aria-pressed={connection.secret} onClick={() => set("secret", connection.secret ? undefined : true)}>
            Secret
          </button>
        </span>
      </Field>
      <div class="inspector-end">
        <span class="spacer" />
        <button type="button" class="danger" onClick={remove} title="Deletes the connection (Delete)">
          Delete connection
        </button>
      </div>
    </form>
  );
}

function setEnds(index: number, from: string, to: string): Edit {
  return together(setValue(["connections", index, "from"], from), setValue(["connections", index, "to"], to));
}

function Field(props: { label: string; title?: string; children: preact.ComponentChildren }) {
  return (
    <label class="field" title={props.title}>
      <span>{props.label}</span>
      {props.children}
    </label>
  );
}

function Choice({ value, all, choose, name }: { value: string; all: readonly string[]; choose: (value: string) => void; name: string }) {
  return (
    <select name={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">–</option>
      {[...new Set([...all, value])]
        .filter((entry) => entry !== "")
        .map((entry) => (
          <option key={entry} value={entry}>
            {entry}
          </option>
        ))}
    </select>
  );
}

function Items({ studio }: { studio: Studio }) {
  const { rooms, connections } = studio.model;
  const names = [...rooms.flatMap((room) => room.holds), ...connections.map((connection) => connection.lock)];
  return (
    <datalist id="items">
      {[...new Set(names)]
        .filter((name) => name !== "")
        .map((name) => (
          <option key={name} value={name} />
        ))}
    </datalist>
  );
}

/** The templates that a room may take, by their shapes. */
function TemplateChoice({ studio, room }: { studio: Studio; room: RoomModel }) {
  const all = (studio.level?.templates ?? []).filter((template) => !studio.model.corridorTemplates.includes(template.name));
  const toggle = (name: string): void => {
    const next = room.templates.includes(name) ? room.templates.filter((other) => other !== name) : [...room.templates, name];
    studio.edit(setRoom(room.id, "templates", next.length ? next : undefined));
  };
  return (
    <fieldset class="templates-choice">
      <legend>Templates{room.templates.length === 0 ? ": any that rooms take by default" : ""}</legend>
      <div class="chips">
        {all.map((template) => {
          const box = boxOf(template.outline);
          const size = Math.max(box.width, box.height);
          return (
            <button type="button" key={template.name} class="chip" aria-pressed={room.templates.includes(template.name)} onClick={() => toggle(template.name)}>
              <svg viewBox={`${screenX(box.x + box.width / 2 - size / 2) - 3} ${screenY(box.y + box.height / 2 + size / 2) - 3} ${size * CELL + 6} ${size * CELL + 6}`} aria-hidden="true">
                <path d={outlinePath(template.outline)} />
              </svg>
              {template.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function listValue(text: string): Value | undefined {
  const items = text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
  return items.length === 0 ? undefined : items.length === 1 ? items[0]! : items;
}

function yamlValue(text: string): Value | undefined {
  if (text.trim() === "") {
    return undefined;
  }
  try {
    return parse(text) as Value;
  } catch {
    return text;
  }
}
