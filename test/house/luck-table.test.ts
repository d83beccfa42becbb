import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/is-it-rigged.md', import.meta.url), 'utf8');

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

const lands = (deck: number, all: number, held: number): number => (choose(all, held) * choose(deck - all, 7 - held)) / choose(deck, 7);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The chance of no card in its old place: D(n)/n!, by its series. */
const displaced = (n: number): number => sum(Array.from({ length: n + 1 }, (_, k) => (-1) ** k / factorial(k)));

function factorial(n: number): number {
  return n === 0 ? 1 : n * factorial(n - 1);
}

/** The chance of a run of one side of at least `long` in `tosses`, toss by toss. */
function runOf(long: number, tosses: number): number {
  let open = new Map([[1, 1]]);
  let met = 0;
  for (let toss = 1; toss < tosses; toss++) {
    const next = new Map([[1, 0]]);
    for (const [length, chance] of open) {
      next.set(1, (next.get(1) ?? 0) + chance / 2);
      if (length + 1 === long) met += chance / 2;
      else next.set(length + 1, chance / 2);
    }
    open = next;
  }
  return met;
}

/** The chance that one of 49 numbers at least is in none of 50 draws of six, by inclusion and exclusion. */
const absent = (): number =>
  sum(Array.from({ length: 43 }, (_, j) => (-1) ** j * choose(49, j + 1) * (choose(48 - j, 6) / choose(49, 6)) ** 50));

/** The beginning of a row, and the chance that it speaks of. */
const ROWS: readonly (readonly [row: string, chance: number])[] = [
  ['the same first card twice', 1 - (51 / 52) ** 99],
  ['some card in its old place', 1 - displaced(52)],
  // Orders without i + 1 right behind i: D(n) + D(n - 1) of n!.
  ['two neighbours still', 1 - displaced(52) - displaced(51) / 52],
  ['a number of the last draw', 1 - choose(43, 6) / choose(49, 6)],
  ['two numbers in a row', 1 - choose(44, 6) / choose(49, 6)],
  ['some number that has not come', absent()],
  ['seven heads', runOf(7, 100)],
  ['ten in a row', runOf(10, 100)],
  ['at most one land', lands(40, 17, 0) + lands(40, 17, 1)],
  ['at most one, six or seven', sum([0, 1, 6, 7].map((held) => lands(60, 24, held)))],
];

describe('the page for doubters', () => {
  it.each(ROWS)('says how often luck does it: %s', (row, chance) => {
    const [, said] = new RegExp(`^\\| ${row}[^|]*\\| (\\d+) of 100 `, 'm').exec(PAGE) ?? [];
    expect(Number(said)).toBe(Math.round(100 * chance));
  });

  it('says how seldom no card is above the nine', () => {
    expect(PAGE).toContain(`1 of ${Math.round(choose(52, 13) / choose(32, 13)).toLocaleString('en')} hands`);
  });

  it('has no row that is not counted here', () => {
    expect(PAGE.match(/^\| .*\| \d+ of [\d,]+ /gm)).toHaveLength(ROWS.length + 1);
  });
});
