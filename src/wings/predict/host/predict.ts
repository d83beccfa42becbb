import { availableParallelism } from 'node:os';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { findVocabulary } from '../../../engine/log/vocabulary.js';
import { startSealing } from '../../../records/sealing.js';
import { insideSubject } from '../../../testing/inside-subject.js';
import type { ShuffleUnderTest } from '../../../testing/test-options.js';
import { readDeals } from '../read/read-deals.js';
import { MOST_CELLS, type Prediction, type PredictStart } from '../record/prediction.js';
import { type DealsRead, predictDeals } from './predict-deals.js';

/** The options of `predict`. */
export interface PredictOptions {
  /** Cards in the deck of a function. Default: 52. */
  readonly n?: number;
  /** The number of decks that a function deals. Default: as many as hold 65,536 cards. */
  readonly trials?: number;
  /** The cards of decks in natural order. Default: numbers as they count, or the standard cards. */
  readonly cards?: readonly string[];
  /** The order of the deck before each deal. Default: each is tried. */
  readonly start?: PredictStart;
  /** Further numbers that are drawn between two deals, 0 to 64. Default: 0 to 8 are tried. */
  readonly also?: number;
  /** The time about which clocks are tried as seeds. Default: now. */
  readonly clock?: Date;
  /** Milliseconds for which all seeds may be tried. Default: likely ones, for a minute at most. */
  readonly budgetMs?: number;
  /** The number of threads that search. Default: one per core. */
  readonly workers?: number;
}

/**
 * Finds the state of a generator from decks that were seen, or from those that a function deals with its own randomness, and foretells the next ones.
 * Returns the record: `core.verdict.kind` is 'predicted', 'not-predicted' or, where the decks are too few for any way, 'inconclusive'; `core.next` has
 * the next three decks. Throws E_USAGE for decks that do not all hold the same cards once, and E_SUBJECT_* for a function that deals none.
 *
 * @example
 * ```ts
 * import { predict } from 'shuffle-audit/predict';
 *
 * const { core } = await predict(
 *   (deck) => {
 *     for (let i = deck.length - 1; i > 0; i--) {
 *       const j = Math.floor(Math.random() * (i + 1));
 *       [deck[i], deck[j]] = [deck[j], deck[i]];
 *     }
 *     return deck;
 *   },
 *   { trials: 200 },
 * );
 * console.log(core.verdict.kind);
 *
 * // prints:
 * // predicted
 * ```
 */
export async function predict(
  decks: ShuffleUnderTest | readonly (readonly (string | number)[])[],
  options: PredictOptions = {},
): Promise<Prediction> {
  const sealing = startSealing();
  const { also, budgetMs, clock = new Date(), start, workers = availableParallelism() } = options;
  const read = typeof decks === 'function' ? await dealtBy(decks, options) : dealsIn(decks, options);
  const wishes = {
    standard: false,
    clock: Math.floor(clock.getTime() / 1000),
    ...(start && { start }),
    ...(also !== undefined && { between: also }),
    thorough: budgetMs !== undefined,
  };
  const core = await predictDeals(read, wishes, { workers, budgetMs, onPart: () => undefined });
  return sealing.seal(core, workers).record;
}

async function dealtBy(
  shuffle: ShuffleUnderTest,
  { n = 52, trials = Math.max(2, Math.floor(MOST_CELLS / n)) }: PredictOptions,
): Promise<DealsRead> {
  const subject = insideSubject(shuffle, { n, input: 'in-order', passRandom: false, randomness: 'live' });
  const { id, origin } = subject;
  return { deals: await readDeals(subject, '', trials), subject: { id, origin, replay: 'none' } };
}

function dealsIn(decks: readonly (readonly (string | number)[])[], { cards }: PredictOptions): DealsRead {
  const [first] = decks;
  if (first === undefined) throw new AuditError('E_USAGE', 'predict needs at least one deck, got none');
  const found = findVocabulary(first.map(String), { packs: 1, ...(cards && { alphabet: cards }) });
  if ('unknown' in found) throw new AuditError('E_USAGE', `the first deck: ${found.unknown}`);
  const names = found.vocabulary.cards;
  const numbers = new Map(names.map((name, card) => [name, card]));
  const kept = decks.slice(-Math.max(2, Math.floor(MOST_CELLS / names.length)));
  const cells = kept.flatMap((deck, d) => {
    const numbered = deck.map((card) => numbers.get(String(card)) ?? -1);
    if (numbered.length !== names.length || numbered.includes(-1) || new Set(numbered).size !== names.length)
      throw new AuditError(
        'E_USAGE',
        `every deck must hold each of the ${counted(count(names.length), 'card')} of the first once, got another`,
        {
          at: { trial: decks.length - kept.length + d + 1 },
        },
      );
    return numbered;
  });
  return {
    deals: { n: names.length, cells: Uint16Array.from(cells) },
    subject: {
      id: 'decks',
      origin: { source: { kind: 'inline', name: 'decks', randomness: 'live' }, outcome: { kind: 'deck' } },
      replay: 'none',
    },
    spelled: names,
  };
}
