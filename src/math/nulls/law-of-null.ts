import { counted } from '../../core/counted.js';
import type { LawNull } from '../../core/declared-null.js';
import { AuditError } from '../../core/errors.js';
import { BlocksLaw } from './blocks-law.js';
import { CyclicLaw } from './cyclic-law.js';
import { DerangementLaw } from './derangement-law.js';
import { MatchingsLaw } from './matchings-law.js';
import { NoAdjacentLaw, ordersOfGroups } from './no-adjacent-law.js';
import type { NullLaw } from './null-law.js';
import { WeightedLaw } from './weighted-law.js';

/** The law of derangements keeps a number for every pair of them: 8 MB of so many cards. */
const MOST_DERANGED = 1000;

/** The law that a declared null is of decks of `n` cards, from 2. Throws E_USAGE where it has no meaning for so many. */
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

/** A card whose chance rounds to 0 would count as one that cannot come, of which nobody asks where every order may. */
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
