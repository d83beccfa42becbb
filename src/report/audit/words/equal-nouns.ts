import type { Origin } from '../../../core/record/origin.js';
import { rearranges } from '../../../core/source/rearranges.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Nouns } from '../../../page/nouns.js';

/** The words for equal outcomes: for decks that begin differently every time, the rearrangements are equal and not the deals. */
export function equalNouns(origin: Origin): Nouns {
  const nouns = nounsOf(origin.outcome.kind);
  return nouns.cards && rearranges(origin) ? { ...nouns, deal: 'rearrangement', deals: 'rearrangements' } : nouns;
}
