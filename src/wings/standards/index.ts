import type { Wing } from '../wing.js';

/** Gaming standards: profiles of clauses, and the documents that answer them. */
export const standards: Wing = {
  name: 'standards',
  checks: async (record) => (await import('./check-profile.js')).checkProfile(record, (await import('../../host/version.js')).VERSION),
};
