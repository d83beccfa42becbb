import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { Script } from 'node:vm';
import type { Wings } from './additions.js';

/** The command line, compiled as one function. */
interface Program {
  readonly start: (argv: readonly string[], wings: () => Promise<Wings>) => Promise<void>;
  readonly wings: () => Promise<Wings>;
}

type Code = (require: NodeJS.Require, module: { exports: object }, build: string, outer: (path: string) => Promise<unknown>) => void;

/**
 * Returns the program out of V8's code cache, which the build step made in `folder`, the build's own. Returns null if there is none that is whole and
 * of this very Node and processor. `tag`: what V8 says of both, and of the flags that it was started with. V8 itself asks no more of a program than
 * its length.
 */
export function cachedProgram(folder: URL, tag: number): Program | null {
  const file = new URL('program.cjs', folder);
  const [code, cache] = [read(file), read(new URL('program.cache', folder))];
  const end = cache.indexOf('\n');
  const cachedData = cache.subarray(end + 1);
  const told = `${process.version} ${process.arch} ${tag} `;
  if (cache.toString('latin1', 0, told.length) !== told) return null;
  const sha256 = createHash('sha256').update(code).update(cachedData).digest('hex');
  if (cache.toString('latin1', told.length, end) !== sha256) return null;
  const script = new Script(code.toString('latin1'), { filename: file.href, cachedData });
  if (script.cachedDataRejected) return null;
  const module = { exports: {} };
  (script.runInThisContext() as Code)(createRequire(file), module, new URL('..', folder).href, (path) => import(path));
  return module.exports as Program;
}

/** Returns the bytes of a file; none where it cannot be read. */
function read(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
