// `npm run lab:pictures`: the lab as the program writes it, opened in a browser, a picture of every lesson with its question answered, and a page that
// shows them all, in reports/lab.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const TO = 'reports/lab';
const WIDTH = 900;
/** Milliseconds in which every lesson has dealt what its link asks for. */
const DEALING = 4000;

/** What the links ask for beyond what every lesson begins with, where a picture shows more so. @type {Readonly<Record<string, string>>} */
const SHOWN = { 'heat-map': '&deals=20000' };

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
const file = join(folder, 'lab.html');
execFileSync(process.execPath, ['dist/cli.js', 'lab', '--out', file]);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, reducedMotion: 'reduce' });
// Playwright itself takes no WebP, which is half the size of JPEG.
const protocol = await page.context().newCDPSession(page);
await page.goto(pathToFileURL(file).href);
for (const old of readdirSync(TO)) if (old.endsWith('.webp')) rmSync(join(TO, old));
const told = [];
const lessons = await page.locator('nav button').count();
for (let k = 0; k < lessons; k++) {
  await page.locator('nav button').nth(k).click();
  const id = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('lesson');
  // The workbench is no lesson.
  if (id === null) continue;
  await page.goto(`${pathToFileURL(file).href}#lesson=${id}&guess=1&only=1${SHOWN[id] ?? ''}`);
  await page.reload();
  await page.waitForTimeout(DEALING);
  const { cssContentSize } = await protocol.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: 60, captureBeyondViewport: true, clip });
  writeFileSync(join(TO, `${id}.webp`), data, 'base64');
  const main = page.locator('main');
  const [title, question, takeaway] = await Promise.all([
    main.locator('h1').innerText(),
    main.locator('legend, .question').first().innerText(),
    main.locator('.takeaway .lead').innerText(),
  ]);
  told.push(`## ${title}\n\n${question}\n\n![The lesson, with its experiment at work](${id}.webp)\n\n*${takeaway}*\n`);
  await page.goto(pathToFileURL(file).href);
  await page.reload();
}
await browser.close();
rmSync(folder, { recursive: true });
writeFileSync(
  join(TO, 'README.md'),
  `# The lessons of the lab\n\nMade by \`npm run lab:pictures\`. \`npx shuffle-audit lab\` opens the page itself, where everything on these pictures moves.\n\n${told.join('\n')}`,
);
