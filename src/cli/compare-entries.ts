import type { Outcome } from '../core/outcome.js';
import type { Axes } from '../engine/plan/compare-axes.js';
import { kindOf } from '../kinds/index.js';
import { boundeds, prngs, seedings } from '../parts/catalogues.js';
import type { Comparison } from '../report/compare/facts/comparison.js';

/** What the page of a comparison says of the parts compared. */
export function entriesOf(axes: Axes, outcome: Outcome): Pick<Comparison, 'makers' | 'generators' | 'boundeds' | 'seedings'> {
  return {
    makers: axes.maker.map((id) => ({ id, title: kindOf(outcome).makers.all.get(id).title })),
    generators: axes.prng.map((id) => {
      const { seedBits = null, stateBits, title } = prngs.get(id);
      return { id, title, stateBits, seedBits };
    }),
    boundeds: axes.bounded.map((id) => ({ id, title: boundeds.get(id).title })),
    seedings: axes.seeding.map((id) => {
      const seeding = seedings.get(id);
      return { id, title: seeding.title, seedBits: seeding.kind === 'every-deal' ? seeding.seedBits : null };
    }),
  };
}
