import { ALPHA_BIASED } from '../../../core/statistic/rules.js';
import { differences } from '../../../engine/record/differences.js';
import { countsDigest } from '../../../engine/record/record-counts.js';
import { type Check, check, checkDigest, checkRuleOf, guarded, noteVersion, RULE } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { judgeLists, planLists, shapesOfLists } from '../audit/audit-lists.js';
import { listCore } from '../audit/list-core.js';
import { kindOfLists, listSubject } from '../audit/list-subject.js';
import type { ListsRead } from '../audit/read-lists.js';
import { listTestCounting } from '../counting/catalogue.js';
import type { OneList, OneListCore } from './one-list.js';

const COUNTS = 'the counts agree with their own digests and with the number of items';
const NUMBERS = 'the verdict follows from the counts';
const LISTS = 'reading the lists again gives the same record, bit for bit';

export interface ListsReadAgain extends ListsRead {
  readonly subject: OneListCore['subject'];
}

/** Checks the record of lists without trusting anything in it; `again` rereads its lists, or remakes them. */
export async function verifyLists(record: OneList, again: () => Promise<ListsReadAgain>, version: string): Promise<readonly Check[]> {
  return [...(await checkLists(record, version)), await guarded('deals', LISTS, () => checkAgainRead(record.core, again, version))];
}

async function checkAgainRead(core: OneListCore, again: () => Promise<ListsReadAgain>, version: string): Promise<Check> {
  const { plan, subject, tool } = core;
  // As the source has it, whatever the record says.
  if (listSubject(subject.origin.source).replay === 'none')
    return { id: 'deals', title: LISTS, outcome: 'not done', differences: [], note: 'the lists came once, and cannot be had again' };
  const { subject: now, ...read } = await again();
  return noteVersion(checkAgain('deals', LISTS, core, listCore(tool.version, plan, now, read)), tool.version, version);
}

/** Runs every check of it but the one that reads the lists again. */
export async function checkLists(record: OneList, version: string): Promise<readonly Check[]> {
  const { core } = record;
  const counts = await guarded('counts', COUNTS, async () => checkCounts(core));
  return [
    checkDigest(record),
    await guarded('rule', RULE, async () => checkRule(core, version)),
    counts,
    // No law is asked of tables that no list fills.
    counts.outcome === 'holds'
      ? await guarded('numbers', NUMBERS, async () => checkNumbers(core))
      : { id: 'numbers', title: NUMBERS, outcome: 'not done', differences: [], note: 'the counts are not those of the plan' },
  ];
}

function checkRule({ plan, subject, tool }: OneListCore, version: string): Check {
  const { battery, detect, n, seed, tests, trials } = plan;
  const rule = planLists({ n, lists: trials, battery, detect, ...(seed !== undefined && { seed }), ...kindOfLists(subject.origin.source) });
  return checkRuleOf(plan, rule, { tests, alpha: ALPHA_BIASED }, [tool.version, version]);
}

function checkCounts({ counts, plan }: OneListCore): Check {
  const recorded = Object.fromEntries(Object.entries(counts).map(([id, { shape }]) => [id, shape]));
  const found = Object.entries(counts).flatMap(([id, { sha256, sum, values }]) => {
    if (!values) return differences('absent', 'values', `core.counts.${id}.values`);
    const again = { sum: values.reduce((total, value) => total + value, 0), sha256: countsDigest(values) };
    return differences({ sum, sha256 }, again, `core.counts.${id}`);
  });
  return check('counts', COUNTS, [...differences(recorded, shapesOfLists(plan), 'core.counts'), ...found, ...impossible({ counts, plan })]);
}

/** Finds tables that no order can give: every order fills a table with as many items. */
function impossible({ counts, plan }: Pick<OneListCore, 'counts' | 'plan'>): ReturnType<typeof differences> {
  const whole = plan.n * plan.trials;
  const id = listTestCounting('regions');
  return differences(counts[id]?.sum ?? 'absent', whole, `core.counts.${id}.sum`);
}

function checkNumbers(core: OneListCore): Check {
  const counts = new Map(Object.entries(core.counts).map(([id, { values }]) => [id, Float64Array.from(values ?? [])]));
  return checkAgain('numbers', NUMBERS, core, {
    ...core,
    subject: listSubject(core.subject.origin.source),
    ...judgeLists(core.plan, counts),
  });
}
