import type { Process, ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { type OutcomeSpace, outcomeIn } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { nimSumAt } from '../../../games/nim/nim-sum.js';
import { nimSumLaw } from '../../../games/nim/nim-sum-law.js';
import { meanOf } from '../../../math/evidence/landed.js';
import { lawful } from '../../../math/evidence/lawful.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { Multinomial } from '../../../math/evidence/multinomial.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { Counting, KindEvidence } from '../../evidence.js';
import { weightChances } from '../statistics/even-weights.js';
import { type PileBlocks, pileBlocks } from '../statistics/pile-blocks.js';
import { sizesOf } from './sizes.js';
import { stones } from './stones.js';

/** The most sizes told apart where a pile is looked at beside another. */
const MOST_PAIRED = 32;

/** The power of two below which nim-sums are told apart, by their lowest bits. */
const SUMS = 64;

const hasSeveral = (space: OutcomeSpace): boolean => space.width > 1;

const rows: Process = {
  id: 'rows',
  name: 'Single piles',
  bets: 'the stones of each pile, by what that pile has had before',
  start(space) {
    const { blockOf, chances } = sizesIn(space);
    const bets = Array.from({ length: space.width }, () => new Multinomial(chances));
    return {
      add(cells, at) {
        bets.forEach((bet, pile) => {
          bet.add(blockOf[cells[at + pile]]);
        });
      },
      logE: meanOf(bets),
      memory: bets.flatMap(({ memory }) => memory),
    };
  },
};

const every: Process = {
  id: 'every',
  name: 'All piles',
  bets: 'the whole deal, pile by pile, by what each pile has had before',
  suits: hasSeveral,
  start: (space) => stones(space.width, sizesIn(space), space.width, (_, __, pile) => pile),
};

const together: Process = {
  id: 'together',
  name: 'Sizes',
  bets: 'the whole deal, pile by pile, by what any pile has had before',
  suits: hasSeveral,
  start: (space) => stones(space.width, sizesIn(space), 1, () => 0),
};

const beside: Process = {
  id: 'beside',
  name: 'Piles together',
  bets: 'the whole deal, pile by pile, by what has stood beside a pile like the one before',
  suits: hasSeveral,
  start(space) {
    const sizes = pairedSizes(space);
    const { blockOf, chances } = sizes;
    // The first pile has none before it, and a row of its own.
    return stones(space.width, sizes, chances.length + 1, (cells, at, pile) =>
      pile === 0 ? chances.length : blockOf[cells[at + pile - 1]],
    );
  },
};

const same: Process = {
  id: 'alike',
  name: 'Equal piles',
  bets: 'whether each pile has the size of one before it in the deal',
  suits: hasSeveral,
  start(space) {
    const { max, piles } = outcomeIn(space, 'piles');
    return alike(piles, max);
  },
};

const sums: Process = {
  id: 'sums',
  name: 'Nim-sum',
  bets: 'the nim-sum of the deal, or its six lowest bits, against its exact law',
  suits: hasSeveral,
  start: nimSumBet,
};

/** Evidence of deals of Nim; a pile outside 1 … max has no chance. It counts every size of every pile, in blocks of neighbours for large piles. */
export const pileEvidence: KindEvidence = {
  processes: [rows, every, together, beside, same, sums],
  impossible(space) {
    const { max, piles } = outcomeIn(space, 'piles');
    return (cells, at) => {
      for (let pile = 0; pile < piles; pile++) {
        const had = cells[at + pile];
        if (had < 1 || had > max) return `pile ${pile + 1} has ${counted(had, 'stone')}, and every pile is to have 1 to ${max}`;
      }
      return null;
    };
  },
  counted: counting,
};

function sizesIn(space: OutcomeSpace): PileBlocks {
  return sizesOf(outcomeIn(space, 'piles').max);
}

function pairedSizes(space: OutcomeSpace): PileBlocks {
  return pileBlocks(outcomeIn(space, 'piles').max, MOST_PAIRED);
}

/** Bets on the lowest bits of the nim-sum, which are the nim-sum of the lowest bits: so their law is exact for piles of any size. */
function nimSumBet(space: OutcomeSpace): ResumableProcess {
  const { max, piles } = outcomeIn(space, 'piles');
  const weights = new Array<bigint>(Math.min(SUMS, max + 1)).fill(0n);
  for (let stones = 1; stones <= max; stones++) weights[stones % SUMS]++;
  const bet = lawful(weightChances(nimSumLaw(weights, piles)));
  return { add: (cells, at) => bet.add(nimSumAt(cells, at, piles) % SUMS), logE: () => bet.logE(), memory: bet.memory };
}

function counting(space: OutcomeSpace): Counting {
  const { piles } = outcomeIn(space, 'piles');
  const { blockOf, chances } = sizesIn(space);
  return {
    shape: [piles, chances.length],
    each: piles,
    add(counts, cells, at) {
      for (let pile = 0; pile < piles; pile++) counts[pile * chances.length + blockOf[cells[at + pile]]]++;
    },
    share: (_, block) => chances[block],
  };
}

/**
 * Bets on whether the piles of a deal are alike. An even pile of 1 to `max` stones has the size of one of the piles before it with a chance of d/max,
 * where these have d different sizes. So the bets on the piles of a deal multiply. O(piles²) a deal.
 */
function alike(piles: number, max: number): ResumableProcess {
  const products = new LogProducts();
  // A block of two cells, a size met before and a new one, for every number of sizes met.
  const leanings = new Leanings(2 * piles, products);
  const law = new Float64Array(2);
  const met = new Uint16Array(piles);
  return {
    add(cells, at) {
      let sizes = 0;
      for (let pile = 0; pile < piles; pile++) {
        const stones = cells[at + pile];
        let again = false;
        for (let k = 0; k < sizes && !again; k++) again = met[k] === stones;
        law[0] = sizes / max;
        law[1] = (max - sizes) / max;
        leanings.add(2 * sizes, law, again ? 0 : 1);
        if (!again) met[sizes++] = stones;
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}
