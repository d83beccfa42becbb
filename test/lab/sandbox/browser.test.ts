import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { program } from '../../support/program.js';
import { type LabPage, labPage, type OpenPage, openPage, visit } from '../lab-page.js';

/** A right shuffle, for code that does something else besides. */
const FAIR = `for (let i = deck.length - 1; i > 0; i--) {
  const j = Math.floor(Math.random() * (i + 1));
  [deck[i], deck[j]] = [deck[j], deck[i]];
}`;
const body = (text: string): string => `export default function shuffle(deck) { ${text} }`;

let lab: LabPage;
let elsewhere: Server;
let address: string;
/** What reached the server that a function was told to reach. */
const reached: string[] = [];

beforeAll(async () => {
  lab = await labPage();
  elsewhere = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    response.end('export default 1');
  });
  await new Promise<void>((done) => {
    elsewhere.listen(0, '127.0.0.1', done);
  });
  address = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere.close();
  await lab.close();
});

/** Writes a function into the editor and has it audited; answers with what then stands under the left map. */
async function audited(page: Page, code: string): Promise<string> {
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: 'Audit it, on the left' }).click();
  const said = page.locator('figcaption').first();
  await said.filter({ hasText: /Chi-squared|your function/ }).waitFor();
  return (await said.textContent()) ?? '';
}

const lesson = (more = ''): string => lab.at(`lesson=heat-map&guess=1&deals=200${more}`);

/** The page answers, and audits a right function as ever. */
async function alive(page: Page): Promise<void> {
  expect(await audited(page, body(FAIR))).toMatch(/^Furthest off: .* Chi-squared is /);
}

const RULES: readonly (readonly [what: string, code: string, said: RegExp])[] = [
  ['loops for ever', body('for (;;);'), /^your function: deal 1: a deal must end within 3000 ms, got no answer$/],
  ['loops for ever while it loads', 'for (;;);', /^your function: must load within 3000 ms, got no end/],
  [
    'loops at its third deal',
    `let deals = 0; export default function shuffle(deck) { if (++deals === 3) for (;;); ${FAIR} }`,
    /^your function: deal \d: a deal must end within 3000 ms, got no answer$/,
  ],
  ['waits for ever', body('return new Promise(() => {})'), /^your function: deal 1: a deal must end within 3000 ms, got no answer$/],
  ['closes its worker', body('self.close(); for (;;);'), /^your function: deal 1: a deal must end within 3000 ms, got no answer$/],
  [
    'returns no deck',
    body('return 7'),
    /^your function: deal 1: the result must be an array or an iterable, got number 7, and the deck that it was handed is unchanged$/,
  ],
  ['returns a text', body("return { cards: 'none' }"), /^your function: deal 1: the result must be an array or an iterable, got /],
  ['throws', body("throw new Error('no more cards')"), /^your function: deal 1: must not throw, got Error: no more cards$/],
  ['loses a card', body('deck.pop()'), /^your function: deal 1: the result must hold 52 cards, got 51$/],
  ['doubles a card', body('deck[0] = deck[1]'), /^your function: deal 1, position 2: holds card 1 again, already seen at position 1$/],
  [
    'deals a card that there is not',
    body('deck[3] = 52'),
    /^your function: deal 1, position 4: holds 52, which is no card of this deck \(0 to 51\)$/,
  ],
  [
    'deals half a card',
    body('deck[3] = 1.5'),
    /^your function: deal 1, position 4: a card must be a whole number from 0 to 51, got number 1.5$/,
  ],
  [
    'returns a very large array',
    body('return new Array(4294967295)'),
    /^your function: deal 1: the result must hold 52 cards, got 4294967295$/,
  ],
  [
    'asks for more memory than there is',
    body('return new Uint8Array(2 ** 43)'),
    /^your function: deal 1: must (?:not throw, got RangeError|keep within the memory)/,
  ],
  ['exports nothing', 'const shuffle = 1;', /^your function: must export a function, got no exports$/],
  ['is no JavaScript', 'export default function (', /^your function: must load, got SyntaxError/],
  [
    'fails where nobody waits',
    body(`setTimeout(() => { throw new Error('later') }); return new Promise((done) => setTimeout(() => done(deck), 50))`),
    /^your function: must not throw, got Error: later$/,
  ],
  [
    'answers by itself',
    body(`postMessage({ id: 2, deals: 1, cells: new Uint16Array(52) }); ${FAIR}`),
    /^your function: only the harness may answer, got a message that the function sent itself$/,
  ],
  [
    'floods',
    body('for (;;) postMessage(new Array(1000).fill(0))'),
    /^your function: only the harness may answer, got a message that the function sent itself$/,
  ],
];

