import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { DEFAULT_PARTS, PARTS } from '../../core/subject/default-parts.js';
import { makerName } from '../built-in-id.js';

/** Writes a built-in subject as a user would type it: trailing parts that have their default are left out. */
export function builtInWord(origin: Origin<BuiltInSource>): string {
  const parts: string[] = PARTS.map((part) => origin.source[part]);
  while (parts.length > 0 && parts.at(-1) === DEFAULT_PARTS[PARTS[parts.length - 1]]) parts.pop();
  return [makerName(origin), ...parts].join('/');
}
