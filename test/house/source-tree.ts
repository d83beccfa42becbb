import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Source texts by path below src/, with forward slashes: `prng/pcg32.ts`. */
export type SourceTree = ReadonlyMap<string, string>;

/** The project's own folder, without a slash at its end. */
export const PROJECT: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Reads every module below `root`: .ts and .tsx, but no declarations written by hand. */
export function readTree(root: string = join(PROJECT, 'src')): SourceTree {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .sort();
  return new Map(files.map((name) => [name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')]));
}
