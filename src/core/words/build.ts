import type { Build } from '../record/run-info.js';

export type { Build } from '../record/run-info.js';

/** What a command is called that another version of this program must run: what it is, and where that version is had. */
export function commandOf(version: string, command: string, { from, repository }: Build): string {
  if (from === 'registry') return `npx shuffle-audit@${version} ${command}`;
  return `shuffle-audit ${command} (as built at the tag v${version} of ${repository ?? 'its repository'})`;
}
