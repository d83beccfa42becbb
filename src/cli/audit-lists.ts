import { counted } from '../core/counted.js';
import { AuditError } from '../core/errors.js';
import { LIST_BATTERIES, type ListBattery, type ListPlan, type ListVerdict, type OneList, type OneListCore } from '../core/one-list.js';
import { LARGEST_CLEAN_SIZE } from '../core/rules.js';
import { listCore } from '../engine/list/list-core.js';
import { readLists } from '../engine/list/read-lists.js';
import { VERSION } from '../host/version.js';
import { asked } from '../page/numbers.js';
import { LOOK } from '../page/words/verdict-mark.js';
import { renderOrderSummary } from '../report/order/text.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { givenOptions } from './given-options.js';
import { openPage } from './open-page.js';
import { parseSize } from './parse-number.js';
import { factLine, print, printJsonText, printText, SCREEN } from './print.js';
import { stepProgressOn } from './progress.js';
import type { RunFacts, Sealing } from './sealing.js';
import { type Written, writeLocked } from './write-locked.js';
import { writtenLines } from './written-lines.js';

/** The exit code each verdict ends in. */
const EXIT_OF_VERDICT: Readonly<Record<ListVerdict['kind'], number>> = { 'no-bias-found': 0, biased: 20, inconclusive: 21 };

/** Lists to be audited, and what they are called. */
export interface ListsAsked {
  readonly plan: ListPlan;
  readonly subject: OneListCore['subject'];
  /** What the two files are called, unless `--name` says otherwise. */
  readonly name: string;
  readonly facts?: RunFacts;
  /** To be read once, one after the other. */
  readonly lists: readonly AsyncIterable<Uint32Array>[];
}

/** Counts lists, decides, writes record and page, and tells what came of it; the exit code. */
export async function auditLists({ facts, lists, name, plan, subject }: ListsAsked, values: Values, sealing: Sealing): Promise<number> {
  const counting = stepProgressOn(SCREEN, isOn(values, 'quiet'), 'counting');
  const all = counted((plan.n * plan.trials).toLocaleString('en'), 'item');
  let read = 0;
  let written: Written<OneList>;
  try {
    written = await writeLocked(values, name, async (files) => {
      const found = await readLists(plan, lists, (items) => {
        read += items;
        counting.report(`${read.toLocaleString('en')} of ${all}`);
      });
      counting.done();
      const core = listCore(VERSION, plan, subject, found);
      return sealing.seal(core, 1, { ...facts, ...givenOptions(values), earlierRecords: files.earlier(core) });
    });
  } finally {
    counting.done();
  }
  const { files, record, text } = written;
  const { kind } = record.core.verdict;
  if (isOn(values, 'json')) printJsonText(text);
  else {
    printText(renderOrderSummary(record), LOOK[kind]);
    print('', ...writtenLines(files), ...(plan.seed === undefined ? [] : [factLine('seed', plan.seed)]));
  }
  await openPage(values, files.page);
  return EXIT_OF_VERDICT[kind];
}

/** `--battery` and `--detect` of lists, checked. Throws E_USAGE. */
export function listWishesOf(values: Values): { readonly battery?: ListBattery; readonly detect?: number } {
  const [battery, detect] = [textOf(values, 'battery'), textOf(values, 'detect')];
  const known = LIST_BATTERIES.find((one) => one === battery);
  if (battery !== undefined && !known)
    throw new AuditError('E_USAGE', `of one list --battery is one of ${LIST_BATTERIES.join(', ')}, got "${battery}"`);
  const size = detect === undefined ? undefined : parseSize('detect', detect);
  if (size !== undefined && size > LARGEST_CLEAN_SIZE)
    throw new AuditError('E_USAGE', `of one list --detect is at most ${asked(LARGEST_CLEAN_SIZE)}, got ${asked(size)}`, {
      hint: 'no verdict is clean that leaves a larger bias unseen; leave it out',
    });
  return { ...(known && { battery: known }), ...(size !== undefined && { detect: size }) };
}
