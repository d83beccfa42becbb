import { brokenFreshGuards } from '../../core/record/by-law.js';
import type { Confirmation, Evidence, EvidenceCore, RecordedCounts } from '../../core/record/evidence.js';
import {
  BIASED_SIDE_LOOK,
  mapSideLooks,
  SIDE_LOOKS,
  type SideLook,
  type SideLooks,
  sidePlans,
  sideSamples,
} from '../../core/statistic/side-looks.js';
import type { Subject } from '../../core/subject/subject.js';
import { andList } from '../../core/words/and-list.js';
import { counted } from '../../core/words/counted.js';
import type { Running } from '../audit/run-audit.js';
import { runAudit } from '../audit/run-audit.js';
import type { Counts } from '../count/run-block.js';
import type { FreshSample } from '../decide/audit.js';
import { conclude, firstLook, flaggedStatistics, secondLook } from '../decide/conclude.js';
import { testSideLooks } from '../decide/test-side-looks.js';
import { diagnosisOf } from '../diagnose/diagnosis.js';
import type { Fits } from '../fit.js';
import { fitsOf } from '../fit.js';
import type { Host } from '../host.js';
import { deriveByLaw } from '../plan/derive-by-law.js';
import { buildCore } from '../record/build-core.js';
import type { Difference } from '../record/differences.js';
import { differences } from '../record/differences.js';
import { countsDigest, MOST_RECORDED_CELLS } from '../record/record-counts.js';
import { originIdentity } from '../subject/origin-identity.js';
import { spaceOf } from '../subject/space-of.js';
import { spaceUnder } from '../subject/uniform-under-null.js';
import type { Check } from './check.js';
import { check, checkDigest, guarded, noteVersion, RULE } from './check.js';
import { checkAgain } from './check-again.js';
import { checkRule } from './check-rule.js';
import { impossibleCounts, impossibleRows } from './impossible-counts.js';
import { digestsAlone, keepAsRecorded } from './keep-as-recorded.js';
import { notAgain } from './not-again.js';

/**
 * Checks a record without trusting anything in it. It derives every number and the verdict again from the counts, and draws the deals again from the
 * plan, so a digest recomputed after an edit hides nothing. `open` finds the subject again; if its code has changed since, the deals differ.
 */
export async function verifyRecord(
  evidence: Evidence,
  open: () => Promise<Subject>,
  running: Running,
  host: Host,
): Promise<readonly Check[]> {
  const { core } = evidence;
  return [
    checkDigest(evidence),
    await guarded('rule', RULE, async () => checkRule(core, host.version)),
    checkCounts(core),
    await guarded('numbers', NUMBERS, async () => checkNumbers(core)),
    await guarded('deals', DEALS, () => checkDeals(core, open, running, host)),
  ];
}

const NUMBERS = 'every number and the verdict follow from the counts';
const DEALS = 'dealing again from the plan gives the same record, bit for bit';

function checkCounts(core: EvidenceCore): Check {
  const { counts, confirmation } = core;
  const samples = sideSamples(core);
  return check('counts', 'the counts agree with their own digests and sums', [
    ...checkEach(counts, 'core.counts'),
    ...(confirmation ? checkEach(confirmation.counts, 'core.confirmation.counts') : []),
    ...SIDE_LOOKS.flatMap((beside) => checkEach(samples[beside]?.counts ?? {}, `${placeOf(beside)}.counts`)),
  ]);
}

function checkEach(counts: Readonly<Record<string, RecordedCounts>>, path: string): readonly Difference[] {
  return Object.entries(counts).flatMap(([id, { values, sum, sha256, shape }]) => {
    const cells = shape.reduce((product, side) => product * side, 1);
    // Counts are left out of a record only where they are many.
    if (!values) return cells > MOST_RECORDED_CELLS ? [] : differences('absent', counted(cells, 'value'), `${path}.${id}.values`);
    const found = { cells: values.length, sum: values.reduce((total, value) => total + value, 0), sha256: countsDigest(values) };
    return differences({ cells, sum, sha256 }, found, `${path}.${id}`);
  });
}

function checkNumbers(core: EvidenceCore): Check {
  const subject = recordedSubject(core);
  const fits = fitsOf(subject.space);
  const counts = countsOf(core, core.plan.tests, core.plan.trials, core.counts, fits);
  const { confirmation, plan } = core;
  const impossible = [
    ...impossibleRows(core),
    ...impossibleCounts(fits, plan, counts, 'core.counts'),
    ...(confirmation ? checkFresh(core, confirmation, fits) : []),
    ...checkBeside(core, fits),
  ];
  // Nothing follows from counts that no deals have, and a law asked of them may take for ever.
  if (impossible.length > 0) return check('numbers', NUMBERS, impossible);
  const found = checkAgain('numbers', NUMBERS, core, keepAsRecorded(core, rederive(core, subject, counts, fits)));
  const left = digestsAlone(core);
  if (found.outcome === 'differs' || left.length === 0) return found;
  const note = `of ${andList(left)} the record keeps only a digest of the counts, so that their rows were taken as they are; the rest follows`;
  return { ...found, outcome: 'not done', note };
}

