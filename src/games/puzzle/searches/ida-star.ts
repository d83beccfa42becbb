import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Heuristic } from '../heuristics/heuristic.js';
import { moveBetween } from '../moves.js';
import { pathOf } from '../path.js';
import type { PartitionId } from '../patterns/partitions.js';
import { patternSearch } from '../patterns/pattern-search.js';
import { patternSet } from '../patterns/pattern-set.js';
import { deepen } from './deepen.js';
import { type Algorithm, MOST_MADE, type SearchRequest, type SearchResult } from './search.js';

/** Iterative deepening on f = g + h: cuts off whatever cannot be on a path within the bound. */
export const idaStar: Algorithm = {
  id: 'ida-star',
  title: 'IDA*',
  summary:
    'Depth first with a bound on f = g + h, which rises from round to round; shortest if the estimate never says too much, and keeps one way only.',
  reference: 'R. E. Korf (1985), Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 97–109',
  shortNames: ['ida*', 'idastar'],
  shortest: true,
  estimates: true,
  keeps: false,
  search(request) {
    const { heuristic, onExpand } = request;
    // The quick form makes no boards that a listener could be shown, and tries moves in its own order.
    if (heuristic.partition !== undefined && !onExpand && !request.order) return byTables(request, heuristic, heuristic.partition);
    const follower = heuristic.follow(request.goal, request.onProgress);
    return { algorithm: idaStar.id, heuristic: heuristic.id, ...deepen(request, follower) };
  },
};

function byTables({ goal, limit = MOST_MADE, onProgress, start }: SearchRequest, heuristic: Heuristic, id: PartitionId): SearchResult {
  const set = patternSet(goal, id, onProgress);
  let before = 0;
  let latest = 0;
  const { blanks, rounds } = patternSearch(set).search(start.cells, (bound, generated) => {
    if (generated < latest) before += latest;
    latest = generated;
    onProgress?.(`up to ${counted(bound, 'move')}, ${counted(count(before + generated), 'board')} made`);
    return before + generated < limit;
  });
  const cellOf = set.frame.cellOf;
  const ways = blanks?.map((cell) => cellOf.indexOf(cell));
  const path = ways ? pathOf(ways.slice(1).map((from, k) => moveBetween(from, ways[k], start.columns))) : null;
  const sum = (of: 'expanded' | 'generated'): number => rounds.reduce((total, round) => total + round[of], 0);
  const kept = (blanks?.length ?? rounds.at(-1)?.bound ?? 0) + 1;
  return {
    algorithm: idaStar.id,
    heuristic: heuristic.id,
    path,
    expanded: sum('expanded'),
    generated: sum('generated'),
    kept,
    bytes: set.bytes + kept * start.cells.length,
    rounds: rounds.map(({ bound, generated }) => ({ bound, generated })),
  };
}
