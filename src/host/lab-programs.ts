import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { VERSION } from './version.js';

/** Returns the programs of the lab page, as the build bundled them. Those of the page and its frames are text, those of its workers gzip in base64. */
export function labPrograms(): {
  readonly page: string;
  readonly packed: { readonly worker: string; readonly harness: string; readonly bench: string };
  readonly frames: { readonly sandbox: string; readonly viewer: string };
  readonly version: string;
} {
  const bundled = (name: string): Buffer => readFileSync(new URL(`../lab/${name}.bundle.js`, import.meta.url));
  const packed = (name: string): string => gzipSync(bundled(name), { level: 9 }).toString('base64');
  return {
    page: bundled('main').toString('utf8'),
    packed: { worker: packed('worker/main'), harness: packed('sandbox/harness'), bench: packed('bench/main') },
    frames: { sandbox: bundled('sandbox/frame').toString('utf8'), viewer: bundled('bench/viewer').toString('utf8') },
    version: VERSION,
  };
}
