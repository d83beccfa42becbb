import type { Origin } from '../record/origin.js';
import type { CardForm } from './card-form.js';

/** Returns the forms of cards whose decks a function leaves in order, as found when it was opened; empty if there are none. */
export function keptCards({ source }: Origin): readonly CardForm[] {
  return 'call' in source ? (source.call.forms?.keeps ?? []) : [];
}
