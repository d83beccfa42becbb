import type { Joined, Planned } from '../../../cli/prepared.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import type { AuditAsked } from '../../../cli/subject/audit-asked.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { requestOf } from '../../../cli/subject/open-subject.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { AuditError } from '../../../core/errors.js';
import { type BuiltInSource, isBuiltIn, type Origin } from '../../../core/record/origin.js';
import { count } from '../../../core/words/numbers.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { startSealing } from '../../../records/sealing.js';
import { planLists } from '../audit/audit-lists.js';
import { listSubject } from '../audit/list-subject.js';
import { madeLists } from '../audit/made-lists.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS } from '../list-limits.js';
import type { ListPlan } from '../record/one-list.js';
import { auditLists, type ListTelling, listBattery, listWishesOf } from './audit-lists.js';
import { checkForLists, isWholeShuffle } from './is-for-lists.js';

export type ListsToRun = AuditAsked & ListTelling & { readonly subject: string | undefined };

/** Lists that are to be made, all but their seed. */
interface ListsToMake extends Planned {
  readonly plan: ListPlan;
  readonly origin: Origin<BuiltInSource>;
}

/** Plans the lists that are to be made and audited. Throws E_USAGE for what no lists are made of here, and for options that mean nothing there. */
export function plannedLists(spec: string | readonly string[], asked: ListsToRun, { shaping }: Pick<Joined, 'shaping'>): ListsToMake {
  checkForLists(asked.given, shaping);
  const n = parseCount('n', String(asked.n), LEAST_ITEMS, MOST_ITEMS);
  const lists = parseCount('trials', String(asked.trials ?? 1), 1, MOST_LISTS);
  const request = requestOf(spec, asked);
  if (request.kind !== 'built-in' || !isBuiltIn(request.origin) || !isWholeShuffle(spec, asked))
    throw new AuditError('E_USAGE', `lists of ${count(n)} items are made here by built-in shuffles alone, got ${[spec].flat().join(' ')}`, {
      hint: 'have it write one list, an item a line, and audit that: ... | shuffle-audit order -',
    });
  const { origin } = request;
  const { replay, ...subject } = listSubject(origin.source);
  const plan = planLists({ n, lists, ...listWishesOf({ battery: listBattery(asked.battery), detect: asked.detect }) });
  return { origin, subject: { ...subject, replayable: replay === 'exact' }, plan };
}

/** Runs `run` for one long list, or a few: makes them by a built-in shuffle and audits them as `order` does. Returns the exit code. */
export async function runLists(spec: string | readonly string[], asked: ListsToRun, added: Joined): Promise<number> {
  folderOf(asked);
  const planned = plannedLists(spec, asked, added);
  const { source } = planned.origin;
  const sealing = startSealing();
  const seed = added.seed ? added.seed(planned) : seedOf(asked);
  const plan = { ...planned.plan, seed: seed.text };
  const made = { source, seed: seed.text, n: plan.n, lists: plan.trials };
  return auditLists(
    { plan, subject: listSubject(source), name: `${nameOf(planned.origin, plan.n)}-order`, facts: seedFacts(seed), lists: madeLists(made) },
    asked,
    sealing,
  );
}
