import { AuditError } from '../../../core/errors.js';
import type { Prng } from '../../../core/subject/source.js';
import type { Block, OutcomeSource } from '../../../core/subject/subject.js';
import type { Fit } from '../../../engine/fit.js';
import { fitPlan } from '../../../engine/fit.js';
import type { PathStep } from '../../../engine/seeds/seed-path.js';
import { deriveWords, rootOf } from '../../../engine/seeds/seed-path.js';
import { pipeline } from '../../../engine/subject/pipeline.js';
import { boundeds, prngs, shuffles } from '../../../parts/catalogues.js';
import { os } from '../../../parts/prng/os.js';
import { continuous } from '../../../parts/seeding/continuous.js';
import type { CalibrationPlan } from '../record/calibration.js';
import { auditsIn, stretchOf, wordBytes } from './allotment.js';
import type { AuditedBlock } from './audit-block.js';
import { auditBlock } from './audit-block.js';
import type { FarBlock } from './far/far-job.js';
import { farBlocksOf, farChances, farDealsOf } from './far/far-job.js';

/** One calibration to deal, as plain data: sent to a worker thread unchanged, its bytes in shared memory. */
export interface CalibrationJob {
  readonly plan: CalibrationPlan;
  readonly recorded: Uint8Array | null;
}

export type CalibrationBlock = AuditsBlock | FarBlock;

/** Audits of one size: source and size by their index in the plan. */
export interface AuditsBlock {
  readonly source: number;
  readonly size: number;
  readonly block: number;
}

/** Lists every block of a calibration, sizes outermost, so that the slowest ones do not come last for one worker alone. */
export function blocksOf(plan: CalibrationPlan): readonly CalibrationBlock[] {
  const { auditsPerBlock, sizes, sources } = plan;
  const audits = sizes
    .flatMap((_, size) =>
      sources.flatMap(({ audits }, source) =>
        Array.from({ length: Math.ceil(audits / auditsPerBlock) }, (__, block) => ({ source, size, block })),
      ),
    )
    .reverse();
  return [...farBlocksOf(plan.far), ...audits];
}

export function dealsOf(plan: CalibrationPlan, at: CalibrationBlock): number {
  if (isFar(at)) return farDealsOf(plan.far, at);
  const { auditsPerBlock, sizes, sources } = plan;
  const { block, size, source } = at;
  return auditsIn(sources[source].audits, auditsPerBlock, block) * sizes[size].trials;
}

/** Returns true if a block is a measurement far in the tail; its cells are then the resulting probabilities. */
export function isFar(at: CalibrationBlock): at is FarBlock {
  return 'far' in at;
}

/** Makes a function that deals and tallies one block of a calibration; the statistics are fitted once for every size. */
export function calibrationRunner({ plan, recorded }: CalibrationJob): (at: CalibrationBlock) => Promise<AuditedBlock> {
  const fits = new Map<number, Fit>();
  return async (at) => {
    if (isFar(at)) return { cells: await farChances(plan, at), rows: [] };
    const { n, tests, trials } = plan.sizes[at.size];
    const audits = auditsIn(plan.sources[at.source].audits, plan.auditsPerBlock, at.block);
    const parts = {
      shuffle: shuffles.get(plan.shuffle),
      prng: generator(plan, recorded, at),
      bounded: boundeds.get(plan.bounded),
      seeding: continuous,
    };
    const subject = pipeline(parts, n);
    const fit = fits.get(at.size) ?? fitPlan({ tests, trials, lags: undefined }, subject.space);
    fits.set(at.size, fit);
    const opened = subject.open(blockOf(plan, at)) as OutcomeSource;
    return auditBlock(opened, n, trials, audits, fit.statistics);
  };
}

function generator(plan: CalibrationPlan, recorded: Uint8Array | null, { block, size, source }: AuditsBlock): Prng {
  const { audits, id } = plan.sources[source];
  if (id !== os.id || recorded === null) return prngs.get(id);
  const [from, to] = stretchOf(plan, audits, size, block);
  return recordedSource(recorded, from, to, wordBytes(plan.sizes[size].n));
}

/** Returns the operating system's source as recorded: the bytes from `from` to `to`, as words of one or two bytes (the low one first). */
function recordedSource(bytes: Uint8Array, from: number, to: number, wordBytes: 1 | 2): Prng {
  return {
    ...os,
    range: 256n ** BigInt(wordBytes),
    create() {
      let at = from;
      return {
        fill(out) {
          if (at + out.length * wordBytes > to) throw new AuditError('E_INTERNAL', `the recorded bytes ${from} to ${to} are used up`);
          for (let i = 0; i < out.length; i++, at += wordBytes) out[i] = wordBytes === 1 ? bytes[at] : bytes[at] | (bytes[at + 1] << 8);
        },
      };
    },
  };
}

/** Makes a block with its own seed path: role, cards, deals, generator, block, substream. */
function blockOf(plan: CalibrationPlan, at: AuditsBlock): Block {
  const { n, trials } = plan.sizes[at.size];
  const root = rootOf(plan.seed);
  const path = (label: string, block: bigint | null, substream: number): readonly PathStep[] => [
    ['role', 'calibration'],
    ['cards', BigInt(n)],
    ['deals', BigInt(trials)],
    ['prng', label],
    ...(block === null ? [] : ([['block', block]] as const)),
    ['substream', BigInt(substream)],
  ];
  const first = at.block * plan.auditsPerBlock * trials;
  const sharedKey: Block['sharedKey'] = (label, count, substream) => deriveWords(root, path(label, null, substream), count);
  return {
    index: at.block,
    first,
    trials: dealsOf(plan, at),
    key: (label, count, substream) => deriveWords(root, path(label, BigInt(at.block), substream), count),
    sharedKey,
    stream: { first, key: sharedKey },
    deckKey: (count, substream) => deriveWords(root, path('deck', BigInt(at.block), substream), count),
  };
}
