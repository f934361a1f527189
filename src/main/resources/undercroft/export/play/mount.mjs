// Puzzles to play in a page. mount(element, puzzle, options) puts a board with its buttons into an element; the puzzle is an
// object as puzzle files and layouts have it. The style sheet play.css belongs to it.

import { elementsBoard } from './boards/elements.mjs';
import { linesBoard } from './boards/lines.mjs';
import { tiltBoard } from './boards/tilt.mjs';
import { trailsBoard } from './boards/trails.mjs';
import { tiltEditor } from './boards/editor.mjs';

const BOARDS = { lines: linesBoard, tilt: tiltBoard, elements: elementsBoard, trails: trailsBoard };

/** The time between the moves of a solution that is shown, in milliseconds. */
const MOVE = 800;

/** States that a search examines before the page may react again. */
const SLICE = 400;

/** Whether puzzles of a kind can be played. */
export function isPlayable(kind) {
  return Object.hasOwn(BOARDS, kind);
}

/** What a page shows of a kind that it has no board for. */
function unplayable(element, kind) {
  element.replaceChildren(node('p', 'status', `Puzzles of the kind ${kind} cannot be played on a page.`));
  const nothing = () => {};
  return {
    state: () => null, undo: nothing, redo: nothing, reset: nothing, check: nothing, showSolution: nothing,
    destroy: () => element.replaceChildren(),
  };
}

/**
 * Puts a puzzle to play into an element.
 *
 * @param element is emptied
 * @param puzzle {kind, board: {width, height, rows}, ..., solution}; without a solution the page looks for one if asked
 * @param options {onSolved: function called once when the player has solved it without looking at the solution,
 *     hasEditor: whether a puzzle of tilt can be changed, true unless given}
 * @returns {{state, undo, redo, reset, check, showSolution, destroy}}
 */
