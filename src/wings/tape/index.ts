import type { Wing } from '../wing.js';

/** Proofs of what programs deal, which are answered from a tape of our choosing. */
export const tape: Wing = {
  name: 'tape',
  async programProver() {
    const { proveProgram, reproveProgram } = await import('./host/prove-program.js');
    return { prove: proveProgram, reprove: reproveProgram };
  },
};
