import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import type { Reach } from '../facts/reach.js';

/** From here on a power of two is written as such. */
const LEAST_POWER = 14;

/** Bits with one decimal at most: "128", "188.4". */
export function bitsText(bits: number): string {
  const rounded = Number(bits.toFixed(1));
  return Number.isInteger(rounded) ? count(rounded) : rounded.toFixed(1);
}

/** Two to a whole power, raised for the eye and spelt out for the ear; a plain number where it is small. */
export function powerOfTwo(exponent: number): Markup {
  if (exponent < LEAST_POWER) return html`${count(2 ** exponent)}`;
  return html`<span aria-hidden="true">2<sup>${count(exponent)}</sup></span><span class="ear">2 to the ${count(exponent)}</span>`;
}

/** Which decks a row can deal, as far as its bits bound them. */
export function reachMarkup({ bits, everyDeal, oneIn }: Reach): Markup {
  if (bits === null) return html`not bounded by a state that can be seen`;
  if (oneIn === null) return html`as many ${everyDeal ? 'seeds' : 'states'} as orders, or more`;
  const share = oneIn === 0 ? html`not every deck` : html`at most 1 deck in ${powerOfTwo(oneIn)}`;
  return everyDeal ? html`${share}, in all deals together` : share;
}
