import type { AnyRecord } from '../../core/record/record.js';
import type { BeaconSource } from '../../core/record/seed-from.js';
import type { Difference } from '../../engine/record/differences.js';
import { differences } from '../../engine/record/differences.js';
import type { Check } from '../../engine/verify/check.js';
import { check, guarded } from '../../engine/verify/check.js';
import { isDealtAgain } from './dealt-again.js';
import { deriveSeed } from './derive-seed.js';
import { digestsOf } from './digests.js';
import { chainName } from './named-round.js';

const TITLE = 'the seed follows from its source, the subject and the plan';
const ROUND = 'the round of public randomness is signed by its chain';

/** The check that no record can settle: only whoever had subject and plan before the round came knows it. */
const OLDER: Check = {
  id: 'seed',
  title: 'the plan is older than the round that its seed follows from',
  outcome: 'not done',
  differences: [],
  note: 'a round that had come could have been chosen: only who had subject and plan before knows that it was not',
};

/** Derives again what a record says of the source of its seed; empty where it says nothing. */
export async function seedChecks(record: AnyRecord): Promise<readonly Check[]> {
  const { seedFrom, seedOrigin } = record.run;
  const claimed = seedOrigin === 'challenge' || seedOrigin === 'beacon' || seedFrom !== undefined;
  return [
    ...(claimed ? [await guarded('seed', TITLE, async () => check('seed', TITLE, seedDifferences(record)))] : []),
    ...(seedFrom?.kind === 'beacon' ? [await roundCheck(seedFrom), OLDER] : []),
  ];
}

function seedDifferences(record: AnyRecord): readonly Difference[] {
  const { core, run } = record;
  const { seedFrom } = run;
  const { plan, subject } = digestsOf(record);
  const origin = differences(run.seedOrigin, seedFrom?.kind, 'run.seedOrigin');
  if (seedFrom === undefined) return origin;
  const seed = subject === null ? undefined : deriveSeed(seedFrom, { plan, subject });
  return [
    ...origin,
    ...differences(replayOf(record), 'exact', 'core.subject.replay'),
    ...differences(seedFrom.plan, plan, 'run.seedFrom.plan'),
    ...differences(seedFrom.subject, subject ?? undefined, 'run.seedFrom.subject'),
    ...differences('seed' in core.plan ? core.plan.seed : undefined, seed, 'core.plan.seed'),
  ];
}

/** Says whether the deals follow from the seed. Deals that do not, a log's among them, could be made until they please. */
function replayOf(record: AnyRecord): 'exact' | 'none' {
  const { core } = record;
  if (!('subject' in core)) return 'none';
  const { kind } = core.subject.origin.source;
  return kind !== 'files' && kind !== 'log' && isDealtAgain(record) ? 'exact' : 'none';
}

async function roundCheck(source: BeaconSource): Promise<Check> {
  const { roundFault } = await import('./beacon.js');
  const fault = roundFault(source);
  const name = chainName(source.chain);
  if (fault !== null) return { id: 'seed', title: ROUND, outcome: 'differs', differences: [], note: fault };
  const note =
    name === null
      ? 'a chain that this program does not know: whoever holds its key could choose its rounds'
      : `drand ${name}, round ${source.round}`;
  return { id: 'seed', title: ROUND, outcome: 'holds', differences: [], note };
}
