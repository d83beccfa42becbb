import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { inverse, sortedByKeys } from '../making/orders.js';
import { powerOfPiles } from '../traces/fit-piles.js';
import type { Mechanism } from '../traces/mechanism.js';

/** A few riffles: after r of them there are at most 2^r rising sequences. */
export const fewRiffles: Mechanism = {
  id: 'few-riffles',
  title: 'Riffles',
  summary: 'The list was cut in two and riffled together, so many times.',
  reference: 'D. Bayer & P. Diaconis (1992), Trailing the dovetail shuffle to its lair, doi:10.1214/aoap/1177005705',
  makes: 'order',
  rank: 136,
  look(facts) {
    const found = powerOfPiles(facts, 'rising', 'riffles');
    return found ? { numbers: [found], share: 1, makers: [(draw) => inverse(sortedByKeys(facts.n, found.value, draw))] } : null;
  },
  headline: ({ numbers: [riffled] }) => `${counted(riffled.value, 'riffle')} made this order`,
  sentences: ({ numbers: [{ high, low, value }] }, n) => [
    `After ${counted(value, 'riffle')} there are as many rising sequences as here${low === high ? '' : `; ${low} to ${high} riffles are not refuted, to 99 %`}. Merging halves by coins makes such orders too.`,
    `A list of ${count(n)} items needs some ${Math.ceil(1.5 * Math.log2(n))} riffles and more. One shuffle by Fisher and Yates does it at once.`,
  ],
};
