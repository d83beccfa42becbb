import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Batch, DeckOutcome } from '../../core/subject/outcome.js';
import type { OutcomeSource, Subject } from '../../core/subject/subject.js';
import { counted } from '../../core/words/counted.js';
import { Rows } from '../../kernel/rows.js';
import { builtInId } from '../../kinds/built-in-id.js';
import { permutations } from '../../math/orders/permutation.js';
import { refuseAbove } from '../../parts/bounded/refuse-above.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { wordRange } from '../../parts/pipeline.js';
import type { Dealer } from './dealer.js';
import { dealerOf, isOneStream } from './dealer.js';

/**
 * Builds the built-in subject: seeding × generator × bounded method × shuffle at `n` cards.
 * Throws E_USAGE if the parts do not fit. Examples are more bits asked for than a word has, a rejection method below its bound, or a generator that
 * cannot be seeded anew for every deal.
 *
 * @example
 * ```ts
 * import { boundeds, pipeline, prngs, seedings, shuffles } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('sattolo'),
 *   prng: prngs.get('mt19937'),
 *   bounded: boundeds.get('modulo'),
 *   seeding: seedings.get('continuous'),
 * };
 * console.log(pipeline(parts, 52).id);
 *
 * // prints:
 * // sattolo/mt19937/modulo/continuous
 * ```
 */
export function pipeline(parts: Pipeline, n: number): Subject {
  checkFit(parts, n);
  const oneStream = isOneStream(parts);
  let running: Running | undefined;
  return {
    id: builtInId(pipelineOrigin(parts)),
    space: permutations(n),
    origin: pipelineOrigin(parts),
    blocks: oneStream ? 'sequential' : 'any',
    replayable: parts.prng.live !== true,
    ...(oneStream && { drawn: () => running?.deal.words.taken ?? 0 }),
    open(block): OutcomeSource {
      if (!oneStream) return stretch(dealerOf(parts, n, block), block.trials, n);
      const { first, key } = block.stream;
      const start = key(parts.prng.id, parts.prng.seedWords, 0).join();
      if (!running || running.start !== start || running.next > first) running = { deal: dealerOf(parts, n, block), start, next: 0 };
      const { deal } = running;
      const deck = new Uint16Array(n);
      for (; running.next < first; running.next++) deal.into(deck);
      running.next += block.trials;
      return stretch(deal, block.trials, n);
    },
  };
}

/** The most bits of seeds that any seeding law for deals gives; a generator distinguishes as many as it declares. */
const WHOLE_SEED_BITS = 53;

/** The only stream of a subject that has one: which it is, and how far it has been dealt. */
interface Running {
  readonly deal: Dealer;
  readonly start: string;
  next: number;
}

export function pipelineOrigin({ shuffle, prng, bounded, seeding }: Pipeline): Origin<BuiltInSource, DeckOutcome> {
  const source = { kind: 'built-in', maker: shuffle.id, prng: prng.id, bounded: bounded.id, seeding: seeding.id } as const;
  return { source, outcome: { kind: 'deck' } };
}

/** Throws E_USAGE if the parts do not fit each other, or `n` cards. */
export function checkFit(parts: Pipeline, n: number): void {
  const { shuffle, prng, bounded, seeding } = parts;
  if (n < (shuffle.leastCards ?? 2))
    throw new AuditError('E_USAGE', `${shuffle.id} needs at least ${counted(shuffle.leastCards ?? 2, 'card')}, got ${n}`);
  const bits = Math.log2(Number(prng.range));
  if (bounded.width !== undefined && (!Number.isInteger(bits) || bounded.width > bits)) {
    throw new AuditError(
      'E_USAGE',
      `${bounded.id} keeps ${counted(bounded.width, 'bit')}, but ${prng.id} gives words below ${prng.range}`,
      {
        hint: Number.isInteger(bits) ? `use a width of at most ${bits}` : 'use the method without a width',
      },
    );
  }
  const range = wordRange(parts);
  const most = shuffle.kind === 'planned' ? shuffle.bounds(n).reduce((a, b) => Math.max(a, b), 1) : 2;
  if (bounded.rejects) refuseAbove(bounded.id, most, range);
  const everyDeal = seeding.kind === 'every-deal';
  if ((everyDeal || seeding.ownStart) && !prng.seeded) {
    throw new AuditError(
      'E_USAGE',
      `${seeding.id} starts the generator ${everyDeal ? 'anew for every deal' : 'by its own seeding'}, but ${prng.id} has no published way to be seeded`,
      {
        hint: prng.live ? 'use --seeding continuous' : 'use another generator, such as mt19937, or --seeding continuous',
      },
    );
  }
  const known = Math.max(WHOLE_SEED_BITS, prng.anySeedBits ?? 0);
  if (!everyDeal && (seeding.ownStart?.seedBits ?? 0) > known)
    throw new AuditError('E_USAGE', `${seeding.id} gives seeds of more bits than ${prng.id} is known to tell apart, which is ${known}`, {
      hint: `use --seeding from-bits:${known}, or --seeding continuous`,
    });
}

function stretch(deal: Dealer, trials: number, n: number): OutcomeSource {
  const deck = new Uint16Array(n);
  let left = trials;
  return {
    fill(batch: Batch) {
      const length = Math.min(batch.capacity, left);
      left -= length;
      if (deal.fill && batch.rows instanceof Rows) {
        deal.fill(batch.rows, length);
        batch.dealtInRows(length);
        return;
      }
      batch.length = length;
      for (let row = 0; row < batch.length; row++) {
        deal.into(deck);
        batch.cells.set(deck, row * n);
      }
    },
  };
}
