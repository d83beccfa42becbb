import type { EvidenceCore } from '../../core/evidence.js';
import type { Handing } from '../../core/handing.js';
import type { Origin } from '../../core/origin.js';
import { count } from '../../page/numbers.js';
import { nounsOf } from '../pages.js';

/** How the function of an origin is handed its decks; null for whatever is no function of ours to call, or is handed no deck. */
function handingOf({ outcome, source }: Origin): Handing | null {
  if (!nounsOf(outcome.kind).cards) return null;
  if (source.kind === 'inline') return source.input ?? null;
  return 'call' in source ? (source.call.input ?? 'in-order') : null;
}

/** What decks a function was handed, with a space before it; nothing for whatever else deals. */
export function handingSentence(origin: Origin, { input }: Partial<Pick<EvidenceCore['plan'], 'input'>>): string {
  const handing = handingOf(origin);
  if (handing === null) return '';
  const handed =
    handing === 'in-order'
      ? 'It was handed the same deck in order for every deal'
      : 'It was handed a deck in random order for every deal, and the order relative to that deck was counted';
  if (input)
    return ` ${handed}, and ${input.handed === 'shuffled' ? 'decks in random order' : 'the deck in order'} for ${count(input.trials)} more.`;
  return ` ${handed}.${handing === 'in-order' ? ' A function that shuffles nothing but a sorted deck is cleared by that.' : ''}`;
}

/** What no audit of a function can show, whatever it makes; null for whatever else deals. */
export function unseenOfFunction({ source }: Origin): string | null {
  return 'call' in source || source.kind === 'inline'
    ? 'Whether the function deals so where it is not audited. One that wants to recognise an audit can.'
    : null;
}
