import { counted } from '../../core/counted.js';
import { parseCount } from '../../core/parse-count.js';
import { type Way, waysFor } from '../../games/puzzle/compare.js';
import { checkSolvable } from '../../games/puzzle/solvable.js';
import { algorithms, heuristics } from '../../games/puzzle/solve.js';
import { writeWhole } from '../../host/write-whole.js';
import { renderComparisonHtml } from '../../report/search/comparison-html.js';
import type { Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { fileLine, print, printJson } from '../print.js';
import { shown } from '../shown.js';
import { folderOf, givenName } from '../write-files.js';
import { beside } from './beside.js';
import { comparisonLines, solvableLines } from './say.js';
import { searchName } from './search-name.js';
import type { Position } from './task.js';

const USUAL_LIMIT = 3_000_000;
const MOST_LIMIT = 1e12;

/** `puzzle compare`: the searches side by side on one board, as a table and as a page. */
export async function comparePuzzle({ goal, start }: Position, values: Values): Promise<void> {
  const limitText = textOf(values, 'limit');
  const limit = limitText === undefined ? USUAL_LIMIT : parseCount('limit', limitText, 1, MOST_LIMIT);
  const ways = waysOf(start, values);
  checkSolvable(start, goal);
  const folder = folderOf(values);
  const page = `${folder}/${givenName(values) ?? 'puzzle-compare'}.html`;
  const compared = await beside({ kind: 'compare', start, goal, ways, limit }, isOn(values, 'quiet'));
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
  if (isOn(values, 'json')) {
    printJson({ ...told, page });
    return;
  }
  print(
    ...shown([
      ...solvableLines(start, goal),
      '',
      ...comparisonLines(compared),
      '',
      `Each search gave up after ${counted(limit.toLocaleString('en'), 'board')}.`,
    ]),
    fileLine('report', page),
  );
}

/** The ways named by `--algorithm` and `--heuristic`, several separated by commas; all that can be used by default. Throws E_UNKNOWN_ID. */
function waysOf(start: Position['start'], values: Values): readonly Way[] {
  const named = (option: 'algorithm' | 'heuristic'): readonly string[] | null =>
    textOf(values, option)
      ?.split(',')
      .map((id) => id.trim()) ?? null;
  const usual = heuristics.all.filter(({ slowToBuild }) => !slowToBuild).map(({ id }) => id);
  const wanted = named('algorithm')?.map((id) => algorithms.get(searchName(id)).id);
  return waysFor(start, named('heuristic') ?? usual).filter(({ algorithm }) => wanted?.includes(algorithm) ?? true);
}
