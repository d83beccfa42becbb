import { ALPHA_DOUBTFUL, POWER } from '../../../core/statistic/rules.js';
import type { TestResult } from '../../../core/statistic/statistic.js';
import { testResult } from '../../../math/pearson/result.js';
import { holm } from '../../../math/tails/holm.js';
import { noncentralityLowerBound, noncentralityUpperBound } from '../../../math/tails/noncentrality.js';
import { holmLevel, powerAt, smallestDetectable } from '../../../math/tails/power.js';
import { isFixed, ordersOf, sizeOf } from '../allocation-list.js';
import { sumTails } from '../laws/sum-law.js';
import { differentResult, ordersResult, type PlaceTable, placesResult } from '../laws/table-laws.js';
import type { AllocationCore, AllocationPlan, AllocationResult, AllocationVerdict, ClassCounts, SumCounts } from '../record/allocation.js';
import { questionOf } from './rows.js';

/** The fewest blocks of a class that is tested by itself. */
const LEAST_BLOCKS = 10;

/** The most steps that the law of the number of different orders may take. */
const MOST_STEPS = 2e7;

/** One side of a 95 % interval. */
const ONE_SIDED = 0.975;

/** Writes a composition for the id of a row: `2+2`. */
export function compositionText(composition: readonly number[]): string {
  return composition.join('+');
}

interface Tested {
  readonly result: TestResult;
  /** The noncentrality of a relative root-mean-square deviation r is `scale · r²`; 0 where the row measures no size. */
  readonly scale: number;
}

/** The classes that carry the required row: those of ten blocks or more, else the largest. */
function mainClasses(classes: readonly ClassCounts[]): readonly ClassCounts[] {
  const open = classes.filter(({ composition }) => !isFixed(composition));
  const many = open.filter(({ blocks }) => blocks >= LEAST_BLOCKS);
  return many.length > 0 ? many : open.toSorted((a, b) => b.blocks - a.blocks).slice(0, 1);
}

/** An arm's share at a place, times N (s − 1) of the blocks: the scale of a table, from its value. */
function scaleOf(tables: readonly PlaceTable[]): number {
  return tables.reduce((sum, { blocks, composition }) => sum + blocks * (sizeOf(composition) - 1), 0);
}

function tested(classes: readonly ClassCounts[], sums: readonly SumCounts[], arms: readonly string[]): readonly Tested[] {
  const main = mainClasses(classes);
  const each = main.length > 1 ? main.map((one) => [`places/${compositionText(one.composition)}`, [one]] as const) : [];
  return [
    ...[['places', main] as const, ...each].map(([test, tables]) => ({ result: placesResult(test, tables), scale: scaleOf(tables) })),
    ...main.flatMap((one) => ordersOfClass(one)).map((result) => ({ result, scale: 0 })),
    ...sums.map((sum) => ({ result: sumResult(sum, classes, arms), scale: 0 })),
  ];
}

/** Two orders alone are told by their places already. */
function ordersOfClass({ blocks, composition, orders }: ClassCounts): readonly TestResult[] {
  const many = ordersOf(composition);
  if (many === 2) return [];
  const each = ordersResult(`orders/${compositionText(composition)}`, orders, blocks, many);
  if (each) return [each];
  if (blocks * Math.min(blocks, many) > MOST_STEPS) return [];
  return [differentResult(`different/${compositionText(composition)}`, orders.length, blocks, many)];
}

/** Tests a sum of scores against its exact law. Of the furthest of several sums the chance is that of any, by Bonferroni, and it is never too low. */
function sumResult({ blocks, furthest, test, value }: SumCounts, classes: readonly ClassCounts[], arms: readonly string[]): TestResult {
  const trials = blocks.reduce((sum, many) => sum + many, 0);
  const question = questionOf(test, arms);
  const parts = classes.flatMap(({ composition }, of) =>
    question && blocks[of] > 0 ? [{ law: question.law(composition), times: blocks[of] }] : [],
  );
  const { logAtLeast, logAtMost } = sumTails(parts, value);
  const logUpper = Math.min(0, logAtLeast + Math.log(furthest?.looks ?? 1));
  const logLower = furthest ? 0 : Math.min(0, logAtMost);
  return testResult(test, value, 1, { upper: Math.exp(logUpper), logUpper, lower: Math.exp(logLower), logLower }, 'exact', trials);
}

