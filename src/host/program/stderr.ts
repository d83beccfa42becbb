import { counted } from '../../core/counted.js';

const KEPT = 65_536;

/** What a program writes to its standard error: the first and the last 64 KiB of it, however much there is. */
export class ProgramStderr {
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #bytes = 0;

  /** Takes in what came. */
  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    const room = KEPT - this.#head.length;
    if (room > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, room)]);
    if (chunk.length > room) this.#tail = Buffer.from(Buffer.concat([this.#tail, chunk.subarray(Math.max(0, room))]).subarray(-KEPT));
  }

  /** All that came, or its two ends with the number of bytes left out between them. */
  get text(): string {
    const left = this.#bytes - this.#head.length - this.#tail.length;
    return `${this.#head.toString('utf8')}${left > 0 ? `\n[${counted(left, 'byte')} left out]\n` : ''}${this.#tail.toString('utf8')}`;
  }
}
