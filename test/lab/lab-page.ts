import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { browser, closeBrowser } from '../report/look.js';
import { program } from '../support/program.js';

/** What a page was heard to say and seen to ask for. */
export interface Heard {
  readonly messages: string[];
  readonly requests: string[];
}

/** How a page is looked at. */
export interface Viewed {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly bypassCSP?: boolean;
}

/** The page of the lab as the program writes it, in a folder of its own. */
export interface LabPage {
  readonly folder: string;
  readonly file: string;
  /** Its address with this behind the #. */
  at(hash: string): string;
  close(): Promise<void>;
}

/** Has the program write the page. */
export async function labPage(): Promise<LabPage> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  const file = join(folder, 'lab.html');
  const { status, stderr } = await program(folder, 'lab', '--out', file);
  if (status !== 0) throw new Error(stderr);
  return {
    folder,
    file,
    at: (hash) => `${pathToFileURL(file).href}#${hash}`,
    async close() {
      await closeBrowser();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page that stays open, with all that it says and asks for. */
export interface OpenPage extends Heard {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a page at an address in a window of its own, for several looks at it. */
export async function openPage(
  address: string,
  { width = 1280, colorScheme = 'light', bypassCSP = false }: Viewed = {},
): Promise<OpenPage> {
  const context = await (await browser()).newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heard: Heard = { messages: [], requests: [] };
  page.on('console', (message) => heard.messages.push(message.text()));
  page.on('pageerror', (error) => heard.messages.push(String(error)));
  page.on('request', (request) => heard.requests.push(request.url()));
  await page.goto(address);
  return { ...heard, page, close: () => context.close() };
}

/** Opens a page at an address, and hands it on with all that it says and asks for. */
export async function visit<T>(address: string, look: (page: Page, heard: Heard) => Promise<T>, viewed: Viewed = {}): Promise<T> {
  const open = await openPage(address, viewed);
  try {
    return await look(open.page, open);
  } finally {
    await open.close();
  }
}
