import { liveId } from '../../../core/source/source-ids.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import type { BrokenRaceCore, RaceCounts, RaceFindings, RaceShare } from './broken-race.js';
import { smallestLoss } from './first-loss.js';

/** The only subject with such a record: with a lock no deck breaks. */
const SOURCE = { kind: 'race', locked: false } as const;

/** The two-sided confidence of the interval around the share of broken deals. */
const CONFIDENCE = 0.99;

/** Builds the digested part of the record of a race that broke decks, from its findings. Pure: `verify` builds it again and compares. */
export function brokenRaceCore(version: string, { n, seed, trials }: BrokenRaceCore['plan'], race: RaceFindings): BrokenRaceCore {
  return {
    kind: 'race',
    tool: { name: 'shuffle-audit', version },
    plan: { seed, n, trials },
    subject: { id: liveId(SOURCE), origin: { source: SOURCE, outcome: { kind: 'deck' } }, replay: 'none' },
    race,
    share: shareOf(race.counts),
    interleaving: smallestLoss(),
    verdict: { kind: 'broken' },
  };
}

/** Returns the interval of the chance that a deal breaks, which is exact since the number of deals was fixed before the first. */
function shareOf({ broken, deals }: RaceCounts): RaceShare {
  return { confidence: CONFIDENCE, ...clopperPearson(broken, deals, 1 - CONFIDENCE) };
}
