import { CHOSEN } from '../../../core/statistic/named-batteries.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { counted } from '../../../core/words/counted.js';
import { testAll } from '../../../engine/decide/test-all.js';
import { type Fits, fitsOf } from '../../../engine/fit.js';
import type { Host } from '../../../engine/host.js';
import { BATTERIES } from '../../../engine/plan/batteries.js';
import { testsOf } from '../../../engine/plan/make-plan.js';
import type { Difference } from '../../../engine/record/differences.js';
import { differences } from '../../../engine/record/differences.js';
import { countsDigest } from '../../../engine/record/record-counts.js';
import { builtInSubject } from '../../../engine/subject/built-in-subject.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import type { Check } from '../../../engine/verify/check.js';
import { check, checkDigest, checkRuleOf, guarded, noteVersion, RULE } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { impossibleCounts } from '../../../engine/verify/impossible-counts.js';
import type { Look, UntilCaught, UntilCaughtCore } from '../record/until-caught.js';
import { FIRST_LOOK, LEVEL_CAUGHT } from '../rules.js';
import { areCopies } from './copies.js';
import { leastOf } from './look.js';
import { followedIn, lookPlaces, readAt, testsAt } from './plan.js';
import { type CatchRunning, runUntilCaught } from './run-until-caught.js';
import { caughtVerdict, MOST_CAUGHT_CELLS, statisticOf } from './until-caught-core.js';

const COUNTS = 'the counts agree with their own digests and with the number of deals';
const NUMBERS = 'the looks follow from the plan and the counts, and the verdict from the looks';
const DEALS = 'dealing again from the plan gives the same record, bit for bit';

/**
 * Checks the record of a sample dealt until caught without trusting anything in it: its digest, its rule, its counts, its looks and its verdict.
 * Finally it deals again, to the same end.
 */
export async function verifyUntilCaught(record: UntilCaught, running: CatchRunning, host: Host): Promise<readonly Check[]> {
  return [
    ...(await checkUntilCaught(record, host.version)),
    await guarded('deals', DEALS, async () => {
      const { core } = record;
      const again = await runUntilCaught(core.plan, builtInSubject(core.subject.origin, core.plan.n), running, host);
      return noteVersion(checkAgain('deals', DEALS, core, { ...again, tool: core.tool }), core.tool.version, host.version);
    }),
  ];
}

/** Runs every check of it but the one that deals again. `version` is this program's. */
export async function checkUntilCaught(record: UntilCaught, version: string): Promise<readonly Check[]> {
  const { core } = record;
  return [
    checkDigest(record),
    await guarded('rule', RULE, async () => checkRule(core, version)),
    await guarded('counts', COUNTS, async () => checkCounts(core)),
    await guarded('numbers', NUMBERS, async () => checkNumbers(core)),
  ];
}

function checkRule({ plan, subject, tool }: UntilCaughtCore, version: string): Check {
  const { battery, blockSize, firstLook, level, tests } = plan;
  const space = spaceOf(subject.origin, plan.n);
  const named = battery === CHOSEN ? tests : (BATTERIES.some(({ id }) => id === battery) && testsOf(battery, space)) || [];
  const rule = { blockSize: BLOCK_SIZE, firstLook: FIRST_LOOK, level: LEVEL_CAUGHT, tests: [...new Set(named)] };
  return checkRuleOf({ blockSize, firstLook, level, tests }, rule, { tests: [...new Set(tests)] }, [tool.version, version]);
}

