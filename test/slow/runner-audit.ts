import { Batch } from '../../src/core/subject/outcome.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { blockAt } from '../../src/engine/count/blocks.js';
import { askDeals } from '../../src/testing/ask-deals.js';
import type { ShuffleAudit } from '../../src/testing/audit-shuffle.js';

const BATCH = 256;

/**
 * One test as a runner of another language asks for it: `shuffle-audit assert` plans and judges, and the built-in subject deals in place of the other
 * process, from `seed`, the decks in order first and then those that were handed. `falseAlarms` as in `TestOptions`.
 */
export async function runnerAudit(subject: Subject, seed: string, falseAlarms?: number): Promise<ShuffleAudit> {
  const n = subject.space.width;
  const asked = askDeals(subject.id, { n, ...(falseAlarms !== undefined && { falseAlarms }) });
  const trials = asked.inOrder + asked.handed.length;
  const dealing = await subject.open(blockAt({ seed, role: 'sample', trials, blockSize: trials }, 0));
  const batch = new Batch(n, Math.min(BATCH, trials));
  let [dealt, row] = [0, 0];
  return asked.judge(async () => {
    if (row === batch.length) {
      await dealing.fill(batch);
      row = 0;
    }
    // What was dealt from the deck in order says where each card of any deck goes: a shuffle looks at no card.
    const order = Array.from(batch.cells.subarray(row * n, ++row * n));
    const handed = asked.handed[dealt++ - asked.inOrder];
    return handed ? order.map((from) => handed[from]) : order;
  });
}
