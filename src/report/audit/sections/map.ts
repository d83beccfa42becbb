import type { EvidenceCore } from '../../../core/evidence.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import { countsOf } from '../../../kinds/declared.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { draw } from '../../../page/charts/draw.js';
import { svg } from '../../../page/charts/figure.js';
import { letter, positionMapSpec } from '../../../page/charts/position-map.js';
import { pooled } from '../../../page/facts/pooled.js';
import type { PositionMap } from '../../../page/facts/position-map.js';
import { type Note, shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { placesKnown } from '../../../page/words/log.js';
import { howToRead, mapDescription, mapHeading, mapWords } from '../words/map.js';
import { cellsFarOut, descriptiveFigures, furthestTable } from './map-tables.js';

/** The map of card by position with its notes, its legend, and the cells furthest from even. */
export async function map(core: EvidenceCore): Promise<Markup> {
  const whole = positionMap(core);
  if (!whole) return absent(core);
  const known = placesKnown(core.subject.origin);
  const notes = core.verdict.kind === 'biased' && known ? shape(whole) : [];
  const drawn = pooled(whole);
  const [cells, legend] = await Promise.all([draw(positionMapSpec(drawn, whole.n, notes, known)), draw(deviationHistogramSpec(drawn))]);
  const title = `How often each card lands in each position, against 1 in ${count(whole.n)}`;
  const blocks = drawn.block > 1 ? ` Each square pools ${count(drawn.block)} cards and ${count(drawn.block)} positions.` : '';
  return html`<section class="mapping"><div class="beside"><h2>${mapHeading(core, notes)}</h2><p>${mapWords(core, whole, notes)}</p>${noteList(whole, notes)}${core.verdict.kind === 'no-bias-found' ? null : furthestTable(whole)}</div>
<figure class="mapped"><figcaption><h3>${title}</h3><p class="caption">${count(whole.trials)} deals. Colour: deviation from an even share; the scale is the same both ways.${blocks}</p></figcaption>
${svg('map', 'map', cells, title, mapDescription(whole, notes))}
<div class="key">${svg('legend', 'legend', legend, 'Deviations from an even share, and the curve that luck gives', spreadWords(whole))}<p>${howToRead(core, drawn, whole)}</p>${whole.n > 3 ? cellsFarOut(whole) : null}</div><div class="described">${known ? descriptiveFigures(whole) : null}</div></figure></section>`;
}

function noteList(whole: PositionMap, notes: readonly Note[]): Markup | null {
  if (notes.length === 0) return null;
  const lettered = whole.n > 10;
  return html`<ul class="notes">${notes.map(
    ({ cells, region, ratio: share }, k) =>
      html`<li><b>${lettered ? letter(k) : '·'}</b><span>${share > 1 ? 'More often' : 'Less often'}: ${region.where}. ${share > 1 ? region.more : region.less} ${share <= 1e-9 ? 'Never, in fact.' : cells.length === 1 ? `It holds ${ratio(share)} times its share.` : `On average ${ratio(share)} times their share.`}</span></li>`,
  )}</ul>`;
}

function spreadWords(whole: PositionMap): string {
  const beyond = whole.deviations.reduce((sum, deviation) => sum + (Math.abs(deviation) > 2 * whole.luck ? 1 : 0), 0);
  return `${count(beyond)} of ${count(whole.deviations.length)} cells lie outside the bracket that luck keeps 95 in 100 of them in.`;
}

function absent(core: EvidenceCore): Markup {
  const cells = core.plan.n ** 2;
  const recorded = countsOf(core, 'positions');
  const why = recorded
    ? `The record keeps the counts of the ${count(cells)} pairs of card and position only as a sum and a hash, because there are more than 65,536. They were tested all the same: see every test below.`
    : 'Card by position was not among the tests of this audit.';
  return html`<section><div class="beside"><h2>Card by position</h2></div><div class="exhibit"><h3>No map</h3><p class="caption">${why}</p></div></section>`;
}
