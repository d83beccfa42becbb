import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { VERSION } from '../../../src/host/version.js';
import type { BrokenRace, RaceFindings } from '../../../src/wings/race/record/broken-race.js';
import { brokenRaceCore } from '../../../src/wings/race/record/broken-race-core.js';

const RUN = { startedAt: '2026-11-26T00:00:00.000Z', elapsedMs: 580, node: '20.19.0', cpu: 'test', workers: 2 };

/** Findings of a deck of five cards: 12,000 of 16,384 deals are broken, 2,000 of them by two cards. */
export const FIVE_CARDS: RaceFindings = {
  first: { deal: 3, cells: [4, 1, 1, 3, 0] },
  counts: {
    deals: 16_384,
    broken: 12_000,
    byLost: [10_000, 2000],
    lost: [3000, 2500, 2500, 2000, 4000],
    doubled: [0, 5000, 4000, 3000, 2000],
  },
};

/** The record of a race of `n` cards that came to these findings. */
export function brokenRaceRecord(n = 5, findings: RaceFindings = FIVE_CARDS): BrokenRace {
  const core = brokenRaceCore(VERSION, { seed: 'race', n, trials: 20_000 }, findings);
  return { schema: SCHEMA, core, digest: digestOf(core), run: RUN };
}
