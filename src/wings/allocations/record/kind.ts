import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { ALPHA_BIASED } from '../../../core/statistic/rules.js';
import { differences } from '../../../engine/record/differences.js';
import { type Check, check, checkDigest, guarded, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { fileInputs } from '../../../host/log/log-bytes.js';
import { VERSION } from '../../../host/version.js';
import type { RecordKind } from '../../../records/record-kind.js';
import { canJudge, isFixed, sizeOf } from '../allocation-list.js';
import { countList } from '../counting/count-list.js';
import { judge } from '../counting/judge.js';
import { questionOf } from '../counting/rows.js';
import { type ReadList, readAllocations } from '../read/read-list.js';
import {
  type Allocation,
  type AllocationCore,
  type AllocationSource,
  allocationSchema,
  LARGEST_CLEAN,
  type SumCounts,
} from './allocation.js';

const COUNTS = 'the counts agree with each other and with the number of blocks';
const NUMBERS = 'the verdict follows from the counts';
const LIST = 'reading the list again gives the same record, bit for bit';

/** The name of a list from standard input, which cannot be read again. */
const STANDARD_INPUT = '-';

/** Judges a list that was read: the digested part of its record. */
export function allocationCore(
  { cut, list, rows, source }: ReadList,
  detect: number = LARGEST_CLEAN,
  version: string = VERSION,
): AllocationCore {
  const plan = { n: rows, blocks: list.blocks.length, detect, alpha: ALPHA_BIASED };
  const counted = { arms: [...list.arms], plan, ...countList(list) } as const;
  return {
    kind: 'allocation',
    tool: { name: 'shuffle-audit', version },
    subject: subjectOf(source),
    strata: list.strata.map((name, stratum) => ({ name, blocks: list.blocks.filter((block) => block.stratum === stratum).length })),
    cut,
    ...counted,
    ...judge(counted),
  };
}

function subjectOf(source: AllocationSource): AllocationCore['subject'] {
  const isOnce = source.name === STANDARD_INPUT;
  return {
    id: isOnce ? 'stdin' : source.name,
    origin: { source, outcome: { kind: 'allocation' } },
    replay: isOnce ? 'none' : 'exact',
  };
}

/** Checks a record without the list: its digest, that its counts are possible, and that all else follows from them. */
async function derived(record: Allocation): Promise<readonly Check[]> {
  const { core } = record;
  const counts = await guarded('counts', COUNTS, async () => checkCounts(core));
  return [
    checkDigest(record),
    counts,
    // No law is asked of tables that no list fills.
    counts.outcome === 'holds'
      ? await guarded('numbers', NUMBERS, async () =>
          checkAgain('numbers', NUMBERS, core, {
            ...core,
            plan: { ...core.plan, alpha: ALPHA_BIASED },
            subject: subjectOf(core.subject.origin.source),
            ...judge(core),
          }),
        )
      : { id: 'numbers', title: NUMBERS, outcome: 'not done', differences: [], note: 'no list has such counts' },
  ];
}

function checkCounts({ arms, classes, plan, strata, sums }: AllocationCore): Check {
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  const blocks = classes.map((one) => one.blocks);
  const found = { n: total(classes.map((one) => one.blocks * sizeOf(one.composition))), blocks: total(blocks) };
  const isPossible = ({ blocks: asked, test, value }: SumCounts): boolean => {
    const question = questionOf(test, arms);
    const most = classes.reduce(
      (sum, { composition }, of) => sum + (asked[of] > 0 ? asked[of] * ((question?.law(composition).length ?? 0) - 1) : 0),
      0,
    );
    return asked.length === classes.length && asked.every((many, of) => many <= blocks[of]) && value <= most;
  };
  if (!classes.every(({ composition }) => canJudge(composition)) || classes.every(({ composition }) => isFixed(composition)))
    return check('counts', COUNTS, differences('blocks that cannot be judged', 'blocks of several arms', 'core.classes'));
  return check('counts', COUNTS, [
    ...differences({ n: plan.n, blocks: plan.blocks }, found, 'core.plan'),
    ...differences(total(strata.map((one) => one.blocks)), plan.blocks, 'core.strata'),
    ...classes.flatMap(({ blocks: many, composition, orders, places }, of) => [
      ...differences(composition.length, arms.length, `core.classes.${of}.composition`),
      ...differences(places.length, sizeOf(composition) * arms.length, `core.classes.${of}.places`),
      ...composition.flatMap((own, arm) =>
        differences(total(places.filter((_, cell) => cell % arms.length === arm)), own * many, `core.classes.${of}.places`),
      ),
      ...differences(total(orders), many, `core.classes.${of}.orders`),
    ]),
    ...sums.flatMap((sum) => differences(isPossible(sum), true, `core.sums.${sum.test}`)),
  ]);
}

async function readAgain(core: AllocationCore, folders: readonly string[]): Promise<Check> {
  const { source } = core.subject.origin;
  if (subjectOf(source).replay === 'none')
    return { id: 'deals', title: LIST, outcome: 'not done', differences: [], note: 'the list came once, and cannot be had again' };
  const path = folders.map((folder) => resolve(folder, source.name)).find((one) => existsSync(one));
  if (path === undefined)
    throw new AuditError(
      'E_INPUT_MISSING',
      `the list ${source.name} must lie where the command is typed, or beside the record; it was not found`,
    );
  const [input] = fileInputs([{ name: source.name, path }]);
  const read = await readAllocations(input, {
    arm: source.arm,
    block: source.block,
    stratum: source.strata.length === 0 ? 'none' : source.strata.join(','),
    blocks: source.recognised ? undefined : source.sizes,
  });
  const again = allocationCore(read, core.plan.detect, core.tool.version);
  return noteVersion(checkAgain('deals', LIST, core, again), core.tool.version, VERSION);
}

/** The allocation list of a trial. */
export const allocation: RecordKind<AllocationCore> = {
  kind: 'allocation',
  schema: allocationSchema,
  replay: () => ({
    reason: 'is the record of an allocation list, and keeps counts of its blocks alone',
    hint: 'read the list again: shuffle-audit verify $FILE',
  }),
  files: ({ subject: { origin } }) => [{ name: origin.source.name, sha256: origin.source.sha256 }],
  isRedone: ({ subject }) => subjectOf(subject.origin.source).replay === 'exact',
  derive: derived,
  redo: async (record, { beside, cwd }) => [
    ...(await derived(record)),
    await guarded('deals', LIST, () => readAgain(record.core, [cwd, beside])),
  ],
  pages: async () => (await import('../page/pages.js')).pages,
};
