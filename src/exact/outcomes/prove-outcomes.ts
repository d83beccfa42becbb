import { AuditError } from '../../core/errors.js';
import type { ProvedOutcomes } from '../../core/record/outcome-proof.js';
import type { LawMethod, RecordedChoice } from '../../core/record/proved-law.js';
import type { EvenLaw } from '../../core/subject/even-law.js';
import { type Choices, reset, runWith, type Shuffle } from '../../core/subject/shuffle.js';
import { gcd } from '../../math/fraction.js';
import type { DrawLaws } from '../draw-laws.js';
import { enumerate } from '../enumerate.js';
import { leavesText, MOST_LEAVES, treeSize } from '../exact-law.js';
import { compareWithEven } from './compare-with-even.js';
import { addTo, keyOf, type OutcomeLaw } from './outcome-law.js';

/** The most choices of a deal: one that makes more may never end, for example by redrawing until a board is solvable. */
const MOST_CHOICES = 4096;

interface Maker {
  readonly shuffle: Shuffle;
  /** Cells that the shuffle fills, of which an outcome is the first `width`; `unordered` if their order carries no information. */
  readonly cells: number;
  readonly width: number;
  readonly unordered: boolean;
}

interface TreeOutcomes {
  readonly law: OutcomeLaw;
  readonly leaves: number;
  /** True if all leaves are equally likely. */
  readonly even: boolean;
}

/**
 * Finds the exact law of a maker's outcomes by making one for each leaf of its choice tree, whose choices follow `draws`. Throws E_USAGE for more
 * than 10^7 leaves and for deals that need not end, E_NONDETERMINISTIC for a maker that reads something besides its choices.
 */
function treeOutcomes(maker: Maker, draws: DrawLaws): TreeOutcomes {
  const { cells, shuffle } = maker;
  const tree = shuffle.kind === 'planned' ? treeSize(shuffle.bounds(cells)) : 0n;
  if (tree > BigInt(MOST_LEAVES))
    throw new AuditError('E_USAGE', `the choice tree must have at most ${MOST_LEAVES} leaves, got ${leavesText(tree)}`);
  const byWays = new Map<bigint, Map<string, bigint>>();
  let even = true;
  const leaves = enumerate(
    outcomeOf(maker),
    (key, weight, ways) => {
      even &&= weight === 1n && (byWays.size === 0 || byWays.has(ways));
      const sums = byWays.get(ways) ?? new Map<string, bigint>();
      byWays.set(ways, sums);
      addTo(sums, key, weight);
    },
    MOST_LEAVES,
    draws,
  );
  const denominator = [...byWays.keys()].reduce((all, one) => (all / gcd(all, one)) * one, 1n);
  const law = new Map<string, bigint>();
  for (const [ways, sums] of byWays) for (const [key, weight] of sums) if (weight > 0n) addTo(law, key, weight * (denominator / ways));
  return { law, leaves, even };
}

/** Finds the choices of the first leaf that makes each of the wanted outcomes, if one of the first `leaves` leaves does. */
function findChoices(
  maker: Maker,
  draws: DrawLaws,
  wanted: readonly string[],
  leaves: number,
): ReadonlyMap<string, readonly RecordedChoice[]> {
  const found = new Map<string, readonly RecordedChoice[]>();
  let looked = 0;
  try {
    enumerate(
      outcomeOf(maker),
      (key, weight, _ways, path, bounds) => {
        if (weight > 0n && wanted.includes(key) && !found.has(key))
          found.set(
            key,
            path.map((draw, k) => ({ bound: bounds[k], draw })),
          );
        return found.size < wanted.length && ++looked < leaves;
      },
      Number.MAX_SAFE_INTEGER,
      draws,
    );
  } catch (error) {
    // A deal that need not end has no leaf to show on that way.
    if (!(error instanceof AuditError) || error.code !== 'E_USAGE') throw error;
  }
  return found;
}

function outcomeOf({ cells, shuffle, unordered, width }: Maker): (choices: Choices) => string {
  const deck = new Uint16Array(cells);
  const seen = deck.subarray(0, width);
  return (choices) => {
    let made = 0;
    reset(deck);
    runWith(
      shuffle,
      {
        below(bound) {
          if (++made > MOST_CHOICES) throw withoutEnd(shuffle);
          return choices.below(bound);
        },
      },
      deck,
    );
    return keyOf(unordered ? seen.slice().sort() : seen);
  };
}

function withoutEnd({ id }: Shuffle): AuditError {
  return new AuditError(
    'E_USAGE',
    `a choice tree to be walked must end after at most ${MOST_CHOICES} choices, got ${id}, which draws again`,
    { hint: 'use a method that makes even choices, such as --bounded lemire, or a maker that never draws again' },
  );
}

/** The most outcomes held: a little above 9!. */
const MOST_OUTCOMES = 400_000;

/** Leaves searched for one that makes a wanted outcome, if the law was found without walking the tree. */
const MOST_SEARCHED_LEAVES = 20_000;

export interface FoundLaw {
  readonly law: OutcomeLaw;
  readonly method: LawMethod;
}

/** Throws E_USAGE for more outcomes than are held. */
export function checkOutcomes({ size }: EvenLaw): void {
  if (size > BigInt(MOST_OUTCOMES))
    throw new AuditError('E_USAGE', `a law of every outcome needs at most ${MOST_OUTCOMES} of them, got ${size}`);
}

/**
 * Compares the exact law of a maker with the even one: as `found`, or by walking its choice tree. Passes on the errors of that walk. Never samples,
 * never rounds.
 */
export function proveOutcomes(maker: Maker, draws: DrawLaws, even: EvenLaw, found: FoundLaw | null): ProvedOutcomes {
  const { law, method } = found ?? walked(maker, draws);
  const facts = compareWithEven(even, law, (keys) => {
    const choices = findChoices(maker, draws, keys, method.leaves ?? MOST_SEARCHED_LEAVES);
    return (key) => choices.get(key) ?? null;
  });
  return { method, ...facts };
}

function walked(maker: Maker, draws: DrawLaws): FoundLaw {
  const { even, law, leaves } = treeOutcomes(maker, draws);
  return { law, method: { kind: 'enumeration', weighed: !even, leaves, tree: String(leaves) } };
}
