import { SCHEMA } from '../../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { makeCalibration } from '../../../../src/wings/calibration/engine/make-calibration.js';
import { calibrate } from '../../../../src/wings/calibration/host/calibrate.js';
import type { Calibration, CalibrationCore } from '../../../../src/wings/calibration/record/calibration.js';

const made = makeCalibration({
  seed: "it's a page",
  tests: ['parity', 'position-matrix', 'neighbour-gap', 'permutations'],
  sizes: [
    { n: 4, trials: 'least' },
    { n: 4, trials: 60 },
    { n: 13, trials: 150 },
  ],
  audits: 500,
  repeats: 2,
  sources: ['chacha20', 'philox4x32'],
});
const core = await calibrate({ ...made.plan, recording: null }, made, null, { workers: 1 });

/** A small calibration of two sources, whole; `change` alters its core before it is closed. */
export function calibration(change: (core: CalibrationCore) => CalibrationCore = (same) => same): Calibration {
  const changed = change(core);
  const run = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1200, node: '20.19.0', cpu: 'test', workers: 2 };
  return { schema: SCHEMA, core: changed, digest: digestOf(changed), run };
}

/** The same plan with three audits, which show nothing. */
const few = makeCalibration({
  seed: 'few',
  tests: ['parity'],
  sizes: [{ n: 13, trials: 150 }],
  audits: 3,
  repeats: 0,
  sources: ['chacha20'],
});
const fewCore = await calibrate({ ...few.plan, recording: null }, few, null, { workers: 1 });
/** One statistic at one size, with too few audits. */
export const tooFew: Calibration = calibration(() => fewCore);

/** The same where the first row of the last size rejects 40 times in 100 under 0.05. */
export const failing: Calibration = calibration((whole) => {
  const size = whole.calibration.at(-1);
  const row = size?.rows[0];
  if (!size || !row) throw new Error('the calibration has no row');
  const [first, ...others] = row.together.upper;
  const rate = { ...first, rejections: 400, low: 0.35, high: 0.5, answer: 'more-often' as const, logP: -150 };
  const rows = [{ ...row, together: { ...row.together, upper: [rate, ...others] } }, ...size.rows.slice(1)];
  return {
    ...whole,
    calibration: [...whole.calibration.slice(0, -1), { ...size, rows }],
    verdict: {
      kind: 'fails',
      because: [{ n: size.n, trials: size.trials, test: row.test, asks: 'upper', level: first.level }],
    },
  };
});
