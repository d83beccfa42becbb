import { Batch } from '../../../core/subject/outcome.js';
import type { Block, Subject } from '../../../core/subject/subject.js';
import { readyToCount } from '../../count/ready-to-count.js';

/** Outcomes dealt ahead. */
const AHEAD = 512;

/** One even outcome after another. */
export interface EvenDeals {
  /** Cells of each. */
  readonly width: number;
  /** Overwrites the first `many` outcomes of `cells` with the next ones. */
  fill(cells: Uint16Array, many: number): Promise<void>;
}

/** The outcomes of one block of a subject, as statistics are handed them. */
export async function evenDeals(subject: Pick<Subject, 'id' | 'open' | 'space'>, block: Block): Promise<EvenDeals> {
  const { width } = subject.space;
  const source = await subject.open(block);
  const batch = new Batch(width, AHEAD);
  let at = 0;
  return {
    width,
    async fill(cells, many) {
      for (let done = 0; done < many; ) {
        if (at === batch.length) {
          const filled = source.fill(batch);
          if (filled) await filled;
          readyToCount(subject, batch);
          at = 0;
        }
        const some = Math.min(many - done, batch.length - at);
        cells.set(batch.cells.subarray(at * width, (at + some) * width), done * width);
        done += some;
        at += some;
      }
    },
  };
}
