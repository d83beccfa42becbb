import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { count, fixed } from '../../core/words/numbers.js';
import type { Board } from '../../games/puzzle/board.js';
import { estimateLeftOver, type LeftOver } from '../../games/puzzle/left-over.js';
import { blankOfTilePath } from '../../games/puzzle/path.js';
import type { SearchResult } from '../../games/puzzle/searches/search.js';
import { solvability } from '../../games/puzzle/solvable.js';
import { algorithms } from '../../games/puzzle/solve.js';
import { writeWhole } from '../../host/write-whole.js';
import { renderSearchHtml } from '../../report/search/search-html.js';
import type { CommonAsked } from '../command.js';
import { fileLine, printJson, printLines } from '../print.js';
import { terminalLines } from '../terminal-lines.js';
import { folderOf } from '../write/write-files.js';
import type { PuzzleAsked } from './options.js';
import { runPuzzleTask } from './run-puzzle-task.js';
import { pathText, resultLines, solvableLines, wayLines } from './say.js';
import { searchName } from './search-name.js';
import type { Position } from './task.js';
import { traceLines } from './trace-lines.js';

/** The number of expansions in a trace. */
const TRACED = 40;
/** The most moves whose boards are printed; those of longer paths are written to a file. */
const MOST_SHOWN = 1000;

/** `puzzle solve`: prints a path and its cost; with `--trace`, the beginning of the search as text and as a page. */
export async function solvePuzzle({ goal, moved, start }: Position, given: PuzzleAsked & CommonAsked): Promise<void> {
  const { algorithm, heuristic, json, limit, name = 'puzzle-solve', quiet, trace: tracing } = given;
  const folder = tracing ? folderOf(given) : null;
  const asked = {
    start,
    goal,
    ...(algorithm !== undefined && { algorithm: searchName(algorithm) }),
    ...(heuristic !== undefined && { heuristic }),
    ...(limit !== undefined && { limit }),
    ...(tracing && { trace: TRACED }),
  };
  const { result, trace } = await runPuzzleTask({ kind: 'solve', asked }, quiet);
  const page = folder === null ? null : `${folder}/${name}.html`;
  if (page !== null && trace !== null) writeWhole(page, renderSearchHtml(trace, Array.from(start.cells)));
  if (result.path === null) throw gaveUp(result, start);
  if (json) {
    printJson({ ...toldOf(start, goal, result), ...(trace && { trace }), ...(page !== null && { page }) });
    return;
  }
  const boards = result.path.length > MOST_SHOWN ? `${folderOf(given)}/${name}-boards.txt` : null;
  const way = wayLines(start, result.path, moved);
  if (boards !== null) writeWhole(boards, `${pathText(result.path, moved)}\n\n${way.join('\n')}\n`);
  const lines = [
    ...resultLines(result, moved, boards),
    ...solvableLines(start, goal),
    ...(boards === null ? ['', ...way] : []),
    ...(trace && trace.expansions.length > 0 ? ['', ...traceLines(trace)] : []),
  ];
  const files = [...(boards === null ? [] : [fileLine('boards', boards)]), ...(page === null ? [] : [fileLine('report', page)])];
  printLines([...terminalLines(lines), ...(files.length > 0 ? ['', ...files] : [])]);
}

/** Returns the result as JSON output. */
function toldOf(start: Board, goal: Board, result: SearchResult): object {
  const { path } = result;
  const { rows, columns } = start;
  return {
    rows,
    cols: columns,
    start: Array.from(start.cells),
    goal: Array.from(goal.cells),
    solvability: solvability(start, goal),
    moves: path?.length ?? null,
    tilePath: path,
    blankPath: path === null ? null : blankOfTilePath(path),
    shortest: path !== null && algorithms.get(result.algorithm).shortest,
    search: result,
  };
}

function gaveUp(result: SearchResult, start: Board): AuditError {
  const { algorithm, generated } = result;
  const way = algorithms.get(algorithm).keeps
    ? 'raise --limit, or take ida-star, which keeps only one path'
    : 'raise --limit, or take a stronger heuristic';
  return new AuditError(
    'E_SEARCH_LIMIT',
    `${algorithm} must find a path within its limit, got none in ${counted(count(generated), 'board')}`,
    { hint: [leftText(estimateLeftOver(result, start)), way].join('; ') },
  );
}

/** Says what was left out, and what the estimate rests on. */
function leftText(left: LeftOver | null): string {
  if (left === null) return 'fewer than two rounds came to an end, so what is left cannot be estimated';
  const board = (boards: number | bigint): string => counted(count(boards), 'board');
  if (left.kind === 'boards') return `${count(left.met)} of ${board(left.of)} were met, and a path may show before all are`;
  const { bound, expected, factor, made } = left;
  const grown = `as the last two whole rounds grew, ${fixed(factor, 1)} times`;
  const round = `the round up to ${counted(bound, 'move')}`;
  return made > expected
    ? `${round} made ${board(made)} and has no end in sight: ${grown}, it would have made ${count(expected)}`
    : `${round} made ${count(made)} of about ${board(expected)}, if it grows ${grown}, and so does each after it`;
}
