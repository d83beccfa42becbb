import type { TypedOptions } from '../../../cli/options/option.js';
import type { SomeAsked } from '../../../cli/options/shared.js';
import { chanceText, paragraph, table } from '../../../cli/plan/plan-text.js';
import type { Prepared } from '../../../cli/prepared.js';
import { printJson, printText } from '../../../cli/print.js';
import { AuditError } from '../../../core/errors.js';
import { POWER } from '../../../core/statistic/rules.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { count, fixed, percent, percentUp } from '../../../core/words/numbers.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { planLists } from '../audit/audit-lists.js';
import { type ListOutlook, listOutlook } from '../audit/foresee-lists.js';
import { LEAST_ITEMS, MOST_ITEMS } from '../list-limits.js';
import type { ListPlan } from '../record/one-list.js';
import { listBattery } from './audit-lists.js';
import { checkForLists, isForLists } from './is-for-lists.js';

export type ListsToPlan = SomeAsked<'battery' | 'deal' | 'detect' | 'power' | 'trials'> & {
  readonly given: TypedOptions;
  readonly json: boolean;
  readonly subject: string | undefined;
  /** The file that the plan of an audit in shards is written to, if any. */
  readonly out?: string | undefined;
};

interface Lengths {
  readonly n: number;
  readonly one: boolean;
  readonly lists: number | undefined;
}

/** Foresees lists where `plan` is asked for them. Throws E_USAGE where they are to be dealt in shards. */
export function preparePlan(asked: ListsToPlan & Lengths): Prepared {
  const { lists, one, out, subject } = asked;
  if (out !== undefined) {
    if (subject !== undefined && isForLists(subject, asked))
      throw new AuditError('E_USAGE', 'one long list is one shuffle: there is nothing of it to deal apart', {
        hint: 'leave out --out, and use run',
      });
    const other = one ? 'one' : lists === undefined ? undefined : 'lists';
    if (other !== undefined) throw new AuditError('E_USAGE', `--${other} is for a plan that is told, got it with --out`);
    return {};
  }
  if (one)
    return {
      async instead() {
        checkForLists(asked.given);
        planOne(asked);
        return 0;
      },
    };
  if (lists !== undefined) throw new AuditError('E_USAGE', '--lists counts shuffled lists, and needs --one');
  return {};
}

/** Prints what `plan --one` says: what one shuffled list, or a few, can show before one is read. */
function planOne(asked: ListsToPlan & Lengths): void {
  const { detect, lists = 1, power = POWER, subject } = asked;
  if (subject !== undefined)
    throw new AuditError('E_USAGE', `plan --one plans for a list that is read from a file, and takes no subject, got "${subject}"`);
  const n = parseCount('n', String(asked.n), LEAST_ITEMS, MOST_ITEMS);
  const battery = listBattery(asked.battery);
  const plan = planLists({ n, lists, ...(battery && { battery }), ...(detect !== undefined && { detect }) });
  const outlook = listOutlook(plan, power);
  if (asked.json) printJson({ n, lists, battery: plan.battery, detect: plan.detect, power, alpha: plan.alpha, ...outlook });
  else printText(listsText(plan, power, outlook));
}

/** Returns what the lists can show, as sentences and a table of the rows that measure a size. */
function listsText({ detect, n, trials }: ListPlan, power: number, outlook: ListOutlook): string {
  const { buffers, costs, eighths, finest, listsNeeded, rows } = outlook;
  const lists = trials === 1 ? 'One shuffle' : counted(count(trials), 'shuffle');
  const chance = percent(power);
  const sized = rows.flatMap((row) =>
    row.seenFrom === null || row.power === null ? [] : [{ ...row, seenFrom: row.seenFrom, power: row.power }],
  );
  return [
    paragraph(
      `${lists} of ${counted(count(n), 'item')} ${verbFor(trials, 'shows')}, with a chance of ${chance}, a bias of ${percentUp(eighths)} between eighths of the list${finest.parts === 8 ? '' : ` and one of ${percentUp(finest.seenFrom)} between ${count(finest.parts)} parts of it`}.`,
    ),
    paragraph(bufferSentence(buffers, n, chance)),
    listsNeeded > trials
      ? paragraph(`A bias of ${percent(detect)} between eighths is shown by ${counted(count(listsNeeded), 'list')} of this length.`)
      : '',
    paragraph(
      `It takes about ${count(Math.max(1, Math.round(costs.seconds)))} s of one core and ${count(Math.ceil(costs.bytes / 1e7) * 10)} MB.`,
    ),
    table(
      ['test', 'required', 'degrees', 'seen from', `chance at ${percent(detect)}`],
      sized.map((row) => [row.test, row.required ? 'yes' : '', count(row.degrees), percentUp(row.seenFrom), chanceText(row.power)]),
    ),
  ].join('');
}

function bufferSentence({ biased, excluded }: ListOutlook['buffers'], n: number, chance: string): string {
  const found =
    biased === 0
      ? 'No shuffle buffer is found by its largest lead'
      : `A shuffle buffer of up to ${counted(count(biased), 'item')} (${share(biased, n)}) is found`;
  return `${found}; an even list excludes buffers of up to ${counted(count(excluded), 'item')}; both with a chance of ${chance}.`;
}

/** Formats a share of the list, rounded down: 99.4 %. */
function share(items: number, n: number): string {
  return `${fixed(Math.floor((1000 * items) / n) / 10, 1)} %`;
}
