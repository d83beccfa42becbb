import { Worker } from 'node:worker_threads';
import { AuditError } from '../../../core/errors.js';
import type { Block } from '../../../core/subject/subject.js';
import { ownEntry } from '../../../host/function/module/own-entry.js';
import { xoshiro128ss } from '../../../parts/prng/index.js';
import type { RaceTask } from './protocol.js';
import { RACE_SIGNALS } from './protocol.js';

export class RaceThreads {
  readonly #threads: readonly Worker[];
  #waiting: { readonly resolve: (cells: Uint16Array) => void; readonly reject: (error: Error) => void } | null = null;
  #failure: Error | null = null;

  private constructor(threads: readonly Worker[]) {
    this.#threads = threads;
    const failed = (error: Error): void => {
      this.#failure ??= error;
      this.#waiting?.reject(error);
    };
    for (const thread of threads) {
      thread.on('error', failed);
      thread.on('exit', (code) => failed(new AuditError('E_INTERNAL', `a thread of the race ended with code ${code}`)));
    }
    threads[0].on('message', (cells: Uint16Array) => this.#waiting?.resolve(cells));
  }

  /** Starts both threads, each with a generator of its own from the block's seed path. */
  static async start(n: number, locked: boolean, block: Block): Promise<RaceThreads> {
    const entry = await ownEntry(new URL('./thread.js', import.meta.url));
    const deck = new SharedArrayBuffer(n * Uint16Array.BYTES_PER_ELEMENT);
    const signals = new SharedArrayBuffer(RACE_SIGNALS * Int32Array.BYTES_PER_ELEMENT);
    const threads = ['first', 'second'].map((name) => {
      const task: RaceTask = { first: name === 'first', n, locked, deck, signals, state: stateOf(block, `race/${name}`) };
      return new Worker(entry, { workerData: task });
    });
    return new RaceThreads(threads);
  }

  /** Deals the next `decks` decks, side by side, as the race left them: they may be broken. Throws E_INTERNAL where a thread died. */
  deal(decks: number): Promise<Uint16Array> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#failure) reject(this.#failure);
      else this.#threads[0].postMessage(decks);
    });
  }

  async close(): Promise<void> {
    this.#waiting = null;
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

function stateOf(block: Block, label: string): readonly number[] {
  for (let substream = 0; ; substream++) {
    const state = block.key(label, xoshiro128ss.seedWords, substream);
    if (!xoshiro128ss.forbids?.(state)) return Array.from(state);
  }
}
