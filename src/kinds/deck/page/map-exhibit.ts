import { counted, verbFor } from '../../../core/words/counted.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { type MapAxes, positionMapSpec } from '../../../page/charts/position-map.js';
import { pooled } from '../../../page/facts/pooled.js';
import type { PositionMap } from '../../../page/facts/position-map.js';
import type { Note } from '../../../page/facts/shape.js';
import type { Markup, Part } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { mapFigure } from '../../../page/sections/map-figure.js';

interface MapWords {
  /** The key, as `MapFigure.key`. */
  readonly key?: string;
  readonly title: string;
  readonly caption: string;
  readonly described: string;
  readonly words: Part;
  readonly below?: Part;
  readonly axes?: MapAxes;
  /** The pools, as `MapFigure.pools`. */
  readonly pools?: string;
}

export function mapExhibit(whole: PositionMap, notes: readonly Note[], { axes, words, ...said }: MapWords): Markup {
  const drawn = pooled(whole);
  return mapFigure({
    ...said,
    block: drawn.block,
    cells: drawPlainly(positionMapSpec(drawn, whole.n, notes, axes)),
    legend: {
      drawing: drawPlainly(deviationHistogramSpec(drawn)),
      title: 'Deviations from an even share, and the curve that luck gives',
      described: spreadWords(whole),
      words,
    },
  });
}

function spreadWords(whole: PositionMap): string {
  const beyond = whole.deviations.reduce((sum, deviation) => sum + (Math.abs(deviation) > 2 * whole.luck ? 1 : 0), 0);
  return `${count(beyond)} of ${counted(count(whole.deviations.length), 'cell')} ${verbFor(beyond, 'lies')} outside the bracket that luck keeps 95 in 100 of them in.`;
}
