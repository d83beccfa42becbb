import type { Guard } from '../../core/by-law.js';
import { counted } from '../../core/counted.js';
import type { Plan } from '../../core/evidence.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { blockAt, blockCount } from '../count/blocks.js';
import { dealerOf, isOneStream } from '../subject/dealer.js';
import { checkFit } from '../subject/pipeline.js';

/** Deals whose words are counted to tell how many a deal takes. */
const MEASURED_DEALS = 256;

/** Separate streams may share a stretch with this chance at most. */
const MOST_OVERLAP = 1e-6;

/** What of a plan says how many words are drawn. */
type Drawn = Pick<Plan, 'seed' | 'n' | 'trials' | 'confirmationTrials' | 'blockSize'>;

/**
 * Whether a plan's deals can be independent at all: no stream longer than the generator's period, and no likely overlap of streams; of the
 * first sample, and of it together with a fresh one.
 * Deals drawn beyond the period are copies, whatever the tests make of them. Generators that are live or started anew for every deal have
 * no stream to run out of. Throws E_USAGE where the parts do not fit.
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
  return [
    ...(prng.period === null ? [] : [periodGuard(Math.ceil(perDeal * first.deals), prng.period, prng.id)]),
    ...(first.streams > 1 ? [overlapGuard(Math.ceil(perDeal * first.deals), first.streams, prng.stateBits)] : []),
    ...(prng.period === null ? [] : [freshPeriodGuard(Math.ceil(perDeal * both.deals), prng.period, prng.id)]),
    ...(both.streams > 1 ? [freshOverlapGuard(Math.ceil(perDeal * both.deals), both.streams, prng.stateBits)] : []),
  ];
}

/** Words that a deal takes on average, from the first deals of the sample itself. */
function wordsOfDeal(parts: Pipeline, { seed, n, trials, blockSize }: Drawn): number {
  const dealer = dealerOf(parts, n, blockAt({ seed, role: 'sample', trials, blockSize }, 0));
  const deck = new Uint16Array(n);
  for (let deal = 0; deal < MEASURED_DEALS; deal++) dealer.into(deck);
  return dealer.words.taken / MEASURED_DEALS;
}

function periodGuard(words: number, period: bigint, prng: string): Guard {
  const holds = BigInt(words) <= period;
  const share = Number(period) / words;
  return {
    id: 'period',
    holds,
    statement: holds
      ? `one stream takes about ${counted(whole(words), 'word')} of ${prng}, which repeats after ${power(period)}${share < 1000 ? `: 1 in ${Math.floor(share)} of them` : ''}`
      : `the deals take about ${counted(whole(words), 'word')} in one stream, but ${prng} repeats itself after ${power(period)}: the later deals are copies of earlier ones`,
  };
}

function freshPeriodGuard(words: number, period: bigint, prng: string): Guard {
  const holds = BigInt(words) <= period;
  const taken = `with a fresh sample one stream would take about ${counted(whole(words), 'word')}`;
  return {
    id: 'fresh-period',
    holds,
    statement: holds
      ? `${taken} of ${prng}, and still not repeat`
      : `${taken}, but ${prng} repeats itself after ${power(period)}: fresh deals would be copies of earlier ones`,
  };
}

function overlapGuard(words: number, streams: number, stateBits: number): Guard {
  return { id: 'overlap', ...sharing(words, streams, stateBits) };
}

function freshOverlapGuard(words: number, streams: number, stateBits: number): Guard {
  const { holds, statement } = sharing(words, streams, stateBits);
  return { id: 'fresh-overlap', holds, statement: `with a fresh sample ${statement}` };
}

function sharing(words: number, streams: number, stateBits: number): Pick<Guard, 'holds' | 'statement'> {
  const logChance = 2 * Math.log2(streams) + Math.log2(words) - stateBits;
  const holds = logChance <= Math.log2(MOST_OVERLAP);
  const chance = `2^${Math.ceil(logChance)}`;
  return {
    holds,
    statement: holds
      ? `${counted(whole(streams), 'stream')} of ${whole(words)} words share a stretch with a chance below ${chance}`
      : `${counted(whole(streams), 'stream')} of ${whole(words)} words may share a stretch, with a chance of up to ${chance}`,
  };
}

function whole(value: number): string {
  return value.toLocaleString('en');
}

function power(period: bigint): string {
  if (period < 10n ** 9n) return counted(period.toLocaleString('en'), 'word');
  const bits = period.toString(2).length;
  return period === 2n ** BigInt(bits) - 1n
    ? `2^${bits} − 1 words`
    : period === 2n ** BigInt(bits - 1)
      ? `2^${bits - 1} words`
      : `about 2^${bits} words`;
}
