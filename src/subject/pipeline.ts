import type { Bounded } from '../core/bounded.js';
import { AuditError } from '../core/errors.js';
import type { Batch } from '../core/outcome.js';
import type { Choices, Shuffle } from '../core/shuffle.js';
import { reset } from '../core/shuffle.js';
import type { BitSource, Prng } from '../core/source.js';
import { Words } from '../core/source.js';
import type { Block, OutcomeSource, PipelineOrigin, Subject } from '../core/subject.js';
import { permutations } from '../math/permutation.js';

/** At or below this many bits of state, per-block streams of one generator would overlap: it runs as one stream instead. */
const ONE_STREAM_BITS = 64;

/** The four parts of a built-in subject. */
export interface Pipeline {
  readonly shuffle: Shuffle;
  readonly prng: Prng;
  readonly bounded: Bounded;
}

/** The range of the words a bounded method sees: the generator's, or 2^width where only the top bits are kept. */
export function wordRange({ prng, bounded }: Pick<Pipeline, 'prng' | 'bounded'>): bigint {
  return bounded.width === undefined ? prng.range : 1n << BigInt(bounded.width);
}

/**
 * The built-in subject: seeding × generator × bounded method × shuffle at `n` cards.
 * Throws E_USAGE where the parts do not fit: more bits asked for than a word has, or a rejection method below its bound.
 */
export function pipeline(parts: Pipeline, n: number): Subject {
  const { shuffle, prng, bounded } = parts;
  checkFit(parts, n);
  const origin = pipelineOrigin(parts);
  const oneStream = prng.live !== true && prng.stateBits <= ONE_STREAM_BITS;
  let stream: { deal: Dealer; next: number } | undefined;
  return {
    id: `${shuffle.id}/${prng.id}/${bounded.id}/continuous`,
    space: permutations(n),
    origin,
    blocks: oneStream ? 'sequential' : 'any',
    replayable: prng.live !== true,
    open(block): OutcomeSource {
      if (!oneStream) return stretch(dealer(parts, n, startOf(prng, block.key)), block.trials, n);
      if (!stream || stream.next > block.first) stream = { deal: dealer(parts, n, startOf(prng, block.sharedKey)), next: 0 };
      const { deal } = stream;
      const deck = new Uint16Array(n);
      for (; stream.next < block.first; stream.next++) deal.into(deck);
      stream.next += block.trials;
      return stretch(deal, block.trials, n);
    },
  };
}

/** The subject as plain data. */
export function pipelineOrigin({ shuffle, prng, bounded }: Pipeline): PipelineOrigin {
  return { kind: 'pipeline', shuffle: shuffle.id, prng: prng.id, bounded: bounded.id, seeding: 'continuous' };
}

/** Throws E_USAGE where the parts do not fit each other, or `n` cards. */
export function checkFit(parts: Pipeline, n: number): void {
  const { shuffle, prng, bounded } = parts;
  if (n < (shuffle.leastCards ?? 2)) throw new AuditError('E_USAGE', `${shuffle.id} needs at least ${shuffle.leastCards} cards, got ${n}`);
  const bits = Math.log2(Number(prng.range));
  if (bounded.width !== undefined && (!Number.isInteger(bits) || bounded.width > bits)) {
    throw new AuditError('E_USAGE', `${bounded.id} keeps ${bounded.width} bits, but ${prng.id} gives words below ${prng.range}`, {
      hint: Number.isInteger(bits) ? `use a width of at most ${bits}` : 'use the method without a width',
    });
  }
  const range = wordRange(parts);
  const most = shuffle.kind === 'planned' ? shuffle.bounds(n).reduce((a, b) => Math.max(a, b), 1) : 2;
  if (bounded.rejects && BigInt(most) > range) {
    throw new AuditError('E_USAGE', `${bounded.id} cannot draw below ${most} from words below ${range}: it would reject for ever`);
  }
}

/** The generator started on this key; a state it must not start in is passed over for the next substream. */
export function startOf(prng: Prng, key: Block['key']): BitSource {
  for (let substream = 0; ; substream++) {
    const state = key(prng.id, prng.seedWords, substream);
    if (!prng.forbids?.(state)) return prng.create(state);
  }
}

/** Deals one deck after another from one stream of words. */
export interface Dealer {
  readonly words: Words;
  /** Deals the next deck into `deck`, whose old cells do not matter. */
  into(deck: Uint16Array): void;
}

/** A dealer for the pipeline on one stream. */
export function dealer({ shuffle, prng, bounded }: Pipeline, n: number, source: BitSource): Dealer {
  const words = new Words(source, prng.range, bounded.width);
  if (shuffle.kind === 'planned') {
    const bounds = shuffle.bounds(n);
    const draws = new Uint32Array(bounds.length);
    return {
      words,
      into(deck) {
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
      reset(deck);
      shuffle.run(choices, deck);
    },
  };
}

/** Choices drawn one at a time from a stream of words. */
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

function stretch(deal: Dealer, trials: number, n: number): OutcomeSource {
  const deck = new Uint16Array(n);
  let left = trials;
  return {
    fill(batch: Batch) {
      batch.length = Math.min(batch.capacity, left);
      left -= batch.length;
      for (let row = 0; row < batch.length; row++) {
        deal.into(deck);
        batch.cells.set(deck, row * n);
      }
    },
  };
}
