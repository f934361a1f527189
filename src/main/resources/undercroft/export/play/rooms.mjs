// The puzzles of a layout, played over its map: a button in the facts of each puzzle room opens its puzzle.

import { button, mount, node } from './mount.mjs';

const rooms = JSON.parse(document.getElementById('room-puzzles').textContent);
const sections = document.querySelectorAll('section.room');
const dialog = document.createElement('dialog');
dialog.className = 'puzzle-room';
document.body.append(dialog);

for (const { room, title, puzzle } of rooms) {
  const open = button('play', 'Play the puzzle', 'Play the puzzle of this room', () => play(title, puzzle, open));
  open.className = 'play';
  sections[room].append(open);
}

function play(title, puzzle, open) {
  const stage = node('div', 'stage');
  const bar = node('header', '');
  bar.append(node('h2', '', title), button('close', 'Back to the map', 'Close (Escape)', () => dialog.close()));
  dialog.replaceChildren(bar, stage);
  dialog.showModal();
  mount(stage, puzzle, { hasEditor: false, onSolved: () => { open.textContent = 'Solved ✓ Play again'; } });
}

// The map behind moves with keys, too.
dialog.addEventListener('keydown', event => event.stopPropagation());
