import type { Wing } from '../wing.js';

/** The wing that foretells the next decks from those that were seen. */
export const predict: Wing = {
  name: 'predict',
  commands: [
    {
      usage: 'predict [files..]',
      describe: 'find the generator’s state in deals that were seen, and foretell the next decks',
      follows: 'log',
      takesProgram: true,
      module: '../wings/predict/commands/predict.js',
      readsRecords: true,
      load: async () => (await import('./commands/predict.js')).predict,
    },
  ],
};