export function mount(element, puzzle, options = {}) {
  if (!isPlayable(puzzle.kind)) {
    return unplayable(element, puzzle.kind);
  }
  const history = [];
  let at = 0;
  let isShown = false;
  let isReported = false;
  let timers = [];
  let searching = 0;

  const host = {
    state: () => history[at],
    act(state) {
      stop();
      history.splice(at + 1);
      history.push(state);
      at++;
      show(state);
    },
    say,
  };

  const frame = node('div', 'undercroft-puzzle kind-' + puzzle.kind);
  const status = node('p', 'status');
  const message = node('p', 'message');
  message.setAttribute('aria-live', 'polite');
  const toolbar = node('div', 'toolbar');
  const board = BOARDS[puzzle.kind](puzzle, host);
  const help = node('p', 'help', board.help);
  const stage = node('div', 'stage');
  stage.append(board.root);
  const buttons = [
    button('undo', 'Undo', 'One step back (U)', undo),
    button('redo', 'Redo', 'One step on (R)', redo),
    button('reset', 'Reset', 'Back to the start', reset),
    button('check', 'Check', 'Is everything right so far? (C)', check),
    ...board.tools.map(tool => button(tool.name, tool.label, tool.title, () => tell(tool.run()))),
    ...(board.search ? [button('hint', 'Hint', 'A good next move (H)', hint)] : []),
    button('solution', 'Solution', 'Show the solution', showSolution),
    ...(puzzle.kind === 'tilt' && options.hasEditor !== false ? [button('edit', 'Edit', 'Change the puzzle', edit)] : []),
  ];
  toolbar.append(...buttons);
  frame.append(status, stage, message, toolbar, help);
  element.replaceChildren(frame);
  board.root.addEventListener('keydown', keydown);
  history.push(board.start);
  show(board.start);

  function show(state) {
    board.render(state);
    const { text, isWon, wonText, lostText } = board.status(state);
    status.textContent = text;
    frame.classList.toggle('won', isWon);
    frame.classList.toggle('lost', Boolean(lostText));
    named('undo').disabled = at === 0;
    named('redo').disabled = at === history.length - 1;
    named('reset').disabled = at === 0;
    if (isWon) {
      say(isShown ? 'This is the solution.' : wonText || 'Solved.', 'good');
      if (!isShown && !isReported) {
        isReported = true;
        (options.onSolved || (() => {}))();
      }
    } else {
      say(lostText || '', lostText ? 'bad' : '');
    }
  }

  function named(name) {
    return buttons.find(each => each.dataset.name === name);
  }

  function say(text, tone) {
    message.textContent = text;
    message.className = 'message ' + tone;
  }

  function tell(answer) {
    say(answer.text, answer.tone);
  }

  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
    searching++;
    if (board.forgetHint) {
      board.forgetHint();
    }
  }

  function goTo(index) {
    stop();
    at = Math.min(history.length - 1, Math.max(0, index));
    show(history[at]);
  }

  function undo() {
    goTo(at - 1);
  }

  function redo() {
    goTo(at + 1);
  }

  function reset() {
    stop();
    isShown = false;
    history.splice(0, history.length, board.start);
    goTo(0);
  }

  function check() {
    const state = host.state();
    if (board.check) {
      tell(board.check(state));
    } else if (board.isLost && board.isLost(state)) {
      say('Lost. Undo the last move.', 'bad');
    } else if (board.status(state).isWon) {
      say('Solved.', 'good');
    } else {
      search(state, ({ moves, proved }) => {
        if (moves !== null) {
          say(`It can still be won, in ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}.`, 'good');
        } else {
          say(proved ? 'It cannot be won any more. Undo some moves.' : 'It is too far to tell.', proved ? 'bad' : '');
        }
      });
    }
  }

  function hint() {
    const state = host.state();
    if (board.status(state).isWon || (board.isLost && board.isLost(state))) {
      say('The game is over. Undo or reset.', '');
      return;
    }
    search(state, ({ moves, proved }) => {
      if (moves !== null) {
        say(`${capital(board.describe(moves[0]))}. ${moves.length} to go.`, 'hint');
      } else {
        say(proved ? 'Nothing helps any more. Undo some moves.' : 'It is too far to tell.', proved ? 'bad' : '');
      }
    });
  }

  /** Searches in slices, and forgets it if the player goes on meanwhile. */
  function search(state, done) {
    const run = ++searching;
    const work = board.search(state);
    say('Thinking …', '');
    const slice = () => {
      if (run === searching) {
        if (work.advance(SLICE)) {
          done(work.result());
        } else {
          timers.push(setTimeout(slice, 0));
        }
      }
    };
    slice();
  }

  function showSolution() {
    stop();
    isShown = true;
    const states = board.solution();
    if (states === null) {
      say('This puzzle has no solution in its file.', '');
      return;
    }
    if (states.length === 0) {
      say('This is the solution.', 'good');
      return;
    }
    history.splice(0, history.length, board.start, ...states);
    at = 0;
    show(history[0]);
    const step = () => {
      const before = history[at];
      at++;
      show(history[at]);
      if (board.animate) {
        board.animate(before, history[at]);
      }
      if (at < history.length - 1) {
        timers.push(setTimeout(step, MOVE));
      }
    };
    timers.push(setTimeout(step, states.length === 1 ? 0 : MOVE / 2));
  }

  function edit() {
    stop();
    tiltEditor(element, puzzle, changed => mount(element, changed, options));
  }

  function keydown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === 'z' && !event.altKey) {
        undo();
        event.preventDefault();
      }
      return;
    }
    const tool = board.tools.find(each => each.key === event.key);
    const shortcuts = { u: undo, r: redo, c: check, h: board.search ? hint : null };
    if (board.keydown(event)) {
      event.preventDefault();
    } else if (tool) {
      tell(tool.run());
      event.preventDefault();
    } else if (shortcuts[event.key]) {
      shortcuts[event.key]();
      event.preventDefault();
    }
  }

  function destroy() {
    stop();
    element.replaceChildren();
  }

  return { state: host.state, undo, redo, reset, check, showSolution, destroy };
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

export function node(name, className, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

export function button(name, label, title, run) {
  const element = node('button', 'tool', label);
  element.type = 'button';
  element.title = title;
  element.dataset.name = name;
  element.addEventListener('click', run);
  return element;
}
