import type { Choices } from '../../core/subject/shuffle.js';
import { planLists } from '../../wings/lists/audit/audit-lists.js';
import { readLists } from '../../wings/lists/audit/read-lists.js';
import { listTestCounting } from '../../wings/lists/counting/catalogue.js';
import { leadsOf } from '../../wings/lists/page/facts/leads.js';
import { choicesOf } from './choices-of.js';
import type { ListAsked, ListTold } from './tasks.js';

/** The items made and counted before a stop is noticed. */
const ITEMS = 10_000;

/** Makes one list by a shuffle buffer and audits it by the statistics of `order`, its rule and what it knows of buffers. */
export async function* list({ buffer, n, seed }: ListAsked, breathe: () => Promise<void>): AsyncGenerator<ListTold> {
  const made = buffered(choicesOf(seed), n, buffer);
  const plan = planLists({ n, lists: 1 });
  const { counts, judged, mechanisms } = await readLists(plan, [pieces(made, breathe)]);
  const [items] = mechanisms[0]?.numbers ?? [];
  const regions = counts.get(listTestCounting('regions')) ?? new Float64Array();
  const parts = Math.round(Math.sqrt(regions.length));
  yield {
    parts,
    // Counted are positions by items; the map has a row each part of the items.
    map: Array.from(regions, (_, cell) => regions[(cell % parts) * parts + Math.floor(cell / parts)] ?? 0),
    leads: leadsOf([...(counts.get(listTestCounting('lead')) ?? [])], plan),
    verdict: judged.verdict,
    fits: items ? { least: items.low ?? items.value, most: items.high ?? items.value } : null,
  };
}

/** Fills every place with one of the items that wait, chosen evenly, and lets the next item in: an even shuffle where all of them wait from the start. */
function buffered(choices: Choices, n: number, buffer: number): Uint32Array {
  const waiting = Uint32Array.from({ length: buffer }, (_, k) => k);
  const made = new Uint32Array(n);
  for (let k = 0; k < n; k++) {
    const left = Math.min(buffer, n - k);
    const at = choices.below(left);
    made[k] = waiting[at] ?? 0;
    waiting[at] = buffer + k < n ? buffer + k : (waiting[left - 1] ?? 0);
  }
  return made;
}

async function* pieces(items: Uint32Array, breathe: () => Promise<void>): AsyncGenerator<Uint32Array> {
  for (let from = 0; from < items.length; from += ITEMS) {
    yield items.subarray(from, from + ITEMS);
    await breathe();
  }
}
