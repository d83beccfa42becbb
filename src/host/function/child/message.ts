import { EXIT_OF } from '../../../core/errors.js';
import type { ChildEnd, ChildFault, ChildNames, ChildNews, ChildReady } from '../../../engine/child/protocol.js';
import type { Load } from '../module/loaded.js';

export type ChildShape<T> = { readonly [K in keyof T]-?: (value: unknown) => value is T[K] };

const text = (value: unknown): value is string => typeof value === 'string';
const flag = (value: unknown): value is boolean => typeof value === 'boolean';
const count = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const code = (value: unknown): value is ChildFault['code'] => typeof value === 'string' && Object.hasOwn(EXIT_OF, value);
const result = (value: unknown): value is ChildEnd['result'] => value === 'returns' || value === 'mutates';

/** The members of each message a child sends, to be checked: a subject can write to the channel too. */
export const CHILD_MESSAGE: {
  readonly ready: ChildShape<ChildReady>;
  readonly end: ChildShape<ChildEnd>;
  readonly fault: ChildShape<ChildFault>;
  readonly cards: ChildShape<ChildNames>;
  readonly loads: ChildShape<ChildNews>;
} = {
  ready: { url: text, export: text, random: flag },
  end: { trials: count, result, async: flag, beside: text, touches: text, held: count },
  fault: { code, rule: text, trial: count, position: count, hint: text, stack: text, syntax: flag },
  cards: { lines: text },
  loads: { lines: text },
};

/** Parses a message from its JSON, or null where it is not of that shape. */
export function childMessage<T extends object>(json: string, shape: ChildShape<T>): T | null {
  try {
    const value: unknown = JSON.parse(json);
    return fits(value, shape) ? value : null;
  } catch {
    return null;
  }
}

function fits<T extends object>(value: unknown, shape: ChildShape<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.entries<(value: unknown) => boolean>(shape).every(([name, check]) => check(members.get(name)));
}

/** Parses the files of a message's lines, or null where a line is malformed. */
export function childLoads(lines: string): readonly Load[] | null {
  const loads: Load[] = [];
  for (const line of lines.split('\n').slice(0, -1)) {
    const path = /^[0-9a-f]{64} "/.test(line) ? textIn(line.slice(65)) : null;
    if (path === null) return null;
    loads.push({ sha256: line.slice(0, 64), path });
  }
  return loads;
}

function textIn(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json);
    return text(value) ? value : null;
  } catch {
    return null;
  }
}
