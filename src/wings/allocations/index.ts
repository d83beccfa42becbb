import { addition } from '../../cli/additions.js';
import type { Prepared } from '../../cli/prepared.js';
import type { Wing } from '../wing.js';
import type { Reader } from './read/refuse-allocation.js';

const refuse = async (reader: Reader): Promise<Prepared> => {
  await (await import('./read/refuse-allocation.js')).refuseAllocation(reader);
  return {};
};

/** The wing for allocation lists of trials, whose arms are shuffled block by block. */
export const allocations: Wing = {
  name: 'allocations',
  commands: [
    {
      usage: 'allocation <file>',
      describe: 'audit the allocation list of a trial: arms shuffled in blocks of one size or several, in one stratum or many',
      follows: 'order',
      module: '../wings/allocations/commands/allocation.js',
      readsRecords: true,
      load: async () => (await import('./commands/allocation.js')).allocation,
    },
  ],
  additions: {
    order: addition<
      Record<never, never>,
      { readonly files: readonly string[]; readonly column: string | undefined; readonly copies: boolean }
    >({}, async ({ column, copies, files }) => (copies ? {} : refuse({ command: 'order', files, column }))),
    log: addition<Record<never, never>, { readonly files: readonly string[]; readonly field: string | undefined }>(
      {},
      async ({ field, files }) => refuse({ command: 'log', files, column: field }),
    ),
  },
};
