import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Expansion, SearchTrace } from '../../core/claim/search-tree.js';
import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import type { Board } from './board.js';
import type { Heuristic } from './heuristics/heuristic.js';
import * as heuristicEntries from './heuristics/index.js';
import { linearConflict } from './heuristics/linear-conflict.js';
import { manhattan } from './heuristics/manhattan.js';
import { patterns555 } from './heuristics/patterns-555.js';
import { walkingDistance } from './heuristics/walking-distance.js';
import { aStar } from './searches/a-star.js';
import { idaStar } from './searches/ida-star.js';
import * as algorithmEntries from './searches/index.js';
import type { Algorithm, SearchRequest, SearchResult } from './searches/search.js';
import { checkSameShape, checkSolvable } from './solvable.js';

export const algorithms: Catalogue<Algorithm> = catalogue('algorithm', algorithmEntries);
export const heuristics: Catalogue<Heuristic> = catalogue('heuristic', heuristicEntries);

/** The request to `solve`; ids are those of the catalogues. */
export interface SolveTask extends Partial<Omit<SearchRequest, 'heuristic' | 'start' | 'goal'>> {
  readonly start: Board;
  readonly goal: Board;
  readonly algorithm?: string;
  readonly heuristic?: string;
  /** Number of first expansions to keep for a trace, at least 1. */
  readonly trace?: number;
}

/** The result, and the beginning of the search where a trace was asked for. */
export interface Solved {
  readonly result: SearchResult;
  readonly trace: SearchTrace | null;
}

/** Returns the default algorithm: A* where all boards can be kept, IDA* for larger boards. */
export function usualAlgorithm({ columns, rows }: BoardShape): string {
  return rows * columns <= 9 ? aStar.id : idaStar.id;
}

export function usualHeuristic({ columns, rows }: BoardShape): string {
  if (rows === 4 && columns === 4) return patterns555.id;
  if (rows * columns <= 9) return manhattan.id;
  return rows * columns <= 16 ? walkingDistance.id : linearConflict.id;
}

/**
 * Solves a board. Throws E_UNSOLVABLE where the goal cannot be reached, with the proof; E_UNKNOWN_ID and E_USAGE for names and boards that do not go
 * together. A search that gave up has no path.
 */
export function solve({ algorithm, heuristic, trace, ...asked }: SolveTask): Solved {
  const { goal, start } = asked;
  checkSameShape(start, goal);
  const by = algorithms.get(algorithm ?? usualAlgorithm(start));
  const estimate = heuristics.get(heuristic ?? usualHeuristic(start));
  if (!by.estimates && heuristic !== undefined)
    throw new AuditError('E_USAGE', `${by.id} estimates nothing, got the heuristic ${heuristic}`, {
      hint: `those that estimate: ${estimating()}`,
    });
  const refusal = estimate.refuses(start);
  if (by.estimates && refusal !== null)
    throw new AuditError('E_USAGE', `${estimate.id} cannot be used: ${refusal}, got ${start.rows} x ${start.columns}`, {
      hint: `for this board: ${heuristics.all
        .filter(({ refuses }) => refuses(start) === null)
        .map(({ id }) => id)
        .join(', ')}`,
    });
  checkSolvable(start, goal);
  if (trace === undefined) return { result: by.search({ ...asked, heuristic: estimate }), trace: null };
  const expansions: Expansion[] = [];
  const result = by.search({
    ...asked,
    heuristic: estimate,
    onExpand: (expansion) => {
      expansions.push(expansion);
      return expansions.length < trace;
    },
  });
  const { rows, columns } = start;
  const { algorithm: id, expanded, heuristic: used, path } = result;
  return {
    result,
    trace: { rows, cols: columns, goal: Array.from(goal.cells), algorithm: id, heuristic: used, expansions, expanded, path },
  };
}

function estimating(): string {
  return algorithms.all
    .filter(({ estimates }) => estimates)
    .map(({ id }) => id)
    .join(', ');
}
