import type { CommandAdditions } from '../cli/additions.js';

/** What a wing gives the house. The house imports none: `src/cli.ts` and `src/index.ts` hand it the list of them. */
export interface Wing extends CommandAdditions {
  readonly name: string;
}
