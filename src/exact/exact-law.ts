import { AuditError } from '../core/errors.js';
import type { Choices, Shuffle } from '../core/shuffle.js';
import { reset, runWith } from '../core/shuffle.js';
import { enumerate } from './enumerate.js';

/** The probability of every permutation a shuffle can reach, as fractions over one denominator. */
export interface ExactLaw {
  readonly n: number;
  /** Numerators by permutation, its cards in order joined by spaces; unreachable permutations are absent. They sum to `denominator`. */
  readonly weights: ReadonlyMap<string, bigint>;
  readonly denominator: bigint;
  /** Leaves of the choice tree, every one of which was visited. */
  readonly leaves: number;
}

/**
 * The exact output law of a shuffle of `n` cards whose choices are ideal, by running it once for each leaf of its choice tree.
 *
 * Throws E_USAGE below two cards and where there are more than `limit` leaves (a planned shuffle is refused before it starts),
 * E_NONDETERMINISTIC where the shuffle reads something besides its choices.
 */
export function exactLaw(shuffle: Shuffle, n: number, limit = 20_000_000): ExactLaw {
  const least = shuffle.leastCards ?? 2;
  if (!(Number.isSafeInteger(n) && n >= least)) throw new AuditError('E_USAGE', `${shuffle.id} needs at least ${least} cards, got ${n}`);
  if (shuffle.kind === 'planned') refuseLargeTree(shuffle.id, n, shuffle.bounds(n), limit);

  const deck = new Uint16Array(n);
  const run = (choices: Choices): string => {
    reset(deck);
    runWith(shuffle, choices, deck);
    return String.fromCharCode(...deck);
  };
  const leavesByWays = new Map<bigint, Map<string, number>>();
  const leaves = enumerate(
    run,
    (outcome, ways) => {
      const tally = leavesByWays.get(ways) ?? new Map<string, number>();
      leavesByWays.set(ways, tally);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    },
    limit,
  );

  let denominator = 1n;
  for (const ways of leavesByWays.keys()) denominator = (denominator / gcd(denominator, ways)) * ways;
  const weights = new Map<string, bigint>();
  for (const [ways, tally] of leavesByWays) {
    for (const [outcome, count] of tally) {
      const cards = Array.from(outcome, (card) => card.charCodeAt(0)).join(' ');
      weights.set(cards, (weights.get(cards) ?? 0n) + BigInt(count) * (denominator / ways));
    }
  }
  return { n, weights, denominator, leaves };
}

function refuseLargeTree(id: string, n: number, bounds: Uint32Array, limit: number): void {
  const leaves = bounds.reduce((product, bound) => product * BigInt(bound), 1n);
  if (leaves <= BigInt(limit)) return;
  const count = leaves < 10n ** 15n ? `${leaves}` : `about 10^${leaves.toString().length - 1}`;
  throw new AuditError('E_USAGE', `the choice tree must have at most ${limit} leaves, got ${count} for ${id} of ${n} cards`, {
    hint: 'use fewer cards',
  });
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
