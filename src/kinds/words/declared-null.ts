import { type DeclaredNull, isReference } from '../../core/record/declared-null.js';
import { andList } from '../../core/words/and-list.js';
import { shellWord } from '../../core/words/shell-word.js';
import { declaredFirst } from '../deck/declared/declared-first.js';
import { declaredPossible } from '../deck/declared/declared-possible.js';
import { declaredStep } from '../deck/declared/declared-step.js';
import { referenceName, referenceWord } from './reference.js';

/** Names a declared null in a few words, lower case, without a full stop. */
export function nullName(declared: DeclaredNull): string {
  switch (declared.kind) {
    case 'cyclic':
      return 'cyclic, one cycle through all cards';
    case 'derangement':
      return 'derangement, no card where it was';
    case 'weighted':
      return `weighted by ${declared.file}, cards drawn one after the other in proportion to their weights`;
    case 'blocks':
      return declared.sizes.length === 1
        ? 'one block of all cards'
        : `each card within its block, of ${andList(declared.sizes.map(String))} cards`;
    case 'strata':
      return `strata of ${declared.file}, each card at a position of its own stratum`;
    case 'no-adjacent':
      return `no-adjacent by ${declared.file}, no two neighbours of one group`;
    case 'matchings':
      return 'matchings, every way to put the cards into pairs';
    case 'reference':
      return `beside the reference ${referenceName(declared)}, whatever law it has`;
  }
}

/** Returns a declared null as the option that asks for it; nothing where none is declared. */
export function nullWords(declared: DeclaredNull | undefined): readonly string[] {
  return declared ? [`--null ${shellWord(optionOf(declared))}`] : [];
}

function optionOf(declared: DeclaredNull): string {
  if (isReference(declared)) return `reference:${referenceWord(declared)}`;
  if ('file' in declared) return `${declared.kind}:${declared.file}`;
  return declared.kind === 'blocks' ? `blocks:${declared.sizes.join(',')}` : declared.kind;
}

/** Says what was done with deals under a declared null, with a space before it; nothing where none is declared. */
export function nullSentence(declared: DeclaredNull | undefined): string {
  const asDealt = andList([declaredPossible.id, declaredFirst.id, declaredStep.id]);
  if (!declared) return '';
  if (isReference(declared))
    return ` Beside each deal stands one of the reference ${referenceName(declared)}, which is declared right, and every test compares the two samples: no law of either is assumed.`;
  const read =
    declared.kind === 'matchings'
      ? ' Each deal is read as pairs of neighbours, and as the order that has at the position of each card the one that it is paired with.'
      : '';
  return ` Under the null: ${nullName(declared)}. Each deal was turned, card by card and by the chances of that law, into one that is even where the law holds: every test, size and map is of those, but for ${asDealt}, which are of the deals as they came.${read}`;
}

/** Describes deals that a declared null rules out, in the plural; null where every order may come. */
export function cannotCome(declared: DeclaredNull): string | null {
  return CANNOT[declared.kind];
}

const CANNOT: Readonly<Record<DeclaredNull['kind'], string | null>> = {
  cyclic: 'fall into more than one cycle',
  derangement: 'leave a card where it was',
  weighted: null,
  blocks: 'take a card out of its block',
  strata: 'take a card to a position of another stratum',
  'no-adjacent': 'have neighbours of one group',
  matchings: null,
  reference: null,
};
