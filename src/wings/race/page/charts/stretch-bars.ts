import type { Drawing } from '../../../../page/charts/drawing.js';
import { html } from '../../../../page/markup.js';
import { count, fixed } from '../../../../page/numbers.js';
import type { Stretch } from '../facts.js';
import { shareWords } from '../words.js';

const HIGH = 96;
const TOP = 18;
const BELOW = 20;
const GAP = 2;

/** Draws a bar for every stretch of a deck, as high as its share of the counted deals; the highest is written above, the ends of the deck below. */
export function stretchBars(all: readonly Stretch[], deals: number, width: number): Drawing {
  const most = all.reduce((highest, { mean }) => Math.max(highest, mean), 0);
  const wide = width / all.length;
  const bars = all.map(({ mean }, k) => {
    const height = most === 0 ? 0 : (HIGH * mean) / most;
    const [x, y] = [k * wide, TOP + HIGH - height].map((value) => fixed(value, 2));
    return html`<rect class="bar" x="${x}" y="${y}" width="${fixed(wide - GAP, 2)}" height="${fixed(height, 2)}"/>`;
  });
  const base = TOP + HIGH;
  const body = html`${bars}<path class="base" d="M0 ${base}H${width}"/><text class="says" x="0" y="11">the highest: ${shareWords(most, deals)} of the deals</text><text class="says" x="0" y="${base + 15}">${count(all[0].from)}</text><text class="says end" x="${width}" y="${base + 15}">${count(all[all.length - 1].to)}</text>`;
  return { width, height: base + BELOW, body: body.text };
}
