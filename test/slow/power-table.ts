import { andList } from '../../src/core/words/and-list.js';
import { count } from '../../src/page/numbers.js';
import type { Ended } from './whole-audits.js';
import { auditsOf } from './whole-audits.js';

/** What became of one mistake at one number of cards. */
export type Cell =
  | {
      readonly kind: 'seen';
      readonly row: string;
      readonly trials: number;
      readonly exact: boolean;
      readonly found: number;
      /** Whole audits of as many deals, and of half as many; absent where a column is older than they are. */
      readonly audits?: Ended;
      readonly half?: Ended;
    }
  /** `atLeast` where no more is known than that so many deals are too few. */
  | { readonly kind: 'too-small'; readonly row: string; readonly trials: number; readonly exact: boolean; readonly atLeast?: true }
  | { readonly kind: 'even' }
  /** A new mistake, which the slow suite has not met yet. */
  | { readonly kind: 'not-dealt' }
  | { readonly kind: 'unmeasured'; readonly deals: number }
  | { readonly kind: 'impossible'; readonly reason: string };

/** One mistake, and its cells in the order of the numbers of cards. */
export interface TableRow {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** How the table was made. */
export interface Made {
  /** The commits that the cells of each number of cards were dealt at. */
  readonly commits: readonly (readonly string[])[];
  readonly samples: number;
  readonly leastFound: number;
  readonly mostDeals: number;
  readonly mostEstimated: number;
}

/** Above this a number of deals is written with a power of ten. */
const MOST_WRITTEN = 1e9;

/** The table as a Markdown page. */
export function powerTable(cards: readonly number[], rows: readonly TableRow[], made: Made): string {
  const { samples, leastFound } = made;
  const all = rows.flatMap(({ cells }) => cells);
  const number = (kind: Cell['kind']): number => all.filter((cell) => cell.kind === kind).length;
  const missed = all.filter((cell) => cell.kind === 'seen' && cell.found < leastFound).length;
  const reasons = [...new Set(all.flatMap((cell) => (cell.kind === 'impossible' ? [cell.reason] : [])))];
  const lines = [
    '# At how many deals is each mistake found?',
    '',
    'Made by `npm run test:slow` and `npm run tables`. Each cell: the deals foretold, the test that sees the mistake first, and in how many',
    `of ${samples} samples of that size it did. Before any of these samples is dealt, the deals are worked out for a chance of 99 %: from exact`,
    'laws as far as they go (every order of small decks, positions, choices, formulas), or, with ≈, from an estimate or a trial on other deals.',
    'Found means: p beyond the level that Holm leaves the test among all tests of the battery `deep` at that number of deals, from the sample',
    `alone. Seeds are pinned; misses stand as they fell. Below ${leastFound} of ${samples} the suite fails.`,
    '',
    `Then whole audits are dealt, ${samples} or as many as two million deals make but at least 20: the first sample, the fresh one of four times as many deals`,
    'where the first is doubtful, and the decision. "Audits" says how many of them ended biased, at the deals foretold and at half as many.',
    'The others could not tell, or, where the exact bias is less than the 1 % asked for, were clean down to 1 %. Of a generator that repeats itself',
    'within the audit nothing is decided but what repeated deals show. An audit that clears a mistake of 1 % or more makes the suite fail.',
    '',
    `Dealt at ${commitsOf(cards, made.commits)}.`,
    '',
    ...legend(number, missed, made),
    '',
    `| mistake | ${cards.map((n) => `${n} cards`).join(' | ')} |`,
    `|---|${cards.map(() => '---|').join('')}`,
    ...rows.map(({ name, cells }) => `| ${name} | ${cells.map((cell) => say(cell, samples)).join(' | ')} |`),
    ...(reasons.length > 0 ? ['', 'Not there, because:', '', ...reasons.map((reason) => `- ${reason}`)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** How many cells there are of each kind; kinds of which there are none are left out. */
function legend(number: (kind: Cell['kind']) => number, missed: number, { leastFound, mostDeals, mostEstimated }: Made): readonly string[] {
  const kinds: readonly (readonly [Cell['kind'], string])[] = [
    ['seen', `were dealt, ${missed} of them with fewer than ${leastFound} found`],
    [
      'too-small',
      `need more than ${count(mostDeals)} deals (${count(mostEstimated)} by an estimate): "not seen", with the deals that would do`,
    ],
    ['unmeasured', 'have no known law, and an estimate shows nothing: "nothing in"'],
    ['even', 'are proved even'],
    ['not-dealt', 'wait for `npm run test:slow`: "not dealt yet"'],
    ['impossible', 'do not exist: "–"'],
  ];
  return kinds.filter(([kind]) => number(kind) > 0).map(([kind, what]) => `- ${number(kind)} cells ${what}`);
}

function say(cell: Cell, samples: number): string {
  switch (cell.kind) {
    case 'seen':
      return `${deals(cell)} · ${cell.row} · ${cell.found}/${samples}${auditsText(cell)}`;
    case 'too-small':
      return `not seen: needs ${cell.atLeast ? 'more than ' : ''}${deals(cell)} · ${cell.row}`;
    case 'even':
      return 'even';
    case 'unmeasured':
      return `nothing in ${count(cell.deals)} deals`;
    case 'not-dealt':
      return 'not dealt yet';
    case 'impossible':
      return '–';
  }
}

function auditsText({ audits, half }: Pick<Extract<Cell, { kind: 'seen' }>, 'audits' | 'half'>): string {
  return audits && half ? ` · audits ${biasedOf(audits)}, at half ${biasedOf(half)}` : '';
}

/** How many audits ended biased, of how many. */
const biasedOf = (ended: Ended): string => `${ended.biased}/${auditsOf(ended)}`;

/** Which numbers of cards were dealt at which commits. */
function commitsOf(cards: readonly number[], commits: readonly (readonly string[])[]): string {
  const dealtAt = (commit: string): string => andList(cards.filter((_, k) => commits[k]?.includes(commit)).map(String));
  return [...new Set(commits.flat())].map((commit) => `commit ${commit} (${dealtAt(commit)} cards)`).join(', ');
}

function deals({ trials, exact }: { readonly trials: number; readonly exact: boolean }): string {
  return `${exact ? '' : '≈ '}${trials > MOST_WRITTEN ? trials.toExponential(1) : count(trials)} deals`;
}
