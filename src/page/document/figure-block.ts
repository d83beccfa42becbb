import { drawPlainly } from '../charts/draw-plainly.js';
import { type Figure, figure } from '../charts/figure.js';
import type { Chart } from '../charts/spec.js';
import type { Block, Said } from './doc.js';

/** The words of a chart. `says`: the text of the other forms in its place, null where words around it, usually its title and description, say that. */
export type SaidOf = Omit<Figure, 'wide' | 'narrow'> & { readonly says?: Said | null };

/** A chart drawn for the desktop and, `narrow`, for the phone, when a page asks for it. */
export function figureBlock({ says, ...said }: SaidOf, chart: (narrow: boolean) => Chart): Block {
  return {
    is: 'figure',
    says: says === undefined ? `${said.title}. ${said.description}` : says,
    draw: () => figure({ ...said, wide: drawPlainly(chart(false)), narrow: drawPlainly(chart(true)) }),
  };
}
