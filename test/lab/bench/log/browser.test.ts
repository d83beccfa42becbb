import { copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { LANGUAGES } from '../../../../src/core/record/profile.js';
import { program } from '../../../support/program.js';
import { type LabPage, labPage, visit } from '../../lab-page.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOGS = join(import.meta.dirname, '../../../../fixtures/logs');

let lab: LabPage;
beforeAll(async () => {
  lab = await labPage();
});
afterAll(() => lab.close());

/** Options of the command line: those that are said, by name, and those that are on. */
type Said = Readonly<Record<string, string | true>>;

/** A log of the fixtures in the folder of the page, where the program finds it by its name alone, as a page names a file. */
function copied(name: string): string {
  const path = join(lab.folder, name);
  copyFileSync(join(LOGS, name), path);
  return path;
}

function written(name: string, content: string | Uint8Array): string {
  const path = join(lab.folder, name);
  writeFileSync(path, content);
  return path;
}

/** Rows of 5 cards, which go round and round: `rows` of them. */
function rows(count: number): string {
  return Array.from({ length: count }, (_, i) => [0, 1, 2, 3, 4].map((card) => (card * (1 + (i % 4)) + (i % 5)) % 5).join(',')).join('\n');
}

/** Opens the workbench's form for recorded deals. */
async function form(page: Page): Promise<void> {
  await page.locator('input[name=kind]').nth(2).check();
}

async function say(page: Page, said: Said): Promise<void> {
  await page.locator('details summary').click();
  for (const [name, value] of Object.entries(said)) {
    const field = page.locator(`label:has(code:text-is("--${name}"))`);
    if (value === true) await field.locator('input').check();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
    else await page.getByRole('textbox', { name: `--${name}` }).fill(value);
  }
}

/** Has the files that were chosen audited. */
async function audit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Audit', exact: true }).click();
}

async function found(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What it found' }).waitFor();
}

/** What the page refuses with. */
async function refusal(page: Page): Promise<string> {
  const said = page.locator('.said span');
  await said.waitFor();
  return (await said.textContent()) ?? '';
}

/** The file that a button hands to the browser. */
async function kept(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()]);
  const path = join(lab.folder, 'kept', download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

const read = (path: string): Evidence => JSON.parse(readFileSync(path, 'utf8')) as Evidence;
const asOptions = (said: Said): string[] =>
  Object.entries(said).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, value]));