/** Judges a list from its counts alone. Pure: `verify` makes the same of the counts that a record keeps. */
export function judge({
  arms,
  classes,
  plan,
  sums,
}: Pick<AllocationCore, 'arms' | 'classes' | 'plan' | 'sums'>): Pick<AllocationCore, 'results' | 'verdict'> {
  const rows = tested(classes, sums, arms);
  const adjusted = holm(rows.flatMap(({ result: { logLowerP, logP } }) => [logP, logLowerP]));
  const level = holmLevel(plan.alpha, rows.length);
  const results = rows.map(({ result, scale }, k): AllocationResult => {
    const { degrees, grade, logLowerP, logP, lowerP, p, test, trials, value } = result;
    const [upper, lower] = [adjusted[2 * k], adjusted[2 * k + 1]];
    const logPAdjusted = Math.min(upper, lower);
    const row = { degrees, scale };
    const size = (noncentrality: number): number => Math.sqrt(Math.max(0, noncentrality) / scale);
    return {
      test,
      value,
      degrees,
      p,
      logP,
      lowerP,
      logLowerP,
      pAdjusted: Math.max(Math.exp(logPAdjusted), Number.MIN_VALUE),
      logPAdjusted,
      tail: lower < upper ? 'lower' : 'upper',
      grade,
      trials,
      required: test === 'places',
      effect:
        scale === 0
          ? null
          : {
              name: 'rms-relative-deviation',
              estimate: size(value - degrees),
              low: size(noncentralityLowerBound(value, degrees, ONE_SIDED)),
              high: size(noncentralityUpperBound(value, degrees, ONE_SIDED)),
            },
      power:
        scale === 0
          ? null
          : { effect: plan.detect, power: powerAt(row, 1, plan.detect, level), smallestDetectable: smallestDetectable(row, 1, level) },
    };
  });
  return { results, verdict: decide(plan, results, scaleOf(mainClasses(classes))) };
}

/**
 * Decides by the rule fixed before the list was read. biased: a row is beyond alpha after Holm. A row that is only doubtful leaves it undecided, since
 * there is no fresh list. no-bias-found: nothing is doubtful, the size asked for would have been seen, and it is excluded at 99 %.
 */
function decide(plan: AllocationPlan, results: readonly AllocationResult[], scale: number): AllocationVerdict {
  const [{ degrees, power, value }] = results;
  const smallest = power?.smallestDetectable ?? 1;
  const below = (limit: number): readonly string[] =>
    results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(limit)).map(({ test }) => test);
  const because = below(plan.alpha);
  if (because.length > 0) return { kind: 'biased', because: [...because], smallestDetectable: smallest };
  const doubtful = below(ALPHA_DOUBTFUL);
  const open = (reason: Extract<AllocationVerdict, { kind: 'inconclusive' }>['reason'], needed: number | null): AllocationVerdict => ({
    kind: 'inconclusive',
    reason,
    trialsNeeded: needed,
    smallestDetectable: smallest,
  });
  if (doubtful.length > 0) return open({ why: 'doubtful', tests: [...doubtful] }, null);
  if (smallest > plan.detect) return open({ why: 'too-few', wanted: plan.detect }, Math.ceil(plan.blocks * (smallest / plan.detect) ** 2));
  const excluded = Math.sqrt(noncentralityUpperBound(value, degrees, POWER) / scale);
  if (excluded > plan.detect) return open({ why: 'neither', wanted: plan.detect }, plan.blocks + 1);
  return { kind: 'no-bias-found', smallestDetectable: smallest, power: POWER };
}
