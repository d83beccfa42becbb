import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/core/record/evidence.js';
import type { OutcomeSpace } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { drawCounts } from '../../../src/engine/audit/run-audit.js';
import { ChildInputDeck } from '../../../src/engine/child/input-deck.js';
import { childDeckState, childState } from '../../../src/engine/child/state.js';
import { ChildStream } from '../../../src/engine/child/stream.js';
import { countsByReading } from '../../../src/engine/count/readings.js';
import { biasedBeside, testSideLooks } from '../../../src/engine/decide/test-side-looks.js';
import { fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { THIS_MACHINE } from '../../../src/host/this-machine.js';
import { permutations } from '../../../src/math/orders/permutation.js';

const N = 6;
const TRIALS = 200;
const LEVEL = 0.1;
const AUDITS = 250;
const TESTS = ['cycles', 'inversions', 'repeats'];

/** What a shuffle makes of a deck, with numbers in [0, 1). */
type Shuffle = (deck: number[], random: () => number) => number[];

const even: Shuffle = (deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};

/** A subject whose shuffle is handed decks in random order, and that delivers both readings. */
function handedDecks(shuffle: Shuffle): Subject {
  const space: OutcomeSpace = permutations(N);
  return {
    id: 'handed',
    space,
    origin: { source: { kind: 'inline', name: 'handed', randomness: 'live' }, outcome: { kind: 'deck' } },
    blocks: 'any',
    replayable: false,
    open(block) {
      const decks = new ChildInputDeck(N, childDeckState(block));
      const stream = new ChildStream(childState(block));
      const random = (): number => stream.next();
      let left = block.trials;
      return {
        fill(batch) {
          for (batch.length = 0; batch.length < batch.capacity && left > 0; batch.length++, left--) {
            const at = batch.length * N;
            decks.next();
            batch.cells.set(shuffle(decks.copy(), random), at);
            batch.absolute?.cells.set(batch.cells.subarray(at, at + N), at);
            decks.place(batch.cells, at, N);
          }
          if (batch.absolute) batch.absolute.length = batch.length;
        },
      };
    },
  };
}

/** Which looks of so many audits are biased at a loose level, for each audit. */
async function looks(shuffle: Shuffle, audits: number): Promise<readonly (readonly string[])[]> {
  const space = permutations(N);
  const fits = fitsOf(space);
  const found: (readonly string[])[] = [];
  for (let k = 0; k < audits; k++) {
    const loose = { alpha: LEVEL };
    const plan: Plan = {
      ...makePlan(space, { seed: `beside ${k}`, trials: TRIALS, tests: TESTS }),
      input: { handed: 'shuffled', trials: TRIALS, ...loose, absolute: loose },
    };
    const drawn = { role: 'handed', trials: TRIALS, tests: plan.tests, lags: undefined, absolute: true } as const;
    const counts = countsByReading(await drawCounts(handedDecks(shuffle), plan, drawn, { workers: 1, fits }, THIS_MACHINE));
    const made = testSideLooks(plan, fits, { input: counts.relative, inputAbsolute: counts.absolute, absolute: null });
    found.push(biasedBeside(plan, made));
  }
  return found;
}

const rate = (found: readonly (readonly string[])[], ...names: readonly string[]): number =>
  found.filter((one) => names.every((name) => one.includes(name))).length / found.length;

describe('the two readings of deals that began with decks in random order', () => {
  it('each keep their level of an even shuffle, and are no more often beyond it together than by luck', async () => {
    const found = await looks(even, AUDITS);
    const most = (level: number): number => level + 4 * Math.sqrt((level * (1 - level)) / AUDITS);
    expect(rate(found, 'input')).toBeLessThan(most(LEVEL));
    expect(rate(found, 'input/absolute')).toBeLessThan(most(LEVEL));
    expect(rate(found, 'input', 'input/absolute')).toBeLessThan(most(LEVEL ** 2));
    // Holm holds level back where rows depend on each other, yet not to nothing.
    expect(rate(found, 'input') + rate(found, 'input/absolute')).toBeGreaterThan(0.03);
  });

  it('part what is done to any deck from what is done to some cards', async () => {
    const back = await looks((deck, random) => (random() < 0.5 ? deck : even(deck, random)), 20);
    expect([rate(back, 'input'), rate(back, 'input/absolute')]).toEqual([1, expect.toSatisfy((share: number) => share < 0.3)]);
    const sorts = await looks((deck, random) => (random() < 0.5 ? deck.sort() : even(deck, random)), 20);
    expect([rate(sorts, 'input'), rate(sorts, 'input/absolute')]).toEqual([expect.toSatisfy((share: number) => share < 0.3), 1]);
  });
});
