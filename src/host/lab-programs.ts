import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The programs that the page of the lab is made of, as the build bundled them: of the page, and of its worker as gzip in base64. */
export function labPrograms(): { readonly page: string; readonly worker: string } {
  const bundled = (name: string): Buffer => readFileSync(new URL(`../lab/${name}.bundle.js`, import.meta.url));
  return { page: bundled('main').toString('utf8'), worker: gzipSync(bundled('worker/main'), { level: 9 }).toString('base64') };
}
