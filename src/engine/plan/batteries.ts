import type { BatteryId } from '../../core/statistic/statistic.js';
import { type KindUnderNull, statisticsIn } from '../../kinds/index.js';

/** Statistics that run together, by cost: every statistic names the cheapest battery that holds it. */
export interface Battery {
  readonly id: BatteryId;
  readonly summary: string;
  /** The batteries whose statistics it includes beside its own. */
  readonly holds: readonly BatteryId[];
}

/** The batteries, cheapest first, and last that of the gaming standards. Each holds all the required statistics, without which no verdict is clean. */
export const BATTERIES: readonly Battery[] = [
  {
    id: 'quick',
    summary: 'what a clean verdict rests on: the required statistics and changes during the run; and whether deals far apart agree',
    holds: [],
  },
  {
    id: 'standard',
    summary: 'the required statistics, neighbours, cycles and runs, duplicate deals, and each deal against the one before',
    holds: ['quick'],
  },
  {
    id: 'deep',
    summary:
      'every statistic but those of `standards` that the deck and the number of deals allow: all pairs of cards, inversions and poker hands too',
    holds: ['quick', 'standard'],
  },
  {
    id: 'standards',
    summary: 'what `standard` holds, and what gaming standards name beside it',
    holds: ['quick', 'standard'],
  },
];

/** Returns the ids of the tests that a battery holds for outcomes of a space, in the order in which a plan records them. */
export function batteryTests(battery: BatteryId, space: KindUnderNull): readonly string[] {
  const within = new Set([battery, ...BATTERIES.flatMap(({ holds, id }) => (id === battery ? holds : []))]);
  const held = statisticsIn(space).all.filter((statistic) => within.has(statistic.battery));
  // Records of quick audits have always named what needs no order before the shuffle first; a plan's order is part of its record.
  const ordered =
    within.size === 1 ? [...held.filter(({ needsStart }) => !needsStart), ...held.filter(({ needsStart }) => needsStart)] : held;
  return ordered.map(({ id }) => id);
}
