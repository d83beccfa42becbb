import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AuditError } from '../../core/errors.js';
import { moduleBundle } from '../function/module/bundle.js';
import { moduleBundler } from '../function/module/bundler.js';
import { moduleTemporary } from '../function/module/temporary.js';

let bundled: Promise<string> | undefined;

/** The file a thread of a race runs: the built one beside this module, or, where this runs from its sources, the same bundled. */
export async function raceEntry(): Promise<URL> {
  const here = fileURLToPath(import.meta.url);
  const main = join(dirname(here), `thread${extname(here)}`);
  if (extname(here) === '.js') return pathToFileURL(main);
  bundled ??= bundle(main);
  return new URL(await bundled);
}

async function bundle(main: string): Promise<string> {
  const bundler = await moduleBundler(dirname(main));
  if (!bundler) throw new AuditError('E_INTERNAL', 'running from sources needs esbuild, got none');
  return moduleTemporary(await moduleBundle(bundler, main, 'race-thread.ts', dirname(main), false));
}
