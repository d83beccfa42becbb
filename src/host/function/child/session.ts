import type { Batch, OutcomeSpace } from '../../../core/outcome.js';
import type { OutcomeSource } from '../../../core/subject.js';
import { childEntry } from './entry.js';
import type { ChildContext } from './failure.js';
import { ChildLink } from './link.js';
import { CHILD_MESSAGE } from './message.js';
import type { ChildEnd, ChildReady, ChildTask } from './protocol.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS } from './protocol.js';

/** One block dealt by one child process; every deck is checked here, where the subject cannot reach. */
export class ChildSession implements OutcomeSource {
  readonly #task: ChildTask;
  readonly #space: OutcomeSpace;
  readonly #link: ChildLink;
  #decks = 0;
  #end: ChildEnd | null = null;
  #draws: Uint32Array = new Uint32Array(0);

  private constructor(task: ChildTask, space: OutcomeSpace, link: ChildLink) {
    this.#task = task;
    this.#space = space;
    this.#link = link;
  }

  /** Starts the child; what goes wrong from here on is thrown by `fill`. */
  static async start(task: ChildTask, context: ChildContext, space: OutcomeSpace, timeoutMs: number): Promise<ChildSession> {
    return new ChildSession(task, space, new ChildLink(await childEntry(), task, context, timeoutMs));
  }

  /** What was loaded; null before the first deck arrived. */
  get ready(): ChildReady | null {
    return this.#link.ready;
  }

  /** How the function behaved; null before the last deck arrived. */
  get end(): ChildEnd | null {
    return this.#end;
  }

  /** The words drawn in the recorded trial. */
  get draws(): Uint32Array {
    return this.#draws;
  }

  /** As every OutcomeSource. Throws E_SUBJECT_* and E_INPUT_MISSING, and ends the child when it does. */
  async fill(batch: Batch): Promise<void> {
    batch.length = 0;
    try {
      await this.#fill(batch);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#link.close();
  }

  async #fill(batch: Batch): Promise<void> {
    const n = this.#task.handed.width;
    const bytes = new Uint8Array(batch.cells.buffer, batch.cells.byteOffset, batch.cells.byteLength);
    while (batch.length < batch.capacity && !this.#end) {
      if (this.#decks === 0) {
        await this.#frame();
        continue;
      }
      const take = Math.min(this.#decks, batch.capacity - batch.length);
      await this.#link.read(bytes, batch.length * n * 2, take * n * 2);
      for (let k = 0; k < take; k++) this.#check(batch.cells, (batch.length + k) * n);
      batch.length += take;
      this.#decks -= take;
    }
    // The block counts only once the child has said that this was all.
    while (this.#link.received === this.#task.trials && this.#decks === 0 && !this.#end) await this.#frame();
  }

  #check(cells: Uint16Array, at: number): void {
    this.#link.received++;
    const fault = this.#space.fault(cells, at);
    if (fault) throw this.#link.wrongDeck(fault, this.#link.received);
  }

  /** Takes the next frame's head, and all of it unless it holds decks. */
  async #frame(): Promise<void> {
    const link = this.#link;
    const { kind, length } = await link.next();
    if (kind === CHILD_FRAME.ready) return;
    if (kind === CHILD_FRAME.decks && link.ready && length <= CHILD_FRAME_DECKS && link.received + length <= this.#task.trials)
      this.#decks = length;
    else if (kind === CHILD_FRAME.draws && this.#task.record >= 0) await this.#take(length);
    else if (kind === CHILD_FRAME.end) await this.#finish(await link.message(length, CHILD_MESSAGE.end));
    else throw link.foreign();
  }

  async #finish(end: ChildEnd): Promise<void> {
    if (end.trials !== this.#task.trials || this.#link.received !== end.trials) throw this.#link.foreign();
    this.#end = end;
    this.close();
  }

  async #take(length: number): Promise<void> {
    this.#draws = new Uint32Array(length);
    await this.#link.read(new Uint8Array(this.#draws.buffer), 0, length * 4);
  }
}
