import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { AuditError } from '../../core/errors.js';
import { systemReason } from '../../core/words/system-reason.js';
import { temporaryFolder } from '../../host/temporary-folder.js';

/** The range that the vowels and consonants of an Indic script take in its block of Unicode; stops and digits beside them are in other fonts too. */
const [FIRST, LAST] = [0x05, 0x39];

/** The mark of a table of a PDF from the shapes of a font to the letters they stand for (ISO 32000-1, section 9.10.3). */
const TABLE = 'begincmap';

/**
 * Says whether a PDF has shapes for any letter of the Indic script whose Unicode block begins at `block`. A browser that finds no font silently
 * prints empty boxes, which stand for no letter.
 */
function hasLetters(pdf: Uint8Array, block: number): boolean {
  return tablesOf(pdf).some((table) => [...table.matchAll(/<([0-9a-f]+)>/gi)].some(([, digits]) => holds(digits, block)));
}

/** Says whether UTF-16 in hex digits has a letter of the block. */
function holds(digits: string, block: number): boolean {
  const places = (digits.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16) - block);
  return places.some((place) => place >= FIRST && place <= LAST);
}

function tablesOf(pdf: Uint8Array): readonly string[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const tables: string[] = [];
  for (let from = bytes.indexOf('stream'); from >= 0; from = bytes.indexOf('stream', from)) {
    const to = bytes.indexOf('endstream', from);
    if (to < 0) break;
    const text = unpacked(bytes.subarray(from + 'stream'.length, to));
    if (text.includes(TABLE)) tables.push(text);
    from = to + 'endstream'.length;
  }
  return tables;
}

/** Returns a stream as text, packed or not; what is neither is no table. */
function unpacked(stream: Buffer): string {
  const start = stream[0] === 0x0d ? 2 : 1;
  try {
    return inflateSync(stream.subarray(start)).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}

/** Names of Chromium on the search path, the likeliest first. */
const NAMES: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
  'microsoft-edge',
];

/** Paths of Chromium on systems that keep programs elsewhere. */
const PLACES: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const FLAGS: readonly string[] = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--no-pdf-header-footer',
];

/** The time limit for printing, in seconds. */
const MOST_SECONDS = 180;

const HINT =
  'install Chromium or Chrome, or write the document with --format document, open it in a browser and print it to PDF (A4, no headers or footers)';

/** A script that not every system has a font of. */
export interface Script {
  readonly name: string;
  /** The start of its block of Unicode. */
  readonly block: number;
  /** Fonts that have it, by their package names. */
  readonly fonts: string;
}

export interface Printing {
  /** The script that most of it is in, where that is not Latin. */
  readonly script?: Script;
  /** The search path; that of this process where it is absent. */
  readonly path?: string;
}

/**
 * Prints a page of our own as PDF with an installed Chromium. Throws E_UNAVAILABLE where there is none, where it prints nothing, and where it finds
 * no font of the page's script.
 */
export async function printPdf(page: string, { path = process.env['PATH'] ?? '', script }: Printing = {}): Promise<Uint8Array> {
  const pdf = await printed(page, path);
  if (script === undefined || hasLetters(pdf, script.block)) return pdf;
  throw new AuditError('E_UNAVAILABLE', `the PDF would have empty boxes for letters: no font of the script ${script.name} was found`, {
    hint: `install one (${script.fonts}), or write the document with --format document and print it where there is one`,
  });
}

async function printed(page: string, path: string): Promise<Uint8Array> {
  const browser = findBrowser(path);
  if (browser === null)
    throw new AuditError('E_UNAVAILABLE', 'a PDF is printed by an installed Chromium or Chrome, got none on the search path', {
      hint: HINT,
    });
  const folder = temporaryFolder('shuffle-audit-pdf-');
  try {
    const [html, pdf] = [join(folder, 'document.html'), join(folder, 'document.pdf')];
    writeFileSync(html, page);
    // It refuses to shut itself in where root runs it; the page is ours and its policy lets no script run.
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const words = [...FLAGS, ...root, `--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${pdf}`, pathToFileURL(html).href];
    try {
      await promisify(execFile)(browser, words, { timeout: MOST_SECONDS * 1000 });
      const bytes = new Uint8Array(readFileSync(pdf));
      if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') return bytes;
    } catch (cause) {
      throw new AuditError('E_UNAVAILABLE', `${browser} did not print: ${systemReason(cause)}`, { hint: HINT, cause });
    }
    throw new AuditError('E_UNAVAILABLE', `${browser} must print a PDF, got something else`, { hint: HINT });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function findBrowser(path: string): string | null {
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const named = NAMES.flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return [...named, ...(path === '' ? [] : PLACES)].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
