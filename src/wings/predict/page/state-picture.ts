import { counted } from '../../../core/words/counted.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ordinal } from '../../../page/numbers.js';
import { limitsOf, searchOf } from '../record/make-prediction.js';
import type { PredictionCore } from '../record/prediction.js';
import { WAYS } from '../solve/ways.js';

/** Cells of a row, and the most rows below the first. */
const [CELLS, MOST_ROWS] = [64, 12];

/** Draws the knowledge of the state, row by row, as the draws of the deals that were read told it. */
export function statePicture(core: PredictionCore): Markup {
  const search = searchOf(core);
  const found = core.way && search.recorded(core.way, core.used);
  if (!found) return html``;
  const [way, { sheet }] = [WAYS[found.way], search.candidate(found)];
  const bits = Math.ceil(way.unknown(limitsOf(core.plan)));
  const { length } = sheet.bounds;
  const told = [0];
  for (let at = 0; at < core.used * length && told[at] < bits; at++) {
    const [bound, draw] = [sheet.bounds[at % length], sheet.draws[at]];
    told.push(told[at] + (way.told?.(bound, draw, core.plan.n) ?? Math.log2(bound)));
  }
  const rows = Math.min(told.length - 1, MOST_ROWS);
  const ends = Array.from({ length: rows + 1 }, (_, k) => Math.round((k * (told.length - 1)) / rows));
  return html`<div class="state">${ends.map((draws) => {
    const known = Math.min(bits, Math.floor(told[draws]));
    const after = draws === 0 ? 'before' : afterWords(draws, length);
    return html`<div class="bits" role="img" aria-label="${after}: ${count(known)} of ${counted(count(bits), 'bit')}">${Array.from(
      { length: CELLS },
      (_, cell) => html`<i class="${cell < Math.floor((CELLS * known) / bits) ? 'on' : ''}"></i>`,
    )}<span>${after}</span></div>`;
  })}<p class="caption">The ${counted(count(bits), 'bit')} ${core.way?.state.seed === undefined ? 'of the state' : 'that tell the seeds apart which were tried'}; filled are as many as the choices up to there told.</p></div>`;
}

/** The place of a draw among those of the deals, each of `length` draws. */
function afterWords(draws: number, length: number): string {
  const [deal, choice] = [Math.ceil(draws / length), ((draws - 1) % length) + 1];
  if (choice === length) return `after deal ${count(deal)}`;
  return deal === 1 ? `after ${counted(count(choice), 'choice')}` : `in the ${ordinal(deal)} deal`;
}
