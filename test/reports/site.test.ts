import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../house/source-tree.js';
import { browser, closeBrowser } from '../report/look.js';

interface Parts {
  readonly MENU: readonly (readonly [string, readonly (readonly [string, string])[]])[];
}
interface Links {
  brokenLinks(folder: string): readonly string[];
}
interface Prose {
  prose(
    text: string,
    file: string,
    linked: (target: string) => string,
  ): { readonly html: string; readonly title: string; readonly lead: string };
}
interface Address {
  addressOf(file: string): string;
}

const part = async <T>(name: string): Promise<T> => (await import(pathToFileURL(join(PROJECT, '.ci/site', name)).href)) as T;
const { MENU } = await part<Parts>('parts.js');
const { brokenLinks } = await part<Links>('links.js');
const { prose } = await part<Prose>('prose.js');
const { addressOf } = await part<Address>('address.js');

const SITE = join(PROJECT, '.ci/site/site.js');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = MENU.flatMap(([, entries]) => entries.map(([, file]) => addressOf(file)));

const scratch = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(scratch, 'site');
let server: Server;
let origin = '';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

beforeAll(async () => {
  execFileSync(process.execPath, [SITE, site]);
  // as plain a web server as there is: a file for a path, and nothing else
  server = createServer(({ url = '' }, answer) => {
    try {
      const text = readFileSync(join(site, decodeURI(url.slice(1))));
      answer.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'application/octet-stream' }).end(text);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await closeBrowser();
  server.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** A digest of every file of a folder, with its path. */
const digests = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => {
      const file = join(parentPath, name);
      return `${file.slice(folder.length)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
    })
    .sort();

describe('the site', () => {
  it('has the list of the survey, and nothing that it found: neither manifest, records and pages nor a line of the ledger', () => {
    expect(readdirSync(join(site, 'reports')).filter((name) => name.startsWith('survey'))).toEqual(['survey']);
    expect(readdirSync(join(site, 'reports/survey')).toSorted()).toEqual(['dealers', 'list.csv']);
    expect(readFileSync(join(site, 'reports/index.html'), 'utf8')).not.toContain('survey.html');
  });

  it('has a line in its menu for each document', () => {
    const documents = readdirSync(join(PROJECT, 'docs')).filter((name) => name.endsWith('.md'));
    expect(documents.filter((name) => !PAGES.includes(`docs/${name.replace('.md', '.html')}`))).toEqual([]);
  });

  it('is the same, byte for byte, made again in its place', () => {
    const before = digests(site);
    execFileSync(process.execPath, [SITE, site]);
    expect(digests(site)).toEqual(before);
    expect(before.length).toBeGreaterThan(100);
  });

  it('does not take the place of another folder', () => {
    const other = join(scratch, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'diary.txt'), 'mine');
    const { status, stderr } = spawnSync(process.execPath, [SITE, other], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('holds something that is no site')]);
    expect(readdirSync(other)).toEqual(['diary.txt']);
  });

  it.each(PAGES)('shows %s on a wide screen and on a phone, asks for nothing that is not there and runs over no edge', async (address) => {
    const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      const met: string[] = [];
      page.on('console', (message) => met.push(message.text()));
      page.on('pageerror', (error) => met.push(String(error)));
      page.on('response', (response) => {
        if (response.status() !== 200) met.push(`${response.status()} ${response.url()}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url())) met.push(`asks for ${request.url()}`);
      });
      await page.goto(`${origin}/${address}`, { waitUntil: 'load' });
      expect(await page.locator('h1:visible').count()).toBeGreaterThan(0);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect([width, over]).toEqual([width, 0]);
      }
      expect(met.filter((line) => !/favicon/.test(line))).toEqual([]);
    } finally {
      await context.close();
    }
  });

  it.each(['index.html', 'docs/gallery.html', 'docs/catalogues.html', 'examples/shuffle.js.html'])(
    'has nothing in %s that keeps somebody out',
    async (address) => {
      const context = await (await browser()).newContext({ bypassCSP: true });
      try {
        const page = await context.newPage();
        await page.goto(`${origin}/${address}`);
        await page.evaluate(AXE);
        const violations = await page.evaluate<string[]>(
          `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 120)))`,
        );
        expect(violations).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

describe('the check of links', () => {
  it.each([
    ['a file that is not there', 'gone.html', 'index.html: gone.html leads to no file'],
    ['a place that is not there', 'other.html#gone', 'index.html: other.html#gone leads to no place in other.html'],
    ['a place of its own that is not there', '#gone', 'index.html: #gone leads to no place in index.html'],
    ['the root of the server', '/other.html', 'index.html: /other.html leads out of the site'],
    ['a file of this machine', 'file:///other.html', 'index.html: file:///other.html leads out of the site'],
    ['a folder', 'below/', 'index.html: below/ leads to no file'],
  ])('finds a link to %s', (_, link, said) => {
    const folder = mkdtempSync(join(scratch, 'lie-'));
    writeFileSync(
      join(folder, 'index.html'),
      `<a href="other.html#here">right</a> <a href="https://example.org/gone">far</a> <a href="${link}">wrong</a>`,
    );
    writeFileSync(join(folder, 'other.html'), '<p id="here"><a href="index.html">back</a>');
    expect(brokenLinks(folder)).toEqual([said]);
  });

  it('finds a picture that is not there', () => {
    const folder = mkdtempSync(join(scratch, 'lie-'));
    writeFileSync(join(folder, 'index.html'), '<img src="gone.png" alt="">');
    expect(brokenLinks(folder)).toEqual(['index.html: gone.png leads to no file']);
  });
});

describe('a document', () => {
  const made = (text: string): ReturnType<Prose['prose']> => prose(text, 'docs/a.md', (target) => `to/${target}`);

  it('has its first heading for a title, and its first paragraph for what it is about', () => {
    expect(made('# The `run` *command*\n\nIt **deals**\nand [tests](b.md).\n\nMore.')).toMatchObject({
      title: 'The run command',
      lead: 'It deals and tests.',
    });
  });

  it('has its links and pictures led to where the site has them, with their places; others stay', () => {
    const { html } = made('[a](b.md#c) ![d](../reports/e.png) [f](#g) [h](https://example.org/i)');
    expect([...html.matchAll(/(?:href|src)="(.*?)"/g)].map(([, link]) => link)).toEqual([
      'to/docs/b.md#c',
      'to/reports/e.png',
      '#g',
      'https://example.org/i',
    ]);
  });

  it('shows signs of code as they are, and what is typed in a session apart', () => {
    expect(made('```sh\n$ a < b && c\nd > e\n```').html).toContain('<b>$ a &#60; b &#38;&#38; c</b>\nd &#62; e');
  });
});