describe('recorded deals on the workbench', () => {
  it.each<[string, Said]>([
    ['names-52.csv', {}],
    ['naive-5.csv', { start: 'natural' }],
    ['even-5.csv', { start: 'natural', header: 'no', delimiter: ',' }],
    ['hands-5.csv', { partial: true, id: 'hand', 'order-unknown': true }],
    ['two-packs.csv', { packs: '2' }],
    ['hands.ndjson', { field: 'deck', id: 'hand' }],
    ['operator-52.csv.gz', { id: 'deal', field: 'deck', by: 'table' }],
  ])('of %s make the record that `log` makes, digit for digit, and its report, and nothing leaves the machine', async (name, said) => {
    const file = copied(name);
    const { stdout } = await program(lab.folder, 'log', name, ...asOptions(said), '--quiet', '--json');
    await visit(lab.at('bench'), async (page, { messages, requests }) => {
      await form(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await say(page, said);
      await audit(page);
      await found(page);
      const record = await kept(page, 'Keep the record');
      expect(read(record).digest).toBe((JSON.parse(stdout) as Evidence).digest);
      expect(read(record).core).toEqual((JSON.parse(stdout) as Evidence).core);
      expect(read(record).run.seedOrigin).toBeUndefined();
      expect(read(record).run.turned).toEqual((JSON.parse(stdout) as Evidence).run.turned);
      // A biased log is read once more, for where it turned.
      expect(/^change/m.test((await page.locator('.summary').last().textContent()) ?? '')).toBe(name === 'naive-5.csv');
      const report = readFileSync(await kept(page, 'Keep the report'), 'utf8');
      expect((await program(lab.folder, 'verify', record)).status).toBe(0);
      expect((await program(lab.folder, 'report', record)).status).toBe(0);
      expect(readFileSync(record.replace(/json$/, 'html'), 'utf8')).toBe(report);
      await page.frameLocator('.report iframe').getByRole('heading', { level: 1 }).waitFor();
      expect(messages).toEqual([]);
      expect(requests.filter((url) => !/^(?:file|blob):/.test(url) && url !== 'about:srcdoc')).toEqual([]);
      expect(requests.filter((url) => url.startsWith('file:'))).toEqual([lab.at('bench').replace(/#.*/, '')]);
    });
  });

  it('are told as `log` tells them, with the rows that were left out to keep', async () => {
    const file = written('few.csv', `${rows(40)}\n0,1,2,3,9\n${rows(3)}\n`);
    const told = await program(lab.folder, 'log', 'few.csv', '--max-rejects', '1', '--quiet');
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await say(page, { 'max-rejects': '1' });
      await audit(page);
      await found(page);
      for (const line of ((await page.locator('.summary').last().textContent()) ?? '').split('\n')) expect(told.stdout).toContain(line);
      const rejects = readFileSync(await kept(page, 'Keep the rows that were left out'), 'utf8');
      const [, theirs = ''] = /^rejects (.*)$/m.exec(told.stdout) ?? [];
      expect(rejects).toBe(readFileSync(join(lab.folder, theirs), 'utf8'));
      expect(JSON.parse(rejects)).toMatchObject({ line: 41, column: 9, code: 'E_LOG_CARD' });
    });
  });

  it('of several files are read in the order of their names, by drop or by choice', async () => {
    const files = [written('b.csv', rows(30)), written('a.csv', rows(31))];
    const { stdout } = await program(lab.folder, 'log', 'a.csv', 'b.csv', '--by', 'file', '--quiet', '--json');
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      await page.locator('input[type=file]').setInputFiles(files);
      await say(page, { by: 'file' });
      await audit(page);
      await found(page);
      expect(read(await kept(page, 'Keep the record')).digest).toBe((JSON.parse(stdout) as Evidence).digest);
    });
  });

  it('may be dropped anywhere on the page, which stays and keeps what was written on it', async () => {
    const text = readFileSync(join(LOGS, 'even-5.csv'), 'utf8');
    const { stdout } = await program(LOGS, 'log', 'even-5.csv', '--quiet', '--json', '--out', lab.folder);
    await visit(lab.at('bench'), async (page) => {
      const code = 'export default (deck) => deck.reverse()';
      await page.getByRole('radio', { name: 'a function of mine' }).check();
      const editor = page.getByRole('textbox', { name: 'The function, in JavaScript' });
      await editor.fill(code);
      const dragged = await page.evaluateHandle(`(() => {
        const data = new DataTransfer();
        data.items.add(new File([${JSON.stringify(text)}], 'even-5.csv'));
        return data;
      })()`);
      await page.locator('h1').dispatchEvent('dragover', { dataTransfer: dragged });
      await page.locator('h1').dispatchEvent('drop', { dataTransfer: dragged });
      await page.getByText('40,000 bytes').waitFor();
      await audit(page);
      await found(page);
      expect(read(await kept(page, 'Keep the record')).digest).toBe((JSON.parse(stdout) as Evidence).digest);
      await page.getByRole('radio', { name: 'a function of mine' }).check();
      expect(await editor.inputValue()).toBe(code);
      await form(page);
      await page.getByText('even-5.csv').first().waitFor();
    });
  });

  it('with one card in another place have another digest', async () => {
    const text = readFileSync(join(LOGS, 'even-5.csv'), 'utf8');
    const [first = ''] = text.split('\n');
    const cards = first.split(',');
    const swapped = text.replace(first, [cards[1], cards[0], ...cards.slice(2)].join(','));
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      const digests: string[] = [];
      for (const content of [text, swapped]) {
        await page.locator('input[type=file]').setInputFiles(written('one.csv', content));
        await audit(page);
        await found(page);
        digests.push(read(await kept(page, 'Keep the record')).digest);
      }
      expect(new Set(digests).size).toBe(2);
    });
  });

  it.each<[string, string | Uint8Array, Said]>([
    ['bad.csv', '0,1,2,3\n3,2,1,0\n0,1,x,2\n', {}],
    ['twice.csv', '0,1,2,3\n0,1,1,3\n', {}],
    ['latin.csv', Uint8Array.from([48, 44, 49, 10, 233, 44, 49, 10]), {}],
    ['quote.csv', '0,1,2,3\n"0,1,2,3\n', {}],
    ['empty.csv', '', {}],
    ['words.csv', 'a,b\nc,d\n', {}],
    ['short.csv', '0,1,2\n1,0,2\n', { n: '9' }],
    ['named.csv', '0,1,2\n1,0,2\n', { id: 'deal' }],
    ['alphabet.csv', 'a,b,c\n', { cards: 'a,a' }],
    ['hand.csv', '0,1,2\n', { deal: '2' }],
    ['wide.csv', '0,1,2\n', { delimiter: 'ab' }],
    ['table.parquet', 'PK\x03\x04 no text', {}],
    ['cut.csv.gz', gzipSync(rows(2000)).subarray(0, 60), {}],
    ['other.csv.gz', '0,1,2\n', {}],
  ])('of %s are refused in the words of the command line', async (name, content, said) => {
    const file = written(name, content);
    const { stderr } = await program(lab.folder, 'log', name, ...asOptions(said), '--quiet');
    const [, line = '', hint] = /^shuffle-audit: (.*)\n(?: {2}hint: (.*)\n)?$/.exec(stderr) ?? [];
    expect(line).not.toBe('');
    await visit(lab.at('bench'), async (page, { messages }) => {
      await form(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await say(page, said);
      await audit(page);
      expect(await refusal(page)).toBe(hint === undefined ? line : `${line} (${hint})`);
      expect(messages).toEqual([]);
    });
  });

  it('that are damaged, or packed in several pieces, are refused', async () => {
    const packed = gzipSync(readFileSync(join(LOGS, 'even-5.csv')));
    const damaged = Uint8Array.from(packed, (byte, at) => (at === 2000 ? byte ^ 0xff : byte));
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      for (const content of [damaged, Buffer.concat([packed, packed]), Buffer.concat([packed, Buffer.from('more')])]) {
        await page.locator('input[type=file]').setInputFiles(written('packed.csv.gz', content));
        await audit(page);
        expect(await refusal(page)).toMatch(
          /^E_LOG_GZIP packed\.csv\.gz must hold gzip data and nothing else, .* \(a page unpacks one packed/,
        );
      }
    });
  });

  it('that changed since they were chosen are refused, and those read to their end are audited as they were', async () => {
    const changed =
      /^E_LOG_CHANGED large\.csv must stay as it is while it is read, but it has changed \(choose it again when nothing writes/;
    const content = `${rows(600_000)}\n`;
    const change = (file: string): void => {
      writeFileSync(file, content.replace('0,1,2,3,4', '1,0,2,3,4'));
      utimesSync(file, 1e9, 1e9);
    };
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      const file = written('large.csv', content);
      await page.locator('input[type=file]').setInputFiles(file);
      change(file);
      await audit(page);
      expect(await refusal(page)).toMatch(changed);
      await page.locator('input[type=file]').setInputFiles(written('large.csv', content));
      await audit(page);
      // The tests have begun: it was read once to its end.
      await page.getByText(/^Deals so far/).waitFor();
      change(file);
      await page.getByText('600,000 deals').first().waitFor();
    });
  });

  it('that nobody chose are asked for, and a file too large for one look keeps the page alive', async () => {
    const file = written('million.csv', `${rows(2_900_000)}\n`);
    await visit(lab.at('bench'), async (page) => {
      await form(page);
      await audit(page);
      await page.getByText('Choose a file of deals first, or drop one on the page.').waitFor();
      await page.locator('input[type=file]').setInputFiles(file);
      await page.evaluate(`globalThis.longest = 0; globalThis.began = globalThis.last = performance.now(); (function frame() {
        const now = performance.now();
        globalThis.longest = Math.max(globalThis.longest, now - globalThis.last);
        globalThis.last = now;
        requestAnimationFrame(frame);
      })();`);
      await audit(page);
      await page.getByText(/^Read so far: [1-9]/).waitFor();
      await page.getByText(/^Deals so far: [1-9]/).waitFor();
      // A page that read the file itself would draw nothing all the while, however fast the machine is.
      expect(await page.evaluate<number>('globalThis.longest / (performance.now() - globalThis.began)')).toBeLessThan(0.5);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
      await page.getByText('29,000,000 bytes').waitFor();
    });
  });

  it.each(LANGUAGES)('is accessible in %s and as wide as its window, by day on a desk and by night on a phone', async (lang) => {
    const file = written('phone.csv', `${rows(40)}\n0,1,2,3,9\n`);
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const)
      await visit(
        lab.at(`bench=&lang=${lang}`),
        async (page, { messages }) => {
          await form(page);
          await page.locator('input[type=file]').setInputFiles(file);
          await say(page, { 'max-rejects': '1' });
          // By keyboard alone.
          await page.locator('form button[type=submit]').focus();
          await page.keyboard.press('Enter');
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
