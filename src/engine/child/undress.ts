import { type ChildBreach, childBreach } from './breach.js';
import type { ChildForms } from './card-forms.js';
import { childDescribe } from './describe.js';

// Captured before the subject is loaded: it may replace any of them.
const owns = Object.hasOwn;

/** Copies the `n` cards of a deal, which were handed in in another form, to `cells` at `at`; returns the rule they break, or null. */
export function childUndress(forms: ChildForms, from: ArrayLike<unknown>, n: number, cells: Uint16Array, at: number): ChildBreach | null {
  for (let i = 0; i < n; i++) {
    const value: unknown = from[i];
    const card = forms.card(value);
    if (card >= 0) {
      cells[at + i] = card;
      continue;
    }
    if (card === -1 && forms.areOwn(from))
      return childBreach('E_SUBJECT_CONTRACT', `must deal the cards that it is handed, ${forms.words}, got the numbers from 0 on`);
    const got = value === undefined && !owns(from, i) ? 'a hole' : childDescribe(value);
    return card === -2
      ? childBreach('E_SUBJECT_DUPLICATE', `must hold every card that it is handed once, of ${forms.words}, got ${got} again`, i + 1)
      : childBreach('E_SUBJECT_CARD', `must deal the cards that it is handed, ${forms.words}, got ${got}`, i + 1);
  }
  return null;
}
