import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { svg } from '../../../page/charts/figure.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import { colourScale } from '../../../page/facts/colour-scale.js';
import { pooled } from '../../../page/facts/pooled.js';
import { html, type Markup } from '../../../page/markup.js';
import { signed, size } from '../../../page/numbers.js';
import { fold } from '../../../page/sections/fold.js';
import type { Leftover } from '../facts/leftover.js';

/** What the mistake that fits leaves over: a line with the two figures that tell, behind it a small table, a second map, and `note`. */
export function leftoverFold({ fromEven, fromMistake, map, mistake }: Leftover, note: Markup): Markup {
  const drawn = pooled(map);
  const { end } = colourScale(drawn);
  const line = html`What is left of the bias after <code>${mistake}</code>: ${size(fromMistake.typical)} a cell, where luck alone leaves ${size(fromMistake.luck)}`;
  const row = (name: string, of: (from: Leftover['fromEven']) => string): Markup =>
    html`<tr><th scope="row">${name}</th><td class="num">${of(fromEven)}</td><td class="num">${of(fromMistake)}</td></tr>`;
  const title = `What is left after ${mistake}: how often each card lands in each position, against what it leads to`;
  const described = `A cell is off by ${size(fromMistake.typical)} on average, where luck alone leaves ${size(fromMistake.luck)}; the furthest by ${signed(fromMistake.furthest, 1)} per cent.`;
  return fold(
    line,
    html`<table class="small"><thead><tr><th scope="col">Cards by positions</th><th scope="col" class="num">off from even</th><th scope="col" class="num">off from ${mistake}</th></tr></thead><tbody>${row(
      'A cell, as root mean square',
      ({ typical }) => size(typical),
    )}${row('The same by luck alone', ({ luck }) => size(luck))}${row('The furthest cell', ({ furthest }) => `${signed(furthest, 1)} %`)}</tbody></table>
<figure class="rest"><figcaption class="caption">The map without what <code>${mistake}</code> explains. Its scale ends at ${size(end)} either way.</figcaption>${svg('rest', 'map', drawPlainly(positionMapSpec(drawn, map.n, [])), title, described)}</figure>${note}`,
  );
}
