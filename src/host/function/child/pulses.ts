import { CHILD_PULSE } from '../../../engine/child/protocol.js';
import { ChildSeal } from '../../../engine/child/seal.js';

const PULSE_BYTES = 12;

/** The parent's end of the progress channel: how many trials are dealt, by pulses that the harness signed. */
export class ChildPulses {
  readonly #seal: ChildSeal;
  #rest = new Uint8Array(0);
  #dealt = 0;

  /** `key` is four words. */
  constructor(key: Uint32Array) {
    this.#seal = new ChildSeal(key);
  }

  /** Takes bytes as they come; answers with the most trials that a pulse has told so far. What the harness did not sign tells nothing. */
  take(chunk: Uint8Array): number {
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    const whole = bytes.length - (bytes.length % PULSE_BYTES);
    this.#rest = bytes.slice(whole);
    const words = new Uint32Array(bytes.buffer, 0, whole / 4);
    for (let i = 0; i < words.length; i += 3) {
      const dealt = words[i];
      if (dealt <= this.#dealt) continue;
      this.#seal.sign(Uint32Array.of(CHILD_PULSE, dealt), 2);
      if (words[i + 1] === this.#seal.low && words[i + 2] === this.#seal.high) this.#dealt = dealt;
    }
    return this.#dealt;
  }
}
