import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/report/html.js';
import { needs } from '../support/tools.js';
import { record } from './records.js';

const NAMES = ['naive-swap-52', 'fisher-yates-52', 'modulo-8-5'] as const;
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

const folder = mkdtempSync(join(tmpdir(), 'report-'));
let running: Promise<Browser> | undefined;

async function browser(): Promise<Browser> {
  const executablePath = needs('chromium');
  running ??= chromium.launch({ executablePath, headless: true, args: FLAGS });
  return running;
}

afterAll(async () => {
  await (await running)?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  readonly violations: readonly string[];
  readonly requests: number;
  readonly messages: readonly string[];
  readonly overflow: number;
  readonly hidden: number;
}

/** Opens a page and says what axe, the console and the network saw. */
async function look(html: string, width: number, colorScheme: 'light' | 'dark'): Promise<Seen> {
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

const CLEAN: Seen = { violations: [], requests: 1, messages: [], overflow: 0, hidden: 0 };

describe('in a browser', () => {
  for (const name of NAMES) {
    test(`${name} is accessible, quiet and fits, by day and night, on desk and phone`, async () => {
      needs('chromium');
      const html = await renderHtml(record(name));
      for (const width of [1280, 390]) {
        for (const scheme of ['light', 'dark'] as const) expect(await look(html, width, scheme), `${width} ${scheme}`).toEqual(CLEAN);
      }
    });
  }

  test('a page with faults is seen to have them', async () => {
    needs('chromium');
    const html = await renderHtml(record('modulo-8-5'));
    const broken = html
      .replace('<h1>', '<img src="missing.png"><p class="soft">')
      .replace('</h1>', '</p>')
      .replace('max-width:1168px', 'min-width:2000px');
    const seen = await look(broken, 390, 'light');
    expect(seen.violations.join(' ')).toContain('image-alt');
    expect(seen.requests).toBeGreaterThan(1);
    expect(seen.overflow).toBeGreaterThan(0);
  });

  test('its policy lets its own style in and nothing else', async () => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const file = join(folder, 'policy.html');
      writeFileSync(file, await renderHtml(record('modulo-8-5')));
      await page.goto(pathToFileURL(file).href);
      expect(await page.evaluate('getComputedStyle(document.querySelector(".page")).maxWidth')).toBe('1168px');
      expect(messages).toEqual([]);
      await page.evaluate('document.body.insertAdjacentHTML("beforeend", "<p id=x style=color:red>x</p>")');
      expect(messages.join(' ')).toContain('Content Security Policy');
    } finally {
      await context.close();
    }
  });

  test.each([...NAMES, 'sattolo-5'] as const)('%s has verdict, ruler and map on the first printed page', async (name) => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, 'print.html');
      writeFileSync(file, await renderHtml(record(name)));
      await page.goto(pathToFileURL(file).href);
      await page.setViewportSize({ width: 680, height: 1017 });
      await page.emulateMedia({ media: 'print' });
      const bottom = await page.evaluate<number>('document.querySelector("svg.map").getBoundingClientRect().bottom');
      // A4 less the margins of 12 and 16 mm
      expect(bottom).toBeLessThan(((297 - 28) / 25.4) * 96);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(680);
    } finally {
      await context.close();
    }
  });
});
