import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { needs } from '../support/tools.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where pages are put to be opened. */
export const folder: string = mkdtempSync(join(tmpdir(), 'report-'));
let running: Promise<Browser> | undefined;

/** The one browser of a test file; the running test is skipped without one. */
export async function browser(): Promise<Browser> {
  const executablePath = needs('chromium');
  running ??= chromium.launch({ executablePath, headless: true, args: FLAGS });
  return running;
}

/** Ends the browser and removes its pages. */
export async function closeBrowser(): Promise<void> {
  await (await running)?.close();
  rmSync(folder, { recursive: true, force: true });
}

/** What a page was seen to do. */
export interface Seen {
  readonly violations: readonly string[];
  readonly requests: number;
  readonly messages: readonly string[];
  readonly overflow: number;
  readonly hidden: number;
}

/** Opens a page and says what axe, the console and the network saw. */
export async function look(html: string, width: number, colorScheme: 'light' | 'dark'): Promise<Seen> {
  const file = join(folder, 'report.html');
  writeFileSync(file, html);
  // The policy forbids axe as it forbids any script, so it is bypassed for axe alone.
  const context = await (await browser()).newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
  try {
    const page = await context.newPage();
    const messages: string[] = [];
    let requests = 0;
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('request', () => requests++);
    await page.goto(pathToFileURL(file).href);
    const { hidden, overflow } = await page.evaluate<{ hidden: number; overflow: number }>(`({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      hidden: [...document.querySelectorAll('figure')].filter((figure) => [...figure.querySelectorAll('svg[role=img]')].every((svg) => svg.getBoundingClientRect().width === 0)).length,
    })`);
    await page.evaluate(AXE);
    const violations = await page.evaluate<string[]>(
      `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 120)))`,
    );
    return { violations, requests, messages, overflow, hidden };
  } finally {
    await context.close();
  }
}

/** What every page must be. */
export const CLEAN: Seen = { violations: [], requests: 1, messages: [], overflow: 0, hidden: 0 };
