// A page of puzzles: a list to choose from if there are several, and the chosen one to play.

import { mount } from './mount.mjs';

const puzzles = JSON.parse(document.getElementById('puzzles').textContent);
const stage = document.getElementById('play');
const list = document.getElementById('list');
const root = document.documentElement;
let solved = puzzles.map(() => false);
let chosen = 0;

function choose(index) {
  chosen = index;
  mount(stage, puzzles[index].puzzle, { onSolved: () => { solved[index] = true; drawList(); } });
  drawList();
}

function drawList() {
  list.hidden = puzzles.length < 2;
  list.replaceChildren(...puzzles.map(({ title }, index) => {
    const item = document.createElement('button');
    item.type = 'button';
    item.textContent = title;
    item.className = (index === chosen ? 'chosen' : '') + (solved[index] ? ' solved' : '');
    item.setAttribute('aria-current', String(index === chosen));
    item.addEventListener('click', () => choose(index));
    return item;
  }));
}

const themes = ['auto', 'light', 'dark', 'parchment'];
const toggle = document.getElementById('theme');
toggle.addEventListener('click', () => {
  root.dataset.theme = themes[(themes.indexOf(root.dataset.theme) + 1) % themes.length];
  toggle.textContent = 'Colours: ' + root.dataset.theme;
});
toggle.textContent = 'Colours: ' + root.dataset.theme;

choose(0);
