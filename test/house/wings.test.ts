import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './source-tree.js';

const { copyWithout, tryOut, typeErrors, unlisted, WINGS } = (await import(pathToFileURL(join(PROJECT, '.ci/without-wing.js')).href)) as {
  copyWithout(wing: string): string;
  tryOut(copy: string): { readonly status: number; readonly stdout: string };
  typeErrors(copy: string): string;
  unlisted(text: string, wing: string): string;
  readonly WINGS: readonly string[];
};

describe('the house without a wing', () => {
  it.each(WINGS)('is whole without %s: it type-checks, bundles and audits', (wing) => {
    const copy = copyWithout(wing);
    try {
      expect(typeErrors(copy)).toBe('');
      expect(tryOut(copy)).toMatchObject({ status: 20, stdout: expect.stringContaining('Biased') });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('is not whole where a room imports it', () => {
    const copy = copyWithout('signing');
    try {
      writeFileSync(join(copy, 'src/records/lie.ts'), "export { signing } from '../wings/signing/index.js';\n");
      expect(typeErrors(copy)).toContain("Cannot find module '../wings/signing/index.js'");
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('is taken off the lists with all that they took from it', () => {
    const list = `import { one, type Other } from './a/index.js';
import { two } from './b/index.js';

export const WINGS: readonly Wing[] = [one, two];
`;
    expect(unlisted(list, 'a')).toBe(`import { two } from './b/index.js';

export const WINGS: readonly Wing[] = [two];
`);
    expect(unlisted(list, 'b')).toContain('= [one, ];');
  });
});
