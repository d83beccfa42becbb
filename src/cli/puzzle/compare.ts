import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { type Way, waysFor } from '../../games/puzzle/compare.js';
import { checkSolvable } from '../../games/puzzle/solvable.js';
import { algorithms, heuristics } from '../../games/puzzle/solve.js';
import { writeWhole } from '../../host/write-whole.js';
import { renderComparisonHtml } from '../../report/search/comparison-html.js';
import type { CommonAsked } from '../command.js';
import { fileLine, print, printJson } from '../print.js';
import { terminalLines } from '../terminal-lines.js';
import { folderOf } from '../write/write-files.js';
import type { PuzzleAsked } from './options.js';
import { runPuzzleTask } from './run-puzzle-task.js';
import { comparisonLines, solvableLines } from './say.js';
import { searchName } from './search-name.js';
import type { Position } from './task.js';

const USUAL_LIMIT = 3_000_000;

/** `puzzle compare`: compares the searches on one board, as a table and as a page. */
export async function comparePuzzle({ goal, start }: Position, asked: PuzzleAsked & CommonAsked): Promise<void> {
  const { limit = USUAL_LIMIT } = asked;
  const ways = waysOf(start, asked);
  checkSolvable(start, goal);
  const folder = folderOf(asked);
  const page = `${folder}/${asked.name ?? 'puzzle-compare'}.html`;
  const compared = await runPuzzleTask({ kind: 'compare', start, goal, ways, limit }, asked.quiet);
  const told = {
    rows: start.rows,
    cols: start.columns,
    start: Array.from(start.cells),
    goal: Array.from(goal.cells),
    limit,
    compared: compared.map(({ elapsedMs, excess, result }) => ({
      ...result,
      moves: result.path?.length ?? null,
      excess,
      elapsedMs: Math.round(elapsedMs),
      summary: algorithms.get(result.algorithm).summary,
    })),
  };
  writeWhole(page, renderComparisonHtml(told));
  if (asked.json) {
    printJson({ ...told, page });
    return;
  }
  print(
    ...terminalLines([
      ...solvableLines(start, goal),
      '',
      ...comparisonLines(compared),
      '',
      `Each search gave up after ${counted(count(limit), 'board')}.`,
    ]),
    fileLine('report', page),
  );
}

/** Returns the ways named by `--algorithm` and `--heuristic`, each a list separated by commas; by default, all that apply. Throws E_UNKNOWN_ID. */
function waysOf(start: Position['start'], asked: PuzzleAsked): readonly Way[] {
  const named = (option: 'algorithm' | 'heuristic'): readonly string[] | null => asked[option]?.split(',').map((id) => id.trim()) ?? null;
  const usual = heuristics.all.filter(({ slowToBuild }) => !slowToBuild).map(({ id }) => id);
  const wanted = named('algorithm')?.map((id) => algorithms.get(searchName(id)).id);
  return waysFor(start, named('heuristic') ?? usual).filter(({ algorithm }) => wanted?.includes(algorithm) ?? true);
}
