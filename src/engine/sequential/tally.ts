import type { EvidenceAt, SequentialPlan, SequentialResult } from '../../core/record/sequential.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import type { Counting } from '../../kinds/evidence.js';
import { kindOf } from '../../kinds/index.js';
import { recordCounts } from '../record/record-counts.js';
import { decisionLine } from './decision-line.js';
import { keptPlaces } from './kept-places.js';
import { Mix } from './mix.js';

/** The evidence of one run as it grows; tells if it is decided. */
export class Tally {
  readonly #width: number;
  readonly #counting: Counting;
  readonly #counts: Float64Array;
  readonly #whyNever: ((cells: Uint16Array, at: number) => string | null) | undefined;
  readonly #mix: Mix;
  /** ln(1/alpha). */
  readonly #line: number;
  readonly #kept: EvidenceAt[] = [];
  #largest = { trial: 0, logE: 0 };
  readonly #places = keptPlaces();
  #nextKept = this.#places.next().value;
  #trials = 0;
  #logE = 0;
  #never: readonly number[] | null = null;

  constructor(space: OutcomeSpace, { alpha, processes }: Pick<SequentialPlan, 'alpha' | 'processes'>) {
    const { evidence } = kindOf(space.outcome);
    this.#width = space.width;
    this.#counting = evidence.counted(space);
    this.#counts = new Float64Array(this.#counting.shape[0] * this.#counting.shape[1]);
    this.#whyNever = evidence.impossible?.(space);
    this.#mix = new Mix(space, processes);
    this.#line = decisionLine(alpha);
  }

  /** Outcomes added. */
  get trials(): number {
    return this.#trials;
  }

  /** Natural log of the evidence after the last outcome. */
  get logE(): number {
    return this.#logE;
  }

  /** True if the evidence is at or above 1/alpha after the last outcome, or that is one that an even subject never makes. */
  get decided(): boolean {
    return this.#logE >= this.#line || this.#never !== null;
  }

  /** Adds the outcome that starts at `at`; `dealt`: the cards dealt, if `cells` are their order relative to the deck handed in. */
  add(cells: Uint16Array, at: number, dealt: Uint16Array = cells): void {
    this.#trials++;
    if ((this.#whyNever?.(cells, at) ?? null) === null) {
      this.#mix.add(cells, at, dealt);
      this.#logE = this.#mix.logE();
      this.#counting.add(this.#counts, cells, at);
    } else {
      this.#never = Array.from(cells.subarray(at, at + this.#width));
    }
    if (this.#logE > this.#largest.logE) this.#largest = { trial: this.#trials, logE: this.#logE };
    if (this.#trials < this.#nextKept) return;
    this.#kept.push(this.#now());
    this.#nextKept = this.#places.next().value;
  }

  /**
   * Returns the result of the outcomes added, with the path of the evidence. It is kept at about forty points per power of ten, which do not depend
   * on what came, and at the last outcome.
   */
  result(): SequentialResult {
    const end = this.#now();
    return {
      trials: this.#trials,
      end,
      ...(this.#never && { impossible: this.#never }),
      // Most evidence, and the outcome it was first reached with; 0 at outcome 0 where it never rose.
      largest: this.#largest,
      trajectory: this.#kept.at(-1)?.trial === this.#trials ? [...this.#kept] : [...this.#kept, end],
      counts: recordCounts(this.#counting.shape, this.#counts),
    };
  }

  #now(): EvidenceAt {
    return { trial: this.#trials, logE: this.#logE, parts: [...this.#mix.logs()] };
  }
}
