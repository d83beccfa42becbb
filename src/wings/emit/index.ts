import type { Wing } from '../wing.js';

/** The wing that writes what an audit deals from, and what it deals, for other programs to test. */
export const emit: Wing = {
  name: 'emit',
  commands: [
    {
      usage: 'emit [subject]',
      describe: 'write the words, choices or decks of a subject, or decks of a program after --, for other programs to test',
      takesProgram: true,
      follows: 'replay',
      module: '../wings/emit/commands/emit.js',
      load: async () => (await import('./commands/emit.js')).emit,
    },
  ],
};
