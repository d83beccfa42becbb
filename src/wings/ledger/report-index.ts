import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonAsked } from '../../cli/command.js';
import { fileLine, print, printJson, printText, tell } from '../../cli/print.js';
import { holding } from '../../cli/write/write-locked.js';
import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { statIfThere } from '../../host/read-file.js';
import { writeWhole } from '../../host/write-whole.js';
import { printSummary } from '../../page/document/print-text.js';
import { lineOf } from '../../records/render.js';
import type { OtherFile } from './files/filed-record.js';
import { filedRecord, jsonFiles } from './files/filed-records.js';
import { isLedgerPage, ledgerDocument, renderLedgerHtml } from './page/document.js';
import { ledgerEntry } from './page/facts/entry.js';
import type { Ledger } from './page/facts/ledger.js';
import { ledgerOf, linesOf } from './page/facts/ledger.js';
import { type FiledLine, unclaimedRecords } from './page/facts/without-rows.js';

const NAME = 'index';
const EVERY_MS = 3000;
const EXIT_ALTERED = 20;
const EXIT_REFUSED = 77;

export type IndexAsked = CommonAsked & { readonly record: string | undefined };

/**
 * `report --index`: lists every record below a folder on one page in it, their signatures checked against the file `policy`. Exits with 20 where a
 * record or its signature was altered, 77 where the policy refuses one, and 0 otherwise: a file that is no record is only listed.
 */
export async function reportIndex(asked: IndexAsked, policy: string | null): Promise<number> {
  const folder = (asked.record ?? 'reports').replace(/(?<=[^/\\])[/\\]+$/, '');
  const ledger = await ledgerIn(folder, policy, asked.quiet);
  const page = join(folder, `${NAME}.html`);
  await holding(join(folder, NAME), async () => {
    refuseForeign(page);
    writeWhole(page, await renderLedgerHtml(ledger));
  });
  if (asked.json) printJson(ledgerJson(ledger, page));
  else {
    printText(printSummary(ledgerDocument(ledger)));
    print('', fileLine('report', page));
  }
  return exitOf(ledger);
}

async function ledgerIn(folder: string, policy: string | null, quiet: boolean): Promise<Ledger> {
  const now = Date.now();
  const { files, others: passed } = jsonFiles(folder);
  const filed: FiledLine[] = [];
  const others: OtherFile[] = [...passed];
  let shown = now;
  for (const [k, file] of files.entries()) {
    const found = await filedRecord(folder, file, policy, now);
    if ('record' in found) filed.push({ ...found, line: await lineOf(found.record) });
    else others.push(found);
    if (quiet || Date.now() - shown < EVERY_MS) continue;
    shown = Date.now();
    tell(`reading: ${count(k + 1)} of ${counted(count(files.length), 'file')}`);
  }
  return ledgerOf(folder.replaceAll('\\', '/'), policy, unclaimedRecords(filed).map(ledgerEntry), others);
}

/** Throws E_CANNOT_CREATE where a page exists that is no ledger: it belongs to somebody else. */
function refuseForeign(page: string): void {
  const there = statIfThere(page);
  if (!there || (there.isFile() && isLedgerPage(readFileSync(page, 'utf8')))) return;
  throw new AuditError('E_CANNOT_CREATE', `${page} must be a ledger or not be there, got another page`, {
    at: { file: page },
    hint: 'move it elsewhere: it was not made by report --index, and is left as it is',
  });
}

function ledgerJson({ others, policy, subjects, folder }: Ledger, page: string): object {
  return {
    folder,
    page,
    policy,
    subjects: subjects.map(({ gone, id, lines, sameFiles, tried, versions }) => ({
      id,
      tried: tried.length,
      gone,
      versions,
      sameFiles,
      records: lines.map(({ code: _code, writtenAt: _at, verdict: { kind, look: _look, size, words: _words }, ...line }) => ({
        ...line,
        verdict: kind,
        said: size,
      })),
    })),
    others: others.map(({ file, reason }) => ({ file, reason })),
  };
}

function exitOf(ledger: Ledger): number {
  const lines = linesOf(ledger);
  if (lines.some(({ altered, signature }) => altered !== null || signature.kind === 'altered')) return EXIT_ALTERED;
  return lines.some(({ signature }) => signature.kind === 'refused' || (ledger.policy !== null && signature.kind === 'malformed'))
    ? EXIT_REFUSED
    : 0;
}
