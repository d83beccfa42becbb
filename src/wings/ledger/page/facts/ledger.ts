import type { OtherFile } from '../../files/filed-record.js';
import type { LedgerEntry } from './entry.js';

export interface LedgerLine extends LedgerEntry {
  /** The file that it is a copy of: the same record of the same run, which was no further attempt; null where it is none. */
  readonly copyOf: string | null;
  /**
   * The number of earlier records that deal, of the same subject, anywhere in the folder; null for a copy, and for a proof, which luck does not decide.
   */
  readonly earlier: number | null;
  /** The least number of records beside it when it was written, by its own count, that are no longer here. */
  readonly gone: number;
  /** The least number of records beside it that say they were written before it began, but that its own count leaves out. */
  readonly uncounted: number;
}

/** All records of one subject, in the order of time. */
export interface LedgerSubject {
  readonly id: string;
  readonly lines: readonly LedgerLine[];
  /** The records that deal, without copies. */
  readonly tried: readonly LedgerLine[];
  /** The least number of its records that were once here and are gone. */
  readonly gone: number;
  /** The number of digests of its subject among those that deal: more than one where its code or the way it is called changed. */
  readonly versions: number;
  /** Other subjects made of the very same files. */
  readonly sameFiles: readonly string[];
}

export interface Ledger {
  readonly folder: string;
  /** The subjects, those tried most often first, ties by id. */
  readonly subjects: readonly LedgerSubject[];
  readonly others: readonly OtherFile[];
  /** The policy that the signatures were checked against; null where there was none. */
  readonly policy: string | null;
}

/** Orders the records of a folder: by subject, and within one by time. Equal entries give equal ledgers, whatever their order. */
export function ledgerOf(folder: string, policy: string | null, entries: readonly LedgerEntry[], others: readonly OtherFile[]): Ledger {
  const ids = [...new Set(entries.map(({ id }) => id))];
  const subjects = ids.map((id) => subjectOf(id, entries, others));
  return {
    folder,
    policy,
    subjects: subjects.sort((a, b) => b.tried.length + b.gone - a.tried.length - a.gone || byText(a.id, b.id)),
    others: others.toSorted((a, b) => byText(a.file, b.file)),
  };
}

export function linesOf({ subjects }: Ledger): readonly LedgerLine[] {
  return subjects.flatMap(({ lines }) => lines);
}

function subjectOf(id: string, all: readonly LedgerEntry[], others: readonly OtherFile[]): LedgerSubject {
  const counts = others.filter(({ mayCount }) => mayCount === 'unread' || mayCount?.of === id);
  const sorted = all.filter((entry) => entry.id === id).toSorted((a, b) => began(a) - began(b) || byText(a.file, b.file));
  let before = 0;
  const lines = sorted.map((entry): LedgerLine => {
    const copyOf = sorted.find((other) => isSameRun(entry, other))?.file ?? entry.file;
    const own = copyOf === entry.file;
    return {
      ...entry,
      copyOf: own ? null : copyOf,
      earlier: entry.deals && own ? before++ : null,
      ...(own ? misfit(entry, sorted, counts) : { gone: 0, uncounted: 0 }),
    };
  });
  const tried = lines.filter((line) => line.deals && line.copyOf === null);
  const codes = new Set(sorted.map(({ code }) => code).filter((code) => code !== ''));
  const same = all.filter((other) => other.id !== id && codes.has(other.code)).map((other) => other.id);
  return {
    id,
    lines,
    tried,
    gone: goneOf(tried),
    versions: new Set(tried.map(({ subject }) => subject)).size,
    sameFiles: [...new Set(same)].sort(byText),
  };
}

/** True if two files hold one record of one run. An altered record's account of itself shows nothing. */
function isSameRun(one: LedgerEntry, other: LedgerEntry): boolean {
  if (one === other) return true;
  const alike = one.digest === other.digest && one.startedAt === other.startedAt && one.writtenAt === other.writtenAt;
  return alike && one.altered === null && other.altered === null;
}

/** The least number of missing records: a file gone from one folder is counted by every later record there, so each folder counts its maximum. */
function goneOf(tried: readonly LedgerLine[]): number {
  const most = new Map<string, number>();
  for (const { file, gone } of tried) most.set(folderOf(file), Math.max(gone, most.get(folderOf(file)) ?? 0));
  return [...most.values()].reduce((sum, gone) => sum + gone, 0);
}

/**
 * The differences between a record's count and the records beside it. Records made at the same time, and files that are no record now, may have been
 * counted or not, so both numbers are the least possible.
 */
function misfit(entry: LedgerEntry, all: readonly LedgerEntry[], others: readonly OtherFile[]): Pick<LedgerLine, 'gone' | 'uncounted'> {
  const { counted } = entry;
  if (counted === null || !entry.deals) return { gone: 0, uncounted: 0 };
  const beside = all.filter((other) => other !== entry && other.deals && folderOf(other.file) === folderOf(entry.file));
  const unread = others.filter(({ file }) => folderOf(file) === folderOf(entry.file)).length;
  const may = beside.filter((other) => began(other) <= entry.writtenAt).length + unread;
  // A copy may have been made at any time.
  const runs = beside.filter((other, at) => beside.findIndex((first) => isSameRun(first, other)) === at);
  const must = runs.filter((other) => other.writtenAt < began(entry)).length;
  return { gone: Math.max(0, counted - may), uncounted: Math.max(0, must - counted) };
}

function began({ startedAt }: LedgerEntry): number {
  return Date.parse(startedAt);
}

/** The folder of a file below the folder; empty where it is the folder itself. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
