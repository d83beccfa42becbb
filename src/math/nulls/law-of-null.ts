import { AuditError } from '../../core/errors.js';
import type { LawNull } from '../../core/record/declared-null.js';
import { counted } from '../../core/words/counted.js';
import { BlocksLaw } from './blocks-law.js';
import { DerangementLaw } from './derangement-law.js';
import { evenElsewhere } from './even-elsewhere.js';
import { MatchingsLaw } from './matchings-law.js';
import { NoAdjacentLaw, ordersOfGroups } from './no-adjacent-law.js';
import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';
import { weightedSteps } from './weighted-steps.js';

/**
 * Even law over the (n − 1)! orders of one cycle. Position i may be given any card that is left except the one that would close the cycle before all
 * positions are in it. Those are equally likely, since as many orders continue from each. n at least 2.
 */
class CyclicLaw implements NullLaw {
  readonly excludes = true;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #n: number;
  readonly #left: SumTree;
  /** The card with which the chain of each position that ends one begins, and which would close it. */
  readonly #closing: Uint32Array;
  /** The end of the chain for each card that begins one. */
  readonly #ends: Uint32Array;

  constructor(n: number) {
    this.#n = n;
    this.#left = new SumTree(new Float64Array(n).fill(1));
    this.#closing = new Uint32Array(n);
    this.#ends = new Uint32Array(n);
    this.first = Float64Array.from({ length: n }, (_, card) => (card === 0 ? 0 : 1 / (n - 1)));
    this.begin();
  }

  steps(): Float64Array {
    return evenElsewhere(this.#n);
  }

  begin(): void {
    this.#left.restore();
    for (let i = 0; i < this.#n; i++) {
      this.#closing[i] = i;
      this.#ends[i] = i;
    }
  }

  next(position: number, card: number): void {
    const closing = this.#closing[position];
    const isLast = position === this.#n - 1;
    const may = isLast ? 1 : this.#n - position - 1;
    const isClosing = card === closing && !isLast;
    this.low = (this.#left.before(card) - (closing < card && !isLast ? 1 : 0)) / may;
    this.chance = isClosing || this.#left.at(card) === 0 ? 0 : 1 / may;
    this.#left.take(card);
    // The chain that ended at this position goes on with the one that began with this card.
    this.#closing[this.#ends[card]] = closing;
    this.#ends[closing] = this.#ends[card];
  }
}

/** Steps computed once for the weights of a plan, since every number of deals that is tried asks for them: a second for 256 cards of as many weights. */
const STEPS = new WeakMap<readonly number[], Float64Array>();

/** Law of cards drawn without replacement, each in proportion to its weight among those left. Weights are above 0. */
class WeightedLaw implements NullLaw {
  readonly excludes = false;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #weights: readonly number[];
  readonly #left: SumTree;

  constructor(weights: readonly number[]) {
    this.#weights = weights;
    this.#left = new SumTree(weights);
    const { total } = this.#left;
    this.first = Float64Array.from(weights, (weight) => weight / total);
  }

  steps(): Float64Array {
    const steps = STEPS.get(this.#weights) ?? weightedSteps(this.#weights);
    STEPS.set(this.#weights, steps);
    return steps;
  }

  begin(): void {
    this.#left.restore();
  }

  next(_position: number, card: number): void {
    const left = this.#left;
    const { total } = left;
    this.low = left.before(card) / total;
    this.chance = left.at(card) / total;
    left.take(card);
  }
}

/** The most cards: the law of derangements keeps a number for every pair of them, 8 MB here. */
const MOST_DERANGED = 1000;

/** Returns the law of a declared null for decks of `n` cards, from 2. Throws E_USAGE where it has no meaning for `n` cards. */
export function lawOfNull(declared: LawNull, n: number): NullLaw {
  switch (declared.kind) {
    case 'cyclic':
      return new CyclicLaw(n);
    case 'derangement':
      if (n > MOST_DERANGED) throw new AuditError('E_USAGE', `--null derangement is for decks of at most ${MOST_DERANGED} cards, got ${n}`);
      return new DerangementLaw(n);
    case 'weighted':
      return weighted(oneEach('weighted', 'a weight', declared.weights, n));
    case 'blocks': {
      const cards = declared.sizes.reduce((sum, size) => sum + size, 0);
      if (cards === n) return new BlocksLaw(declared.sizes.flatMap((size, block) => Array<number>(size).fill(block)));
      throw new AuditError('E_USAGE', `--null blocks must have as many cards as the deck, ${n}, got ${cards}`, {
        hint: 'say with --n how many cards there are',
      });
    }
    case 'strata':
      return new BlocksLaw(oneEach('strata', 'a stratum', declared.strata, n));
    case 'no-adjacent':
      return noAdjacent(oneEach('no-adjacent', 'a group', declared.groups, n));
    case 'matchings':
      if (n % 2 === 0) return new MatchingsLaw(n);
      throw new AuditError('E_USAGE', `--null matchings needs an even number of cards, got ${n}`, {
        hint: 'say with --n how many cards there are',
      });
  }
}

function oneEach(name: LawNull['kind'], what: string, given: readonly number[], n: number): readonly number[] {
  if (given.length === n) return given;
  throw new AuditError('E_USAGE', `--null ${name} needs ${what} for each of the ${n} cards, got ${given.length}`, {
    hint: 'say with --n how many cards there are',
  });
}

/**
 * Returns the law of the weights. Throws E_USAGE where a card's chance rounds to 0: it would count as impossible, which nobody tests for where every
 * order may come.
 */
function weighted(weights: readonly number[]): NullLaw {
  const law = new WeightedLaw(weights);
  const none = law.first.indexOf(0);
  if (none < 0) return law;
  throw new AuditError(
    'E_USAGE',
    `--null weighted needs weights that each give a chance, got ${weights[none]}, which is none beside the others`,
  );
}

function noAdjacent(groups: readonly number[]): NullLaw {
  const orders = ordersOfGroups(groups);
  if (!orders)
    throw new AuditError('E_USAGE', '--null no-adjacent has too many ways to use up these groups, and cannot count their orders', {
      hint: 'a slow way to deal so can be the reference: --null reference:./slow.js; and fewer cards, or groups of one size, have fewer ways',
    });
  if (orders.share(orders.start) > 0) return new NoAdjacentLaw(groups, orders);
  throw new AuditError(
    'E_USAGE',
    `--null no-adjacent has no order of ${counted(groups.length, 'card')} that keeps the cards of one group apart`,
    {
      hint: 'no group may have more than half of the cards, rounded up',
    },
  );
}
