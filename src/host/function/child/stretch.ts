import { type Block, type OutcomeSource, STRETCH_BLOCKS } from '../../../core/subject/subject.js';
import { blocksDealtTwice, dealTwice } from './deal-twice.js';
import { type ChildDealt, ChildInTurn } from './in-turn.js';

/** Bytes held after a block beyond which another process deals the next one: a quarter of what it may take, so that a function may keep as much of a block as it likes. */
const ENOUGH_HELD = 2 ** 27;

/** The blocks of the stretch that a block lies in; one that stands alone is a stretch by itself. */
export function stretchOf(block: Block): readonly Block[] {
  const { index, sample } = block;
  if (!sample) return [block];
  const at = index - (index % STRETCH_BLOCKS);
  return Array.from({ length: Math.min(STRETCH_BLOCKS, sample.count - at) }, (_, k) => (at + k === index ? block : sample.at(at + k)));
}

/**
 * Consecutive blocks that one process deals in order, so that only the first of them waits for its start. Each begins with its own numbers. Before each
 * later one the process deals the first deals of its first block again: where they come otherwise, it carries something over, and no block would be what
 * it is by itself. Blocks that were drawn for it are dealt by a second process beside, which has dealt no others: where one differs, either may be so.
 */
export class ChildStretch {
  readonly #how: ChildDealt;
  readonly #loading: Block;
  readonly #blocks: readonly Block[];
  /** Of them those that a second process deals too, and that process. */
  readonly #twice: readonly Block[];
  readonly #checks: ChildInTurn | null;
  #main: ChildInTurn;
  #at = 0;

  /** Deals `whole`, a stretch, from its block `from` on; the code is loaded with the numbers of the first of them all. */
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

  /** The index of the block that is opened next; undefined after the last. */
  get next(): number | undefined {
    return this.#blocks.at(this.#at)?.index;
  }

  /** The next block. `onEnd` is called once no more will come, as after a failure. */
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

  /** Ends its processes. */
  close(): void {
    this.#main.close();
    this.#checks?.close();
  }
}
