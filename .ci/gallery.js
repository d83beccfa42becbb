// `npm run gallery`: the maps of twelve shuffles as their reports draw them, dealt here and photographed in a browser, and docs/gallery.md, which shows them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const TO = 'docs/gallery';
const CARDS = 26;
const DEALS = 30_000;
const SEED = 'gallery';
/** Pixels of a picture, and how many of them a pixel of the page takes. */
const WIDTH = 520;
const SCALE = 1.5;

/** What to run, and how its map is told from the others. @type {readonly (readonly [command: string, title: string, look: string])[]} */
const SHOWN = [
  ['fisher-yates', 'An even shuffle', 'Pale grain without a shape. Every other map on this page departs from this one.'],
  [
    'naive-swap',
    'Swap with any card',
    'An orange band just below the diagonal, and a blue corner at the bottom left. Each card is swapped with a card from *anywhere* in the deck, not from what is left of it.',
  ],
  [
    'naive-swap-n-minus-1',
    'Swap with any card but the last',
    'The band of the naive swap, and an empty last cell: the draw never gives the last place. An online card room dealt like this in 1999.',
  ],
  [
    'sattolo',
    'One place too few',
    'An empty diagonal, and nothing else: no card ever stays where it was. The draw leaves out the card’s own place: `j < i` where it must be `j <= i`.',
  ],
  [
    'never-first',
    'The first card never moves',
    'One full cell in a corner, and its row and column empty: places are counted from one where the deck counts from nought.',
  ],
  [
    'stops-early',
    'Stops one step early',
    'Four cells in one corner: the loop ends before its last swap, so two cards never change places with each other.',
  ],
  [
    'round-index',
    'Rounds the index',
    'A blue diagonal, and a first row that turns from orange to blue: `Math.round` gives the first and the last choice half as often as the others.',
  ],
  [
    'insertion-never-last',
    'Never inserts at the end',
    'One full cell at the end of the first row, and that row and the last column empty: no card is ever inserted at the end, so the first card always ends last.',
  ],
  [
    'sort-comparator',
    'Sorts by a coin',
    'Ragged stripes and uneven corners: `sort(() => Math.random() - 0.5)`. The shape is that of the engine’s sorting method, so another engine draws another one.',
  ],
  [
    'riffle:2',
    'Two riffles',
    'A fan of rays: two riffles keep at most four runs of cards in their old order, and the first and the last cards stay near their ends.',
  ],
  [
    'overhand:4',
    'Four overhand shuffles',
    'Two orange corners on the diagonal, two blue ones across: packets slide off the top, and most cards stay in their half.',
  ],
  [
    'fisher-yates/xoshiro128ss/modulo:5',
    'Remainder of a few bits',
    'Regions with straight edges: a number of 5 bits is reduced by `%`, so low choices come more often than high ones.',
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: WIDTH + 60, height: 900 }, deviceScaleFactor: SCALE, colorScheme: 'light' });
rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
const told = [];
for (const [k, [subject, title, look]] of SHOWN.entries()) {
  const options = ['run', subject, '--n', String(CARDS), '--trials', String(DEALS), '--seed', SEED];
  const name = `shown-${k}`;
  try {
    execFileSync(process.execPath, ['dist/cli.js', ...options, '--out', folder, '--name', name, '--quiet'], { stdio: 'pipe' });
  } catch (error) {
    // 20 and 21 are verdicts
    if (!(error instanceof Error && 'status' in error && (error.status === 20 || error.status === 21))) throw error;
  }
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
  const picture = `${subject.replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  await page
    .locator('svg.map')
    .first()
    .screenshot({ path: join(TO, picture) });
  const alt = `Map of ${CARDS} cards by ${CARDS} positions: ${look.split(/[:.]/)[0].toLowerCase()}`;
  told.push({ title, look, picture, alt, command: `npx shuffle-audit ${options.join(' ')}` });
}
await browser.close();
rmSync(folder, { recursive: true });

const rows = [];
for (let k = 0; k < told.length; k += 3) {
  const three = told.slice(k, k + 3);
  rows.push(`| ${three.map(({ alt, picture }) => `![${alt}](gallery/${picture})`).join(' | ')} |`);
  rows.push(`| ${three.map(({ look, title }) => `**${title}.** ${look}`).join(' | ')} |`);
}
writeFileSync(
  'docs/gallery.md',
  `# Which mistake looks like this?

Twelve shuffles of ${CARDS} cards, ${DEALS.toLocaleString('en')} deals each, as their reports draw them. Each row of a map is a card, numbered by its place before the
shuffle; each column is a position after it. Orange cells came too often, blue ones too seldom, and pale ones as often as they should.
A report also names the known mistake that fits the counts best, by its exact law.

| | | |
|---|---|---|
${rows.join('\n')}

The maps were made by \`npm run gallery\`. Each is the map of a report:

\`\`\`sh
${told.map(({ command }) => command).join('\n')}
\`\`\`
`,
);
