import type { CountTails } from '../../../math/tails/count-tails.js';
import { logComplement } from '../../../math/tails/tails.js';
import { LEAD_STRETCHES, LEAD_TOTALS } from '../counting/lead-stretches.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { countResult } from '../counting/row-results.js';
import { logLeadAtMost } from '../math/lead-law.js';

const TEST = 'largest-lead';
const LEAD = 'Does some item come as much earlier than before as luck brings one?';
const LAG = 'Does some item come as much later than before as luck brings one?';

const CELLS = LEAD_TOTALS + LEAD_STRETCHES;

/**
 * The most places that an item stands before where it was, and the most after: P(none stands more than L before) = (L + 1)^(n − L) · L!/n!, exactly,
 * and by symmetry the same for those after. A shuffle buffer of B items lets none stand more than B − 1 before. With several lists, the largest. Its
 * place in the list is kept by stretches: no row reads them, a page draws them.
 */
export const largestLead: ListStatistic = {
  id: TEST,
  title: 'The largest lead and the largest delay',
  summary: 'Finds the item that came furthest forward and the one that went furthest back, in places.',
  reference: 'Counted in wings/lists/math/lead-law.ts: each of the first n − L positions has L + 1 items to choose from',
  question: LEAD,
  headline: 'no item moves as far as luck moves some',
  finds: 'shuffle buffers, windows',
  opposite: {
    tail: 'upper',
    headline: 'an item moves farther than luck moves any',
    finds: 'lists that begin with the last items, or end with the first',
  },
  battery: 'quick',
  counts: 'lead',
  fit(n, lists) {
    const rows: readonly ListRow[] = [
      { test: `${TEST}/forward`, question: LEAD, degrees: 1, sizeOf: null, scale: 0, required: false },
      { test: `${TEST}/back`, question: LAG, degrees: 1, sizeOf: null, scale: 0, required: false },
    ];
    return {
      shape: [CELLS],
      rows,
      counter: () => {
        const counts = new Float64Array(CELLS);
        return {
          counts,
          add(items, first) {
            const end = first + items.length;
            // Stretch by stretch, so that the loop over the items looks up none.
            for (let at = first; at < end; ) {
              const stretch = Math.floor((at * LEAD_STRETCHES) / n);
              const until = Math.min(end, Math.ceil(((stretch + 1) * n) / LEAD_STRETCHES));
              let lead = counts[LEAD_TOTALS + stretch];
              let lag = counts[1];
              for (; at < until; at++) {
                const moved = items[at - first] - at;
                if (moved > lead) lead = moved;
                else if (-moved > lag) lag = -moved;
              }
              counts[LEAD_TOTALS + stretch] = lead;
              if (lead > counts[0]) counts[0] = lead;
              counts[1] = lag;
            }
          },
        };
      },
      test: (counts) => rows.map((row, i) => countResult(row, counts[i], tailsAt(counts[i], n, lists), lists)),
    };
  },
};

/** Returns the tails of the largest of `lists` independent lists. */
function tailsAt(lead: number, n: number, lists: number): CountTails {
  const logAtMost = lists * logLeadAtMost(lead, n);
  const logAtLeast = logComplement(lists * logLeadAtMost(lead - 1, n));
  return { atLeast: Math.exp(logAtLeast), logAtLeast, atMost: Math.exp(logAtMost), logAtMost };
}
