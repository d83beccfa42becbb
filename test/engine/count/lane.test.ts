import { describe, expect, it } from 'vitest';
import type { Lane } from '../../../src/engine/count/lane.js';
import { askAll } from '../../../src/engine/count/lane.js';

/** A lane that answers each question with its square once it is let, and tells what it was asked. */
function slowLane(ahead?: number): { readonly lane: Lane<number, number>; readonly asked: number[]; next(fails?: boolean): Promise<void> } {
  const asked: number[] = [];
  const waiting: ((fails: boolean) => void)[] = [];
  return {
    asked,
    lane: {
      ...(ahead !== undefined && { ahead }),
      ask: (question) =>
        new Promise((resolve, reject) => {
          asked.push(question);
          waiting.push((fails) => (fails ? reject(new Error(`${question}`)) : resolve(question * question)));
        }),
      end: () => Promise.resolve(),
    },
    async next(fails = false) {
      waiting.shift()?.(fails);
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('askAll', () => {
  it('asks a lane one question at a time, and one more where it may be asked ahead', async () => {
    const [plain, eager] = [slowLane(), slowLane(1)];
    const taken: [number, number][] = [];
    const all = askAll([plain.lane, eager.lane], [1, 2, 3, 4, 5], (question, answer) => void taken.push([question, answer]));
    await settled();
    expect([plain.asked, eager.asked]).toEqual([[1], [2, 3]]);
    await eager.next();
    expect([plain.asked, eager.asked]).toEqual([[1], [2, 3, 4]]);
    await plain.next();
    await eager.next();
    await eager.next();
    await plain.next();
    await all;
    expect(taken.toSorted(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5].map((k) => [k, k * k]));
  });

  it('gives every lane a question before it asks one ahead', async () => {
    const lanes = [slowLane(1), slowLane(1), slowLane(1)];
    const all = askAll(
      lanes.map(({ lane }) => lane),
      [1, 2, 3, 4],
      () => undefined,
    );
    await settled();
    expect(lanes.map(({ asked }) => asked)).toEqual([[1, 4], [2], [3]]);
    for (const one of [...lanes, lanes[0]]) await one.next();
    await all;
  });

  it('tells the first failure, and asks nothing more', async () => {
    const [one, other] = [slowLane(1), slowLane(1)];
    const taken: number[] = [];
    const all = askAll([one.lane, other.lane], [1, 2, 3, 4, 5, 6], (question) => void taken.push(question));
    const ended = expect(all).rejects.toThrow(/^1$/);
    await settled();
    await one.next(true);
    await one.next(true);
    await other.next();
    await other.next();
    await ended;
    expect([one.asked, other.asked, taken]).toEqual([[1, 3], [2, 4], [2]]);
  });
});
