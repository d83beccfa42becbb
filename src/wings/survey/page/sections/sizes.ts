import { drawPlainly } from '../../../../page/charts/draw-plainly.js';
import { figure } from '../../../../page/charts/figure.js';
import { type BarColumn, type BarRow, rowBarsSpec } from '../../../../page/charts/row-bars.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { NBSP, size } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { type RowGroup, sampleOf } from '../facts/groups.js';

const COLUMN: BarColumn = { head: 'off by, on average', from: -2, tick: (power) => `${Number(`1e${power}`)}${NBSP}%` };

/** Shows how far off the biased rows are, as bars; null where no size is known. */
export function sizesSection({ rows }: RowGroup): DocSection | null {
  const bars = rows.flatMap(({ row }): readonly BarRow[] => {
    const effect = sampleOf(row)?.effect;
    return effect && effect.low > 0
      ? [{ name: row.name, bars: [{ value: 100 * effect.estimate, text: size(effect.estimate), look: 'found' }] }]
      : [];
  });
  if (bars.length === 0) return null;
  const drawn = (narrow: boolean): ReturnType<typeof drawPlainly> => drawPlainly(rowBarsSpec([COLUMN], bars, narrow));
  const description = bars.map(({ bars: [bar], name }) => `${name}: ${bar.text}`).join('; ');
  return {
    id: 'sizes',
    heading: 'How far off they are',
    beside: ['By how much the chances differ from even ones, on average over cards and positions, or over the cards of a hand.'],
    body: [
      {
        is: 'figure',
        says: `${description}. A bias of another kind than that is not among them.`,
        draw: () =>
          figure({
            key: 'sizes',
            title: 'How far the chances of the biased rows are off',
            caption: say`Logarithmic. A bias of another kind than that has no bar.`,
            description,
            wide: drawn(false),
            narrow: drawn(true),
          }),
      },
    ],
  };
}
