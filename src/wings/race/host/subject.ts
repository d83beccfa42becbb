import { AuditError } from '../../../core/errors.js';
import type { RaceSource } from '../../../core/source/live-source.js';
import { liveId } from '../../../core/source/source-ids.js';
import type { Batch } from '../../../core/subject/outcome.js';
import type { Block, OutcomeSource, Subject } from '../../../core/subject/subject.js';
import { permutations } from '../../../math/orders/permutation.js';
import { dealsCounted } from '../record/race-counts.js';
import { RaceTally } from './tally.js';
import { RaceThreads } from './threads.js';
import { raceFailure } from './words.js';

/**
 * The number of decks dealt at once while they are counted, however many were when the first broke: two threads that are handed one deck at a time
 * seldom meet.
 */
const AT_ONCE = 256;

/** The most cards of a deck here: a card is 16 bits of shared memory. */
const MOST_CARDS = 65_536;

/**
 * Two threads that run Fisher–Yates on one shared deck of `n` cards at the same time, with a lock or without. A broken deck is no outcome: when one
 * is met, a fixed number of further deals is counted to measure the share of broken deals. Then the race ends with E_SUBJECT_DUPLICATE. Where both
 * threads never meet (one core, a small deck) no deck breaks, and the deals are audited as any others. Throws E_USAGE for an impossible deck size.
 */
export function raceSubject(locked: boolean, n: number): Subject {
  if (!(Number.isInteger(n) && n >= 2 && n <= MOST_CARDS))
    throw new AuditError('E_USAGE', `a race needs a deck of 2 to ${MOST_CARDS} cards, got ${n}`);
  const source: RaceSource = { kind: 'race', locked };
  return {
    id: liveId(source),
    space: permutations(n),
    origin: { source, outcome: { kind: 'deck' } },
    // One race at a time: two would take each other's cores and so meet less often.
    blocks: 'sequential',
    replayable: false,
    open: (block) => openRace(source, n, block),
  };
}

async function openRace(source: RaceSource, n: number, block: Block): Promise<OutcomeSource> {
  const threads = await RaceThreads.start(n, source.locked, block);
  const audited = new RaceTally(n);
  const look = async (decks: number, tally: RaceTally): Promise<Uint16Array> => {
    const cells = await threads.deal(decks);
    for (let k = 0; k < decks; k++) tally.add(cells, k * n);
    return cells;
  };
  /** Counts fresh deals. The share of broken ones must not include the deals that led to counting. */
  const countedAfter = async (): Promise<RaceTally> => {
    const tally = new RaceTally(n);
    for (let left = dealsCounted(n); left > 0; left -= AT_ONCE) await look(Math.min(AT_ONCE, left), tally);
    return tally;
  };
  return {
    async fill(batch: Batch) {
      batch.length = 0;
      const decks = Math.min(batch.capacity, block.trials - audited.deals);
      if (decks === 0) return;
      const cells = await look(decks, audited);
      if (audited.first) {
        const first = { ...audited.first, deal: block.first + audited.first.deal };
        throw raceFailure(source, { first, counts: (await countedAfter()).counts() });
      }
      batch.cells.set(cells);
      batch.length = decks;
    },
    close: () => threads.close(),
  };
}