function checkFresh(core: EvidenceCore, { counts, flagged }: Confirmation, fits: Fits): readonly Difference[] {
  const { confirmationTrials: trials, tests } = core.plan;
  const looked = flaggedStatistics(flagged).filter((id) => tests.includes(id));
  const fitted = { tests: looked, trials, lags: core.plan.lags };
  return impossibleCounts(fits, fitted, countsOf(core, looked, trials, counts, fits), 'core.confirmation.counts');
}

function placeOf(beside: SideLook): string {
  return `core.${BIASED_SIDE_LOOK[beside].replace('/', '.')}`;
}

function checkBeside(core: EvidenceCore, fits: Fits): readonly Difference[] {
  const { lags, tests } = core.plan;
  const [plans, samples, counts] = [sidePlans(core.plan), sideSamples(core), besideCounts(core, fits)];
  return SIDE_LOOKS.flatMap((beside) => {
    const [planned, counted] = [plans[beside], counts[beside]];
    // What was planned has its results, whoever leaves them out: they alone may be what is biased.
    if ((planned === null) !== (samples[beside] === null))
      return differences(presence(samples[beside]), presence(planned), placeOf(beside));
    if (!planned || !counted) return [];
    return impossibleCounts(fits, { tests, trials: planned.trials, lags }, counted, `${placeOf(beside)}.counts`);
  });
}

function presence(value: object | null): string {
  return value ? 'present' : 'absent';
}

/** Returns the recorded counts of the looks at a function beside the first sample; null if there is none. */
function besideCounts(core: EvidenceCore, fits: Fits): SideLooks<Counts> {
  const [plans, samples] = [sidePlans(core.plan), sideSamples(core)];
  return mapSideLooks((beside) => {
    const [planned, sample] = [plans[beside], samples[beside]];
    const counts = planned && sample && countsOf(core, core.plan.tests, planned.trials, sample.counts, fits);
    // Where a forged record holds other counts than the plan asks for, nothing follows from them.
    return counts && [...counts].every(([id, { length }]) => sample?.counts[id]?.values?.length === length) ? counts : null;
  });
}

type Recorded = Pick<Subject, 'id' | 'origin' | 'replayable' | 'space'>;

function recordedSubject({ plan, subject }: EvidenceCore): Recorded {
  return { ...originIdentity(subject.origin), origin: subject.origin, space: spaceUnder(spaceOf(subject.origin, plan.n), plan.null) };
}

function rederive(core: EvidenceCore, subject: Recorded, counts: Counts, fits: Fits): EvidenceCore {
  const { plan } = core;
  const law = deriveByLaw(subject.origin, plan, fits);
  const look = firstLook(plan, fits, counts, core.results);
  const tests = [...new Set(look.flags.map(({ test }) => test.split('/')[0]))];
  const freshCounts = core.confirmation && countsOf(core, tests, plan.confirmationTrials, core.confirmation.counts, fits);
  // The fresh sample has the flagged rows of a statistic alone; the others of it are not looked at.
  const freshRows = [...(core.confirmation?.results ?? []), ...core.results];
  const fresh: FreshSample | null =
    look.flags.length > 0 && brokenFreshGuards(law.guards).length === 0 && freshCounts
      ? { flags: look.flags, counts: freshCounts, ...secondLook(plan, fits, look.flags, freshCounts, freshRows) }
      : null;
  const beside = testSideLooks(plan, fits, besideCounts(core, fits), sideSamples(core));
  const verdict = conclude(plan, fits, look, { beside, fresh: fresh?.results ?? null }, law);
  return buildCore(core.tool.version, plan, subject, law, {
    look,
    counts,
    fresh,
    beside,
    verdict,
    diagnosis: diagnosisOf(plan, subject.space, counts, look.results, verdict),
  });
}

/** Returns the recorded counts as the loop holds them, without those that no record keeps. A wrong number of cells reads as zeros, and so differs. */
function countsOf(
  core: EvidenceCore,
  tests: readonly string[],
  trials: number,
  recorded: Readonly<Record<string, RecordedCounts>>,
  fits: Fits,
): Counts {
  const counts: Counts = new Map();
  for (const { id, fitted } of fits.of({ tests: tests.filter((id) => core.plan.tests.includes(id)), trials, lags: core.plan.lags })
    .statistics) {
    const cells = fitted.shape.reduce((product, side) => product * side, 1);
    const kept = recorded[id];
    if (kept && !kept.values && cells > MOST_RECORDED_CELLS) continue;
    counts.set(id, kept?.values?.length === cells ? Float64Array.from(kept.values) : new Float64Array(cells));
  }
  return counts;
}

async function checkDeals(core: EvidenceCore, open: () => Promise<Subject>, running: Running, host: Host): Promise<Check> {
  const title = DEALS;
  if (!originIdentity(core.subject.origin).replayable) {
    return { id: 'deals', title, outcome: 'not done', differences: [], note: notAgain(core.subject.origin) };
  }
  const again = await runAudit(core.plan, await open(), running, host);
  const found = checkAgain('deals', title, core, { ...again, tool: core.tool });
  return noteVersion(found, core.tool.version, host.version);
}
