import type { OtherFile } from '../../files/filed-record.js';
import type { LedgerEntry } from './entry.js';

/** A record among those of its subject. */
export interface LedgerLine extends LedgerEntry {
  /** The file that it is a copy of: the same record of the same run, which was no further attempt; null where it is none. */
  readonly copyOf: string | null;
  /** Records that deal which began before it, of the same subject, wherever in the folder; null of a copy, and of a proof, which luck does not decide. */
  readonly earlier: number | null;
  /** Records that lay beside it when it was written, by its own count, and lie here no more, at least. */
  readonly gone: number;
  /** Records beside it that say they were written before it began, and which its own count leaves out, at least. */
  readonly uncounted: number;
}

/** All records of one subject, in the order of time. */
export interface LedgerSubject {
  readonly id: string;
  readonly lines: readonly LedgerLine[];
  /** Of them those that deal, without copies. */
  readonly tried: readonly LedgerLine[];
  /** Records of it that were here once and are gone, at least. */
  readonly gone: number;
  /** How many digests its subject has among those that deal: more than one where its code or the way it is called changed. */
  readonly versions: number;
  /** Other subjects made of the very same files. */
  readonly sameFiles: readonly string[];
}

/** Every record of a folder. */
export interface Ledger {
  /** What the folder is called. */
  readonly folder: string;
  /** Those tried most often first, then by their ids. */
  readonly subjects: readonly LedgerSubject[];
  readonly others: readonly OtherFile[];
  /** What the signatures were held against; null where nothing was. */
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

/** Every line of a ledger. */
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

/** Whether two files hold one record of one run. What an altered one says of itself shows nothing. */
function isSameRun(one: LedgerEntry, other: LedgerEntry): boolean {
  if (one === other) return true;
  const alike = one.digest === other.digest && one.startedAt === other.startedAt && one.writtenAt === other.writtenAt;
  return alike && one.altered === null && other.altered === null;
}

/** At least so many are gone: a file gone from one folder is counted by every later record there, so each folder counts its most. */
function goneOf(tried: readonly LedgerLine[]): number {
  const most = new Map<string, number>();
  for (const { file, gone } of tried) most.set(folderOf(file), Math.max(gone, most.get(folderOf(file)) ?? 0));
  return [...most.values()].reduce((sum, gone) => sum + gone, 0);
}

/**
 * Where the count of a record does not fit what lies beside it. Records that were made at the same time, and files that are no record now, may have been counted
 * or not, so both numbers are the least that there must be.
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

/** The folder of a file below the folder; empty where it lies in the folder itself. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
