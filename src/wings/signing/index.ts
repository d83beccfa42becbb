import type { Wing } from '../wing.js';

/** Signatures of records, policies, and seeds that nobody could choose. */
export const signing: Wing = {
  name: 'signing',
  checks: async (record) => (await import('./seed-checks.js')).seedChecks(record),
  signature: async (read, policy, now) => (await import('./signature-state.js')).signatureState(read, policy, now),
};
