import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it, test } from 'vitest';
import { render } from '../../../src/records/render.js';
import { startSealing } from '../../../src/records/sealing.js';
import { PROJECT } from '../../house/source-tree.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../../report/look.js';
import { needs } from '../../support/tools.js';
import { readDecks, TRUTH } from './found-by.js';
import { madePrediction } from './made-prediction.js';

/** The size of the solver with all its ways, minified, in bytes. */
const MOST_BYTES = 300_000;
const NAME = 'v8-node22-down-52';

afterAll(closeBrowser);

const SOLVER = `
import { foretell } from './believe.js';
import { heldBackOf, partsOf, Search } from './search.js';
import { WAYS } from './ways.js';

globalThis.nextDeck = (decks) => {
  const n = decks[0].length;
  const deals = { n, cells: Uint16Array.from(decks.flat()) };
  const limits = { between: [0], usable: decks.length - heldBackOf(decks.length), clock: 0, seedBits: 20, thorough: false };
  const search = new Search(deals, [{ called: 'natural', places: Uint16Array.from({ length: n }, (_, p) => p) }], limits);
  for (const part of partsOf(deals, limits).filter(({ way }) => WAYS[way].quick)) {
    const found = search.look(part);
    if (found) return foretell(WAYS[found.way], search.candidate(found), search.last, 1).next.join(',');
  }
  return null;
};
`;

/** Bundles a script for a browser. Rejects where it asks for a module of Node. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(PROJECT, 'src/wings/predict/solve'), sourcefile: 'solver.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/** The next deck as a page foretells it; null where none of its ways does. */
async function foretoldInBrowser(decks: readonly (readonly number[])[]): Promise<unknown> {
  const file = join(folder, 'solver.html');
  writeFileSync(
    file,
    `<!doctype html><title>solver</title><script>${(await bundled(SOLVER)).replaceAll('</script', '<\\/script')}</script>`,
  );
  const page = await (await browser()).newPage();
  try {
    await page.goto(pathToFileURL(file).href);
    return await page.evaluate(`nextDeck(${JSON.stringify(decks)})`);
  } finally {
    await page.close();
  }
}

describe('the solver in a browser', () => {
  it('is small, and asks for nothing of Node', async () => {
    const script = await bundled(SOLVER);
    expect(script).not.toMatch(/["'`]node:/);
    expect(script.length).toBeLessThan(MOST_BYTES);
    await expect(bundled(`${SOLVER}\nimport 'node:fs';`)).rejects.toThrow(/node:fs/);
  });

  it('foretells the next deck of V8, and none of what nothing predicts', async () => {
    needs('chromium');
    expect(await foretoldInBrowser(readDecks(NAME))).toBe(TRUTH[NAME].next[0]);
    expect(await foretoldInBrowser(readDecks('never-node-52').slice(0, 8))).toBeNull();
  });
});

describe('the page of a prediction', () => {
  const sizes = [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const;
  const logs = [NAME, 'v8-node22-down-10', 'never-node-52'];

  test.each(logs.flatMap((log) => sizes.map(([width, theme]) => [log, width, theme] as const)))(
    'of %s is accessible, quiet and fits at %i, %s',
    async (log, width, theme) => {
      needs('chromium');
      const { record } = startSealing().seal(madePrediction(readDecks(log)), 1);
      expect(await look(await render(record, 'html'), width, theme)).toEqual(CLEAN);
    },
  );
});
