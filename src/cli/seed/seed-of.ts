import type { RunInfo, SeedOrigin } from '../../core/record/evidence.js';
import type { SeedFrom } from '../../core/record/seed-from.js';
import type { JournalHeader } from '../../host/journal/format.js';
import type { FoundJournal } from '../../host/journal/open-journal.js';
import type { SomeAsked } from '../options/shared.js';
import { drawSeed } from './draw-seed.js';

/** The seed of an audit, and who chose it. */
export interface Seed {
  readonly text: string;
  readonly origin: SeedOrigin;
  /** The fields a journal keeps besides the seed, so that a resumed run knows who chose it. */
  readonly kept: JournalHeader;
  /** The source it is derived from; absent if somebody chose it. */
  readonly from?: SeedFrom;
}

/** Returns a record's facts about a seed besides the seed itself. */
export function seedFacts({ from, origin }: Seed): Pick<RunInfo, 'seedOrigin' | 'seedFrom'> {
  return { seedOrigin: origin, ...(from && { seedFrom: from }) };
}

/**
 * Returns the seed of `--seed` or of the resumed journal, or draws one. A user who continues with the printed command types a drawn seed; it still
 * counts as drawn.
 */
export function seedOf({ seed: typed }: SomeAsked<'seed'>, found: FoundJournal | null = null): Seed {
  const header = found?.read?.header ?? {};
  const text = typed ?? header['seed'] ?? drawSeed();
  const drawn = typed === undefined && header['seed'] === undefined;
  const wasDrawn = header['seed'] === text && header[ORIGIN] === DRAWN;
  return drawn || wasDrawn ? { text, origin: DRAWN, kept: { [ORIGIN]: DRAWN } } : { text, origin: 'given', kept: {} };
}

const ORIGIN = 'seedOrigin';
const DRAWN = 'drawn';
