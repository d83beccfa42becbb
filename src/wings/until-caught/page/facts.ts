import { pageOf } from '../../../kinds/pages.js';
import { type Foretold, foretold } from '../engine/foretold.js';
import type { CaughtEnd, LeastRow, Look, UntilCaught } from '../record/until-caught.js';

export interface FiledSample {
  readonly file: string;
  readonly record: UntilCaught;
}

export interface CaughtLine {
  readonly file: string;
  readonly id: string;
  readonly end: CaughtEnd;
  /** Deals at the last look; 0 where there was none. */
  readonly trials: number;
  readonly words: number | null;
  readonly budget: number;
  readonly least: LeastRow | null;
  readonly foretold: Foretold;
  readonly digest: string;
}

/** All samples of one size. Those that were caught come first, the earliest before the later ones; then the others, the shortest first. */
export interface CaughtGroup {
  /** The size in words: "13 cards". */
  readonly size: string;
  readonly lines: readonly CaughtLine[];
  readonly caught: number;
}

/** Groups the samples by size, in the order of their cards. */
export function groupsOf(samples: readonly FiledSample[]): readonly CaughtGroup[] {
  const groups = new Map<string, { readonly n: number; readonly lines: CaughtLine[] }>();
  for (const sample of samples) {
    const { plan, subject } = sample.record.core;
    const { outcome } = subject.origin;
    const size = pageOf(outcome).size(outcome, plan.n);
    const group = groups.get(size) ?? { n: plan.n, lines: [] };
    group.lines.push(lineOf(sample));
    groups.set(size, group);
  }
  return [...groups]
    .sort(([one, a], [other, b]) => a.n - b.n || compared(one, other))
    .map(([size, { lines }]) => ({ size, lines: lines.toSorted(inRank), caught: lines.filter(({ end }) => end === 'caught').length }));
}

export function lineOf({ file, record: { core, digest } }: FiledSample): CaughtLine {
  const { end, looks, plan, subject } = core;
  const last: Look | undefined = looks.at(-1);
  return {
    file,
    id: subject.id,
    end,
    trials: last?.trials ?? 0,
    words: last?.words ?? null,
    budget: plan.budget,
    least: last?.least ?? null,
    foretold: foretold(subject.origin, plan),
    digest,
  };
}

function inRank(a: CaughtLine, b: CaughtLine): number {
  const late = (line: CaughtLine): number => (line.end === 'caught' ? 0 : 1);
  return late(a) - late(b) || a.trials - b.trials || compared(a.id, b.id) || compared(a.file, b.file);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns the largest chance that any of these samples is called caught although it is even: every row of every look, in both tails, at the level.
 * The sum holds however rows, looks and samples depend on one another (C. E. Bonferroni). A sample that has ended is counted with the looks that its
 * plan still had.
 */
export function falseAlarms(samples: readonly FiledSample[]): number {
  return samples.reduce((sum, { record: { core } }) => {
    const { budget, firstLook, level } = core.plan;
    const most = Math.max(...core.looks.map(({ rows }) => rows), 1);
    const looks = Math.max(core.looks.length, 1, Math.ceil(Math.log2(budget / firstLook)) + 1);
    return sum + 2 * most * looks * level;
  }, 0);
}
