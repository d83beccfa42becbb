import { below } from '../../../support/even-list.js';
import { KNOWN } from './known.js';
import { type Judged, judged, namedOf } from './named.js';
import { OUTSIDERS } from './outsiders.js';

export interface NamedTable {
  /** How many lists of known makers, and of makers that have no entry, were judged so. */
  readonly known: Readonly<Record<Judged, number>>;
  readonly outsiders: Readonly<Record<Judged, number>>;
  /** What was wrongly named, by whom it was made. */
  readonly faults: readonly string[];
}

/** Seeded numbers; the first of a small seed are not spread yet. */
function drawOf(name: string, seed: number): (bound: number) => number {
  const draw = below(1000 * seed + name.length);
  for (let k = 0; k < 64; k++) draw(2);
  return draw;
}

/** Asks lists of every maker, so many of each, what made them. */
export async function namedTable(n: number, seeds: readonly number[]): Promise<NamedTable> {
  const none = (): Record<Judged, number> => ({ right: 0, none: 0, wrong: 0, even: 0 });
  const [known, outsiders] = [none(), none()];
  const faults: string[] = [];
  for (const seed of seeds) {
    for (const [name, one] of Object.entries(KNOWN)) {
      const named = await namedOf(one.make(n, drawOf(name, seed)));
      const how = judged(named, one, n);
      known[how]++;
      if (how === 'wrong') faults.push(`${name}: ${JSON.stringify(named)}`);
    }
    for (const [name, make] of Object.entries(OUTSIDERS)) {
      const named = await namedOf([make(n, drawOf(name, seed))]);
      const how = judged(named, null, n);
      outsiders[how]++;
      if (how === 'wrong') faults.push(`${name}: ${JSON.stringify(named)}`);
    }
  }
  return { known, outsiders, faults };
}
