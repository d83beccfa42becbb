import { counted } from '../../../core/counted.js';
import type { OneListCore } from '../../../core/one-list.js';
import { listTestCounting } from '../../../kinds/list/catalogue.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import { pooled } from '../../../page/facts/pooled.js';
import { mapOf } from '../../../page/facts/position-map.js';
import { shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { mapFigure } from '../../../page/sections/map-figure.js';
import { section } from '../../../page/sections/section.js';

/** Which part of the order before came to which part of the list, as a map. Null where the record has no such counts. */
export function mapSection({ counts, plan, verdict }: OneListCore): Markup | null {
  const id = listTestCounting('regions');
  const parts = counts[id]?.shape[0];
  // Counted are positions by items; the map has items down and positions across.
  const map = parts === undefined ? null : mapOf(parts, turned(counts[id], parts));
  if (parts === undefined || !map) return null;
  const notes = verdict.kind === 'biased' ? shape(map) : [];
  const square = pooled(map);
  const each = plan.n / parts;
  const beyond = map.deviations.reduce((sum, deviation) => sum + (Math.abs(deviation) > 2 * map.luck ? 1 : 0), 0);
  const spread = `${count(beyond)} of ${count(map.deviations.length)} squares lie outside the bracket that luck keeps 95 in 100 of them in.`;
  return section({
    heading: 'Where each part of the list came to',
    beside: [
      `The order before and the list are cut into ${count(parts)} parts of ${counted(count(Math.round(each)), 'item')} each. A row is a part of the order before, a column a part of the list.`,
      verdict.kind === 'biased'
        ? 'An even shuffle leaves grain. A stripe along the diagonal says that items stay near where they were; an even map says that the bias is of another kind.'
        : 'This is grain: nothing stands out.',
    ],
    exhibit: mapFigure({
      title: `How many items of each part came to each part, against ${each / parts >= 10 ? count(Math.round(each / parts)) : (each / parts).toFixed(1)}`,
      caption: `${counted(count(plan.n), 'item')}${plan.trials > 1 ? `, ${count(plan.trials)} lists together` : ''}.`,
      block: square.block,
      cells: drawPlainly(positionMapSpec(square, parts, notes, { across: 'part of the list', down: 'part of the order before' })),
      described: spread,
      legend: {
        drawing: drawPlainly(deviationHistogramSpec(square)),
        title: 'Deviations from an even share, and the curve that luck gives',
        described: spread,
        words: html`<p>${spread}</p>`,
      },
    }),
    paper: 'mapping',
  });
}

/** The table with its rows as columns. */
function turned(
  { shape: sides, values = [] }: OneListCore['counts'][string],
  parts: number,
): { shape: readonly number[]; values: number[] } {
  return { shape: sides, values: values.map((_, index) => values[(index % parts) * parts + Math.floor(index / parts)]) };
}
