import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import type { PredictionCore } from '../record/prediction.js';
import { WAYS } from '../solve/ways.js';

const CELLS = 64;
const MOST_ROWS = 12;

/** What the deals told of the state, one row a deal: the share of its bits that is known after it, of 64 cells. */
export function statePicture({ plan, used, way }: PredictionCore): Markup {
  const bits = WAYS.find(({ prng }) => prng.id === way?.prng)?.prng.stateBits ?? 0;
  const rows = Array.from({ length: Math.min(used, MOST_ROWS) }, (_, k) => Math.round(((k + 1) * used) / Math.min(used, MOST_ROWS)));
  return html`<figure class="state">${[0, ...rows].map((after) => {
    const known = Math.round((CELLS * after) / used);
    return html`<div class="bits" role="img" aria-label="After ${count(after)} of ${count(plan.trials)} deals">${Array.from(
      { length: CELLS },
      (__, cell) => html`<i class="${cell < known ? 'on' : ''}"></i>`,
    )}<span>${after === 0 ? 'before' : `after deal ${count(after)}`}</span></div>`;
  })}<figcaption>The ${Number.isFinite(bits) ? `${count(bits)} bits` : 'bits'} of the state, known ones filled, as the deals come.</figcaption></figure>`;
}
