import type { EvidenceCore } from '../../../core/record/evidence.js';
import { chiSquaredTails, chiSquaredUpperQuantile } from '../../../math/tails/chi-squared.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { countsOf, testCounting } from '../../declared.js';

/** One way to read a deal back into the choices that a Fisher–Yates shuffle would have made to produce it. */
export interface Decoder {
  readonly id: 'down' | 'forward' | 'inside-out';
  /** The rest of "Read as the …". */
  readonly title: string;
  /** Returns the number of choices of step k (from 0, in the order the code runs), and the position (from 1) of the first. */
  step(k: number, n: number): { readonly choices: number; readonly firstPlace: number };
}

/** The decoders in the order of the rows of the recorded counts. */
export const DECODERS: readonly Decoder[] = [
  { id: 'down', title: 'downward Fisher–Yates shuffle', step: (k, n) => ({ choices: n - k, firstPlace: 1 }) },
  { id: 'forward', title: 'forward Fisher–Yates shuffle', step: (k, n) => ({ choices: n - k, firstPlace: k + 1 }) },
  { id: 'inside-out', title: 'inside-out Fisher–Yates shuffle', step: (k) => ({ choices: k + 2, firstPlace: 1 }) },
];

/** The chance that an even shuffle has a step outside the band. */
const BAND_LEVEL = 0.001;

/** One step of the shuffle as read back from the deals. */
export interface Step {
  /** Number from 1, in the order the code runs. */
  readonly number: number;
  readonly choices: number;
  /** The position (from 1) that the first choice stands for. */
  readonly firstPlace: number;
  /** Each choice's count · choices / trials − 1. */
  readonly deviations: readonly number[];
  /** Root-mean-square of the deviations, and the band that luck keeps it in. */
  readonly unevenness: number;
  readonly low: number;
  readonly high: number;
  /** Log of the smaller tail of the step's own chi-squared test. */
  readonly logP: number;
}

/** The reading of the deals that shows most. */
export interface Steps {
  readonly decoder: Decoder;
  readonly test: string;
  readonly trials: number;
  readonly steps: readonly Step[];
  readonly worst: Step;
}

/** Returns the steps of the decoder with the strongest finding, or null where the record holds no counts of them. */
export function stepsOf(core: EvidenceCore): Steps | null {
  const counted = testCounting(core.subject.origin.outcome.kind, 'choices');
  const values = countsOf(core, 'choices')?.values;
  const [strongest] = strongestFirst(core.results.filter(({ test }) => test.startsWith(`${counted}/`)));
  const index = DECODERS.findIndex(({ id }) => strongest?.test === `${counted}/${id}`);
  const decoder = DECODERS[index];
  if (!values || !strongest || !decoder) return null;
  const { n } = core.plan;
  const width = (n * (n + 1)) / 2 - 1;
  let at = index * width;
  const steps = Array.from({ length: n - 1 }, (_, k) => {
    const { choices, firstPlace } = decoder.step(k, n);
    const counts = values.slice(at, at + choices);
    at += choices;
    return step(k + 1, firstPlace, counts, n - 1);
  });
  const worst = steps.reduce((a, b) => (b.logP < a.logP || (b.logP === a.logP && b.unevenness > a.unevenness) ? b : a));
  return { decoder, test: strongest.test, trials: strongest.trials, steps, worst };
}

export function isBeyondLuck({ unevenness, low, high }: Step): boolean {
  return unevenness > high || unevenness < low;
}

function step(number: number, firstPlace: number, counts: readonly number[], steps: number): Step {
  const trials = counts.reduce((sum, count) => sum + count, 0);
  const choices = counts.length;
  const deviations = counts.map((count) => (count * choices) / trials - 1);
  const meanSquare = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0) / choices;
  const degrees = choices - 1;
  const level = BAND_LEVEL / (2 * steps);
  const { logUpper, logLower } = chiSquaredTails(trials * meanSquare, degrees);
  return {
    number,
    choices,
    firstPlace,
    deviations,
    unevenness: Math.sqrt(meanSquare),
    low: Math.sqrt(chiSquaredUpperQuantile(1 - level, degrees) / trials),
    high: Math.sqrt(chiSquaredUpperQuantile(level, degrees) / trials),
    logP: Math.min(logUpper, logLower),
  };
}
