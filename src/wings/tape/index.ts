import type { Wing } from '../wing.js';

/** The wing for proofs of what programs deal when answered from a tape of our choosing. */
export const tape: Wing = {
  name: 'tape',
  async programProver() {
    const { proveProgram, reproveProgram } = await import('./host/prove-program.js');
    return { prove: proveProgram, reprove: reproveProgram };
  },
};
