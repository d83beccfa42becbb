import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { printPdf } from '../../../src/wings/standards/print-pdf.js';

const folder = mkdtempSync(join(tmpdir(), 'print-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A search path on which a program called chromium does this. */
function browserThat(name: string, does: string): string {
  const path = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(path, 'chromium'), `#!/bin/sh\n${does}\n`);
  chmodSync(join(path, 'chromium'), 0o755);
  return path;
}

describe('a PDF', () => {
  it('is refused without a browser, and it is said how to print one', async () => {
    await expect(printPdf('<p>page</p>', { path: '' })).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: 'a PDF is printed by an installed Chromium or Chrome, got none on the search path',
      hint: expect.stringContaining('--format document, open it in a browser and print it to PDF'),
    });
  });

  it('is refused where the browser fails, prints nothing, or prints something else', async () => {
    const fails = browserThat('fails', 'exit 3');
    const nothing = browserThat('nothing', 'exit 0');
    const other = browserThat('other', 'for word; do case "$word" in --print-to-pdf=*) echo page > "${word#--print-to-pdf=}";; esac; done');
    for (const path of [fails, nothing]) await expect(printPdf('<p>page</p>', { path })).rejects.toMatchObject({ code: 'E_UNAVAILABLE' });
    await expect(printPdf('<p>page</p>', { path: other })).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: `${join(other, 'chromium')} must print a PDF, got something else`,
    });
  });

  it('is what the browser printed', async () => {
    const path = browserThat(
      'prints',
      'for word; do case "$word" in --print-to-pdf=*) printf "%%PDF-1.4" > "${word#--print-to-pdf=}";; esac; done',
    );
    expect(new TextDecoder().decode(await printPdf('<p>page</p>', { path }))).toBe('%PDF-1.4');
  });

  it('without a letter of its script is refused, and it is said what to install', async () => {
    const script = { name: 'Devanagari', block: 0x900, fonts: 'a font' };
    const table = (letters: string): string => `1 beginbfchar <0021> <${letters}> endbfchar`;
    // The stop and the digits of the script stand in fonts that have no letter of it.
    for (const [letters, refused] of [
      ['0915', false],
      ['09150937', false],
      ['0964', true],
      ['0967', true],
      ['0995', true],
      ['0041', true],
    ] as const) {
      const pdf = `%PDF-1.4\nstream\n${deflateSync(`begincmap ${table(letters)}`).toString('latin1')}\nendstream\nstream\nno table <0915>\nendstream`;
      const file = join(mkdtempSync(join(folder, 'letters-')), 'kept.pdf');
      writeFileSync(file, pdf, 'latin1');
      const path = browserThat(
        'letters',
        `for word; do case "$word" in --print-to-pdf=*) cp ${file} "\${word#--print-to-pdf=}";; esac; done`,
      );
      const ended = await printPdf('<p>page</p>', { path: `${path}:${process.env['PATH']}`, script }).catch((error: unknown) => error);
      if (refused)
        expect(ended, letters).toMatchObject({
          code: 'E_UNAVAILABLE',
          message: expect.stringContaining('empty boxes'),
          hint: expect.stringContaining('a font'),
        });
      else expect(ended, letters).toBeInstanceOf(Uint8Array);
    }
  });
});
