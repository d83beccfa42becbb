import type { Guard } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import type { Prng } from '../../core/subject/source.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { blockAt, blockCount } from '../count/blocks.js';
import { dealerOf, isOneStream } from '../subject/dealer.js';
import { checkFit } from '../subject/pipeline.js';

/** Deals whose words are counted to measure how many a deal takes. */
const MEASURED_DEALS = 256;

/** The greatest chance allowed that separate streams overlap. */
const MOST_OVERLAP = 1e-6;

type Drawn = Pick<Plan, 'seed' | 'n' | 'trials' | 'confirmationTrials' | 'blockSize'>;

/**
 * Checks if a plan's deals can be independent at all: no stream longer than the generator's period, and no likely overlap of streams. Covers the
 * first sample alone, and together with a fresh one. Deals drawn beyond the period are copies, whatever the tests make of them. Generators that are
 * live or started anew for every deal have no stream to exhaust. Throws E_USAGE if the parts do not fit.
 */
export function guardsOf(parts: Pipeline, plan: Drawn): readonly Guard[] {
  const { prng, seeding } = parts;
  // Parts of a forged record may not fit, and a method that rejects has no word for every value above its range.
  checkFit(parts, plan.n);
  if (seeding.kind === 'every-deal' || prng.live) return [];
  const { blockSize, confirmationTrials, trials } = plan;
  const perDeal = wordsOfDeal(parts, plan);
  const { first, both } = isOneStream(parts)
    ? { first: { streams: 1, deals: trials }, both: { streams: 1, deals: trials + confirmationTrials } }
    : {
        first: { streams: blockCount(plan), deals: Math.min(trials, blockSize) },
        both: {
          streams: blockCount(plan) + blockCount({ trials: confirmationTrials, blockSize }),
          deals: Math.min(Math.max(trials, confirmationTrials), blockSize),
        },
      };
  const [words, fresh] = [first, both].map(({ deals }) => Math.ceil(perDeal * deals));
  return [
    ...periodGuard('period', words, prng),
    ...overlapGuard('overlap', words, first.streams, prng.stateBits),
    ...periodGuard('fresh-period', fresh, prng),
    ...overlapGuard('fresh-overlap', fresh, both.streams, prng.stateBits),
  ];
}

/** Returns the mean number of words per deal, from the first deals of the sample itself. */
function wordsOfDeal(parts: Pipeline, { seed, n, trials, blockSize }: Drawn): number {
  const dealer = dealerOf(parts, n, blockAt({ seed, role: 'sample', trials, blockSize }, 0));
  const deck = new Uint16Array(n);
  for (let deal = 0; deal < MEASURED_DEALS; deal++) dealer.into(deck);
  return dealer.words.taken / MEASURED_DEALS;
}

function periodGuard(id: 'period' | 'fresh-period', words: number, { id: prng, period }: Pick<Prng, 'id' | 'period'>): readonly Guard[] {
  return period === null ? [] : [{ id, holds: BigInt(words) <= period, words, prng }];
}

function overlapGuard(id: 'overlap' | 'fresh-overlap', words: number, streams: number, stateBits: number): readonly Guard[] {
  if (streams < 2) return [];
  const logChance = 2 * Math.log2(streams) + Math.log2(words) - stateBits;
  return [{ id, holds: logChance <= Math.log2(MOST_OVERLAP), streams, words, bits: Math.ceil(logChance) }];
}
