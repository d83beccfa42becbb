// Anything that can fill a deck can be audited: a service, a table, a device. Here a deck is cut, and not shuffled.
import { makePlan, permutations, runAudit } from 'shuffle-audit';

const space = permutations(10);

/** @type {import('shuffle-audit').Subject} */
const subject = {
  id: 'one cut',
  space,
  origin: { source: { kind: 'inline', name: 'one cut', randomness: 'live' }, outcome: { kind: 'deck' } },
  blocks: 'any',
  replayable: false,
  open({ trials }) {
    let left = trials;
    return {
      // Decks lie one behind the other in batch.cells; a length of 0 says that the block is dealt.
      fill(batch) {
        batch.length = Math.min(batch.capacity, left);
        left -= batch.length;
        for (let k = 0; k < batch.length; k++) {
          const at = Math.floor(Math.random() * space.width);
          for (let p = 0; p < space.width; p++) batch.cells[k * space.width + p] = (p + at) % space.width;
        }
      },
    };
  },
};

const { diagnosis, verdict } = await runAudit(makePlan(space, { seed: 'example', trials: 20_000 }), subject, { workers: 1 });
console.log(`${verdict.kind}, as ${diagnosis?.best.map(({ id }) => id).join(' or ')} deals`);

// prints:
// biased, as random-cut deals
