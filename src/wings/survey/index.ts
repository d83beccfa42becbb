import type { Wing } from '../wing.js';

/** The wing for lists of subjects, each of them proved, looked at and audited under one rule, on one page. */
export const survey: Wing = {
  name: 'survey',
  commands: [
    {
      usage: 'survey [list..]',
      describe: 'audit many packages, files and programs, a row each of a list, or named one by one, on one page',
      follows: 'compare',
      module: '../wings/survey/commands/survey.js',
      readsRecords: true,
      load: async () => (await import('./commands/survey.js')).survey,
    },
  ],
};
