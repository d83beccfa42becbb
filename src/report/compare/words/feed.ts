import type { Grid, RowAxis } from '../facts/grid.js';

/** What the rows of a grid are, in words. */
export interface FeedWords {
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<RowAxis, FeedWords>> = {
  generator: { one: 'generator', many: 'generators' },
  bounded: { one: 'method of choice', many: 'methods of choice' },
  seeding: { one: 'seeding', many: 'seedings' },
};

/** A row is one part, or several together. */
export function feedWords({ told }: Pick<Grid, 'told'>): FeedWords {
  const [only] = told;
  return only && told.length === 1 ? WORDS[only] : { one: 'combination', many: 'combinations' };
}
