import type { Memory, ResumableProcess } from '../../core/statistic/evidence-process.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { processesOf } from '../../kinds/planning/processes-of.js';
import { logMeanExp } from '../../math/primitives/log-mean-exp.js';

/**
 * Several kinds of evidence about the same outcomes, and their mean: itself evidence, however they depend on each other, since expectations add. V.
 * Vovk & R. Wang (2021), E-values: calibration, combination and applications, doi:10.1214/20-AOS2020, show that no symmetric rule does essentially
 * better. If decks are handed in in random order, evidence about the cards dealt is such a kind too. For an even shuffle these are even whatever came
 * before, like their order relative to those decks.
 */
export class Mix implements ResumableProcess {
  readonly #parts: readonly ResumableProcess[];
  /** True for each kind that bets on the cards dealt. */
  readonly #absolute: readonly boolean[];
  readonly #logs: Float64Array;

  /** `ids`: at least one of the kinds of evidence of the space's outcomes, each once. Throws E_UNKNOWN_ID for any other. */
  constructor(space: OutcomeSpace, ids: readonly string[]) {
    const processes = processesOf(space.outcome, ids);
    this.#parts = processes.map((one) => one.start(space));
    this.#absolute = processes.map(({ reading }) => reading === 'absolute');
    this.#logs = new Float64Array(ids.length);
  }

  get memory(): readonly Memory[] {
    return this.#parts.flatMap(({ memory }) => memory);
  }

  /** Adds an outcome. `dealt`: the cards dealt, if `cells` are their order relative to the deck handed in. */
  add(cells: Uint16Array, at: number, dealt: Uint16Array = cells): void {
    for (let k = 0; k < this.#parts.length; k++) this.#parts[k].add(this.#absolute[k] ? dealt : cells, at);
  }

  /** Adds `deals` outcomes that lie side by side: one kind of evidence after the other, so that its memory stays in the cache. */
  addAll(cells: Uint16Array, deals: number, width: number): void {
    for (const part of this.#parts) for (let deal = 0; deal < deals; deal++) part.add(cells, deal * width);
  }

  /** Returns ln of each kind after the last outcome, in the order of `ids`: a view that the next call overwrites. */
  logs(): Float64Array {
    for (let k = 0; k < this.#parts.length; k++) this.#logs[k] = this.#parts[k].logE();
    return this.#logs;
  }

  logE(): number {
    return logMeanExp(this.logs());
  }
}
