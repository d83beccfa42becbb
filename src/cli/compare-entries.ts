import type { Axes } from '../engine/plan/compare-axes.js';
import { checkTakes } from '../engine/subject/takes.js';
import { KINDS } from '../kinds/index.js';
import { boundeds, prngs, seedings, shuffles } from '../parts/catalogues.js';
import type { Comparison } from '../report/compare/facts/comparison.js';

/** What the page of a comparison says of the parts compared. */
export function entriesOf(axes: Axes): Pick<Comparison, 'shuffles' | 'generators' | 'boundeds' | 'seedings'> {
  return {
    shuffles: axes.shuffle.map((id) => ({ id, title: shuffles.get(id).title })),
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

/** Throws E_USAGE for makers of outcomes that no comparison shows. */
export function refuseMakers(shuffles: string): void {
  for (const id of shuffles.split(','))
    for (const kind of Object.values(KINDS))
      if (kind.makers.prefix !== '' && id.startsWith(kind.makers.prefix)) checkTakes('built-in', kind, 'compare', id);
}
