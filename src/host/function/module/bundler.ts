import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The small part of esbuild's API that is used. esbuild is an optional peer, so none of its own types may appear in published ones. */
export interface ModuleBundler {
  build(options: object): Promise<{ readonly outputFiles: readonly { readonly text: string }[] }>;
}

/** Finds esbuild as installed for the user's folder, or else for ours; undefined where it is in neither. */
export async function moduleBundler(cwd: string): Promise<ModuleBundler | undefined> {
  for (const from of [join(cwd, 'noop.js'), import.meta.url]) {
    try {
      const bundler: unknown = await import(pathToFileURL(createRequire(from).resolve('esbuild')).href);
      if (isBundler(bundler)) return bundler;
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

function isBundler(value: unknown): value is ModuleBundler {
  return typeof value === 'object' && value !== null && 'build' in value && typeof value.build === 'function';
}
