import { counted } from '../../core/words/counted.js';
import { type Board, sameCells } from '../../games/puzzle/board.js';
import { boardLines } from '../../games/puzzle/board-lines.js';
import type { Compared } from '../../games/puzzle/compare.js';
import { blankOfTilePath, boardsAlong, type TilePath } from '../../games/puzzle/path.js';
import type { SearchResult } from '../../games/puzzle/searches/search.js';
import { type AnyBoard, solvability } from '../../games/puzzle/solvable.js';
import { algorithms } from '../../games/puzzle/solve.js';
import type { Moved } from '../../games/puzzle/state-text.js';
import { columns } from '../../page/columns.js';
import { count, fixed } from '../../page/numbers.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';

const WIDTH = 100;
const GAP = '   ';

/** Writes a number of moves: '1 move', '3 moves'. */
export function movesText(moves: number): string {
  return `${counted(count(moves), 'move')}`;
}

/** Writes a path in the requested convention, in groups of ten. */
export function pathText(path: TilePath, moved: Moved): string {
  return (moved === 'tile' ? path : blankOfTilePath(path)).replaceAll(/(.{10})(?=.)/g, '$1 ');
}

/** Explains what decides if the board can be solved. */
export function solvableLines(start: AnyBoard, goal: AnyBoard): readonly string[] {
  const { goalInversions, goalRowFromBottom, inversions, rowFromBottom } = solvability(start, goal);
  const rule =
    start.columns % 2 === 1
      ? say`with an odd number of columns only the inversions count, and the goal has ${goalInversions}: both are ${parity(inversions)}`
      : say`with an even number of columns they are added up, and the goal has ${goalInversions} + ${goalRowFromBottom}: both are ${parity(inversions + rowFromBottom)}`;
  return wrapped(say`It can be solved: ${counted(inversions, 'inversion')}, the blank in row ${rowFromBottom} from the bottom; ${rule}.`);
}

/** Describes the result and cost of a search in two sentences, with the path unless it is in a file. */
export function resultLines(result: SearchResult, moved: Moved, file: string | null = null): readonly string[] {
  const { algorithm, bytes, expanded, generated, heuristic, kept, path, rounds } = result;
  const by = `${algorithm}${heuristic === null ? '' : ` with ${heuristic}`}`;
  const took = say`${by}: ${counted(expanded, 'board')} expanded, ${generated} made, ${kept} kept at once, ${memory(bytes)}${rounds.length > 1 ? `, in ${counted(count(rounds.length), 'round')}` : ''}.`;
  if (path === null) return [...wrapped(say`Given up without a path.`), ...wrapped(took)];
  const sure = algorithms.get(algorithm).shortest
    ? 'no path is shorter'
    : 'shorter paths may exist: this way of searching does not look for the shortest';
  const head = path === '' ? say`This is the goal already.` : say`○ Solved in ${movesText(path.length)}; ${sure}.`;
  const letters = moved === 'tile' ? 'where the tile slides' : 'where the blank goes';
  return [
    ...wrapped(head),
    ...(path === ''
      ? []
      : wrapped(
          file === null ? say`Path, each letter ${letters}: ${pathText(path, moved)}` : say`The path and every board on it are in a file.`,
          '',
          '  ',
        )),
    ...wrapped(took),
  ];
}

/** Draws every board on the path, side by side, with the number and letter of the move above each. */
export function wayLines(start: Board, path: TilePath, moved: Moved): readonly string[] {
  const letters = moved === 'tile' ? path : blankOfTilePath(path);
  const blocks = boardsAlong(start, path).map((board, k) => [k === 0 ? 'start' : `${k} ${letters[k - 1]}`, ...boardLines(board)]);
  const wide = blocks.flat().reduce((most, line) => Math.max(most, line.length), 5);
  const each = Math.max(1, Math.floor((WIDTH + GAP.length) / (wide + GAP.length)));
  const lines: string[] = [];
  for (let from = 0; from < blocks.length; from += each) {
    const row = blocks.slice(from, from + each);
    if (from > 0) lines.push('');
    for (let k = 0; k <= start.rows; k++)
      lines.push(
        row
          .map((block) => block[k].padEnd(wide))
          .join(GAP)
          .trimEnd(),
      );
  }
  return lines;
}

/** Lays out the table of a comparison, fewest boards generated first, and explains its column heads. */
export function comparisonLines(all: readonly Compared[]): readonly string[] {
  const heads = ['algorithm', 'heuristic', 'moves', 'shortest', 'expanded', 'made', 'kept', 'memory', 'time'];
  const rows = [...all]
    .sort((a, b) => a.result.generated - b.result.generated)
    .map(({ algorithm, elapsedMs, excess, heuristic, result: { bytes, expanded, generated, kept, path } }) => [
      algorithm,
      heuristic ?? '–',
      path === null ? 'gave up' : count(path.length),
      shortestText(path, excess),
      count(expanded),
      count(generated),
      count(kept),
      memory(bytes),
      elapsedMs < 1000 ? `${count(Math.ceil(elapsedMs))} ms` : `${fixed(elapsedMs / 1000, 1)} s`,
    ]);
  return [
    ...columns([heads, ...rows], [2, 4, 5, 6, 7, 8]),
    '',
    ...wrapped(
      say`Made: boards looked at, those met before or cut off included. Kept: the most boards held at once. Memory: of these boards and of the estimate’s tables. Numbers of boards depend on the order in which moves are tried; the lengths of shortest paths do not.`,
    ),
  ];
}

/** Says if a path is shortest, or by how much it is not. */
function shortestText(path: string | null, excess: number | null): string {
  if (path === null) return '–';
  if (excess === null) return 'not known';
  return excess === 0 ? 'yes' : `${count(excess)} too long`;
}

/** Writes an amount of memory: '3.1 MB', '48 KB', '720 bytes'. */
function memory(bytes: number): string {
  if (bytes >= 1e6) return `${fixed(bytes / 1e6, 1)} MB`;
  return bytes >= 1e4 ? `${count(Math.round(bytes / 1e3))} KB` : counted(count(bytes), 'byte');
}

export function isGoal({ cells }: Board, goal: Board): boolean {
  return sameCells(cells, goal.cells);
}

function parity(value: number): string {
  return value % 2 === 0 ? 'even' : 'odd';
}
