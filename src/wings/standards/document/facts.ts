import type { Evidence } from '../../../core/record/evidence.js';
import type { DocumentInfo, Language } from '../../../core/record/profile.js';
import { rulesOutClean } from '../../../core/record/recorded-log.js';
import type { Foretold } from '../../../core/record/run-info.js';
import { promisedSize } from '../../../kinds/planning/promised-size.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import type { Finding } from '../profiles/finding.js';
import { coded, type Figures } from './figures.js';
import type { Messages } from './words/messages.js';

export interface Facts {
  readonly record: Evidence;
  readonly info: DocumentInfo;
  readonly findings: readonly Finding[];
  readonly language: Language;
  readonly m: Messages;
  readonly f: Figures;
  readonly told: RecordNotes;
  /** The prediction that came true: the record's own, or one that came after it. */
  readonly foretold?: Foretold | undefined;
}

/** Returns the name of a document: as whoever ordered it named it, or by the record's digest. */
export function reportId({ info, record }: Pick<Facts, 'info' | 'record'>): string {
  return info.parties.reportId ?? `SA-${record.digest.slice('sha256:'.length, 'sha256:'.length + 12)}`;
}

/** Formats ids, each once, as a list in a sentence. */
export function idList({ m }: Pick<Facts, 'm'>, ids: readonly string[]): string {
  return [...new Set(ids)].map(coded).join(m.join);
}

export function verdictWords({ f, m, record }: Facts): string {
  const { verdict } = record.core;
  if (verdict.kind === 'no-bias-found') return m.verdict.clean(f.sizeUp(verdict.smallestDetectable));
  return verdict.kind === 'biased' ? m.verdict.biased : m.verdict.undecided;
}

/**
 * Returns the size that the audit would have seen 99 times in 100; null where nothing can be said of it, or for a log with deals left out, twice or
 * out of order.
 */
export function detectableSize({ record: { core } }: Pick<Facts, 'record'>): number | null {
  const { source } = core.subject.origin;
  return source.kind === 'log' && rulesOutClean(source) ? null : promisedSize(core);
}

/** Says how many of the possible deals a generator with too few starts leaves out: most of them, or some. Both numbers are log2. */
export function unreachableDeals(
  { m }: Pick<Facts, 'm'>,
  { bits, orderBits }: { readonly bits: number; readonly orderBits: number },
): string {
  const { most, some } = m.generator.share;
  return orderBits - bits > 1 ? most : some;
}
