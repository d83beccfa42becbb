import type { Evidence, EvidenceCore, Plan, Verdict } from '../../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import type { KindPage } from '../../../kinds/page.js';
import { pageOf } from '../../../kinds/pages.js';
import { promisedSize } from '../../../kinds/planning/promised-size.js';
import { findings, resultOf, strongestFirst } from '../../../page/facts/results.js';
import { type SmallMap, smallMap } from './small-map.js';

/** A test that was beyond the line in one cell. */
export interface Finding {
  readonly test: string;
  /** Natural logarithm of its adjusted p. */
  readonly logP: number;
}

/** A bias that does not show in the test by which the comparison gives sizes. */
export interface Elsewhere {
  /** An upper bound of the relative size there; null where that test did not run. */
  readonly atMost: number | null;
  /** The kind of chances compared there: `position`. */
  readonly by: string;
  /** The strongest test that shows it. */
  readonly test: string;
}

/** One audit of a comparison, reduced to what the page needs: a few kilobytes, where its record has forty. */
export interface ComparedCell {
  readonly id: string;
  readonly origin: Origin<BuiltInSource>;
  readonly digest: string;
  /** The link to its own page, relative to the comparison's page; every part encoded. */
  readonly href: string;
  readonly kind: Verdict['kind'];
  /**
   * The relative size by the kind's test for sizes, where that is among the findings, or by the exact law alone; null unless biased, and where
   * neither gives one.
   */
  readonly offBy: number | null;
  /** Set where only other tests made it biased; null otherwise. */
  readonly elsewhere: Elsewhere | null;
  /** True if it is biased by the exact law of its parts, and not by its deals. */
  readonly byLawAlone: boolean;
  /** The smallest size that would have been seen 99 times in 100; null where not every required test ran. */
  readonly seenFrom: number | null;
  /** The tests that made it biased, strongest first. */
  readonly found: readonly Finding[];
  /** The least adjusted p of all tests as a natural logarithm, with its test; null where none ran. */
  readonly least: Finding | null;
  readonly map: SmallMap | null;
  /** The number of all deals, including those of a fresh sample. */
  readonly deals: number;
  /** The speed of the whole audit with its tests, as measured: not reproducible. */
  readonly dealsPerSecond: number;
  readonly startedAt: string;
}

/** Reduces a record to its cell; the map has at most `mapRows` rows. */
export function comparedCell({ core, digest, run }: Evidence, origin: Origin<BuiltInSource>, href: string, mapRows: number): ComparedCell {
  const found = findings(core);
  const map = pageOf(origin.outcome).map?.(core) ?? null;
  const deals = core.plan.trials + (core.confirmation?.trials ?? 0);
  const [least] = strongestFirst(core.results);
  return {
    id: core.subject.id,
    origin,
    digest,
    href,
    kind: core.verdict.kind,
    offBy: core.verdict.kind === 'biased' ? offBy(core, found) : null,
    elsewhere: core.verdict.kind === 'biased' ? elsewhere(core, found) : null,
    byLawAlone: core.verdict.kind === 'biased' && found.length === 0,
    seenFrom: promisedSize(core),
    found: found.map(findingOf),
    least: least ? findingOf(least) : null,
    map: map && smallMap(map, mapRows),
    deals,
    dealsPerSecond: (1000 * deals) / Math.max(1, run.elapsedMs),
    startedAt: run.startedAt,
  };
}

function findingOf({ test, logPAdjusted }: RecordedResult): Finding {
  return { test, logP: logPAdjusted };
}

/** The size by one test alone. Sizes of different tests are relative to different things, and the map beside the number shows what this one counts. */
function offBy(core: EvidenceCore, found: readonly RecordedResult[]): number | null {
  const sized = found.find((result) => tellsSize(core, result));
  if (sized && isDeviation(sized)) return sized.effect.estimate;
  return found.length === 0 ? (core.known?.size ?? null) : null;
}

/** True if a row of the findings is the one that gives sizes, and says that chances are too uneven. */
function tellsSize(core: EvidenceCore, { tail, test }: RecordedResult): boolean {
  return test === sizedBy(core).test && tail === 'upper';
}

function sizedBy({ subject }: EvidenceCore): KindPage['sizedBy'] {
  return pageOf(subject.origin.outcome).sizedBy;
}

function elsewhere(core: EvidenceCore, found: readonly RecordedResult[]): Elsewhere | null {
  const [strongest] = found;
  if (!strongest || found.some((result) => tellsSize(core, result))) return null;
  const { by, test } = sizedBy(core);
  return { atMost: resultOf(core, test)?.effect.high ?? null, by, test: strongest.test };
}

/** The largest of the sizes that would have been seen, over some cells; null where one of them has none. */
export function worstSeen(cells: readonly ComparedCell[]): number | null {
  const sizes = cells.map(({ seenFrom }) => seenFrom);
  return cells.length > 0 && sizes.every((size) => size !== null) ? Math.max(...sizes) : null;
}

/** An upper bound of the chance of a false alarm anywhere among `cells` audits: the sum of each one's. It holds under any dependence. */
export function falseAlarms(cells: number, { alpha }: Pick<Plan, 'alpha'>): number {
  return cells * (alpha + CONFIRMED_ALARMS);
}

/** The level that the second look adds to that of the first: doubtful in 1 of 100 audits, and shown again in 1 of 10,000 of those. */
const CONFIRMED_ALARMS = 1e-6;
