import { nearest } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { childDescribe } from './describe.js';
import { childParameter } from './parameter.js';
import { childSuggest, childTry } from './suggest.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const ownKeys = Object.keys;
const sourceOf = Function.prototype.toString;

export type ChildCallable = (...given: readonly unknown[]) => unknown;

export interface ChildPick {
  readonly call: ChildCallable;
  /** The object it is a member of. */
  readonly owner: unknown;
  /** The path to it, `default` or `a.b`. */
  readonly name: string;
}

/**
 * Finds the function at `path` of a module's namespace, or without one its default export or only function. It looks through `default`, since a
 * CommonJS module's exports and a transpiled module's default are behind it. Throws E_SUBJECT_LOAD naming the exports found.
 */
export function childPick(namespace: unknown, path: readonly string[] | null): ChildPick {
  const outer = member(namespace, 'default');
  const inner = member(outer, 'default');
  if (path !== null && !(path.length === 1 && path[0] === 'default')) {
    const behind = walk(outer, path) ?? walk(inner, path);
    const before = walk(namespace, path);
    // `this` of a CommonJS export is its module.exports, not the namespace made from it.
    const found = before && before.value !== behind?.value ? before : behind;
    if (!found)
      throw new AuditError('E_SUBJECT_LOAD', `must export the function "${joined(path)}", ${listed(namespace, outer)}`, {
        hint: nearHint(joined(path), [...keysOf(namespace), ...keysOf(outer)]),
      });
    return callable(found.value, found.owner, joined(path));
  }
  if (typeof outer === 'function') return callable(outer, undefined, 'default');
  if (typeof inner === 'function') return callable(inner, undefined, 'default');
  if (path !== null) throw new AuditError('E_SUBJECT_LOAD', `must have a function as its default export, ${listed(namespace, outer)}`);
  const { name, more } = only(namespace, outer);
  if (name === null || more) {
    const rule = more ? 'must have a default export or one function only' : 'must export a function';
    throw new AuditError('E_SUBJECT_LOAD', `${rule}, ${listed(namespace, outer)}`, {
      hint: more ? 'name one after a #, as in file.js#shuffle' : 'write export before it: export function shuffle(deck) { … }',
    });
  }
  const owner = typeof member(outer, name) === 'function' ? outer : namespace;
  return callable(member(owner, name), owner, name);
}

/** Returns true if the name of parameter `index` (from 0) asks for random numbers: the second one, unless the function is told how many cards to deal. */
export function childAsksRandom(call: ChildCallable, index: number = 1): boolean {
  const name = childParameter(apply(sourceOf, call, []), index);
  return name === 'random' || name === 'rng' || name === 'rand';
}

function callable(value: unknown, owner: unknown, name: string): ChildPick {
  if (typeof value !== 'function')
    throw new AuditError('E_SUBJECT_LOAD', `the export "${name}" must be a function, got ${childDescribe(value)}`, {
      hint: childTry(childSuggest(value, name, undefined)),
    });
  const source = apply(sourceOf, value, []);
  if (
    source[0] === 'c' &&
    source[1] === 'l' &&
    source[2] === 'a' &&
    source[3] === 's' &&
    source[4] === 's' &&
    !(source[5] > ' ' && source[5] !== '{')
  ) {
    throw new AuditError('E_SUBJECT_LOAD', `the export "${name}" must be a function, got a class, which cannot be called without new`, {
      hint: childTry(childSuggest(value, name === 'default' ? value.name : name, undefined)),
    });
  }
  return { call: value as ChildCallable, owner, name };
}

function walk(root: unknown, path: readonly string[]): { readonly value: unknown; readonly owner: unknown } | null {
  let value = root;
  let owner: unknown;
  for (let i = 0; i < path.length; i++) {
    owner = value;
    value = member(owner, path[i]);
    if (value === undefined) return null;
  }
  return { value, owner };
}

function member(of: unknown, key: string): unknown {
  if (of === null || (typeof of !== 'object' && typeof of !== 'function')) return undefined;
  try {
    return (of as Readonly<Record<string, unknown>>)[key];
  } catch {
    return undefined;
  }
}

function only(namespace: unknown, outer: unknown): { readonly name: string | null; readonly more: boolean } {
  let name: string | null = null;
  for (let root = 0; root < 2; root++) {
    const of = root === 0 ? namespace : outer;
    const keys = keysOf(of);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (key === 'default' || key === 'module.exports' || key === name || typeof member(of, key) !== 'function') continue;
      if (name !== null) return { name, more: true };
      name = key;
    }
  }
  return { name, more: false };
}

/** Suggests the export that a name was most likely meant to be. */
function nearHint(name: string, exports: readonly string[]): string {
  const [near] = nearest(
    name,
    exports.filter((one) => one !== 'default' && one !== 'module.exports'),
  );
  return near === undefined ? '' : `did you mean #${near}?`;
}

function listed(namespace: unknown, outer: unknown): string {
  let names = '';
  for (let root = 0; root < 2; root++) {
    const keys = keysOf(root === 0 ? namespace : outer);
    for (let i = 0; i < keys.length && i < 40; i++) {
      const seen = root === 1 && member(namespace, keys[i]) !== undefined;
      if (keys[i] !== 'module.exports' && !seen) names += (names === '' ? '' : ', ') + keys[i];
    }
  }
  return names === '' ? 'got no exports' : `got ${names}`;
}

function keysOf(value: unknown): readonly string[] {
  return value !== null && (typeof value === 'object' || typeof value === 'function') ? ownKeys(value) : [];
}

function joined(path: readonly string[]): string {
  let text = '';
  for (let i = 0; i < path.length; i++) text += (i === 0 ? '' : '.') + path[i];
  return text;
}
