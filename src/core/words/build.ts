import type { Build } from '../record/run-info.js';

export type { Build } from '../record/run-info.js';

/** Returns the shell command that runs another version of this program, and the place to get that version. */
export function commandOf(version: string, command: string, { from, repository }: Build): string {
  if (from === 'registry') return `npx shuffle-audit@${version} ${command}`;
  return `shuffle-audit ${command} (as built at the tag v${version} of ${repository ?? 'its repository'})`;
}
