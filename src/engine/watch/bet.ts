import type { Memory, ResumableProcess } from '../../core/evidence-process.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import { processesOf } from '../../kinds/processes-of.js';
import { logMeanExp } from '../../math/primitives/log-mean-exp.js';

/** The mean of several kinds of evidence about the same outcomes, as `Mix` takes it, worked out only when it is asked for. */
export class Bet implements ResumableProcess {
  readonly #parts: readonly ResumableProcess[];
  readonly #logs: Float64Array;

  /** `ids` at least one, of the kinds of evidence of the space's outcomes. Throws E_UNKNOWN_ID for any other. */
  constructor(space: OutcomeSpace, ids: readonly string[]) {
    this.#parts = processesOf(space.outcome, ids).map((one) => one.start(space));
    this.#logs = new Float64Array(ids.length);
  }

  get memory(): readonly Memory[] {
    return this.#parts.flatMap(({ memory }) => memory);
  }

  add(cells: Uint16Array, at: number): void {
    for (const part of this.#parts) part.add(cells, at);
  }

  /** Adds `deals` outcomes that lie side by side: one kind of evidence after the other, so that what it remembers stays at hand. */
  addAll(cells: Uint16Array, deals: number, width: number): void {
    for (const part of this.#parts) for (let deal = 0; deal < deals; deal++) part.add(cells, deal * width);
  }

  logE(): number {
    for (let k = 0; k < this.#parts.length; k++) this.#logs[k] = this.#parts[k].logE();
    return logMeanExp(this.#logs);
  }
}

/** Sets what was kept of a bet into a fresh one. False where it does not fit. */
export function recall(into: readonly Memory[], kept: readonly Memory[]): boolean {
  if (into.length !== kept.length || into.some((array, k) => array.length !== kept[k].length)) return false;
  into.forEach((array, k) => {
    array.set(kept[k]);
  });
  return true;
}
