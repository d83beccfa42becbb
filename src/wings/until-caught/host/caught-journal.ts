import { existsSync } from 'node:fs';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import { Totals } from '../../../engine/count/totals.js';
import { canonical } from '../../../engine/record/canonical.js';
import { encodeEntry, encodeHeader, type JournalHeader, readJournal } from '../../../host/journal/format.js';
import { VERSION } from '../../../host/version.js';
import { writeWhole } from '../../../host/write-whole.js';
import type { CaughtState } from '../engine/run-until-caught.js';
import type { Look, UntilCaughtPlan } from '../record/until-caught.js';

/** The milliseconds between writes of the counts that a sample continues from. */
const EVERY_MS = 3000;

/** Keeps the state of a sample: one file, which always holds one whole state. */
export interface CaughtJournal {
  /** The state found; null where there is none, or none of this sample. */
  readonly from: CaughtState | null;
  /** Receives a state, and writes it where the last one is old enough. */
  keep(state: CaughtState): void;
  /** Writes the last state received. */
  flush(): void;
}

/**
 * Opens the journal of a sample: of this plan, whatever its budget, of this subject and this version. A torn, altered or foreign one is replaced.
 * Throws E_IO and E_CANNOT_CREATE as it is written.
 */
export function caughtJournal(file: string, plan: UntilCaughtPlan, origin: Origin<BuiltInSource>): CaughtJournal {
  const header = { version: VERSION, plan: canonical({ ...plan, budget: 0 }), origin: canonical(origin) };
  let last: CaughtState | null = null;
  let written = performance.now();
  const write = (state: CaughtState): void => {
    const head = encodeHeader({ ...header, looks: JSON.stringify(state.looks), words: JSON.stringify(state.words) });
    const entry = encodeEntry(head.chain, { stage: 'sample', blocks: [...state.totals.blocks], arrays: state.totals.arrays() });
    writeWhole(file, Buffer.concat([...head.bytes, ...entry.bytes]));
    written = performance.now();
    last = null;
  };
  return {
    from: found(file, header, plan),
    keep(state) {
      last = state;
      if (performance.now() - written >= EVERY_MS) write(state);
    },
    flush() {
      if (last !== null) write(last);
    },
  };
}

/** Returns the state in the file, if it is one of this sample that lies within its budget. */
function found(file: string, header: JournalHeader, { blockSize, budget }: UntilCaughtPlan): CaughtState | null {
  if (!existsSync(file)) return null;
  const read = readJournal(file);
  const [entry] = read?.entries ?? [];
  if (!read || !entry || Object.entries(header).some(([name, text]) => read.header[name] !== text)) return null;
  if (entry.blocks.length * blockSize > budget) return null;
  const totals = new Totals([]);
  totals.add(entry.blocks, entry.arrays);
  // Its digest is right, so that it is as this program wrote it.
  return {
    totals,
    words: JSON.parse(read.header['words'] ?? 'null') as number | null,
    looks: JSON.parse(read.header['looks'] ?? '[]') as readonly Look[],
  };
}
