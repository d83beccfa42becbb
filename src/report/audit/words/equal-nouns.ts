import type { Origin } from '../../../core/record/origin.js';
import { rearranges } from '../../../core/source/rearranges.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Nouns } from '../../../page/nouns.js';

/** The words for outcomes that are equal: of decks that lie differently every time, the rearrangements are equal and not the deals. */
export function equalNouns(origin: Origin): Nouns {
  const nouns = nounsOf(origin.outcome.kind);
  return nouns.cards && rearranges(origin) ? { ...nouns, deal: 'rearrangement', deals: 'rearrangements' } : nouns;
}
