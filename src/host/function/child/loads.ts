import { createHash } from 'node:crypto';
import fs from 'node:fs';
import Module from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildChannel } from './channel.js';
import { CHILD_FRAME } from './protocol.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const readFile = fs.readFileSync;
const digest = createHash;
const pathOf = fileURLToPath;
const NodeAddress = URL;
const keysOf = Object.keys;
const { defineProperty } = Object;
const { exec } = RegExp.prototype;
const { includes, startsWith } = String.prototype;
const { then } = Promise.prototype;
const { stringify } = JSON;

/** Where CommonJS keeps what it has loaded, by path: a member of Node's that its types leave out. */
const cacheOf = (): object | null => {
  const cache: unknown = Reflect.get(Module, '_cache');
  return typeof cache === 'object' ? cache : null;
};

/** What a file may be to be loaded as code, and not read as data. */
const CODE = /\.(?:[cm]?[jt]sx?|json|wasm)(?:[?#]|$)/;
const matches = (text: string): boolean => apply(exec, CODE, [text]) !== null;

/** A source as a loader hands it on; null where it leaves the reading to others. */
type Source = string | ArrayBufferView | ArrayBuffer | null | undefined;

/**
 * Every file that this process loads as code, its entry, imports, packages and JSON, with the SHA-256 of what was loaded: to be made before the
 * subject is. ES modules are seen as the loader reads them, with `registerHooks` where Node has it, else with what its loader reads by; what is left,
 * CommonJS, stands in its cache, and is read again at once.
 */
export class ChildLoads {
  /** By path: the digest of every version met, each with a space before it. */
  readonly #met: Record<string, string> = { __proto__: null } as never;
  #news = '';

  constructor() {
    const harness = cacheOf();
    if (harness) for (const path of keysOf(harness)) this.#met[path] = '';
    const hooks: unknown = Reflect.get(Module, 'registerHooks');
    if (typeof hooks === 'function') {
      apply(hooks, Module, [
        {
          load: (url: string, context: object, next: (url: string, context: object) => { readonly source?: Source }) => {
            const loaded = next(url, context);
            this.#note(url, loaded.source);
            return loaded;
          },
        },
      ]);
      return;
    }
    const own = fs.promises.readFile;
    const reading = (given: readonly unknown[], read: Promise<Source>): Promise<Source> => {
      const [address] = given;
      if (!(address instanceof NodeAddress)) return read;
      const noted: unknown = apply(then, read, [(source: Source) => this.#note(address.href, source)]);
      return noted as Promise<Source>;
    };
    defineProperty(fs.promises, 'readFile', {
      value: (...given: Parameters<typeof own>) => reading(given, apply(own, fs.promises, given)),
      writable: true,
      configurable: true,
      enumerable: true,
    });
  }

  /** What was loaded since it was last asked: lines of a digest, a space and a path as JSON text; empty where nothing was. */
  news(): string {
    const cache = cacheOf();
    if (cache)
      for (const path of keysOf(cache))
        if (this.#met[path] === undefined) {
          const source = readAgain(path);
          if (source) this.#add(path, source);
        }
    const news = this.#news;
    this.#news = '';
    return news;
  }

  #note(url: string, source: Source): Source {
    // A query only makes another module of the same file.
    if (source !== null && source !== undefined && apply(startsWith, url, ['file:']) && matches(url)) this.#add(pathOf(url), source);
    return source;
  }

  #add(path: string, source: string | ArrayBufferView | ArrayBuffer): void {
    const found = digest('sha256')
      .update(source instanceof ArrayBuffer ? new Uint8Array(source) : (source as Uint8Array))
      .digest('hex');
    const met = this.#met[path] ?? '';
    if (apply(includes, met, [found])) return;
    this.#met[path] = `${met} ${found}`;
    this.#news += `${found} ${stringify(path)}\n`;
  }
}

/** Sends what was loaded since it was last sent. */
export function childTellLoads(loads: ChildLoads, channel: ChildChannel): void {
  const lines = loads.news();
  if (lines !== '') channel.message(CHILD_FRAME.loads, { __proto__: null, lines });
}

function readAgain(path: string): Uint8Array | null {
  try {
    return readFile(path);
  } catch {
    return null;
  }
}
