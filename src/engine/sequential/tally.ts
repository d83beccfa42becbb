import type { EvidenceAt, SequentialPlan } from '../../core/sequential.js';
import { decisionLine } from './decision-line.js';
import { Mix } from './mix.js';

/** Deals kept of the way the evidence went, a power of ten. */
const KEPT_A_DECADE = 40;

/** The evidence of one run as it grows, and whether it is decided. */
export class Tally {
  /** How often each card landed in each position, row-major [card][position]. */
  readonly positions: Float64Array;
  readonly #n: number;
  readonly #mix: Mix;
  /** ln(1/alpha). */
  readonly #line: number;
  readonly #kept: EvidenceAt[] = [];
  #largest = { trial: 0, logE: 0 };
  #step = 0;
  #nextKept = 1;
  #trials = 0;
  #logE = 0;

  constructor({ alpha, n, processes }: Pick<SequentialPlan, 'alpha' | 'n' | 'processes'>) {
    this.positions = new Float64Array(n * n);
    this.#n = n;
    this.#mix = new Mix(n, processes);
    this.#line = decisionLine(alpha);
  }

  /** Deals added. */
  get trials(): number {
    return this.#trials;
  }

  /** Natural logarithm of the evidence after the last deal. */
  get logE(): number {
    return this.#logE;
  }

  /** Whether the evidence stands at or above 1/alpha after the last deal. */
  get decided(): boolean {
    return this.#logE >= this.#line;
  }

  /** Most evidence so far, and the deal it was first reached with; 0 at deal 0 where it never rose. */
  get largest(): { readonly trial: number; readonly logE: number } {
    return this.#largest;
  }

  /** Adds the deck that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    this.#mix.add(cells, at);
    this.#logE = this.#mix.logE();
    this.#trials++;
    for (let p = 0; p < this.#n; p++) this.positions[cells[at + p] * this.#n + p]++;
    if (this.#logE > this.#largest.logE) this.#largest = { trial: this.#trials, logE: this.#logE };
    if (this.#trials < this.#nextKept) return;
    this.#kept.push(this.now());
    while (this.#nextKept <= this.#trials) this.#nextKept = Math.round(10 ** (++this.#step / KEPT_A_DECADE));
  }

  /** The evidence after the last deal. */
  now(): EvidenceAt {
    return { trial: this.#trials, logE: this.#logE, parts: [...this.#mix.logs()] };
  }

  /** About forty deals a power of ten, at places that do not depend on what was dealt, and the last deal. */
  trajectory(): readonly EvidenceAt[] {
    return this.#kept.at(-1)?.trial === this.#trials ? [...this.#kept] : [...this.#kept, this.now()];
  }
}
