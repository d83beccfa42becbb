import type { DeclaredNull } from '../../core/declared-null.js';
import { AuditError } from '../../core/errors.js';
import { BlocksLaw } from './blocks-law.js';
import { CyclicLaw } from './cyclic-law.js';
import { DerangementLaw } from './derangement-law.js';
import type { NullLaw } from './null-law.js';
import { WeightedLaw } from './weighted-law.js';

/** The law of derangements keeps a number for every pair of them: 8 MB of so many cards. */
const MOST_DERANGED = 1000;

/** The law that a declared null is of decks of `n` cards, from 2. Throws E_USAGE where it has no meaning for so many. */
export function lawOfNull(declared: DeclaredNull, n: number): NullLaw {
  switch (declared.kind) {
    case 'cyclic':
      return new CyclicLaw(n);
    case 'derangement':
      if (n > MOST_DERANGED) throw new AuditError('E_USAGE', `--null derangement is for decks of at most ${MOST_DERANGED} cards, got ${n}`);
      return new DerangementLaw(n);
    case 'weighted':
      if (declared.weights.length === n) return weighted(declared.weights);
      throw new AuditError('E_USAGE', `--null weighted needs a weight for each of the ${n} cards, got ${declared.weights.length}`, {
        hint: 'say with --n how many cards there are',
      });
    case 'blocks': {
      const cards = declared.sizes.reduce((sum, size) => sum + size, 0);
      if (cards === n) return new BlocksLaw(declared.sizes);
      throw new AuditError('E_USAGE', `--null blocks must have as many cards as the deck, ${n}, got ${cards}`, {
        hint: 'say with --n how many cards there are',
      });
    }
  }
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
