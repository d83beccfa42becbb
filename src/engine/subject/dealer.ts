import { AuditError } from '../../core/errors.js';
import { MOST_BYTE_CARDS } from '../../core/statistic/tally.js';
import type { Bounded } from '../../core/subject/bounded.js';
import type { ContinuousSeeding, DealSeeding } from '../../core/subject/seeding.js';
import type { Cells, Choices } from '../../core/subject/shuffle.js';
import { reset } from '../../core/subject/shuffle.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { Words } from '../../core/subject/source.js';
import type { Block } from '../../core/subject/subject.js';
import { SeedsDealer } from '../../kernel/deal/seeds-dealer.js';
import { StreamDealer } from '../../kernel/deal/stream-dealer.js';
import { type DealPlan, isForKernels } from '../../kernel/deal/swap-plan.js';
import { WideStreamDealer, WideWordsDealer } from '../../kernel/deal/wide-dealer.js';
import { WordsDealer } from '../../kernel/deal/words-dealer.js';
import type { Rows } from '../../kernel/rows.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { chacha20 } from '../../parts/prng/index.js';

/** The most bits of state at which per-block streams of one generator would overlap: it runs as one stream instead. */
const ONE_STREAM_BITS = 64;

/** Words read ahead when a generator serves one deal: a deck of 52 cards and some rejected words. */
const AHEAD_OF_A_DEAL = 64;

/**
 * True if the whole experiment is one stream of the generator. This is so if streams of separate blocks would overlap, or the generator is started by
 * its own seeding once.
 */
export function isOneStream({ prng, seeding }: Pick<Pipeline, 'prng' | 'seeding'>): boolean {
  return seeding.kind === 'once' && prng.live !== true && (seeding.ownStart !== undefined || prng.stateBits <= ONE_STREAM_BITS);
}

/** Returns the generator started on this key; a forbidden starting state is skipped for the next substream. */
export function startOf(prng: Prng, key: Block['key']): BitSource {
  return prng.create(stateOf(prng, key));
}

function stateOf(prng: Prng, key: Block['key']): Uint32Array {
  for (let substream = 0; ; substream++) {
    const state = key(prng.id, prng.seedWords, substream);
    if (!prng.forbids?.(state)) return state;
  }
}

export interface Dealer {
  readonly words: Words;
  /** Deals the next deck into `deck`, whose old cells do not matter. */
  into(deck: Cells): void;
  /** Deals the next decks into the first `length` rows. Absent if kernels do not deal this shuffle. */
  fill?(rows: Rows, length: number): void;
}

/** Returns the pipeline's dealer from the first deal of a block on; from the start of the experiment's stream if there is only one. */
export function dealerOf(parts: Pipeline, n: number, block: Block): Dealer {
  const { prng, bounded, seeding } = parts;
  if (seeding.kind === 'every-deal') {
    const seeds = seedsOf(seeding, block);
    const words = new Words(NO_SOURCE, prng.range, bounded.width, AHEAD_OF_A_DEAL);
    const dealer = dealing(parts, n, words, () => words.restart(seededOn(prng, seeds())));
    const plan = dealPlan(parts, n);
    const { kernel } = bounded;
    const { seeded } = prng;
    if (!plan || !kernel || !seeded || n > MOST_BYTE_CARDS) return dealer;
    return { ...dealer, fill: fillingBy((rows) => new SeedsDealer(rows, plan, kernel, words, { ...prng, seeded }, seeds)) };
  }
  if (seeding.ownStart) return dealingOf(parts, n, seededOn(prng, ownSeed(seeding, block)));
  return dealingFrom(parts, n, stateOf(prng, isOneStream(parts) ? block.stream.key : block.key));
}

/** Returns the seed that starts a generator once, the same in every block. Throws E_INTERNAL if it is started from its whole state. */
export function ownSeed({ id, ownStart }: ContinuousSeeding, { stream }: Pick<Block, 'stream'>): bigint {
  if (!ownStart) throw new AuditError('E_INTERNAL', `${id} starts a generator from its whole state`);
  return ownStart.seed((count) => stream.key(`seeding/${id}`, count, 0));
}

/** Returns a dealer on one stream of the generator, begun in that state. */
export function dealingFrom(parts: Omit<Pipeline, 'seeding'>, n: number, state: Uint32Array): Dealer {
  const { bounded, prng } = parts;
  const dealer = dealingOf(parts, n, prng.create(state));
  const plan = dealPlan(parts, n);
  const inLanes = prng.kernel === 'xoshiro128ssWords' && bounded.kernel === 'high-part-refusing' && bounded.width === undefined;
  if (!dealer.fill || !inLanes || !plan || !('swaps' in plan) || plan.swaps[0]?.halved) return dealer;
  const byState = fillingBy((rows) => (rows.wide ? new WideStreamDealer(rows, plan, state) : new StreamDealer(rows, plan, state)));
  return ofStream(dealer, prng, state, byState, dealer.fill);
}

