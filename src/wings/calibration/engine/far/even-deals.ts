import { Batch } from '../../../../core/subject/outcome.js';
import type { Block, Subject } from '../../../../core/subject/subject.js';
import { readyToCount } from '../../../../engine/count/ready-to-count.js';

const AHEAD = 512;

/** A stream of uniform outcomes. */
export interface EvenDeals {
  readonly width: number;
  /** Overwrites the first `many` outcomes of `cells` with the next ones. */
  fill(cells: Uint16Array, many: number): Promise<void>;
}

/** Opens the outcomes of one block of a subject, in the form statistics get them. */
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
