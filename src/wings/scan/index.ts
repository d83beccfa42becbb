import type { Wing } from '../wing.js';

/** The wing that finds what looks like a shuffle in a folder of code, and proves or audits each. */
export const scan: Wing = {
  name: 'scan',
  commands: [
    {
      usage: 'scan <folder>',
      describe: 'find what looks like a shuffle in a project’s own code, and prove or audit each',
      follows: 'survey',
      module: '../wings/scan/commands/scan.js',
      load: async () => (await import('./commands/scan.js')).scan,
    },
  ],
};
