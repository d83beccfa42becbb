import { nounsOf } from '../../../kinds/pages.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { listed, numberWord, sentenceNumber } from '../../../page/words/number-words.js';
import type { Comparison } from '../facts/comparison.js';
import { type Grid, rowName } from '../facts/grid.js';
import { reachOf } from '../facts/reach.js';
import { feedWords } from './feed.js';
import { howMany } from './reach.js';

const MOST_NAMED = 12;

/**
 * Says how many presets cannot deal every outcome first, with the number that each can, the fewest first; null where combinations are compared, or
 * all can.
 */
export function startsWords(
  { orderBits, outcome, presets }: Comparison,
  grid: Grid,
): { readonly title: string; readonly lead: Phrase } | null {
  const { whole, wholes } = nounsOf(outcome.kind);
  const short = grid.rows.flatMap((row) => {
    const { bits, oneIn } = reachOf(row, orderBits);
    return oneIn === null || bits === null ? [] : [{ name: rowName(grid, row), bits }];
  });
  if (presets.length === 0 || short.length === 0) return null;
  const { many } = feedWords(grid);
  const named = [...short].sort((a, b) => a.bits - b.bits).map(({ bits, name }) => `${name} 2^${count(Math.round(bits))}`);
  return {
    title: `${sentenceNumber(short.length)} of ${numberWord(presets.length)} ${many} cannot deal every ${whole}`,
    lead: say`There are ${strong(howMany(orderBits))} ${wholes}. Each of these deals at most so many of them first: ${listed(named, MOST_NAMED)}.`,
  };
}
