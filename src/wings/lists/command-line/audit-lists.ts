import type { CommonAsked } from '../../../cli/command.js';
import type { TypedOptions } from '../../../cli/options/option.js';
import { oneOf } from '../../../cli/options/types.js';
import { factLine, print, printJsonText, printText, SCREEN } from '../../../cli/print.js';
import { stepProgressOn } from '../../../cli/progress.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { type PlaceAsked, type Written, writeLocked } from '../../../cli/write/write-locked.js';
import { openPage, writtenLines } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import { LARGEST_CLEAN_SIZE } from '../../../core/statistic/rules.js';
import { counted } from '../../../core/words/counted.js';
import { VERSION } from '../../../host/version.js';
import { count, askedSize as sizeAsked } from '../../../page/numbers.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { RunFacts, Sealing } from '../../../records/sealing.js';
import { listCore } from '../audit/list-core.js';
import { readLists } from '../audit/read-lists.js';
import { LIST_BATTERIES, type ListBattery } from '../list-limits.js';
import { pages } from '../page/pages.js';
import type { ListPlan, ListVerdict, OneList, OneListCore } from '../record/one-list.js';

const EXIT_OF_VERDICT: Readonly<Record<ListVerdict['kind'], number>> = { 'no-bias-found': 0, biased: 20, inconclusive: 21 };

export type ListTelling = PlaceAsked & CommonAsked & { readonly open: boolean; readonly given: TypedOptions };

export interface ListsAsked {
  readonly plan: ListPlan;
  readonly subject: OneListCore['subject'];
  /** The name of the two files, unless `--name` says otherwise. */
  readonly name: string;
  readonly facts?: RunFacts;
  /** Lists to be read once, one after the other. */
  readonly lists: readonly AsyncIterable<Uint32Array>[];
  /** The items that came into a sample. */
  readonly which?: Float64Array;
}

/** Counts lists, decides, writes record and page, and reports the outcome. Returns the exit code. */
export async function auditLists(
  { facts, lists, name, plan, subject, which }: ListsAsked,
  asked: ListTelling,
  sealing: Sealing,
): Promise<number> {
  const counting = stepProgressOn(SCREEN, asked.quiet, 'counting');
  const all = counted(count(plan.n * plan.trials), 'item');
  let read = 0;
  let written: Written<OneList>;
  try {
    written = await writeLocked(asked, name, async (files) => {
      const found = await readLists(plan, lists, which, (items) => {
        read += items;
        counting.report(`${count(read)} of ${all}`);
      });
      counting.done();
      const core = listCore(VERSION, plan, subject, found);
      return sealing.seal(core, 1, { ...facts, ...repeatedOptions(asked), earlierRecords: files.earlier(core) });
    });
  } finally {
    counting.done();
  }
  const { files, record, text } = written;
  const { kind } = record.core.verdict;
  if (asked.json) printJsonText(text);
  else {
    printText(pages.summary(record), LOOK[kind]);
    print('', ...writtenLines(files), ...(plan.seed === undefined ? [] : [factLine('seed', plan.seed)]));
  }
  await openPage(asked, files.page);
  return EXIT_OF_VERDICT[kind];
}

export const LIST_BATTERY = oneOf(...LIST_BATTERIES);

/** Parses a battery of lists for a command that has other batteries too. Throws E_USAGE. */
export function listBattery(named: string | undefined): ListBattery | undefined {
  const battery = LIST_BATTERIES.find((one) => one === named);
  if (named === undefined || battery) return battery;
  throw new AuditError('E_USAGE', `of one list --battery is one of ${LIST_BATTERIES.join(', ')}, got "${named}"`);
}

/** Turns `--battery` and `--detect` of lists into wishes. Throws E_USAGE for a size that no clean verdict may leave unseen. */
export function listWishesOf({
  battery,
  detect,
}: {
  readonly battery: ListBattery | undefined;
  readonly detect: number | undefined;
}): Partial<Pick<ListPlan, 'battery' | 'detect'>> {
  if (detect !== undefined && detect > LARGEST_CLEAN_SIZE)
    throw new AuditError('E_USAGE', `of one list --detect is at most ${sizeAsked(LARGEST_CLEAN_SIZE)}, got ${sizeAsked(detect)}`, {
      hint: 'no verdict is clean that leaves a larger bias unseen; leave it out',
    });
  return { ...(battery && { battery }), ...(detect !== undefined && { detect }) };
}
