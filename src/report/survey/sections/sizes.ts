import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import { type BarColumn, type BarRow, rowBarsSpec } from '../../../page/charts/row-bars.js';
import type { Markup } from '../../../page/markup.js';
import { NBSP, size } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { type RowGroup, sampleOf } from '../facts/groups.js';

const COLUMN: BarColumn = { head: 'off by, on average', from: -2, tick: (power) => `${Number(`1e${power}`)}${NBSP}%` };

/** How far off the biased rows are, as bars; nothing where no size is known. */
export function sizesSection({ rows }: RowGroup): Markup | null {
  const bars = rows.flatMap(({ row }): readonly BarRow[] => {
    const effect = sampleOf(row)?.effect;
    return effect && effect.low > 0
      ? [{ name: row.name, bars: [{ value: 100 * effect.estimate, text: size(effect.estimate), look: 'found' }] }]
      : [];
  });
  if (bars.length === 0) return null;
  const drawn = (narrow: boolean): ReturnType<typeof drawPlainly> => drawPlainly(rowBarsSpec([COLUMN], bars, narrow));
  return section({
    heading: 'How far off they are',
    beside: ['By how much the chances differ from even ones, on average over cards and positions, or over the cards of a hand.'],
    exhibit: figure({
      key: 'sizes',
      title: 'How far the chances of the biased rows are off',
      caption: say`Logarithmic. A bias of another kind than that has no bar.`,
      description: bars.map(({ bars: [bar], name }) => `${name}: ${bar.text}`).join('; '),
      wide: drawn(false),
      narrow: drawn(true),
    }),
  });
}