/** Returns a dealer on a stream of the generator's words. */
function dealingOf(parts: Omit<Pipeline, 'seeding'>, n: number, source: BitSource): Dealer {
  const { bounded, prng } = parts;
  const words = new Words(source, prng.range, bounded.width);
  const dealer = dealing(parts, n, words, () => undefined);
  const plan = dealPlan(parts, n);
  const method = bounded.kernel;
  if (!plan || !method) return dealer;
  const fill = fillingBy((rows) =>
    rows.wide && 'swaps' in plan ? new WideWordsDealer(rows, plan, method, words) : new WordsDealer(rows, plan, method, words),
  );
  return { ...dealer, fill };
}

/** Describes a shuffle to the kernels; null if they do not deal it. */
function dealPlan({ shuffle }: Pick<Pipeline, 'shuffle'>, n: number): DealPlan | null {
  if (shuffle.kind !== 'planned') return null;
  const { kernel, swaps } = shuffle;
  const bounds = shuffle.bounds(n);
  const plan = swaps ? { bounds, swaps: swaps(n) } : kernel ? { bounds, kernel } : null;
  return plan && isForKernels(plan, n) ? plan : null;
}

/**
 * Returns the dealer with its rows dealt from the generator's state itself, which leaves its stream of words behind. A caller that asks it for single
 * deals still gets the next ones, and from then on deals from words.
 */
function ofStream(dealer: Dealer, prng: Prng, state: Uint32Array, byState: Filler, byWords: Filler): Dealer {
  let way: 'state' | 'words' | null = null;
  return {
    words: dealer.words,
    into(deck) {
      if (way === 'state') dealer.words.restart(prng.create(state));
      way = 'words';
      dealer.into(deck);
    },
    fill(rows, length) {
      way ??= 'state';
      if (way === 'state') byState(rows, length);
      else byWords(rows, length);
    },
  };
}

type Filler = Required<Dealer>['fill'];

/** Returns a filler that deals in the rows' own memory; its dealer is made when rows are new. */
function fillingBy(make: (rows: Rows) => { fill(length: number): void }): Filler {
  let made: { readonly rows: Rows; readonly dealer: { fill(length: number): void } } | null = null;
  return (rows, length) => {
    if (made?.rows !== rows) made = { rows, dealer: make(rows) };
    made.dealer.fill(length);
  };
}

/** Returns a function that yields the seed of each of a block's deals in turn, from the block's own words. */
export function seedsOf(seeding: DealSeeding, block: Block): () => number {
  const own = new Words(chacha20.create(block.key(`seeding/${seeding.id}`, chacha20.seedWords, 0)), chacha20.range);
  const [shared] = block.sharedKey(`seeding/${seeding.id}`, 1, 0);
  return seeding.seeds({ first: block.first, start: (shared & ~1) >>> 0, word: () => own.take() });
}

/** Returns the generator started by its own published seeding. */
export function seededOn(prng: Prng, seed: number | bigint): BitSource {
  if (!prng.seeded) throw new AuditError('E_INTERNAL', `${prng.id} cannot be seeded`);
  return prng.seeded(BigInt(seed));
}

const NO_SOURCE: BitSource = {
  fill() {
    throw new AuditError('E_INTERNAL', 'a deal was made before its generator was seeded');
  },
};

/** Returns a dealer on one stream of words; `begin` is called before each deal. */
export function dealing({ shuffle, bounded }: Pick<Pipeline, 'shuffle' | 'bounded'>, n: number, words: Words, begin: () => void): Dealer {
  if (shuffle.kind === 'planned') {
    const bounds = shuffle.bounds(n);
    const draws = new Uint32Array(bounds.length);
    return {
      words,
      into(deck) {
        begin();
        reset(deck);
        bounded.draw(words, bounds, draws);
        shuffle.apply(draws, deck);
      },
    };
  }
  const choices = choicesFrom(words, bounded);
  return {
    words,
    into(deck) {
      begin();
      reset(deck);
      shuffle.run(choices, deck);
    },
  };
}

export function choicesFrom(words: Words, bounded: Bounded): Choices {
  const bound = new Uint32Array(1);
  const draw = new Uint32Array(1);
  return {
    below(limit) {
      bound[0] = limit;
      bounded.draw(words, bound, draw);
      return draw[0];
    },
  };
}
