import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import { moduleBundle } from '../module/bundle.js';
import { moduleBundler } from '../module/bundler.js';
import { moduleTemporary } from '../module/temporary.js';

let bundled: Promise<string> | undefined;

/** The file a child process runs: the built one beside this module, or, where this runs from its sources, the same bundled. */
export async function childEntry(): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const main = join(dirname(here), `main${extname(here)}`);
  if (extname(here) === '.js') return main;
  bundled ??= bundle(main);
  return fileURLToPath(await bundled);
}

async function bundle(main: string): Promise<string> {
  const bundler = await moduleBundler(dirname(main));
  if (!bundler) throw new AuditError('E_INTERNAL', 'running from sources needs esbuild, got none');
  return moduleTemporary(await moduleBundle(bundler, main, 'child-main.ts', dirname(main), false));
}
