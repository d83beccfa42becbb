import { type Block, type OutcomeSource, STRETCH_BLOCKS } from '../../../core/subject/subject.js';
import { blocksDealtTwice, dealTwice } from './deal-twice.js';
import { type ChildDealt, ChildInTurn } from './in-turn.js';

/**
 * Bytes held after a block beyond which another process deals the next one. It is a quarter of the limit, so that a function may keep as much of a
 * block as it likes.
 */
const ENOUGH_HELD = 2 ** 27;

/** Returns the blocks of the stretch that contains a block; one that stands alone is its own stretch. */
export function stretchOf(block: Block): readonly Block[] {
  const { index, sample } = block;
  if (!sample) return [block];
  const at = index - (index % STRETCH_BLOCKS);
  return Array.from({ length: Math.min(STRETCH_BLOCKS, sample.count - at) }, (_, k) => (at + k === index ? block : sample.at(at + k)));
}

/**
 * Consecutive blocks that one process deals in order, so that only the first of them waits for its start. Each begins with its own numbers. Before
 * each later one the process repeats the first deals of its first block. If they differ, it carries something over, and no block would be
 * independent. A second process, which has dealt no others, also deals the blocks drawn for it: where one differs, either process may carry something
 * over.
 */
export class ChildStretch {
  readonly #how: ChildDealt;
  readonly #loading: Block;
  readonly #blocks: readonly Block[];
  /** The blocks that a second process deals too, and that process. */
  readonly #twice: readonly Block[];
  readonly #checks: ChildInTurn | null;
  #main: ChildInTurn;
  #at = 0;

  /** Deals the stretch `whole` from its block `from` on; the code is loaded with the numbers of the stretch's first block. */
  constructor(how: ChildDealt, whole: readonly Block[], from: number) {
    const blocks = whole.filter(({ index }) => index >= from);
    this.#how = how;
    this.#loading = whole[0];
    this.#blocks = blocks;
    this.#main = new ChildInTurn(how, this.#loading, blocks, true);
    this.#twice = how.twice ? blocksDealtTwice(whole).filter(({ index }) => index >= from) : [];
    // Started now, so that it has dealt ahead once it is read.
    this.#checks = this.#twice.length > 0 ? new ChildInTurn(how, this.#loading, this.#twice, false) : null;
  }

  /** Index of the block that is opened next; undefined after the last. */
  get next(): number | undefined {
    return this.#blocks.at(this.#at)?.index;
  }

  /** Opens the next block. `onEnd` is called once no more will come, as after a failure. */
  async open(onEnd: () => void): Promise<OutcomeSource> {
    const block = this.#blocks[this.#at];
    const { contextOf } = this.#how;
    const end = (): void => {
      this.close();
      onEnd();
    };
    const done = (): void => {
      this.#at++;
      if (this.#at === this.#blocks.length) end();
      else if (this.#main.held > ENOUGH_HELD) {
        this.#main.close();
        this.#main = new ChildInTurn(this.#how, this.#loading, this.#blocks.slice(this.#at), true);
      }
    };
    try {
      const main = await this.#main.open();
      const second = this.#twice.some(({ index }) => index === block.index) ? await this.#checks?.open() : undefined;
      const source = second ? dealTwice(main, second, contextOf(block, block.first)) : main;
      let left = block.trials;
      return {
        async fill(batch) {
          try {
            await source.fill(batch);
          } catch (error) {
            end();
            throw error;
          }
          left -= batch.length;
          if (left === 0 && batch.length > 0) done();
        },
        close() {
          if (left > 0) end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  }

  close(): void {
    this.#main.close();
    this.#checks?.close();
  }
}
