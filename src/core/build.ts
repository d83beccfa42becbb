/** How this program came to where it runs, as far as it can tell; what is not known of it is absent. */
export interface Build {
  /** Whether npm fetched it from a registry of packages: only there its name is known to be its own. */
  readonly from: 'registry' | 'source';
  /** The commit it was built at, in 40 hex digits, where nothing had been changed since. */
  readonly commit?: string;
  /** SHA-256 of the list that `sha256sum` makes of its files. */
  readonly sha256?: string;
  /** Where its repository is. */
  readonly repository?: string;
}

/** What a command is called that another version of this program must run: what it is, and where that version is had. */
export function commandOf(version: string, command: string, { from, repository }: Build): string {
  if (from === 'registry') return `npx shuffle-audit@${version} ${command}`;
  return `shuffle-audit ${command} (as built at the tag v${version} of ${repository ?? 'its repository'})`;
}
