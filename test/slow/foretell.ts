import { ALPHA_BIASED } from '../../src/core/statistic/rules.js';
import type { Row, TestResult } from '../../src/core/statistic/statistic.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { fitPlan } from '../../src/engine/fit.js';
import { testsOf } from '../../src/engine/plan/make-plan.js';
import { drawLaws } from '../../src/exact/draw-laws.js';
import { isUniform } from '../../src/exact/law.js';
import { exactNoncentrality } from '../../src/exact/noncentrality.js';
import { deckStatistics as statistics } from '../../src/kinds/deck/catalogue.js';
import { distinctDeals } from '../../src/math/pairs/distinct-deals.js';
import { LEAST_TRIALS } from '../../src/math/pearson/few-trials.js';
import { holmLevel, trialsToSee } from '../../src/math/tails/power.js';
import { boundeds, prngs, seedings, shuffles } from '../../src/parts/catalogues.js';
import { wordRange } from '../../src/parts/pipeline.js';
import type { Expected, ExpectedCounts } from './expected-counts.js';
import { countsOfDeals, countsOfFormula, countsOfLaw, countsOfLeaves } from './expected-counts.js';
import type { Mistake } from './mistakes.js';
import { smallLaw } from './small-law.js';

/** A row, and the deals at which it is to see the mistake; `exact` where they follow from laws alone. */
export interface ForetoldRow {
  readonly row: string;
  readonly trials: number;
  readonly exact: boolean;
}

/** What is expected of one mistake at one number of cards: the row that sees it first, and those to see it in fewer than so many deals. */
export type Foretold =
  | ({ readonly kind: 'seen'; readonly sooner: (trials: number) => readonly ForetoldRow[] } & ForetoldRow)
  /** Every order, or every choice, is proved to be even with even words. */
  | { readonly kind: 'even' }
  /** No law is known, and no row stands clear of luck in so many deals. */
  | { readonly kind: 'unmeasured'; readonly deals: number };

/** The deals at which each row sees it, of those that a number of deals allows; `sharp` where that is known to 3 %. */
type Sees = (trials: number) => readonly (ForetoldRow & { readonly sharp: boolean })[];

/** Deals of the first estimate, the most that are spent on one, and how well the soonest row is to be known. */
const FIRST_DEALS = 2 ** 16;
const MOST_DEALS = 2 ** 18;
const GOOD = 0.03;

/** An estimate counts as measured where it is this many standard errors above 0. */
const CLEAR = 5;

/**
 * The row of the deep battery that sees the mistake first, and the deals at which it does so 99 times in 100 at the level that Holm leaves
 * it: from exact laws as far as they go (every order up to 8 cards, positions, choices, formulas), from deals of a role of their own beyond.
 */
export async function foretell(mistake: Mistake, subject: Subject, seed: string): Promise<Foretold> {
  const n = subject.space.width;
  const [shuffle, bounded, prng] = [shuffles.get(mistake.shuffle), boundeds.get(mistake.bounded), prngs.get(mistake.prng)];
  const range = wordRange({ prng, bounded });
  const draws = drawLaws(bounded, range).of;
  const known = exactNoncentrality(shuffle, bounded, range, n);
  if (known.choices === 0 && soundSource(mistake)) return { kind: 'even' };
  const byRow = new Map<string, number>();
  const note = (row: string, noncentrality: number | null): unknown =>
    noncentrality !== null && noncentrality > 0 && byRow.set(row, noncentrality);
  note('position-matrix', known.positions);
  note('cyclic-displacement', known.displacement);
  if (shuffle.id === 'fisher-yates') note('fisher-yates-digits/down', known.choices);
  const law = soundSource(mistake) ? smallLaw(shuffle, draws, n) : null;
  if (law && isUniform(law)) return { kind: 'even' };
  const whole = law ? countsOfLaw(law, subject) : soundSource(mistake) ? countsOfLeaves(shuffle, draws, subject) : null;
  if (whole) return soonest(rowsOf(subject, byRow, whole)) ?? { kind: 'unmeasured', deals: 0 };
  const exact = soundSource(mistake) ? byRow : new Map<string, number>();
  const formula = soundSource(mistake) ? countsOfFormula(shuffle, draws, n) : new Map();
  for (let deals = FIRST_DEALS; ; deals *= 4) {
    const dealt = await countsOfDeals(subject, deals, seed);
    const sees = rowsOf(subject, exact, new Map([...dealt, ...formula]), differentDeals(mistake));
    const first = soonest(sees);
    const sharp = first !== null && sees(first.trials).some(({ row, sharp: known }) => row === first.row && known);
    if (sharp || deals * 4 > MOST_DEALS) return first ?? { kind: 'unmeasured', deals };
  }
}

/** Whether the words are even for all that is known, so that what follows from the shuffle and the method follows. */
function soundSource({ prng, seeding }: Mistake): boolean {
  return prng === 'xoshiro128ss' && seeding === 'continuous';
}

