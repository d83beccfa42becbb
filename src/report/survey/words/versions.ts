import type { VersionTurns } from '../../../engine/survey/version-turns.js';

/** Where what is found of a subject changes between the versions that were looked at, a sentence each. */
export function turnSentences({ turns, versions }: VersionTurns): readonly string[] {
  if (turns.length > 0)
    return turns.map(({ from, kind, to }) =>
      kind === 'mended' ? `Biased up to ${from}; from ${to} on no bias is found.` : `No bias is found up to ${from}; biased from ${to} on.`,
    );
  const kinds = new Set(versions.map(({ row }) => row.verdict.kind));
  return [kinds.size === 1 ? 'All of them come to the same.' : 'Where that changes cannot be told from these.'];
}
