import type { Process, ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { down, scratch } from '../../../math/digits/digits.js';
import { followed } from '../../../math/evidence/followed.js';
import { landed } from '../../../math/evidence/landed.js';
import { lawful } from '../../../math/evidence/lawful.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { placementBet } from '../../../math/evidence/placement-bet.js';
import { descentLaw } from '../../../math/orders/descent-law.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import { squareCounts } from '../../counting/square-counts.js';
import type { KindEvidence } from '../../evidence.js';

const rows: Process = {
  id: 'rows',
  name: 'Single cards',
  bets: 'where each card lands, by where that card has landed before',
  start: ({ width }) => landed(width),
};

const pos: Process = {
  id: 'pos',
  name: 'All positions',
  bets: 'the whole deal, position by position, by which cards have been there before',
  start: ({ width }) => placementBet(width, width),
};

const succ: Process = {
  id: 'succ',
  name: 'Neighbours',
  bets: 'the whole deal, card after card, by which card has followed which',
  start: ({ width }) => followed(width, width),
};

const choices: Process = {
  id: 'digits',
  name: 'Choices',
  bets: 'the choices that a shuffle from the last card down must have made',
  start: ({ width }) => digits(width),
};

/** A bet on rising sequences. With it riffles are detected about ten times sooner, and all else costs hardly a deal more. */
const pieces: Process = {
  id: 'rising',
  name: 'Rising sequences',
  bets: 'how many pieces of the old order are left',
  source: 'rising sequences: Bayer and Diaconis (1992)',
  optional: true,
  start: ({ width }) => rising(width),
};

/** Evidence of whole decks; counts every card in every position. */
export const deckEvidence: KindEvidence = { processes: [rows, pos, succ, choices, pieces], counted: ({ width }) => squareCounts(width) };

/**
 * Bets on the number of rising sequences of each deal, the pieces in which the old order survives, against its exact (Eulerian) law. For riffles this
 * number is a sufficient statistic. Source: D. Bayer & P. Diaconis (1992), Ann. Appl. Probab. 2:294, doi:10.1214/aoap/1177005705.
 */
function rising(n: number): ResumableProcess {
  const bet = lawful(descentLaw(n));
  const place = new Uint16Array(n);
  return {
    add(deck, at) {
      for (let p = 0; p < n; p++) place[deck[at + p]] = p;
      let breaks = 0;
      for (let card = 1; card < n; card++) if (place[card] < place[card - 1]) breaks++;
      bet.add(breaks);
    },
    logE: () => bet.logE(),
    memory: bet.memory,
  };
}

/**
 * Bets on the choices that a Fisher–Yates shuffle from the last position down must have made to deal a deck. Whatever the shuffle was, under an even
 * one they are independent and even, so the bets on the single choices multiply. O(n) per deal. The choices are read as D. E. Knuth, TAOCP vol. 2,
 * 3.4.2, Algorithm P makes them; each is a multinomial of i + 1 even cells, predicted as in `LogProducts`.
 */
function digits(n: number): ResumableProcess {
  // Choice j of the step that fills position i is counted at i n + j.
  const counts = new Float64Array(n * n);
  const work = scratch(n);
  const products = new LogProducts();
  const deals = new Float64Array(1);
  return {
    add(cells, at) {
      down.decode(cells, at, work);
      for (let i = n - 1, s = 0; i > 0; i--, s++) {
        const cell = i * n + work.digits[s];
        products.times(counts[cell], i + 1, deals[0]);
        counts[cell]++;
      }
      products.settle();
      deals[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, deals, products.logs],
  };
}
