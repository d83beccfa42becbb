/** The deepest nesting of any record, so that a recursive reader cannot be made to overflow its stack. */
const MOST_LEVELS = 32;

export interface TreeFacts {
  /** Keys of all objects together. */
  readonly keys: number;
  /** The reason, in lower case, why no record may hold the data, whatever its schema says; null if there is none. */
  readonly fault: string | null;
}

/**
 * Walks plain data without recursing: counts its keys, and finds what a schema cannot see, a key `__proto__` (which copying loses) and endless nesting.
 */
export function treeFacts(data: unknown): TreeFacts {
  let keys = 0;
  let level: readonly object[] = isTree(data) ? [data] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return { keys, fault: `must nest at most ${MOST_LEVELS} levels deep, got more` };
    const below: object[] = [];
    for (const tree of level) {
      const names = Array.isArray(tree) ? [] : Object.keys(tree);
      keys += names.length;
      if (names.includes('__proto__')) return { keys, fault: 'must have no key "__proto__", got one' };
      for (const value of Array.isArray(tree) ? tree : Object.values(tree)) if (isTree(value)) below.push(value);
    }
    level = below;
  }
  return { keys, fault: null };
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
