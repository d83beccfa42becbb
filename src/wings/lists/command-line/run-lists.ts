import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import type { AuditAsked } from '../../../cli/subject/audit-asked.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { requestOf } from '../../../cli/subject/open-subject.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { AuditError } from '../../../core/errors.js';
import { isBuiltIn } from '../../../core/record/origin.js';
import { count } from '../../../core/words/numbers.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { startSealing } from '../../../records/sealing.js';
import { planLists } from '../audit/audit-lists.js';
import { listSubject } from '../audit/list-subject.js';
import { madeLists } from '../audit/made-lists.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS } from '../list-limits.js';
import { auditLists, type ListTelling, listBattery, listWishesOf } from './audit-lists.js';
import { isWholeShuffle } from './is-for-lists.js';

export type ListsToRun = AuditAsked & ListTelling & { readonly subject: string | undefined };

/** Runs `run` for one long list, or a few: makes them by a built-in shuffle and audits them as `order` does. Returns the exit code. */
export async function runLists(spec: string | readonly string[], asked: ListsToRun): Promise<number> {
  folderOf(asked);
  if (asked.null !== undefined)
    throw new AuditError('E_USAGE', '--null is for audits of many deals, got it with one long list', { hint: 'leave one of them out' });
  const n = parseCount('n', String(asked.n), LEAST_ITEMS, MOST_ITEMS);
  const lists = parseCount('trials', String(asked.trials ?? 1), 1, MOST_LISTS);
  const request = requestOf(spec, asked);
  if (request.kind !== 'built-in' || !isBuiltIn(request.origin) || !isWholeShuffle(spec, asked))
    throw new AuditError('E_USAGE', `lists of ${count(n)} items are made here by built-in shuffles alone, got ${[spec].flat().join(' ')}`, {
      hint: 'have it write one list, an item a line, and audit that: ... | shuffle-audit order -',
    });
  const { source } = request.origin;
  const sealing = startSealing();
  const seed = seedOf(asked);
  const plan = planLists({ n, lists, seed: seed.text, ...listWishesOf({ battery: listBattery(asked.battery), detect: asked.detect }) });
  const made = { source, seed: seed.text, n, lists };
  return auditLists(
    { plan, subject: listSubject(source), name: `${nameOf(request.origin, n)}-order`, facts: seedFacts(seed), lists: madeLists(made) },
    asked,
    sealing,
  );
}
