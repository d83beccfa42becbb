import { createHash } from 'node:crypto';
import fs from 'node:fs';
import Module from 'node:module';
import { fileURLToPath } from 'node:url';
import { CHILD_FRAME } from '../../../engine/child/protocol.js';
import type { ChildChannel } from './channel.js';

// Captured before the subject is loaded: it may replace any of them, and members of every prototype.
const { apply } = Reflect;
const { openSync, readSync, closeSync } = fs;
const createDigest = createHash;
type OwnHash = { readonly update: (bytes: Uint8Array) => unknown; readonly digest: (form: 'hex') => string };
const { update, digest }: OwnHash = createHash('sha256');
const ArrayBytes = ArrayBuffer;
const { isView } = ArrayBuffer;
const Bytes = Uint8Array;
const pathOf = fileURLToPath;
const NodeAddress = URL;
const hrefOf = Object.getOwnPropertyDescriptor(URL.prototype, 'href')?.get;
const { defineProperty } = Object;
const { exec } = RegExp.prototype;
const { includes, startsWith } = String.prototype;
const { then } = Promise.prototype;
const { stringify } = JSON;

const CHUNK = 65_536;

const HEX: ['hex'] = ['hex'];

/**
 * Names of files that can be loaded as code when read, rather than as data. They have such an extension or none, as an ES module package may name its
 * files.
 */
const CODE = /^[^?#]*(?:\.(?:[cm]?[jt]sx?|json|wasm)|\/[^./?#]+)(?:[?#]|$)/;
const matches = (text: string): boolean => apply(exec, CODE, [text]) !== null;

/** A source as a loader passes it on; null where it leaves the reading to others. */
type Source = string | ArrayBufferView | ArrayBuffer | null | undefined;

type Loading = (module: object, path: string) => unknown;

/**
 * Every file that this process loads as code (its entry, imports, packages and JSON), with the SHA-256 of the loaded text. Must be made before the
 * subject is loaded. It sees files as the loader reads them, with `registerHooks` where Node has it, else through the functions by which its two
 * loaders read. The subject runs beside all of this, so the parent digests every named file once more, out of the subject's reach.
 */
export class ChildLoads {
  /** The digest of every version met, by path, each with a space before it. */
  readonly #met: Record<string, string> = { __proto__: null } as never;
  #news = '';

  constructor() {
    const hooks: unknown = Reflect.get(Module, 'registerHooks');
    if (typeof hooks === 'function') {
      apply(hooks, Module, [
        {
          load: (url: string, context: object, next: (url: string, context: object) => { readonly source?: Source }) => {
            const loaded = next(url, context);
            // Whatever a loader asks for is code, whatever it is called.
            this.#note(url, loaded.source);
            return loaded;
          },
        },
      ]);
      return;
    }
    this.#seeRequired();
    const own = fs.promises.readFile;
    const reading = (given: readonly unknown[], read: Promise<Source>): Promise<Source> => {
      const address = given[0];
      if (!(address instanceof NodeAddress) || !hrefOf) return read;
      const href: unknown = apply(hrefOf, address, []);
      const noted: unknown = apply(then, read, [
        (source: Source) => (matches(href as string) ? this.#note(href as string, source) : source),
      ]);
      return noted as Promise<Source>;
    };
    defineProperty(fs.promises, 'readFile', {
      value: (...given: Parameters<typeof own>) => reading(given, apply(own, fs.promises, given)),
      writable: true,
      configurable: true,
      enumerable: true,
    });
  }

  /** Returns what was loaded since the last call: lines of a digest, a space and a path as JSON text; empty where nothing was. */
  news(): string {
    const news = this.#news;
    this.#news = '';
    return news;
  }

  /** Observes CommonJS loads. They read by a function for every file extension: a member of Node's that its types leave out. */
  #seeRequired(): void {
    const endings: unknown = Reflect.get(Module, '_extensions');
    if (typeof endings !== 'object' || endings === null) return;
    for (const [ending, load] of Object.entries(endings as Readonly<Record<string, Loading>>))
      defineProperty(endings, ending, {
        value: (module: object, path: string): unknown => {
          this.#add(path, digestOf(path));
          return apply(load, endings, [module, path]);
        },
        writable: true,
        configurable: true,
        enumerable: true,
      });
  }

  #note(url: string, source: Source): Source {
    // A query only makes another module of the same file.
    if (source !== null && source !== undefined && apply(startsWith, url, ['file:'])) {
      const path = pathOf(url);
      // A text may have lost what no text can hold.
      this.#add(path, isView(source) ? digestOfBytes(source as Uint8Array) : digestOf(path));
    }
    return source;
  }

  #add(path: string, found: string): void {
    const met = this.#met[path] ?? '';
    if (found === '' || apply(includes, met, [found])) return;
    this.#met[path] = `${met} ${found}`;
    this.#news += `${found} ${stringify(path)}\n`;
  }
}

/** Sends what was loaded since the last call. */
export function childTellLoads(loads: ChildLoads, channel: ChildChannel): void {
  const lines = loads.news();
  if (lines !== '') channel.message(CHILD_FRAME.loads, { __proto__: null, lines });
}

/** Digests a file as it stands on disk; empty where it cannot be read. */
function digestOf(path: string): string {
  try {
    const file = openSync(path, 'r');
    const made = createDigest('sha256');
    const room = new ArrayBytes(CHUNK);
    for (let length = CHUNK; length > 0; ) {
      length = readSync(file, new Bytes(room), 0, CHUNK, null);
      apply(update, made, [new Bytes(room, 0, length)]);
    }
    closeSync(file);
    return apply(digest, made, HEX);
  } catch {
    return '';
  }
}

function digestOfBytes(bytes: Uint8Array): string {
  const made = createDigest('sha256');
  apply(update, made, [bytes]);
  return apply(digest, made, HEX);
}
