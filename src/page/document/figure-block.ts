import { drawPlainly } from '../charts/draw-plainly.js';
import { type Figure, figure } from '../charts/figure.js';
import type { Chart } from '../charts/spec.js';
import type { Block } from './doc.js';

/** What is said of a chart; `told`: false where words beside it say in every form what it shows. */
export type SaidOf = Omit<Figure, 'wide' | 'narrow'> & { readonly told?: false };

/** A chart drawn for the desk and, `narrow`, for the phone, when a page asks for it. */
export function figureBlock({ told, ...said }: SaidOf, chart: (narrow: boolean) => Chart): Block {
  return {
    is: 'figure',
    says: told === false ? null : `${said.title}. ${said.description}`,
    draw: () => figure({ ...said, wide: drawPlainly(chart(false)), narrow: drawPlainly(chart(true)) }),
  };
}
