import { boxes, texts } from '../../../page/charts/layers.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import type { ColourScale } from '../../../page/facts/colour-scale.js';
import { size } from '../../../page/numbers.js';

/**
 * Draws the colour bar of an exact map: less often on the left, more often on the right, ±`end` (relative, 0.01 = 1 %) at its ends. It says if cells
 * lie beyond.
 */
export function scaleKeySpec({ above, below, end }: ColourScale): Chart {
  const frame: Frame = { width: 268, height: above || below ? 74 : 58, left: 4, right: 4, top: 4, bottom: 2 };
  const plane: Plane = { x: { domain: [0, CLASSES.length] }, y: { domain: [frame.height, 0] } };
  const last = CLASSES.length;
  return chart(frame, [
    boxes(
      plane,
      CLASSES.map((fill, k) => ({ x: k, x2: k + 1, y: 0, y2: 14, fill })),
      { field: 'fill' },
    ),
    texts(plane, [{ x: 0, y: 28, text: `−${size(end)}` }], 'var(--ink)'),
    texts(plane, [{ x: last / 2, y: 28, text: 'even' }], 'var(--ink)', { align: 'center' }),
    texts(plane, [{ x: last, y: 28, text: `+${size(end)}` }], 'var(--ink)', { align: 'right' }),
    texts(plane, lines(0, ['← less often', ...(below ? ['or beyond'] : [])]), 'var(--soft)'),
    texts(plane, lines(last, ['more often →', ...(above ? ['or beyond'] : [])]), 'var(--soft)', { align: 'right' }),
  ]);
}

const lines = (x: number, words: readonly string[]): readonly { readonly x: number; readonly y: number; readonly text: string }[] =>
  words.map((text, k) => ({ x, y: 48 + 16 * k, text }));
