import { CHILD_WATCH_NAME } from './watch.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const ownKeys = Reflect.ownKeys;
const prototypeOf = Reflect.getPrototypeOf;
const descriptorOf = Reflect.getOwnPropertyDescriptor;
const owns = Object.hasOwn;
const same = Object.is;
const describeSymbol = Symbol.prototype.toString;

const MOST_NAMED = 200;

/** Properties of errors that the engine lets its user set; common libraries do. */
const FREE = ['stackTraceLimit', 'prepareStackTrace'];

interface Part {
  readonly of: object;
  readonly name: string;
  readonly key: PropertyKey;
  /** The value, or the getter. */
  readonly value: unknown;
}

interface Owner {
  readonly of: object;
  readonly name: string;
  readonly keys: number;
  readonly prototype: object | null;
}

/**
 * The parts of the language as they stand when this is made, before the subject is loaded. They are the globals of ECMAScript, their members and
 * those of their prototypes. `touched` names what has been replaced, added or removed since.
 *
 * Plain syntax and captured functions only, since it runs after the subject. No deck depends on its answer.
 */
export class ChildIntrinsics {
  readonly #owners: Owner[] = [];
  readonly #parts: Part[] = [];

  constructor() {
    for (const name of ownKeys(globalThis)) {
      // The language's own names alone: Node's are lazy getters, and a subject may well set a global of its own.
      const found = descriptorOf(globalThis, name);
      if (typeof name !== 'string' || !found || found.enumerable === true || !owns(found, 'value') || name === CHILD_WATCH_NAME) continue;
      const value: unknown = found.value;
      if (typeof value !== 'function' && name !== 'Math' && name !== 'JSON' && name !== 'Reflect' && name !== 'Atomics') continue;
      this.#parts.push({ of: globalThis, name, key: name, value });
      this.#own(value, name);
      if (typeof value === 'function') this.#own(descriptorOf(value, 'prototype')?.value, `${name}.prototype`);
    }
    const iterator = prototypeOf([].values());
    this.#own(iterator, 'ArrayIterator.prototype');
    this.#own(iterator && prototypeOf(iterator), 'Iterator.prototype');
    this.#own(prototypeOf(Uint8Array), 'TypedArray');
    this.#own(prototypeOf(Uint8Array.prototype), 'TypedArray.prototype');
  }

  /** Returns the names of changed parts, except those in `known`, joined by ', '; the first 200. */
  touched(known: readonly string[]): string {
    if (known.length >= MOST_NAMED) return '';
    let names = '';
    let count = 0;
    const note = (name: string): void => {
      for (let i = 0; i < known.length; i++) if (known[i] === name) return;
      if (++count <= MOST_NAMED) names += (names === '' ? '' : ', ') + name;
    };
    for (let i = 0; i < this.#parts.length; i++) {
      const { of, key, name, value } = this.#parts[i];
      const found = descriptorOf(of, key);
      if (!found || !same(owns(found, 'value') ? found.value : found.get, value)) note(name);
    }
    for (let i = 0; i < this.#owners.length; i++) {
      const { of, name, keys, prototype } = this.#owners[i];
      const present = ownKeys(of);
      if (present.length > keys)
        for (let k = 0; k < present.length; k++) if (!this.#knows(of, present[k])) note(`${name}.${shown(present[k])}`);
      if (prototypeOf(of) !== prototype) note(`the prototype of ${name}`);
    }
    return names;
  }

  #knows(of: object, key: PropertyKey): boolean {
    if (key === FREE[0] || key === FREE[1]) return true;
    for (let i = 0; i < this.#parts.length; i++) if (this.#parts[i].of === of && this.#parts[i].key === key) return true;
    return false;
  }

  #own(of: unknown, name: string): void {
    if (of === null || (typeof of !== 'object' && typeof of !== 'function')) return;
    const keys = ownKeys(of);
    this.#owners.push({ of, name, keys: keys.length, prototype: prototypeOf(of) });
    for (const key of keys) {
      const found = descriptorOf(of, key);
      if (!found || key === FREE[0] || key === FREE[1]) continue;
      const value: unknown = owns(found, 'value') ? found.value : found.get;
      this.#parts.push({ of, name: `${name}.${shown(key)}`, key, value });
    }
  }
}

function shown(key: PropertyKey): string {
  if (typeof key !== 'symbol') return `${key}`;
  const text: unknown = apply(describeSymbol, key, []);
  return typeof text === 'string' ? text : 'a symbol';
}
