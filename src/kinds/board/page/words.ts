import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { resultOf } from '../../../page/facts/results.js';
import { count, fixed, interval, ratio, ratioBound, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { standingsOf } from '../../shares/share-standing.js';
import { blank } from '../statistics/blank.js';
import { solvable } from '../statistics/solvable.js';
import { tileCell } from '../statistics/tile-cell.js';
import { type Depths, depthsOf, furthestPlace, meanIsRight, tileMap } from './facts.js';
import { otherHalfHeadline, otherHalfWords } from './other-half.js';

/** Returns the name of a tile: the blank is 0. */
export function tileName(tile: number): string {
  return tile === 0 ? 'the blank' : `tile ${tile}`;
}

/**
 * Returns the headline for a blank that never visits some cells, though luck would take it everywhere. Null where it visits all, or another row's
 * headline applies.
 */
export function boardHeadline(core: EvidenceCore, established: string | null): string | null {
  if (established === solvable.headline?.says) return otherHalfHeadline(core);
  const said = [blank, tileCell].some(({ headline }) => headline !== undefined && headline.says === established);
  const map = said ? tileMap(core) : null;
  if (!map) return null;
  const { counts, n, trials } = map;
  const seen = counts.slice(0, n).map((times) => times / trials);
  const never = standingsOf({ law: seen.map(() => 1 / n), of: trials, seen }).filter((standing) => standing === 'never').length;
  return never > 0 ? `the blank is never in ${count(never)} of the ${count(n)} cells` : null;
}

/**
 * States the finding in terms of boards: the number that cannot be solved, else the tile that is furthest from its share. Null where neither explains
 * it.
 */
export function boardLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null {
  const unsolvable = core.counts[solvable.id]?.values?.[0] ?? 0;
  if (unsolvable > 0 && found.some(({ test }) => test === solvable.id))
    return say`${strong(`${count(unsolvable)} of ${counted(count(core.plan.trials), 'board')}`)} cannot be solved, whatever moves are made. An even scrambler would make none.${otherHalfWords(core, found.length === 1)}`;
  const map = found.some(({ test }) => test === tileCell.id || test === blank.id) ? tileMap(core) : null;
  const place = map && furthestPlace(map);
  if (!map || !place) return null;
  const { column, high, low, ratio: times, row, tile } = place;
  const name = tileName(tile);
  const where = `row ${row}, column ${column}`;
  const subject = capital(name);
  if (times === 0) return say`${subject} is ${strong('never')} in ${where}: in none of ${counted(count(map.trials), 'board')}.`;
  const bound = ratioBound({ ratio: times, low, high });
  return say`${subject} is in ${where} ${strong(`${ratio(times)} times`)} as often as it should be. ${soft(`With luck allowed for, ${bound}.`)}`;
}

/** Says how far the tiles are off, and what the mean number of moves hides. */
export function boardMore(core: EvidenceCore): readonly Phrase[] {
  const row = resultOf(core, tileCell.id);
  const depths = depthsOf(core);
  return [
    ...(row && row.effect.low > 0
      ? [
          say`On average a tile’s chances of a cell are off by ${strong(size(row.effect.estimate))}. The 95 % interval is ${interval(row.effect.low, row.effect.high)}.`,
        ]
      : []),
    ...(depths?.uneven && meanIsRight(depths) ? [meanSentence(depths)] : []),
  ];
}

export function meanSentence({ lawMean, mean }: Depths): Phrase {
  return say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average, as even ones are (${fixed(lawMean, 2)}): the mean is right, the law is not.`;
}

export function boardTerms({ columns, rows }: BoardShape): Phrase {
  return say`Row 1 is the top one, column 1 the left one. The solved board reads 1, 2, 3 … ${rows * columns - 1} row by row, the blank last. A scrambler is even if every solvable board comes equally often and no other board comes.`;
}
