import type { CommandAdditions } from '../cli/additions.js';

/** The contributions of a wing to the core. The core imports none: `src/cli.ts` and `src/index.ts` hand it the list of them. */
export interface Wing extends CommandAdditions {
  readonly name: string;
}
