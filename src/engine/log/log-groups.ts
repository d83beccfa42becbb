import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { MOST_GROUPS } from '../../core/record/record-limits.js';
import type { LogLayout, LogParts } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import { fieldNumber } from './field-names.js';
import { quoteText } from './log-error.js';
import type { RowReader } from './log-form.js';
import type { LogWishes } from './log-wishes.js';

/** The fewest deals of a group, since fewer say nothing; at least two such groups are needed to compare. */
const LEAST_OF_A_GROUP = 10;

/** The seconds and milliseconds since 1970 that are taken for times: 1973 to 2286. */
const SECONDS = /^[0-9]{9,10}(?:\.[0-9]+)?$/;
const MILLISECONDS = /^[0-9]{12,13}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])/;

export class LogGroups {
  readonly field: number | string | null;
  readonly #by: NonNullable<LogWishes['by']>;
  readonly #places = new Map<string, number>();
  readonly #deals: number[] = [];

  /** Throws E_USAGE if there is no such field. `names`: the names of the header. */
  constructor(by: NonNullable<LogWishes['by']>, layout: LogLayout, names: readonly string[] | null) {
    this.#by = by;
    this.field = by.field === undefined ? fieldOf(by, layout, names) : by.field;
    for (const name of by.names ?? []) this.#places.set(name, this.#places.size);
  }

  /** Assigns the next deal of a batch to its group. Throws E_USAGE for a text that is no time, and beyond 400 groups. */
  add(batch: Batch, text: string): void {
    const name = this.#by.by === 'day' ? dayOf(text, this.#by.name) : text;
    const place = this.#places.get(name) ?? this.#places.size;
    this.#places.set(name, place);
    if (place >= MOST_GROUPS)
      throw new AuditError('E_USAGE', `--by may part the deals into at most ${MOST_GROUPS} groups, got more`, {
        hint:
          this.#by.by === 'column'
            ? `where the field holds times, say --by day:${this.#by.name}`
            : 'audit fewer files, or fewer days, at once',
      });
    this.#deals[place] = (this.#deals[place] ?? 0) + 1;
    batch.groups ??= new Uint16Array(batch.capacity);
    batch.groups[batch.length] = place;
  }

  /** Returns the index in the summary of each group, in the order in which they were met. */
  placesIn({ groups }: LogParts): readonly number[] {
    return [...this.#places.keys()].map((name) => groups.findIndex((group) => group.name === name));
  }

  /** Returns what was found once all was read. Throws E_USAGE unless two groups have ten deals. */
  summary(): LogParts {
    const { by, name } = this.#by;
    const groups = [...this.#places].map(([group, place]) => ({ name: group, deals: this.#deals[place] ?? 0 }));
    const large = groups.filter(({ deals }) => deals >= LEAST_OF_A_GROUP);
    if (large.length < 2) {
      const found = groups.length === 1 ? `one group only, ${quoteText(groups[0].name)}` : `${large.length} of ${groups.length}`;
      throw new AuditError('E_USAGE', `--by must part the deals into two groups of at least ${LEAST_OF_A_GROUP} deals, got ${found}`, {
        hint: 'leave --by out: parts of the log are compared in any case',
      });
    }
    if (by === 'day') groups.sort((a, b) => (a.name < b.name ? -1 : 1));
    return { by, name, field: this.field, groups };
  }
}

/** Returns the groups asked for, and tells the rows which text to keep; null if none were. Throws E_USAGE if there is no such field. */
export function groupsFor({ by }: LogWishes, rows: RowReader, layout: LogLayout, names: readonly string[] | null): LogGroups | null {
  if (!by) return null;
  const groups = new LogGroups(by, layout, names);
  rows.kept = groups.field;
  return groups;
}

function fieldOf({ by, name }: NonNullable<LogWishes['by']>, layout: LogLayout, names: readonly string[] | null): number | string | null {
  if (by === 'file') return null;
  if (layout.kind === 'ndjson') return name;
  const found = fieldNumber(name, names?.map((one) => one.trim()) ?? null, layout.fields, '--by');
  if (typeof found === 'number') return found;
  throw new AuditError('E_USAGE', `--by must name a column: ${found.unknown}`, {
    hint:
      found.hint ??
      (names
        ? nearestHint(
            name,
            names.map((one) => quoteText(one.trim())),
            'the first row names the columns',
          )
        : 'number the columns from 1'),
  });
}

/** Returns the day of a time: the part of an ISO 8601 date before the hours, else that of seconds or milliseconds since 1970, in UTC. */
function dayOf(text: string, name: string): string {
  if (DATE.test(text)) return text.slice(0, 10);
  const time = SECONDS.test(text) ? 1000 * Number(text) : MILLISECONDS.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new AuditError(
      'E_USAGE',
      `the times in ${quoteText(name)} must begin with a date such as 2026-01-31, or count seconds, got ${quoteText(text)}`,
    );
  return new Date(time).toISOString().slice(0, 10);
}
