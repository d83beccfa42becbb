import { nearestHint } from '../../core/catalogue.js';
import type { PuzzleClaimsPlan } from '../../core/claims-plan.js';
import { AuditError } from '../../core/errors.js';
import { algorithms, heuristics } from '../../games/puzzle/solve.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { optionsOf } from '../options.js';
import { tell } from '../print.js';
import { benchSearches } from '../puzzle/bench.js';
import { checkPuzzle } from '../puzzle/check.js';
import { readClaimsBoard } from '../puzzle/claims-board.js';
import { comparePuzzle } from '../puzzle/compare.js';
import { playPuzzle } from '../puzzle/play.js';
import { positionOf, wordsOf } from '../puzzle/position.js';
import { solvePuzzle } from '../puzzle/solve.js';
import { verifying } from '../verifying.js';

const EXIT_REFUTED = 20;
const EXIT_UNSOLVABLE = 65;

/** What can be done, with the options that mean something there. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  solve: ['algorithm', 'heuristic', 'goal', 'size', 'seed', 'moves', 'limit', 'trace', 'out', 'name'],
  compare: ['algorithm', 'heuristic', 'goal', 'size', 'seed', 'limit', 'out', 'name'],
  play: ['goal', 'size', 'seed', 'moves'],
  check: ['goal', 'size'],
  verify: ['board', 'out', 'name'],
  bench: [],
};
const NAMES = Object.keys(ACTIONS);

const text = (
  describe: string,
  defaultDescription?: string,
): { type: 'string'; requiresArg: true; describe: string; defaultDescription?: string } => ({
  type: 'string',
  requiresArg: true,
  describe,
  ...(defaultDescription !== undefined && { defaultDescription }),
});

const OWN_OPTIONS = {
  algorithm: text(`${algorithms.all.map(({ id }) => id).join(', ')}; compare takes several`, 'a-star up to 9 cells, else ida-star'),
  heuristic: text(`${heuristics.all.map(({ id }) => id).join(', ')}; compare takes several`, 'by the size of the board'),
  goal: text('blank-last, blank-first, or a board', 'blank-last'),
  size: text('rows and columns, such as 2x4', 'a square'),
  seed: text('without a board, draw one that follows from this text'),
  moves: text('what U, D, L and R move: tile or blank', 'tile'),
  board: text('verify: on boards of this size alone: 2x2, 2x3, 3x2, 2x4, 4x2 or 3x3', 'boards of each claim’s own'),
  limit: text('give up after so many boards', '10 million where boards are kept, else 1,000 million'),
  trace: { type: 'boolean', default: false, describe: 'solve: show each expansion with f, g and h, and draw the tree as a page' },
} as const;

/** `puzzle`: the sliding puzzle solved, checked, searches compared and benched, played and verified. */
export const puzzle: Command = {
  positionals: {
    action: NAMES.join(', '),
    tiles: 'a board, its tiles row by row, 0 for the blank: "1 2 3 0 4 6 7 5 8" or 123046758; without one, a board is drawn',
  },
  options: { ...OWN_OPTIONS, ...optionsOf('out', 'name') },
  examples: [
    ['$0 puzzle solve "1 2 3 0 4 6 7 5 8"', 'a shortest path, and every board on it'],
    ['$0 puzzle solve 123046758 --trace', 'every expansion with f, g and h, and the tree drawn on a page'],
    ['$0 puzzle solve "1 2 3 / 4 0 5" --algorithm breadth-first', 'rows parted by / give the size'],
    ['$0 puzzle solve --size 4x4 --seed one', 'a board of 4 x 4 that follows from a text'],
    ['$0 puzzle compare "8 6 7 2 5 4 3 0 1"', 'all searches side by side on one of the two hardest boards'],
    ['$0 puzzle check "1 2 3 4 / 0 5 6 7"', 'whether a board of any size can be solved, and what shows it'],
    ['$0 puzzle play --seed one', 'slide the tiles yourself'],
    ['$0 puzzle bench korf', 'the hundred boards of Korf (1985) by the quickest search here: lengths, boards made, time, memory'],
    ['$0 puzzle verify', 'every claim on every board of small sizes, each beside a wrong rule that must be refuted'],
    ['$0 puzzle verify --board 2x4', 'the claims on every board of 2 x 4'],
  ],
  ends: 'Ends with 0 where it did what was asked, 20 where verify finds a claim that fails or bench a length that is not the published one, 21 where a search gave up, 65 where the board cannot be solved; 64 and above: an error.',
  async run(values) {
    const action = actionOf(values);
    const quiet = isOn(values, 'quiet');
    const json = isOn(values, 'json');
    if (action === 'verify') {
      if (wordsOf(values).length > 0) throw new AuditError('E_USAGE', `puzzle verify takes no board, got ${wordsOf(values).join(' ')}`);
      const board = textOf(values, 'board');
      const plan: PuzzleClaimsPlan = { family: 'puzzle', ...(board !== undefined && { board: readClaimsBoard(board) }) };
      return (await verifying(plan, values)) ? 0 : EXIT_REFUTED;
    }
    if (action === 'bench') return (await benchSearches(values)) ? 0 : EXIT_REFUTED;
    if (action === 'check') return checkPuzzle(values) ? 0 : EXIT_UNSOLVABLE;
    if (action === 'play' && json) throw new AuditError('E_USAGE', '--json means nothing to puzzle play, which is interactive');
    const position = positionOf(values, (seed) => {
      if (!quiet && textOf(values, 'seed') === undefined) tell(`drawn from the seed ${seed}`);
    });
    if (action === 'play') await playPuzzle(position);
    else if (action === 'solve') await solvePuzzle(position, values);
    else await comparePuzzle(position, values);
    return 0;
  },
};

/** What is to be done. Throws E_USAGE for nothing, for something unknown, and for an option that means nothing to it. */
function actionOf(values: Values): string {
  const action = values['action'];
  if (typeof action !== 'string' || action === '')
    throw new AuditError('E_USAGE', `puzzle needs one of ${NAMES.join(', ')}, got nothing`, {
      hint: 'try: shuffle-audit puzzle solve "1 2 3 0 4 6 7 5 8"',
    });
  if (!Object.hasOwn(ACTIONS, action)) {
    const hint = /^[0-9]/.test(action)
      ? `try: shuffle-audit puzzle solve "${[action, ...wordsOf(values)].join(' ')}"`
      : nearestHint(action, NAMES, 'see: shuffle-audit puzzle --help');
    throw new AuditError('E_USAGE', `puzzle knows ${NAMES.join(', ')}, got "${action}"`, { hint });
  }
  for (const option of [...Object.keys(OWN_OPTIONS), 'out', 'name']) {
    if (values[option] === undefined || values[option] === false || ACTIONS[action].includes(option)) continue;
    const where = NAMES.filter((name) => ACTIONS[name].includes(option));
    throw new AuditError('E_USAGE', `--${option} belongs to puzzle ${where.join(', ')}, got it with ${action}`);
  }
  return action;
}
