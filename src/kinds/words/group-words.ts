import type { DeviationResult } from '../../core/record/results.js';
import type { LogParts, LogSource } from '../../core/source/log-source.js';
import { visible } from '../../page/visible.js';

/** The most letters of a group's name in a sentence: others wrote it, and it may be long. */
const LONGEST = 40;

/** Writes a group's name in a sentence; a date is never broken at its hyphens. */
export function named(name: string): string {
  const short = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
  return visible(/^\d{4}-\d\d-\d\d$/.test(name) ? name.replaceAll('-', '\u2011') : short);
}

/** Writes a group as the subject of a sentence: `table 7`, by the user's name of the field; a day, or a name that says enough, stands alone. */
export function groupWords({ by, groups, name: field }: LogParts, group: number): string {
  const name = named(groups[group]?.name ?? '');
  if (by === 'day') return name;
  if (by === 'file') return `file ${name}`;
  const word = /^[\p{L}_][\p{L}\p{N} _-]*$/u.test(field) ? visible(field) : 'group';
  return name.toLowerCase().includes(word.toLowerCase()) ? name : `${word} ${name}`;
}

/** Names the group that a row which looks at them one by one found furthest from all others; null for other rows and other subjects. */
export function furthestWords(
  source: LogSource | { readonly kind: string },
  { furthest }: Pick<DeviationResult, 'furthest'>,
): string | null {
  return furthest && 'parts' in source && source.parts ? groupWords(source.parts, furthest.group) : null;
}
