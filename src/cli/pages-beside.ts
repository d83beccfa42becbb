import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AnyRecord } from '../core/record/record.js';
import type { Check } from '../engine/verify/check.js';
import { packageDigest } from '../host/package-digest.js';
import { VERSION } from '../host/version.js';
import { shellWord } from '../kinds/words/command.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import { foundBeside, paperEndings, papersOf } from '../records/additions.js';
import { deriveAgain } from '../records/derive-again.js';
import { render } from '../records/render.js';
import { recordNotes } from './record-notes.js';

const TITLE = 'the pages beside it say what the record says';
const MOST_BYTES = 2 ** 26;

type Difference = Check['differences'][number];

/** A page that matches the record, but names its file by an earlier name. */
interface Renamed {
  readonly path: string;
  readonly names: string;
}

/** A page that may lie beside a record, and the function that renders it from the record. */
interface Page {
  readonly file: string;
  readonly render: (told: RecordNotes) => string | Promise<string>;
}

/**
 * Makes the pages beside a record again, byte for byte: a signature covers the record, but people read the page. Returns nothing if there is none. A
 * page that another build of this program may have made is marked (`other-build`), and a PDF is named; neither is judged. The record must have been
 * verified.
 */
export async function pagesBeside(file: string, record: AnyRecord): Promise<readonly Check[]> {
  const base = file.replace(/\.json$/, '');
  const unlike: Difference[] = [];
  const renamed: Renamed[] = [];
  let found = 0;
  for (const page of pagesOf(base, record)) {
    if (!existsSync(page.file)) continue;
    found++;
    const difference = await differenceOf(page, file, record);
    if (difference === null) continue;
    if ('names' in difference) renamed.push(difference);
    else unlike.push(difference);
  }
  const printed = paperEndings()
    .filter((ending) => ending.endsWith('.pdf'))
    .map((ending) => `${base}${ending}`)
    .filter((pdf) => existsSync(pdf));
  const pdf: readonly Check[] =
    printed.length === 0 ? [] : [notDone(`a PDF cannot be made again byte for byte: ${printed.map((one) => basename(one)).join(', ')}`)];
  if (found === 0) return pdf;
  const other = unlike.length === 0 ? null : otherBuild(record);
  if (other !== null) {
    const note = `${unlike.map(({ path }) => path).join(', ')}: not as this build makes it; ${other}`;
    return [{ ...notDone(note), id: 'other-build' }, ...pdf];
  }
  if (unlike.length === 0 && renamed.length > 0) return [notDone(renamedNote(renamed, file)), ...pdf];
  return [{ id: 'pages', title: TITLE, outcome: unlike.length === 0 ? 'holds' : 'differs', differences: unlike }, ...pdf];
}

const notDone = (note: string): Check => ({ id: 'pages', title: TITLE, outcome: 'not done', differences: [], note });

function pagesOf(base: string, record: AnyRecord): readonly Page[] {
  const own: Page = { file: `${base}.html`, render: (told) => render(record, 'html', told) };
  return [own, ...papersOf(record).map(({ ending, render }): Page => ({ file: `${base}${ending}`, render }))];
}

/**
 * Returns null if the page is that of the record. It may be as `run` writes it, as `report` does, which says if it derived nothing, or as a library
 * that names no file.
 */
async function differenceOf({ file, render }: Page, evidence: string, record: AnyRecord): Promise<Difference | Renamed | null> {
  const path = basename(file);
  const { isFile, size } = statOf(file);
  if (!isFile || size > MOST_BYTES) return { path, recorded: isFile ? 'more than any page has' : 'no file', recomputed: 'a page' };
  const bytes = readFileSync(file);
  const told = recordNotes(evidence, record);
  const page = await render(told);
  const isSame = async (one: RecordNotes): Promise<boolean> => bytes.equals(Buffer.from(await render(one)));
  if (bytes.equals(Buffer.from(page)) || (await isSame({}))) return null;
  // A document made again may say what came after its record.
  const found = await foundBeside(record, dirname(evidence));
  if (found.foretold && (await isSame({ ...told, ...found }))) return null;
  const notDerived = await deriveAgain(record, evidence);
  const underived = notDerived === null ? {} : { notDerived };
  if (notDerived !== null && ((await isSame({ ...told, ...underived })) || (await isSame(underived)))) return null;
  const names = NAMED.exec(bytes.toString())?.[1];
  if (names !== undefined && ((await isSame({ record: names })) || (await isSame({ ...underived, record: names })))) return { path, names };
  const sha256 = (text: Buffer | string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return { path, recorded: sha256(bytes), recomputed: sha256(page) };
}

/** The file name of the record in a page, if a shell reads that name without quotes. */
const NAMED = /npx shuffle-audit verify<\/span> <span>([\w@%+=:,.-]+\.json)</;

function renamedNote(renamed: readonly Renamed[], file: string): string {
  const named = renamed.map(({ names, path }) => `${path} names ${names}`).join(', ');
  return `${named}: the record has another name now; shuffle-audit report ${shellWord(file)} writes its page again`;
}

function statOf(file: string): { readonly isFile: boolean; readonly size: number } {
  const stat = statSync(file);
  return { isFile: stat.isFile(), size: stat.size };
}

/** Returns the other build that made the record, and so perhaps its pages; null if this build did, as far as the record says. */
function otherBuild({ core, run }: AnyRecord): string | null {
  const { version } = core.tool;
  if (version !== VERSION) return `version ${version} made the record, this is ${VERSION}`;
  const made = 'document' in run ? run.document?.package : undefined;
  return made === undefined || made === packageDigest() ? null : `another build of ${version} made the record, with package ${made}`;
}
