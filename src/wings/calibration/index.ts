import type { Wing } from '../wing.js';

/** The wing for audits of even shuffles, held against what is stated of the tests. */
export const calibration: Wing = {
  name: 'calibration',
  commands: [
    {
      usage: 'calibrate [statistic]',
      describe: 'test the tests: how often each calls an even shuffle uneven, with exact intervals',
      follows: 'compare',
      module: '../wings/calibration/commands/calibrate.js',
      readsRecords: true,
      load: async () => (await import('./commands/calibrate.js')).calibrate,
    },
  ],
};