describe('a function of the learner’s own', () => {
  // One page for all that breaks rules: whatever the one before did, the next is heard as if it were the first.
  let open: OpenPage;
  beforeAll(async () => {
    open = await openPage(lesson());
  });
  afterAll(() => open.close());

  it.each(RULES)('that %s is refused in the words of the command line, and the page goes on', async (_, code, said) => {
    const { messages, page } = open;
    expect(await audited(page, code)).toMatch(said);
    expect(await page.locator('iframe').count()).toBe(0);
    await alive(page);
    expect(messages).toEqual([]);
  });

  it.each([
    ['fetch', 'await fetch(`http://${address}/fetch`, { mode: "no-cors" })'],
    [
      'XMLHttpRequest',
      'await new Promise((done, failed) => { const ask = new XMLHttpRequest(); ask.onload = done; ask.onerror = failed; ask.open("GET", `http://${address}/xhr`); ask.send(); })',
    ],
    [
      'WebSocket',
      'await new Promise((done, failed) => { const socket = new WebSocket(`ws://${address}/socket`); socket.onopen = done; socket.onerror = failed; })',
    ],
    [
      'EventSource',
      'await new Promise((done, failed) => { const events = new EventSource(`http://${address}/events`); events.onopen = done; events.onerror = failed; })',
    ],
    ['importScripts', 'importScripts(`http://${address}/scripts`)'],
    ['import()', 'await import(`http://${address}/import`)'],
    ['import() of data', 'await import("data:text/javascript,export default 1")'],
    [
      'a worker of an address',
      'await new Promise((done, failed) => { const other = new Worker(`http://${address}/worker`); other.onmessage = done; other.onerror = failed; })',
    ],
    [
      'a worker that fetches',
      'await new Promise((done, failed) => { const other = new Worker(URL.createObjectURL(new Blob([`fetch("http://${address}/nested").then(() => postMessage(1), () => postMessage(0))`]))); other.onmessage = ({ data }) => data ? done() : failed(); other.onerror = failed; })',
    ],
    ['eval', 'globalThis.eval("1")'],
    ['WebAssembly', 'new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))'],
    ['the page around it', 'parent.document.title = "taken"'],
    ['storage', 'await indexedDB.open("kept"); localStorage.kept = 1'],
  ])('cannot use %s', async (_, use) => {
    const code = `const address = ${JSON.stringify(address)};
export default async function shuffle(deck) {
  let got = 'done';
  try { ${use} } catch { got = 'kept back'; }
  throw new Error(got);
}`;
    const { page, requests } = open;
    const title = await page.title();
    expect(await audited(page, code)).toBe('your function: deal 1: must not throw, got Error: kept back');
    expect(await page.title()).toBe(title);
    await alive(page);
    expect(
      requests.filter((url) => !/^(?:file|blob):/.test(url) && url !== 'about:srcdoc').filter((url) => !url.includes(address)),
    ).toEqual([]);
    expect(reached).toEqual([]);
  });

  it('that imports from an address is refused, and nothing is asked for', async () => {
    await visit(lesson(), async (page) => {
      expect(await audited(page, `import thing from 'http://${address}/static'; ${body(FAIR)}`)).toMatch(
        /^your function: must load, got TypeError/,
      );
      expect(reached).toEqual([]);
    });
  });

  it.each([
    [
      'Array.prototype',
      'Array.prototype[Symbol.iterator] = Array.prototype.map = Array.prototype.push = () => { throw 1; }; Object.defineProperty(Object.prototype, "id", { set() { throw 2; }, get() { return 9; } });',
    ],
    [
      'postMessage and the events of ports',
      'globalThis.postMessage = MessagePort.prototype.postMessage = () => {}; Object.defineProperty(MessageEvent.prototype, "data", { get() { globalThis.stolen = this.target; return null; } });',
    ],
    [
      'Reflect, Promise and the clock',
      'Reflect.apply = () => 0; performance.now = () => 0; Promise.prototype.then = () => {}; globalThis.Uint16Array = null;',
    ],
  ])('may replace %s: its deals are counted as they are', async (_, code) => {
    await visit(lesson(), async (page) => {
      const right = await audited(page, body(FAIR));
      const plain = body(
        'for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const card = deck[i]; deck[i] = deck[j]; deck[j] = card; }',
      );
      expect(await audited(page, `${code}\n${plain}`)).toBe(right);
    });
  });

  it('that brings numbers of its own in place of Math.random is audited with them', async () => {
    await visit(lesson(), async (page) => {
      expect(await audited(page, `Math.random = () => 0; ${body(FAIR)}`)).toMatch(/by a factor of 52\.00\./);
    });
  });

  it('is audited with the numbers that the command line gives it, deal for deal', async () => {
    const naive =
      'export default function shuffle(deck) { for (let i = 0; i < 52; i++) { const j = Math.floor(Math.random() * 52); [deck[i], deck[j]] = [deck[j], deck[i]]; } }';
    writeFileSync(join(lab.folder, 'naive.mjs'), naive);
    const asked = ['--seed', 'lab 1', '--trials', '2000', '--tests', 'position-matrix', '--quiet', '--json'];
    const { stdout } = await program(lab.folder, 'run', './naive.mjs', ...asked);
    const { core } = JSON.parse(stdout) as Evidence;
    const value = core.results.find(({ test }) => test === 'position-matrix')?.value ?? 0;
    await visit(lab.at('lesson=heat-map&guess=1&deals=2000'), async (page) => {
      const said = value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      expect(await audited(page, naive)).toContain(`Chi-squared is ${said} `);
    });
  });
});

describe('the editor', () => {
  it('indents with Tab, audits with Control and Enter, and is left with Escape and Tab', async () => {
    await visit(lesson(), async (page) => {
      const text = page.getByRole('textbox', { name: 'Your shuffle, in JavaScript' });
      await text.fill('a');
      await text.press('Tab');
      expect(await text.inputValue()).toBe('a  ');
      await text.press('Control+Enter');
      await page.getByText('your function: must load, got ReferenceError: a is not defined').waitFor();
      await text.press('Escape');
      await text.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Audit it, on the left');
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    });
  });

  it('begins with a right shuffle, a naive swap or a random comparator, which the address names', async () => {
    await visit(lab.at('lesson=heat-map&guess=1&deals=10000&start=comparator&one=own'), async (page) => {
      const text = page.getByRole('textbox');
      expect(await text.inputValue()).toContain('Math.random() - 0.5');
      const said = page.locator('figcaption').first();
      await said.filter({ hasText: 'less than 1 in' }).waitFor();
      await page.getByRole('radio', { name: 'a naive swap' }).check();
      expect(await text.inputValue()).toContain('Math.random() * deck.length');
      expect(await page.evaluate('location.hash')).toContain('start=naive');
    });
  });
});