/** How many different deals there are, all equally likely, where a mistake leaves so few that they come again; null where that is not known. */
function differentDeals({ seeding }: Mistake): number | null {
  const law = seedings.get(seeding);
  return seeding.startsWith('random-') && law.kind === 'every-deal' ? 2 ** law.seedBits : null;
}

function rowsOf(subject: Subject, known: ReadonlyMap<string, number>, expected: ExpectedCounts, different: number | null = null): Sees {
  const tests = testsOf('deep', { outcome: { kind: 'deck' } });
  // Statistics that see deals in order are read at the deals that were dealt, the others also at fewer: their bins depend on the deals.
  const ordered = new Set(tests.filter((id) => statistics.get(id).ordered));
  return (trials) => {
    const fit = fitPlan({ tests, trials, lags: undefined }, subject.space);
    const level = holmLevel(ALPHA_BIASED, fit.rows.length);
    return fit.statistics.flatMap(({ id, fitted }) => {
      const found = expected.get(id);
      const results = found ? read(subject, id, ordered.has(id) ? found.total : trials, found) : [];
      return fitted.rows.flatMap((row): ReturnType<Sees> => {
        const exactly = known.get(row.test);
        if (exactly !== undefined)
          return [{ row: row.test, trials: Math.max(LEAST_TRIALS, trialsToSee(row, exactly, level)), exact: true, sharp: true }];
        const result = results.find(({ test }) => test === row.test);
        if (row.equalDeals) {
          const deals = different ?? (result ? metAgain(subject, row, result) : null);
          const sees = deals !== null && distinctDeals(row.equalDeals, 0, level).seenUpTo >= deals;
          return sees && (different === null || row.test === 'repeats')
            ? [{ row: row.test, trials, exact: different !== null, sharp: true }]
            : [];
        }
        if (!found || !result) return [];
        const { exact, total } = found;
        const noncentrality = exact ? result.value / total : (result.value - row.degrees) / (total - 1);
        const error = exact ? 0 : Math.sqrt(2 * row.degrees + 4 * total * Math.max(0, noncentrality)) / total;
        if (!(noncentrality > NOTHING && noncentrality >= CLEAR * error)) return [];
        const needed = Math.max(LEAST_TRIALS, trialsToSee(row, noncentrality, level));
        return [{ row: row.test, trials: needed, exact, sharp: error <= GOOD * noncentrality }];
      });
    });
  };
}

function read(subject: Subject, id: string, trials: number, { counts, total }: Expected): readonly TestResult[] {
  const [one] = fitPlan({ tests: [id], trials, lags: undefined }, subject.space).statistics;
  return one ? one.fitted.test(counts, total) : [];
}

/** Pairs of equal deals that make an estimate of how many different ones there are. */
const MANY_PAIRS = 25;

/** How many different deals there seem to be; null where equal ones met too seldom, or no more often than luck lets them. */
function metAgain(subject: Subject, { test }: Row, { value, trials }: TestResult): number | null {
  const rows = fitPlan({ tests: [test.split('/')[0]], trials, lags: undefined }, subject.space).rows;
  const compared = rows.find((row) => row.test === test)?.equalDeals;
  if (!compared || value < MANY_PAIRS) return null;
  const even = compared.pairs * 2 ** -compared.orderBits;
  return value > even + CLEAR * Math.sqrt(even) ? compared.pairs / value : null;
}

/** Exact chances are rounded to whole deals out of 2^49 or so, which adds no more than this. */
const NOTHING = 1e-19;

/** Beyond some billions of deals the number is known to so much of itself: whole numbers end at 2^53. */
const PRECISE = 1e-9;

/** Samples of more deals than this are not looked at for a row that says only whether it sees. */
const MOST_LOOKED_AT = 2 ** 23;

/**
 * The fewest deals at which a row sees the mistake in so many deals. Bins, rows and with them the level depend on the number of deals, so
 * it is gone down as long as the number holds what it promises, and then halved between the last that does and the first that does not.
 */
function soonest(sees: Sees): Extract<Foretold, { kind: 'seen' }> | null {
  const first = (trials: number): ReturnType<Sees>[number] | undefined =>
    sees(trials)
      .filter((row) => Number.isFinite(row.trials))
      .sort((a, b) => a.trials - b.trials)[0];
  let holds = FIRST_DEALS;
  let best = first(holds);
  while (!best || best.trials > holds) {
    if (!best && holds > MOST_LOOKED_AT) return null;
    holds = best ? best.trials : 2 * holds;
    best = first(holds);
  }
  let fails = LEAST_TRIALS - 1;
  while (holds - fails > Math.max(1, PRECISE * holds)) {
    const at: number = best.trials < holds && best.trials > fails ? best.trials : Math.floor((fails + holds) / 2);
    const there = first(at);
    if (there && there.trials <= at) {
      holds = at;
      best = there;
    } else {
      fails = at;
    }
  }
  const sooner = (trials: number): readonly ForetoldRow[] =>
    sees(trials)
      .filter((row) => row.trials < trials)
      .sort((a, b) => a.trials - b.trials);
  return { kind: 'seen', row: best.row, trials: holds, exact: best.exact, sooner };
}
