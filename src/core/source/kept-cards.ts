import type { Origin } from '../record/origin.js';
import type { CardForm } from './card-form.js';

/** The forms of cards whose decks a function leaves in order, as was found when it was opened; empty where there are none. */
export function keptCards({ source }: Origin): readonly CardForm[] {
  return 'call' in source ? (source.call.forms?.keeps ?? []) : [];
}
