import type { Subject } from '../../src/core/subject/subject.js';
import { pipelineOf } from '../support/pipeline-of.js';

/** A mistake that the runners are measured by. */
export interface RunnerMistake {
  readonly id: string;
  readonly what: string;
  /** How many tests of it are made at each number of cards. */
  readonly tests: number;
  readonly deals: (n: number) => Subject;
}

/** Of naive-swap a power of .99 is promised: without a miss, 368 tests or more put it above that with a confidence of 95 %. */
const PROMISED = 400;
const OTHERS = 100;

/** The mistakes that people make most: what is swapped with what, where the draws end, how a draw is made of a byte, what is sorted. */
export const RUNNER_MISTAKES: readonly RunnerMistake[] = [
  { id: 'naive-swap', what: 'each card is swapped with any', tests: PROMISED, deals: (n) => pipelineOf('naive-swap', n) },
  { id: 'sattolo', what: 'off by one: each card is swapped with another', tests: OTHERS, deals: (n) => pipelineOf('sattolo', n) },
  {
    id: 'naive-swap-n-minus-1',
    what: 'off by one: swapped with any but the last',
    tests: OTHERS,
    deals: (n) => pipelineOf('naive-swap-n-minus-1', n),
  },
  {
    id: 'fisher-yates/modulo:8',
    what: 'right, but for draws that are a byte modulo the bound',
    tests: OTHERS,
    deals: (n) => pipelineOf('fisher-yates', n, 'modulo:8'),
  },
  { id: 'sort-comparator', what: 'sorted by coins', tests: OTHERS, deals: (n) => pipelineOf('sort-comparator', n) },
];
