import type { RunInfo, SeedOrigin } from '../../core/record/evidence.js';
import type { SeedFrom } from '../../core/record/seed-from.js';
import type { JournalHeader } from '../../host/journal/format.js';
import type { FoundJournal } from '../../host/journal/open-journal.js';
import type { SomeAsked } from '../options/shared.js';
import { drawSeed } from './draw-seed.js';

/** What an audit is dealt from, and who chose it. */
export interface Seed {
  readonly text: string;
  readonly origin: SeedOrigin;
  /** What a journal keeps beside the seed itself, so that a run that goes on from it knows who chose it. */
  readonly kept: JournalHeader;
  /** What it follows from; absent where somebody chose it. */
  readonly from?: SeedFrom;
}

/** What a record says of a seed beside the seed itself. */
export function seedFacts({ from, origin }: Seed): Pick<RunInfo, 'seedOrigin' | 'seedFrom'> {
  return { seedOrigin: origin, ...(from && { seedFrom: from }) };
}

/** The seed of `--seed`, of the journal that is gone on from, or one drawn. Who goes on with the command that was printed gives a drawn seed, which stays one. */
export function seedOf({ seed: typed }: SomeAsked<'seed'>, found: FoundJournal | null = null): Seed {
  const header = found?.read?.header ?? {};
  const text = typed ?? header['seed'] ?? drawSeed();
  const drawn = typed === undefined && header['seed'] === undefined;
  const wasDrawn = header['seed'] === text && header[ORIGIN] === DRAWN;
  return drawn || wasDrawn ? { text, origin: DRAWN, kept: { [ORIGIN]: DRAWN } } : { text, origin: 'given', kept: {} };
}

const ORIGIN = 'seedOrigin';
const DRAWN = 'drawn';