function checkCounts({ counts, looks, plan, subject }: UntilCaughtCore): Check {
  const last = looks.at(-1);
  const fits = fitsOf(spaceOf(subject.origin, plan.n));
  const trials = last?.trials ?? plan.firstLook;
  const asked = testsAt(last ? readIn({ plan, subject }, fits, last) : [], trials);
  const fitted = last ? fits.of(asked).statistics : [];
  const shapes = differences(
    Object.fromEntries(Object.entries(counts).map(([id, { shape }]) => [id, shape])),
    Object.fromEntries(fitted.map(({ fitted: { shape }, id }) => [id, shape])),
    'core.counts',
  );
  const found = Object.entries(counts).flatMap(([id, { sha256, shape, sum, values }]) => {
    const cells = shape.reduce((product, side) => product * side, 1);
    const kept = last !== undefined && statisticOf(last.least.test) === id && cells <= MOST_CAUGHT_CELLS;
    const path = `core.counts.${id}`;
    if (!values) return kept ? differences('absent', counted(cells, 'value'), `${path}.values`) : [];
    const again = { cells: values.length, sum: values.reduce((total, value) => total + value, 0), sha256: countsDigest(values) };
    return differences({ cells, sum, sha256 }, again, path);
  });
  const kept = new Map(Object.entries(counts).flatMap(([id, { values }]) => (values ? [[id, Float64Array.from(values)] as const] : [])));
  const impossible =
    shapes.length > 0 || found.length > 0 || !last
      ? []
      : impossibleCounts(fits, { ...asked, tests: [...kept.keys()] }, kept, 'core.counts');
  return check('counts', COUNTS, [...shapes, ...found, ...impossible]);
}

/** Checks what the record must say if its looks are what they say. */
function checkNumbers(core: UntilCaughtCore): Check {
  const { end, looks, plan, subject } = core;
  const fits = fitsOf(spaceOf(subject.origin, plan.n));
  const again = {
    ...core,
    subject: {
      id: originIdentity(subject.origin).id,
      origin: subject.origin,
      replay: originIdentity(subject.origin).replayable ? 'exact' : 'none',
    },
    looks: looks.map((look, k) => {
      const { rows } = fits.of(testsAt(readIn(core, fits, look), look.trials));
      return { ...look, rows: rows.length, ...(k === looks.length - 1 && { least: leastAgain(core, look) }) };
    }),
    verdict: caughtVerdict(looks, end),
  };
  return checkAgain('numbers', NUMBERS, core, again, placeDifferences(core));
}

function readIn({ plan, subject }: Pick<UntilCaughtCore, 'plan' | 'subject'>, fits: Fits, { trials, words }: Look): readonly string[] {
  return readAt(followedIn(plan, fits), fits, trials, areCopies(partsOf(subject.origin), plan, trials, words));
}

/** Returns the least row of the last look, from the counts that the record keeps of its statistic; as it is recorded where it keeps none. */
function leastAgain({ counts, plan, subject }: UntilCaughtCore, { least, trials }: Look): Look['least'] {
  const id = statisticOf(least.test);
  const values = counts[id]?.values;
  if (!values) return least;
  const fit = fitsOf(spaceOf(subject.origin, plan.n)).of(testsAt([id], trials));
  return leastOf(testAll(fit, new Map([[id, Float64Array.from(values)]]), trials), trials);
}

/** Checks that looks are taken at the places of the plan, and that only the last is beyond the level. It must be the last for the reason given. */
function placeDifferences({ end, looks, plan }: UntilCaughtCore): readonly Difference[] {
  const line = Math.log(plan.level);
  const last = looks.length - 1;
  // Where the one stream ends there is a look at the last whole block before, and others only for deals that came again.
  const places = [...lookPlaces(plan)];
  const cut = end === 'budget' ? -1 : looks.findIndex(({ trials }, k) => trials !== places[k]);
  const ended = cut < 0 ? 0 : looks[cut].trials;
  if (ended % plan.blockSize === 0 && ended < (places[cut] ?? 0) && ended > (places[cut - 1] ?? 0)) places.splice(cut, 0, ended);
  const at = looks.flatMap(({ least, trials }, k) => {
    const path = `core.looks.${k}`;
    return [
      ...differences(trials, places[k] ?? 'no look', `${path}.trials`),
      ...differences(least.logP < line ? 'caught' : 'not caught', k === last && end === 'caught' ? 'caught' : 'not caught', path),
    ];
  });
  const trials = looks.at(-1)?.trials ?? 0;
  const whole = end === 'budget' ? differences(trials, plan.budget, 'core.looks') : [];
  const spent = end === 'period' && trials === plan.budget ? differences(end, 'budget', 'core.end') : [];
  return [...at, ...whole, ...spent, ...(end === 'caught' && looks.length === 0 ? differences('no look', 'caught', 'core.looks') : [])];
}
