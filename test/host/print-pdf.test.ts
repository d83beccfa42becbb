import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printPdf } from '../../src/host/print-pdf.js';

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
    await expect(printPdf('<p>page</p>', '')).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: 'a PDF is printed by an installed Chromium or Chrome, got none on the search path',
      hint: expect.stringContaining('--format document, open it in a browser and print it to PDF'),
    });
  });

  it('is refused where the browser fails, prints nothing, or prints something else', async () => {
    const fails = browserThat('fails', 'exit 3');
    const nothing = browserThat('nothing', 'exit 0');
    const other = browserThat('other', 'for word; do case "$word" in --print-to-pdf=*) echo page > "${word#--print-to-pdf=}";; esac; done');
    for (const path of [fails, nothing]) await expect(printPdf('<p>page</p>', path)).rejects.toMatchObject({ code: 'E_UNAVAILABLE' });
    await expect(printPdf('<p>page</p>', other)).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: `${join(other, 'chromium')} must print a PDF, got something else`,
    });
  });

  it('is what the browser printed', async () => {
    const path = browserThat(
      'prints',
      'for word; do case "$word" in --print-to-pdf=*) printf "%%PDF-1.4" > "${word#--print-to-pdf=}";; esac; done',
    );
    expect(new TextDecoder().decode(await printPdf('<p>page</p>', path))).toBe('%PDF-1.4');
  });
});
