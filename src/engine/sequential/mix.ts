import type { ProcessId } from '../../core/sequential.js';
import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { PROCESSES } from './processes.js';

/**
 * Several kinds of evidence about the same deals, and their mean: itself evidence, however they depend on each other, for means add. V.
 * Vovk & R. Wang (2021), E-values: calibration, combination and applications, doi:10.1214/20-AOS2020, show that no symmetric rule does
 * essentially better.
 */
export class Mix implements EvidenceProcess {
  readonly #parts: readonly EvidenceProcess[];
  readonly #logs: Float64Array;

  /** `ids` at least one, each once. */
  constructor(n: number, ids: readonly ProcessId[]) {
    this.#parts = ids.map((id) => PROCESSES[id](n));
    this.#logs = new Float64Array(ids.length);
  }

  add(cells: Uint16Array, at: number): void {
    for (let k = 0; k < this.#parts.length; k++) {
      this.#parts[k].add(cells, at);
      this.#logs[k] = this.#parts[k].logE();
    }
  }

  /** ln of each kind after the last deal, in the order of `ids`: a view that the next deal overwrites. */
  logs(): Float64Array {
    return this.#logs;
  }

  logE(): number {
    return logMeanExp(this.#logs);
  }
}
