import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { PuzzleClaimsPlan } from '../../core/record/claims-plan.js';
import { command, word, words } from '../command.js';
import { tell } from '../print.js';
import { benchSearches } from '../puzzle/bench.js';
import { checkPuzzle } from '../puzzle/check.js';
import { comparePuzzle } from '../puzzle/compare.js';
import { PUZZLE_OPTIONS, type PuzzleAsked } from '../puzzle/options.js';
import { playPuzzle } from '../puzzle/play.js';
import { positionOf } from '../puzzle/position.js';
import { solvePuzzle } from '../puzzle/solve.js';
import { verifying } from '../verifying.js';

const EXIT_REFUTED = 20;
const EXIT_UNSOLVABLE = 65;

/** The actions, with the options each accepts. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  solve: ['algorithm', 'heuristic', 'goal', 'size', 'seed', 'moves', 'limit', 'trace', 'out', 'name'],
  compare: ['algorithm', 'heuristic', 'goal', 'size', 'seed', 'limit', 'out', 'name'],
  play: ['goal', 'size', 'seed', 'moves'],
  check: ['goal', 'size'],
  verify: ['board', 'out', 'name'],
  bench: [],
};
const NAMES = Object.keys(ACTIONS);

/** `puzzle`: solves and checks the sliding puzzle, compares and benchmarks searches, plays and verifies. */
export const puzzle = command(
  {
    operands: {
      action: word(NAMES.join(', '), { words: NAMES }),
      tiles: words('a board, its tiles row by row, 0 for the blank: "1 2 3 0 4 6 7 5 8" or 123046758; without one, a board is drawn'),
    },
    options: PUZZLE_OPTIONS,
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
  },
  async (asked) => {
    const action = actionOf(asked.action, asked);
    const { board, json, quiet, seed, tiles } = asked;
    if (action === 'verify') {
      if (tiles.length > 0) throw new AuditError('E_USAGE', `puzzle verify takes no board, got ${tiles.join(' ')}`);
      const plan: PuzzleClaimsPlan = { family: 'puzzle', ...(board !== undefined && { board }) };
      return (await verifying(plan, asked)) ? 0 : EXIT_REFUTED;
    }
    if (action === 'bench') return (await benchSearches(asked)) ? 0 : EXIT_REFUTED;
    if (action === 'check') return checkPuzzle(asked) ? 0 : EXIT_UNSOLVABLE;
    if (action === 'play' && json) throw new AuditError('E_USAGE', '--json means nothing to puzzle play, which is interactive');
    const position = positionOf(asked, (drawn) => {
      if (!quiet && seed === undefined) tell(`drawn from the seed ${drawn}`);
    });
    if (action === 'play') await playPuzzle(position);
    else if (action === 'solve') await solvePuzzle(position, asked);
    else await comparePuzzle(position, asked);
    return 0;
  },
);

/** Returns the action that is meant. Throws E_USAGE for none, for an unknown one, and for an option it does not accept. */
function actionOf(action: string | undefined, { given, tiles }: PuzzleAsked): string {
  if (action === undefined)
    throw new AuditError('E_USAGE', `puzzle needs one of ${NAMES.join(', ')}, got nothing`, {
      hint: 'try: shuffle-audit puzzle solve "1 2 3 0 4 6 7 5 8"',
    });
  if (!Object.hasOwn(ACTIONS, action)) {
    const hint = /^[0-9]/.test(action)
      ? `try: shuffle-audit puzzle solve "${[action, ...tiles].join(' ')}"`
      : nearestHint(action, NAMES, 'see: shuffle-audit puzzle --help');
    throw new AuditError('E_USAGE', `puzzle knows ${NAMES.join(', ')}, got "${action}"`, { hint });
  }
  for (const option of Object.keys(PUZZLE_OPTIONS)) {
    if (!given.has(option) || ACTIONS[action].includes(option)) continue;
    const where = NAMES.filter((name) => ACTIONS[name].includes(option));
    throw new AuditError('E_USAGE', `--${option} belongs to puzzle ${where.join(', ')}, got it with ${action}`);
  }
  return action;
}
