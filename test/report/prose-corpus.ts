import type { Evidence } from '../../src/core/record/evidence.js';
import type { AnyRecord } from '../../src/core/record/record.js';
import { SCHEMA } from '../../src/core/record/scheme-names.js';
import type { Outcome } from '../../src/core/subject/outcome.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { builtInSubject } from '../../src/engine/subject/built-in-subject.js';
import { proveBuiltInOutcomes, provePipeline } from '../../src/host/audits.js';
import { render, summaryOf } from '../../src/records/render.js';
import { resealed } from '../support/resealed.js';
import { readable } from './prose-faults.js';

/** A kind of outcome at sizes from the least on, with makers that are even and makers that are not. */
export interface Made {
  readonly outcome: Outcome;
  readonly n: number;
  readonly makers: readonly string[];
}

/** Every kind at its least size and at a usual one. */
export const MADE: readonly Made[] = [
  { outcome: { kind: 'deck' }, n: 2, makers: ['fisher-yates', 'sattolo'] },
  { outcome: { kind: 'deck' }, n: 3, makers: ['fisher-yates', 'naive-swap', 'random-cut'] },
  { outcome: { kind: 'deck' }, n: 5, makers: ['fisher-yates', 'naive-swap', 'sort-comparator'] },
  { outcome: { kind: 'hand', seen: 1, order: 'unknown' }, n: 4, makers: ['fisher-yates', 'sattolo'] },
  { outcome: { kind: 'hand', seen: 2, order: 'kept' }, n: 6, makers: ['fisher-yates', 'overhand:1'] },
  { outcome: { kind: 'board', rows: 2, columns: 2 }, n: 0, makers: ['walk:1', 'unchecked'] },
  { outcome: { kind: 'board', rows: 3, columns: 3 }, n: 0, makers: ['first-tiles-swap'] },
  { outcome: { kind: 'piles', piles: 2, max: 2 }, n: 0, makers: ['uniform', 'round'] },
  { outcome: { kind: 'piles', piles: 3, max: 3 }, n: 0, makers: ['uniform', 'uniform-multiset', 'without-replacement'] },
  { outcome: { kind: 'moves', piles: 3, max: 3, choice: 'pile' }, n: 0, makers: ['per-pile', 'first-pile'] },
  { outcome: { kind: 'moves', piles: 3, max: 4, choice: 'outcome' }, n: 0, makers: ['per-pile', 'per-outcome'] },
];

/** A built-in subject that makes them. */
export function subjectOf({ n, outcome }: Made, maker: string): Subject {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  return builtInSubject({ source, outcome }, n);
}

const RUN = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };

/** The exact law of what a maker makes. */
export function proofOf({ n, outcome }: Made, maker: string): AnyRecord {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'modulo:8', seeding: 'continuous' } as const;
  if (outcome.kind === 'deck') {
    const core = provePipeline({ source, outcome }, { n, asked: true });
    return { schema: SCHEMA, core, digest: digestOf(core), run: RUN };
  }
  const core = proveBuiltInOutcomes({ source, outcome }, n);
  return { schema: SCHEMA, core, digest: digestOf(core), run: RUN };
}

/** The same audit as if so few of its rows had been made. */
export function withRows(record: Evidence, rows: number): Evidence {
  return resealed({ ...record, core: { ...record.core, results: record.core.results.slice(0, rows) } });
}

/** What a suite of JUnit printed: the text of the terminal, which is read by itself. */
const SUITE_OUTPUT = /\n<system-out>[^<]*<\/system-out>(?=\n<\/testsuite>)/;

/** What a reader sees of a record on the terminal and in a report of tests. */
export async function told(record: AnyRecord): Promise<readonly string[]> {
  return [
    ...[await render(record, 'text'), await summaryOf(record)].map(joined),
    readable((await render(record, 'junit')).replace(SUITE_OUTPUT, '')),
  ];
}

/** What a reader sees of its page. */
export async function shown(record: AnyRecord): Promise<string> {
  return readable(await render(record, 'html'));
}

/** Lines of a terminal as the paragraphs that they were before they were wrapped, without the lines of its tables and commands. */
export function joined(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^ {2}|^(?:Record|Seed) |\S {2,}\S/.test(line))
    .join('\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1 ');
}
