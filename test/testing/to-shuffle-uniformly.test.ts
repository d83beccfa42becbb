import { describe, expect, it } from 'vitest';
import * as matchers from '../../src/testing/index.js';
import type { TestOptions } from '../../src/testing/test-options.js';
import { toShuffleUniformly } from '../../src/testing/to-shuffle-uniformly.js';
import { naive, shuffle, slow } from './shuffles.js';

expect.extend(matchers);

declare module 'vitest' {
  interface Matchers<T> {
    toShuffleUniformly(options?: TestOptions): T extends (...given: never[]) => PromiseLike<unknown> ? Promise<void> : void;
  }
}

const few = { n: 8, trials: 3000 } as const;

/** What `work` throws, as text. */
async function thrownBy(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('expect(shuffle).toShuffleUniformly, in this very runner', () => {
  it('holds for Fisher–Yates, without waiting and in well under a second', () => {
    const from = process.cpuUsage();
    expect(shuffle).toShuffleUniformly({ n: 52 });
    const { user, system } = process.cpuUsage(from);
    // a second of one core; the clock on the wall also counts what else this machine does
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('holds for an asynchronous one, to be awaited', async () => {
    await expect(slow).toShuffleUniformly(few);
    await expect(Promise.resolve(shuffle)).resolves.toShuffleUniformly(few);
  });

  it('fails for a mistake, and says what is wrong and why', async () => {
    const said = await thrownBy(() => expect(naive).toShuffleUniformly());
    expect(said).toContain(
      'expected naive to shuffle evenly\n\n■ Biased: some cards come to some positions too often\n\nCard 49 lands 1.30 times',
    );
    expect(said).toMatch(/Of \d+ known mistakes, naive-swap fits best/);
    expect(said).toContain('An even shuffle ends such a test as biased less than once in 10^9 seeds.');
    await expect(thrownBy(() => expect(async (deck: number[]) => naive(deck)).toShuffleUniformly())).resolves.toContain('■ Biased');
  });

  it('turned round holds for a mistake and fails for Fisher–Yates', async () => {
    expect(naive).not.toShuffleUniformly(few);
    expect(await thrownBy(() => expect(shuffle).not.toShuffleUniformly(few))).toContain(
      'expected shuffle to show a bias\n\n○ No bias found, down to',
    );
  });

  it.each([
    ['a lost card', (deck: number[]) => deck.slice(1), few, 'deal 1: the result must hold 8 cards, got 7'],
    ['a doubled card', (deck: number[]) => deck.fill(1), few, 'deal 1, position 2: holds card 1 again'],
    [
      'an error',
      () => {
        throw new Error('no cards');
      },
      few,
      'must not throw, got Error: no cards',
    ],
    ['too few deals', shuffle, { trials: 5 }, 'deals are too few to see a bias'],
    ['a deck in place of the shuffle', [1, 2, 3], few, 'toShuffleUniformly needs the shuffle itself, a function of a deck, got object'],
    ['options that cannot be', shuffle, { n: 1 }, 'n must be a whole number from 2 to 5000, got 1'],
  ] as const)('fails both ways for %s, since that says nothing of evenness', async (_, received, options, message) => {
    expect(await thrownBy(() => expect(received).toShuffleUniformly(options))).toContain(message);
    expect(await thrownBy(() => expect(received).not.toShuffleUniformly(options))).toContain(message);
  });

  it('says what to do about it in the message, since a runner prints nothing else', async () => {
    let turn = 0;
    const drifting = (deck: number[]): number[] => (turn++ % 3 === 0 ? deck.toReversed() : deck);
    expect(await thrownBy(() => expect(drifting).toShuffleUniformly(few))).toMatch(/got another deck in deal \d+\n\n.*randomness: 'live'/);
    expect(await thrownBy(() => expect([1, 2]).toShuffleUniformly(few))).toContain('\n\nexpect(shuffle), not expect(shuffle(deck))');
    expect(await thrownBy(() => expect(shuffle).toShuffleUniformly({ trials: 5 }))).toContain('leave trials out');
  });
});

/** What Jest makes of a matcher's answer: `expect.extend` of its documentation, in a few lines. */
async function asJestDoes(received: unknown, isNot: boolean, options?: object): Promise<string> {
  const answer: unknown = await Reflect.apply(toShuffleUniformly, { isNot, promise: '', utils: {}, equals: Object.is }, [
    received,
    options,
  ]);
  if (typeof answer !== 'object' || answer === null || !('pass' in answer) || typeof answer.pass !== 'boolean') return 'no answer';
  if (answer.pass !== isNot) return 'holds';
  return 'message' in answer && typeof answer.message === 'function' ? String(answer.message()) : 'no message';
}

describe('the contract of expect.extend', () => {
  it('is kept: an object with pass and message, or the promise of one, whatever this is', async () => {
    expect(await asJestDoes(shuffle, false, few)).toBe('holds');
    expect(await asJestDoes(slow, false, few)).toBe('holds');
    expect(await asJestDoes(naive, true, few)).toBe('holds');
    expect(await asJestDoes(naive, false, few)).toContain('expected naive to shuffle evenly');
    expect(await asJestDoes(slow, true, few)).toContain('expected slow to show a bias');
    expect(Object.keys(matchers)).toEqual(['toShuffleUniformly']);
  });

  it('answers at once for a shuffle that does, since nobody may be waiting', () => {
    expect(toShuffleUniformly(shuffle, few)).toHaveProperty('pass', true);
    expect(toShuffleUniformly(slow, few)).toBeInstanceOf(Promise);
  });
});
