import { nounsOf } from '../../../kinds/pages.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid, RowAxis } from '../facts/grid.js';

export interface PartWords {
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<RowAxis, PartWords>> = {
  generator: { one: 'generator', many: 'generators' },
  bounded: { one: 'method of choice', many: 'methods of choice' },
  seeding: { one: 'seeding', many: 'seedings' },
  preset: { one: 'preset', many: 'presets' },
};

const LANGUAGES: PartWords = { one: 'shuffle of a language', many: 'shuffles of languages' };

/** The words for a row: one part, or several together, or a language where all rows are. */
export function feedWords({ rows, told }: Pick<Grid, 'rows' | 'told'>): PartWords {
  const [only] = told;
  if (rows.length > 0 && rows.every(({ preset }) => preset?.language)) return LANGUAGES;
  return only && told.length === 1 ? WORDS[only] : { one: 'combination', many: 'combinations' };
}

/** The words for a column: a shuffle, or the maker of another kind of outcome. */
export function makerWords({ outcome }: Pick<Comparison, 'outcome'>): PartWords {
  const one = nounsOf(outcome.kind).shuffle;
  return { one, many: `${one}s` };
}
