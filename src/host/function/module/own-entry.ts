import { basename, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import { moduleBundle } from './bundle.js';
import { moduleBundler } from './bundler.js';
import { moduleTemporary } from './temporary.js';

const bundled = new Map<string, Promise<string>>();

/**
 * Returns the file that a process or thread of our own runs, as a `file:` address. It is the built file at `address`. Where this runs from its
 * sources (`address` still names a .js file) it is the TypeScript file beside it, bundled once. Throws E_INTERNAL where that needs esbuild and there
 * is none.
 */
export async function ownEntry(address: URL): Promise<URL> {
  if (extname(import.meta.url) === '.js') return address;
  const main = fileURLToPath(address).replace(/(?:\.bundle)?\.js$/, '.ts');
  const found = bundled.get(main) ?? bundle(main);
  bundled.set(main, found);
  return new URL(await found);
}

async function bundle(main: string): Promise<string> {
  const bundler = await moduleBundler(dirname(main));
  if (!bundler) throw new AuditError('E_INTERNAL', 'running from sources needs esbuild, got none');
  const { text } = await moduleBundle(bundler, main, basename(main), dirname(main), false);
  return moduleTemporary(text);
}
