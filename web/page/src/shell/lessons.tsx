/** Your first dungeon in ten minutes: each lesson opens a level to change. */
import { Project } from "../document/project.js";
import { useStudio } from "../view/use-studio.js";
import { Dialog } from "./dialog.js";

const TEMPLATES = `roomTemplates:
  cell:
    outline: [[0,0], [0,5], [5,5], [5,0]]
    weight: 3
  hall:
    outline: [[0,0], [0,6], [10,6], [10,0]]
  cavern:
    cells: |
      ..####..
      .######.
      ########
      ########
      .######.
      ..####..
templateDefaults:
  doors: { length: 1, cornerDistance: 1 }
  transforms: all
`;

interface Lesson {
  title: string;
  tasks: string[];
  text: string;
}

const LESSONS: Lesson[] = [
  {
    title: "Two rooms",
    tasks: ["In the Graph, add a room: drag from the dot beside kitchen onto the ground.", "Call it den, and join it to the entrance, too.", "Try other seeds below the layout."],
    text: `name: my-lair
rooms:
  entrance: { templates: [hall], type: entrance }
  kitchen:
connections:
  - [entrance, kitchen]
${TEMPLATES}`,
  },
  {
    title: "Draw a room",
    tasks: ["In Templates, choose cavern and draw some more floor.", "Drag along one of its walls: now its only door is there.", "Undo twice, and all its doors are back."],
    text: `name: my-lair
rooms:
  entrance: { templates: [hall], type: entrance }
  kitchen:
  den: { templates: [cavern] }
  store:
connections:
  - [entrance, kitchen]
  - [kitchen, den]
  - [den, entrance]
  - [den, store]
${TEMPLATES}`,
  },
  {
    title: "Keys, locks, and nobody stuck",
    tasks: ["Small keys are spent. Below it says that a player can get stuck: press More, and play the course step by step.", "Apply the advice.", "Play it, and try to get stuck."],
    text: `name: keys
items:
  small-key: { spent: true }
rooms:
  entrance: { type: entrance }
  store: { holds: copper }
  forge: { holds: small-key }
  closet:
  den: { type: boss }
connections:
  - [entrance, store]
  - { from: entrance, to: forge, lock: copper }
  - { from: forge, to: closet, lock: small-key }
  - { from: forge, to: den, lock: small-key }
${TEMPLATES}`,
  },
  {
    title: "When something is wrong",
    tasks: ["The text has errors: press More, and let the program correct them.", "Then nothing can be laid out: five rooms cannot all be neighbours on one floor. Delete one of the connections that are lit."],
    text: `name: tangle
defaults: { templates: [hal] }
rooms: [den, store, kitchen, forge, well]
connections:
  - [den, store]
  - [den, kitchen]
  - [den, forge]
  - [den, well]
  - [store, kitchen]
  - [store, forge]
  - [store, well]
  - [kitchen, forge]
  - [kitchen, well]
  - [forge, wel]
${TEMPLATES}`,
  },
];

export function Lessons({ close }: { close: () => void }) {
  const studio = useStudio();
  return (
    <Dialog title="Your first dungeon in ten minutes" close={close} class="wide">
      <ol class="lessons">
        {LESSONS.map((lesson) => (
          <li key={lesson.title}>
            <h3>{lesson.title}</h3>
            <ul>
              {lesson.tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
            <button
              class="primary"
              onClick={() => {
                studio.open(new Project({ "graphs/lesson.yaml": lesson.text }, "graphs/lesson.yaml"));
                close();
              }}
            >
              Open it
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
