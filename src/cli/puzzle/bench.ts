import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { allOf, counted, verbFor } from '../../core/words/counted.js';
import type { SolvedBoard } from '../../games/puzzle/solve-korf.js';
import { columns } from '../../page/columns.js';
import { count, fixed } from '../../page/numbers.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';
import type { CommonAsked } from '../command.js';
import { print, printJson } from '../print.js';
import { terminalLines } from '../terminal-lines.js';
import type { PuzzleAsked } from './options.js';
import { runPuzzleTask } from './run-puzzle-task.js';
import type { Benched } from './task.js';

const COUNTED = [
  ['moves', 'moves'],
  ['boards made', 'generated'],
  ['boards expanded', 'expanded'],
] as const;
const HEADS = ['', 'least', 'median', 'mean', 'most', 'together'];

/** Returns true if the path found is as long as the published one. */
function isAsPublished({ moves, published }: SolvedBoard): boolean {
  return moves === published;
}

/** Returns lines of at most 100 columns on the cost of the boards. */
export function benchLines({ algorithm, boards, cost, heuristic }: Benched): readonly string[] {
  const off = boards.filter((board) => !isAsPublished(board));
  const head =
    off.length === 0
      ? say`○ Solved: ${allOf(boards.length, 'board')} of Korf, by shortest paths`
      : say`■ Not as published: ${counted(off.length, 'board')} of ${boards.length}`;
  return [
    ...wrapped(head, '', '  '),
    '',
    ...wrapped(say`By ${algorithm} with ${heuristic}, for the goal with the blank first.`),
    '',
    ...columns([HEADS, ...COUNTED.map(([name, of]) => [name, ...spread(boards.map((board) => board[of]))])], [1, 2, 3, 4, 5]),
    '',
    ...(off.length === 0 ? [] : [...differing(off), '']),
    ...wrapped(
      say`The tables took ${seconds(cost.tablesMs)} to build, the search ${seconds(cost.searchMs)}, and the program held at most ${count(Math.round(cost.peakBytes / 1e6))} MB, on ${cost.cpu}. These differ from machine to machine; moves and boards do not.`,
    ),
    '',
    ...wrapped(
      say`The hundred boards of 4 x 4 of R. E. Korf (1985), Artificial Intelligence 27, 97–109, by which searches are compared since. Their published lengths add up to 5,305. How many boards are made depends on the estimate and on the order in which moves are tried; Korf’s own search made some 36 billion.`,
    ),
  ];
}

function differing(off: readonly SolvedBoard[]): readonly string[] {
  return off.map(
    ({ id, moves, published }) => `board ${id}: ${counted(moves, 'move')} where ${published} ${verbFor(published, 'is')} published`,
  );
}

/** Writes least, median, mean, most and sum; a small mean with two digits. */
function spread(values: readonly number[]): readonly string[] {
  const rising = values.toSorted((a, b) => a - b);
  const sum = rising.reduce((all, value) => all + value, 0);
  const middle = (rising[Math.floor((rising.length - 1) / 2)] + rising[Math.ceil((rising.length - 1) / 2)]) / 2;
  const mean = sum / rising.length;
  return [
    count(rising[0]),
    count(Math.round(middle)),
    mean < 1000 ? fixed(mean, 2) : count(Math.round(mean)),
    count(rising.at(-1) ?? 0),
    count(sum),
  ];
}

function seconds(ms: number): string {
  return `${fixed(ms / 1000, 1)} s`;
}

/** `puzzle bench korf`: solves Korf's hundred boards and prints the cost. Returns true if every length is the published one. Throws E_USAGE. */
export async function benchSearches(asked: PuzzleAsked & CommonAsked): Promise<boolean> {
  const name = asked.tiles.join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const benched = await runPuzzleTask({ kind: 'bench' }, asked.quiet);
  if (asked.json) printJson(benched);
  else print(...terminalLines(benchLines(benched)));
  return benched.boards.every(isAsPublished);
}
