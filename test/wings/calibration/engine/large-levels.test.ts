import { expect, it } from 'vitest';
import { makeCalibration } from '../../../../src/wings/calibration/engine/make-calibration.js';
import { calibrate } from '../../../../src/wings/calibration/host/calibrate.js';

// As levels.test.ts, of decks beyond a byte; some minutes. `shuffle-audit calibrate --n 300,1000 --trials 300,400 --audits 800
// --prng chacha20 --seed large` makes the record of it, with every rate.
it('even shuffles of 300 and 1,000 cards are rejected no more often than is said', async () => {
  const sizes = [
    { n: 300, trials: 300 },
    { n: 1000, trials: 400 },
  ];
  const made = makeCalibration({ seed: 'large', sizes, audits: 800, sources: ['chacha20'], repeats: 0 });
  const { calibration, verdict } = await calibrate({ ...made.plan, recording: null }, made, null, { workers: 1 });
  expect(verdict).toMatchObject({ kind: 'holds', because: [] });
  expect(calibration.map(({ n }) => n)).toEqual([300, 1000]);
});
