import { mostAdded } from '../../../core/statistic/added.js';
import type { Accumulator, Fitted, Statistic } from '../../../core/statistic/statistic.js';
import type { TallyId } from '../../../core/statistic/tally.js';
import { Batch } from '../../../core/subject/outcome.js';
import { adjacentPairs } from '../../counting/adjacent-pairs.js';
import { dependentDeals } from '../../groups/dependent-deals.js';

const TEST = 'overlaps';
const QUESTION = 'Does every card take the place of every other equally often, from deal to deal?';

/** A deck of replacements is what the statistic takes for a deal: the card is the position, the one before it the card. */
const REPLACED: Partial<Record<TallyId, TallyId>> = { positions: 'replacements', blocks: 'replacedBlocks' };

/** Decks that are counted together. */
const DECKS = 256;

/**
 * The serial test of overlapping pairs. It counts how often card y lies, in the next deal, where card x lay, over all positions, an n × n table, each
 * deal in two pairs. `positions` compares it with a flat one, on (n − 1)² degrees.
 *
 * Pairs are added up over positions because their table is then that of y = τ(x). For even, independent deals the rearrangements τ from one to the
 * next are even and independent too, though the pairs overlap. So the table has the very law of cards by positions, at every number of deals. One
 * position alone has Good's law of ψ²_2 − ψ²_1 on n(n − 1) degrees. Here each card comes once a deal, ψ²_1 is 0, and the margins fix n − 1 degrees
 * more. The size r is that of the chances of what follows a card, as of cards by positions.
 */
export function overlaps(positions: Statistic): Statistic {
  return {
    id: TEST,
    title: 'Overlapping pairs of deals',
    summary: 'Counts which card lies in the next deal where each card lay, over all positions, and compares the table with an even one.',
    reference:
      'I. J. Good (1953), The serial test for sampling numbers and other tests for randomness, doi:10.1017/S030500410002836X; D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 B',
    question: QUESTION,
    catches: 'fisher-yates/mt19937/lemire/constant',
    battery: 'standard',
    required: false,
    headline: dependentDeals,
    ordered: 'between-deals',
    fit(space, trials) {
      const pairs = adjacentPairs(trials);
      const fitted = positions.fit(space, pairs);
      if ('skipped' in fitted) return { skipped: { why: 'few-left', got: trials } };
      const { shape, values } = fitted;
      return {
        shape,
        adds: { atMost: (cell) => mostAdded(fitted.adds, cell) },
        rows: fitted.rows.map((row) => ({ ...row, test: TEST, lawOf: row.test })),
        accumulator: () => replaced(space.width, fitted),
        ...(values && { values: (counts: Float64Array) => values(counts, pairs) }),
        test: (counts) => fitted.test(counts, pairs).map((result) => ({ ...result, test: TEST })),
      };
    },
  };
}

/** Counts, as a deck of its own, which card lay in the deal before where each card lies now. */
function replaced(n: number, fitted: Fitted): Accumulator {
  const inner = fitted.accumulator();
  const readers = inner.readers?.flatMap(({ tally, ...reader }) => {
    const id = REPLACED[tally.id];
    return id ? [{ ...reader, tally: { ...tally, id } }] : [];
  });
  const batch = new Batch(n, DECKS);
  const before = new Uint16Array(n);
  let started = false;
  const put = (): void => {
    inner.add(batch);
    batch.length = 0;
  };
  return {
    counts: inner.counts,
    add({ cells, length }) {
      for (let deal = 0, at = 0; deal < length; deal++, at += n) {
        if (started) {
          const into = batch.length++ * n;
          for (let p = 0; p < n; p++) batch.cells[into + cells[at + p]] = before[p];
          if (batch.length === DECKS) put();
        }
        before.set(cells.subarray(at, at + n));
        started = true;
      }
      put();
    },
    ...(readers && readers.length === inner.readers?.length && { readers }),
  };
}
