import { statSync } from 'node:fs';
import type { CommonAsked } from '../../../cli/command.js';
import { cardsOf } from '../../../cli/common.js';
import { wishesOfTyped } from '../../../cli/log/log-options.js';
import type { OptionValues } from '../../../cli/options/option.js';
import { drawSeed } from '../../../cli/seed/draw-seed.js';
import { openRequested, requestOf } from '../../../cli/subject/open-subject.js';
import { AuditError } from '../../../core/errors.js';
import { trialsOf } from '../../../core/record/recorded-log.js';
import type { Subject } from '../../../core/subject/subject.js';
import { findFiles } from '../../../host/log/find-files.js';
import { keepInput } from '../../../host/log/keep-input.js';
import type { LogPlace } from '../../../host/log/log-bytes.js';
import { logSubject, readLog } from '../../../host/log/read-log.js';
import { firstTime, headOf, spelledIn, tailOf } from '../read/log-head.js';
import { readDeals } from '../read/read-deals.js';
import { MOST_CELLS } from '../record/prediction.js';
import type { Deals } from '../solve/sheet.js';
import { OF_DEALERS, OF_LOGS, type PREDICT_OPTIONS } from './options.js';

export type PredictAsked = OptionValues<typeof PREDICT_OPTIONS> & CommonAsked & { readonly files: readonly string[] };

/** Deals to foretell from, and what dealt them. */
export interface OpenedDeals {
  readonly subject: Subject;
  readonly deals: Deals;
  /** The cards by number as the log writes them, where that is not how they are named here. */
  readonly spelled?: readonly string[];
  /** The seed that they follow from; absent where they follow from none. */
  readonly seed?: string;
  /** Seconds of Unix time at which the log was last written; absent for what is dealt now. */
  readonly written?: number;
  /** Seconds of Unix time of the first deal; absent where the log tells no time. */
  readonly dealt?: number;
}

/** Reads the log, or deals with the subject, that was typed. Throws E_USAGE and what reading or dealing throws. */
export async function openDeals(asked: PredictAsked): Promise<OpenedDeals> {
  const { files, program } = asked;
  if (program && files.length > 0)
    throw new AuditError('E_USAGE', `predict takes a log, a subject or a program, got ${files.join(' ')} and -- ${program.join(' ')}`);
  if (!program && files.length === 0)
    throw new AuditError('E_USAGE', 'predict needs a log or something that deals, got nothing', {
      hint: 'try: shuffle-audit predict deals.csv, or: shuffle-audit predict ./my-shuffle.js; a program comes after --',
    });
  return program === undefined && isLog(files) ? openLog(files, asked) : openDealer(program ?? files[0], asked);
}

/** True unless the one word names code or a built-in. */
function isLog(files: readonly string[]): boolean {
  const [first] = files;
  if (files.length > 1 || first === '-' || /[*?]/.test(first)) return true;
  if (first.startsWith('npm:') || /\.[cm]?[jt]s(?:#.*)?$/.test(first)) return false;
  return (
    /\.(?:csv|tsv|txt|log|json|jsonl|ndjson|parquet|gz)$/i.test(first) || statSync(first, { throwIfNoEntry: false })?.isFile() === true
  );
}

async function openLog(files: readonly string[], asked: PredictAsked): Promise<OpenedDeals> {
  refuse(asked, OF_DEALERS, 'for what deals', `the log ${files[0]}`);
  const places: LogPlace[] = [];
  for (const place of findFiles(files, process.cwd())) places.push(place.name === '-' ? await keepInput(process.stdin) : place);
  const read = await readLog(places, wishesOfTyped(asked.given, 'natural')).catch(ownHint);
  const subject = logSubject(read, places);
  const all = trialsOf(read.origin.source);
  const trials = Math.min(all, asked.trials ?? all, mostDeals(subject.space.width));
  const deals = await readDeals(subject, '', trials, all);
  subject.close?.();
  const written = Math.floor(Math.max(...places.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)) / 1000);
  const head = await headOf(places[0]);
  const spelled = spelledIn(head, read.origin.source.vocabulary);
  const dealt = read.origin.source.newest ? firstTime(await tailOf(places[0]), written, 'end') : firstTime(head, written);
  return { subject, deals, ...(spelled && { spelled }), ...(written > 0 && { written }), ...(dealt !== undefined && { dealt }) };
}

/** Throws what reading a log threw; hints that name options which only `log` has are replaced. */
function ownHint(error: unknown): never {
  if (!(error instanceof AuditError && /--(?:packs|partial|max-rejects)\b/.test(error.hint ?? ''))) throw error;
  const { at, code, message } = error;
  throw new AuditError(code, message, {
    ...(at && { at }),
    hint: 'predict reads whole decks, every card once; name the column of the deck with --field, the cards with --cards',
  });
}

async function openDealer(named: string | readonly string[], asked: PredictAsked): Promise<OpenedDeals> {
  refuse(asked, [...OF_LOGS, 'start'], 'for a log', typeof named === 'string' ? named : `the program ${named[0]}`);
  const n = cardsOf({ ...asked, n: asked.n ?? 52 });
  // What is foretold is the subject's own randomness.
  const request = requestOf(named, { ...asked, randomness: 'live' });
  const subject = await openRequested(request, n);
  try {
    const { source } = subject.origin;
    if (source.kind !== 'program' && asked.given.has('cards'))
      throw new AuditError('E_USAGE', `--cards is for logs and programs, got it with ${subject.id}`);
    if (asked.given.has('seed') && source.kind !== 'built-in')
      throw new AuditError('E_USAGE', `--seed is for built-in subjects, got it with ${subject.id}, which draws its own numbers`);
    const seed = asked.seed ?? drawSeed();
    const deals = await readDeals(subject, seed, asked.trials ?? mostDeals(n));
    return { subject, deals, ...(subject.replayable && { seed }) };
  } finally {
    subject.close?.();
  }
}

function mostDeals(n: number): number {
  return Math.max(2, Math.floor(MOST_CELLS / n));
}

function refuse({ given }: Pick<PredictAsked, 'given'>, names: readonly string[], is: string, got: string): void {
  const found = names.find((name) => given.has(name));
  if (found !== undefined) throw new AuditError('E_USAGE', `--${found} is ${is}, got it with ${got}`);
}
