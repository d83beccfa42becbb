import { addition } from '../../cli/additions.js';
import type { CommonAsked } from '../../cli/command.js';
import type { Wing } from '../wing.js';

/** The wing for an alarm over deals as they come, and for the place where a log that was dealt before turned. */
export const watch: Wing = {
  name: 'watch',
  commands: [
    {
      usage: 'watch [file]',
      describe: 'keep an alarm over deals as they come: a file, or standard input',
      follows: 'verify',
      module: '../wings/watch/commands/watch.js',
      load: async () => (await import('./commands/watch.js')).watch,
    },
  ],
  additions: {
    log: addition<Record<never, never>, CommonAsked>({}, async ({ quiet }) => ({
      inspectLog: async (log) => (await import('./words/turn-of-log.js')).turnOfLog(log, quiet),
    })),
  },
  redo: async (record, cwd) => (await import('./host/turn-check.js')).turnCheck(record, cwd),
};
