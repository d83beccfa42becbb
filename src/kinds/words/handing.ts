import type { Plan } from '../../core/record/evidence.js';
import type { Origin } from '../../core/record/origin.js';
import type { Handing } from '../../core/source/handing.js';
import { count } from '../../page/numbers.js';
import { formsSentence } from '../../page/words/card-forms.js';
import { nounsOf } from '../pages.js';

/** Returns how the function of an origin is given its decks; null for anything else, or where it gets no deck. */
function handingOf({ outcome, source }: Origin): Handing | null {
  if (!nounsOf(outcome.kind).cards) return null;
  if (source.kind === 'inline') return source.input ?? null;
  return 'call' in source ? (source.call.input ?? 'in-order') : null;
}

/** The parts of a plan that say what the function was given, and what was counted of it. */
export interface HandedPlan extends Partial<Pick<Plan, 'input'>> {
  /** Present where the cards dealt were counted too. */
  readonly absolute?: unknown;
}

/** Says what decks a function was given, with a space before it; nothing for any other maker. */
export function handingSentence(origin: Origin, { absolute, input }: HandedPlan): string {
  const handing = handingOf(origin);
  if (handing === null) return '';
  const handed =
    handing === 'in-order'
      ? 'It was handed the same deck in order for every deal'
      : `It was handed a deck in random order for every deal, and the order relative to that deck was counted${absolute ? ', as were the cards dealt' : ''}`;
  const { source } = origin;
  const forms = 'call' in source && source.call.forms && input?.handed === 'shuffled' ? formsSentence(source.call.forms) : '';
  if (input)
    return ` ${handed}, and ${input.handed === 'shuffled' ? 'decks in random order' : 'the deck in order'} for ${count(input.trials)} more.${forms}`;
  return ` ${handed}.${handing === 'in-order' ? ' A function that shuffles nothing but a sorted deck is not found by that.' : ''}`;
}

/** Says what no audit of a function can show, whatever it makes; null for any other maker. */
export function unseenOfFunction({ source }: Origin): string | null {
  return 'call' in source || source.kind === 'inline'
    ? 'Whether the function deals so where it is not audited. One that wants to recognise an audit can; and one that settles its order by the cards it is handed deals each deck always alike, which only the deck in order can show, since no other is handed in twice.'
    : null;
}
