import { andList } from '../../../../core/words/and-list.js';
import type { VersionTurns } from '../../engine/version-turns.js';
import { groupOf } from '../facts/groups.js';
import { GROUP_WORDS } from './survey.js';

/** Says where the findings on a subject change between the versions that were looked at, a sentence each. */
export function turnSentences({ turns }: VersionTurns): readonly string[] {
  if (turns.length > 0)
    return turns.map(({ from, kind, to }) =>
      kind === 'mended'
        ? `${from} is biased; in ${to}, the next of the list, no bias is found.`
        : `In ${from} no bias is found; ${to}, the next of the list, is biased.`,
    );
  return ['Where that changes cannot be told from these.'];
}

/** Says whether all versions of a subject have the same verdict. */
export function isAlike({ versions }: VersionTurns): boolean {
  return new Set(versions.map(({ row }) => groupOf(row))).size === 1;
}

/** Names the subjects whose versions all have the same verdict, in a sentence. */
export function alikeSentence(alike: readonly VersionTurns[]): string {
  const named = alike.map(({ subject, versions }) => `${subject} (${GROUP_WORDS[groupOf(versions[0].row)].toLowerCase()})`);
  return `All versions come to the same of ${andList(named)}.`;
}
