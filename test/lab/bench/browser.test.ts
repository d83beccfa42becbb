import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { LANGUAGES } from '../../../src/core/record/profile.js';
import { program } from '../../support/program.js';
import { type LabPage, labPage, visit } from '../lab-page.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RIGHT = `export default function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}`;

let lab: LabPage;
beforeAll(async () => {
  lab = await labPage();
});
afterAll(() => lab.close());

/** What is asked for in the form. */
interface Wish {
  readonly name?: string;
  readonly code?: string;
  readonly n: number;
  readonly trials: number;
  readonly seed: string;
}

/** Fills in the form and has it audited. */
async function ask(page: Page, { code, n, name, seed, trials }: Wish): Promise<void> {
  const write = (label: string, text: string): Promise<void> => page.getByRole('textbox', { name: label, exact: true }).fill(text);
  if (code === undefined) await write('Its name', name ?? '');
  else {
    await page.getByRole('radio', { name: 'a function of mine' }).check();
    await write('The function, in JavaScript', code);
  }
  await write('Cards', String(n));
  await write('Deals', String(trials));
  await write('Seed', seed);
  await page.getByRole('button', { name: 'Audit', exact: true }).click();
}

/** The file that a button hands to the browser. */
async function kept(page: Page, button: string): Promise<{ readonly name: string; readonly path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const name = download.suggestedFilename();
  const path = join(lab.folder, name);
  await download.saveAs(path);
  return { name, path };
}

const read = (path: string): Evidence => JSON.parse(readFileSync(path, 'utf8')) as Evidence;

describe('the workbench', () => {
  it.each([
    { name: 'naive-swap', n: 8, trials: 20_000, seed: 's' },
    { name: 'fisher-yates/mt19937/modulo:8', n: 52, trials: 5000, seed: 'another' },
    { name: 'sattolo/xoshiro128ss/lemire/continuous', n: 5, trials: 70_000, seed: '7' },
  ])('makes of $name the record that the command line makes, digit for digit, and its report', async (wish) => {
    const { n, name, seed, trials } = wish;
    const { stdout } = await program(lab.folder, 'run', name, '--n', `${n}`, '--trials', `${trials}`, '--seed', seed, '--quiet', '--json');
    await visit(lab.at('bench'), async (page, { messages, requests }) => {
      await ask(page, wish);
      await page.getByRole('heading', { name: 'What it found' }).waitFor();
      const record = await kept(page, 'Keep the record');
      expect(read(record.path).core).toEqual((JSON.parse(stdout) as Evidence).core);
      expect(read(record.path).digest).toBe((JSON.parse(stdout) as Evidence).digest);
      const report = await kept(page, 'Keep the report');
      const own = readFileSync(report.path, 'utf8');
      expect((await program(lab.folder, 'verify', record.path)).status).toBe(0);
      expect((await program(lab.folder, 'report', record.path)).status).toBe(0);
      expect(readFileSync(record.path.replace(/json$/, 'html'), 'utf8')).toBe(own);
      const frame = page.frameLocator('.report iframe');
      await frame.getByRole('heading', { level: 1 }).waitFor();
      expect(await frame.locator('svg').count()).toBeGreaterThan(0);
      expect(messages).toEqual([]);
      expect(requests.filter((url) => !/^(?:file|blob):/.test(url) && url !== 'about:srcdoc')).toEqual([]);
    });
  });

  it('makes of a function the counts that the command line makes of it, in both samples', async () => {
    writeFileSync(join(lab.folder, 'right.mjs'), RIGHT);
    const { stdout } = await program(lab.folder, 'run', './right.mjs', '--n', '6', '--trials', '3000', '--seed', 'f', '--quiet', '--json');
    const { core } = JSON.parse(stdout) as Evidence;
    await visit(lab.at('bench'), async (page) => {
      await ask(page, { code: RIGHT, n: 6, trials: 3000, seed: 'f' });
      const { name, path } = await kept(page, 'Keep the record');
      const found = read(path).core;
      expect(name).toBe('your-function.json');
      expect([found.counts, found.input, found.verdict]).toEqual([core.counts, core.input, core.verdict]);
      expect(found.plan).toEqual(core.plan);
    });
  });

  it.each([
    ['a shuffle that there is not', { name: 'fisher', n: 5, trials: 10, seed: 's' }, /^no shuffle is called "fisher" \(nearest: /],
    [
      'more parts than there are',
      { name: 'a/b/c/d/e', n: 5, trials: 10, seed: 's' },
      /^a built-in subject reads shuffle\/prng\/bounded\/seeding, got "a\/b\/c\/d\/e"/,
    ],
    ['too many cards', { name: 'sattolo', n: 1001, trials: 10, seed: 's' }, /^Cards must be a whole number from 2 to 1000/],
    ['no seed', { name: 'sattolo', n: 5, trials: 10, seed: '' }, /^Cards must be/],
    [
      'a function that loses a card',
      { code: 'export default (deck) => deck.slice(1)', n: 5, trials: 100, seed: 's' },
      /^your function: deal 1: the result must hold 5 cards, got 4/,
    ],
    [
      'a function that loops',
      { code: 'export default () => { for (;;); }', n: 5, trials: 100, seed: 's' },
      /^your function: deal 1: a deal must end within 3000 ms, got no answer/,
    ],
    [
      'a function that draws from elsewhere',
      {
        code: 'export default (deck) => { deck.push(deck.splice(crypto.getRandomValues(new Uint8Array(1))[0] % 5, 1)[0]); }',
        n: 5,
        trials: 100,
        seed: 's',
      },
      /^your function: the function dealt differently for the same Math\.random/,
    ],
  ] as const)('says what is wrong with %s', async (_, wish, said) => {
    await visit(lab.at('bench'), async (page) => {
      await ask(page, wish);
      const status = page.getByRole('status');
      await status.filter({ hasText: said }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    });
  });

  it('shows a report in a frame that can do nothing, whatever stands in it', async () => {
    await visit(lab.at('bench'), async (page) => {
      await ask(page, { name: 'sattolo', n: 3, trials: 500, seed: '<img src=x onerror=alert(1)><script>alert(2)</script>' });
      const frame = page.frameLocator('.report iframe');
      await frame.getByText('<img src=x onerror=alert(1)>').first().waitFor();
      expect(await frame.locator('body script').count()).toBe(0);
      expect(await page.locator('.report iframe').getAttribute('sandbox')).toBe('allow-scripts');
    });
  });

  it('is ended with Stop', async () => {
    await visit(lab.at('bench'), async (page) => {
      await ask(page, { name: 'fisher-yates', n: 52, trials: 90_000_000, seed: 's' });
      await page.getByText(/^Deals so far: [1-9]/).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
      expect(await page.getByRole('status').textContent()).toBe('');
    });
  });

  it.each(LANGUAGES)('is accessible in %s and as wide as its window, by day on a desk and by night on a phone', async (lang) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const)
      await visit(
        lab.at(`bench=&lang=${lang}`),
        async (page, { messages }) => {
          await page.getByRole('textbox').nth(1).fill('5');
          await page.getByRole('textbox').nth(2).fill('500');
          await page.locator('form button').click();
          await page.frameLocator('.report iframe').getByRole('heading', { level: 1 }).waitFor();
          await page.evaluate(AXE);
          const violations = await page.evaluate<string[]>(
            `axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
          );
          expect(violations, `${width}`).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), `${width}`).toBe(0);
          expect(messages).toEqual([]);
        },
        { width, colorScheme, bypassCSP: true },
      );
  });
});
