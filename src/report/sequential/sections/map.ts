import type { SequentialCore } from '../../../core/sequential.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { draw } from '../../../page/charts/draw.js';
import { svg } from '../../../page/charts/figure.js';
import { letter, positionMapSpec } from '../../../page/charts/position-map.js';
import { pooled } from '../../../page/facts/pooled.js';
import type { PositionMap } from '../../../page/facts/position-map.js';
import { type Note, shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { stoppedMap } from '../facts/map.js';
import { stoppedMapWords } from '../words/map.js';

/** Card by position up to the end of the run, where a bias was shown and there were deals enough to look at. */
export async function stoppedMapSection(core: SequentialCore): Promise<Markup | null> {
  if (core.verdict.kind !== 'biased') return null;
  const map = stoppedMap(core);
  if (!map) return absent(core);
  const notes = shape(map);
  const square = pooled(map);
  const [cells, legend] = await Promise.all([draw(positionMapSpec(square, map.n, notes)), draw(deviationHistogramSpec(square))]);
  const title = `How often each card landed in each position, against 1 in ${count(map.n)}`;
  const blocks = square.block > 1 ? ` Each square pools ${count(square.block)} cards and ${count(square.block)} positions.` : '';
  return html`<section class="mapping"><div class="beside"><h2>Card by position when it stopped</h2><p>${stoppedMapWords(map, notes)}</p>${noteList(notes, map.n)}</div>
<figure class="mapped"><figcaption><h3>${title}</h3><p class="caption">${count(map.trials)} deals. Colour: deviation from an even share; the scale is the same both ways.${blocks}</p></figcaption>
${svg('map', 'map', cells, title, described(map, notes))}
<div class="key">${svg('legend', 'legend', legend, 'Deviations from an even share, and the curve that luck gives', described(map, notes))}<p><b>How to read it.</b> Each row is a card by its place before, each column a position after. The run chose its own end, so this is a picture to look at and no test.</p></div></figure></section>`;
}

function noteList(notes: readonly Note[], n: number): Markup | null {
  if (notes.length === 0) return null;
  return html`<ul class="notes">${notes.map(
    ({ ratio: share, region }, k) =>
      html`<li><b>${n > 10 ? letter(k) : '·'}</b><span>${share > 1 ? 'More often' : 'Less often'}: ${region.where}. ${share > 1 ? region.more : region.less} ${share <= 1e-9 ? 'Never, in fact.' : `On average ${ratio(share)} times an even share.`}</span></li>`,
  )}</ul>`;
}

function described(map: PositionMap, notes: readonly Note[]): string {
  if (notes.length === 0) return stoppedMapWords(map, notes);
  return notes.map(({ ratio: share, region }) => `${share > 1 ? 'More often' : 'Less often'} than even: ${region.where}.`).join(' ');
}

function absent({ plan: { n }, result: { positions, trials } }: SequentialCore): Markup {
  const why = positions.values
    ? `In ${count(trials)} deals a card lands in a position ${decimal(trials / n)} times on average. So few show luck and little else.`
    : `The record keeps the counts of the ${count(n * n)} pairs of card and position only as a sum and a hash, because there are more than 65,536.`;
  return html`<section><div class="beside"><h2>Card by position</h2></div><div class="exhibit"><h3>No map</h3><p class="caption">${why}</p></div></section>`;
}

function decimal(value: number): string {
  return value.toFixed(1);
}
