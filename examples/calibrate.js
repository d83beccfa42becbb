// Tests the tests: audits an even shuffle again and again, and counts how often each calls it uneven.
import { render, startSealing } from 'shuffle-audit';
import { calibrate, makeCalibration } from 'shuffle-audit/calibration';

const made = makeCalibration({
  seed: 'example',
  tests: ['fixed-points', 'cycles'],
  sizes: [{ n: 13, trials: 500 }],
  audits: 300,
  sources: ['chacha20'],
});
const sealing = startSealing();
// Only the source os is recorded, so that its audits can be dealt again.
const core = await calibrate({ ...made.plan, recording: null }, made, null, { workers: 2 });
console.log(core.verdict.kind);
const text = await render(sealing.seal(core, 2).record, 'text');
console.log(text.split('\n').find((line) => line.startsWith('○')));

// prints:
// holds
// ○ The tests keep their word: none calls an even shuffle uneven too often
