import { describe, expect, it } from 'vitest';
import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import type { OutcomeProofCore, SizedOutcome } from '../../../src/core/record/outcome-proof.js';
import { proveBuiltInOutcomes } from '../../../src/engine/prove/prove-built-in-outcomes.js';
import { outcomeClaimWords, outcomeProofComesTo } from '../../../src/kinds/words/proved-outcomes.js';
import { fractionText } from '../../../src/math/fraction.js';

const origin = (maker: string, outcome: SizedOutcome, more: Partial<BuiltInSource> = {}): Origin<BuiltInSource, SizedOutcome> => ({
  source: { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous', ...more },
  outcome,
});
const prove = (maker: string, outcome: SizedOutcome, n = 4, more: Partial<BuiltInSource> = {}): OutcomeProofCore =>
  proveBuiltInOutcomes('0', origin(maker, outcome, more), n);

/** Every list of draws below these bounds. */
function* lists(bounds: readonly number[], before: readonly number[] = []): Generator<readonly number[]> {
  const bound = bounds[before.length];
  if (bound === undefined) yield before;
  else for (let draw = 0; draw < bound; draw++) yield* lists(bounds, [...before, draw]);
}

/** How often each outcome comes over all lists of draws, as fractions by its cells. */
function counted(bounds: readonly number[], make: (draws: readonly number[]) => readonly number[]): Record<string, string> {
  const counts = new Map<string, bigint>();
  let all = 0n;
  for (const draws of lists(bounds)) {
    const key = make(draws).join(' ');
    counts.set(key, (counts.get(key) ?? 0n) + 1n);
    all++;
  }
  return Object.fromEntries([...counts].map(([key, ways]) => [key, fractionText(ways, all)]));
}

/** Those of the recorded probabilities that are above 0. */
const reached = ({ law }: OutcomeProofCore): Record<string, string> =>
  Object.fromEntries(Object.entries(law.probabilities ?? {}).filter(([, chance]) => chance !== '0/1'));

const naive = (draws: readonly number[]): number[] => {
  const deck = [0, 1, 2, 3];
  for (const [i, j] of draws.entries()) [deck[i], deck[j]] = [deck[j], deck[i]];
  return deck;
};

describe('the law of hands', () => {
  it('of 2 of 4 cards by a naive swap is that of all 4^4 lists of draws, in order and as sets', () => {
    const kept = prove('naive-swap', { kind: 'hand', seen: 2, order: 'kept' });
    expect(reached(kept)).toEqual(counted([4, 4, 4, 4], (draws) => naive(draws).slice(0, 2)));
    expect(kept.verdict).toEqual({ kind: 'fails' });
    expect(outcomeProofComesTo(kept)).toBe('uneven: hands of 2 of 4 cards in their order');
    const sets = prove('naive-swap', { kind: 'hand', seen: 2, order: 'unknown' });
    expect(reached(sets)).toEqual(counted([4, 4, 4, 4], (draws) => naive(draws).slice(0, 2).sort()));
    const { often, seldom } = sets.law.counterexample ?? {};
    expect(sets.law.probabilities?.[often?.cells.join(' ') ?? '']).toBe(sets.law.worst.greatest);
    expect(sets.law.probabilities?.[seldom?.cells.join(' ') ?? '']).toBe(sets.law.worst.least);
    expect(
      naive((often?.choices ?? []).map((choice) => ('draw' in choice ? choice.draw : -1)))
        .slice(0, 2)
        .sort(),
    ).toEqual(often?.cells);
  });

  it('is even for an even shuffle, 1/(n)_k in order and 1/C(n, k) as sets, and not by an uneven bounded method', () => {
    const kept = prove('fisher-yates', { kind: 'hand', seen: 3, order: 'kept' }, 5);
    expect([kept.verdict.kind, new Set(Object.values(kept.law.probabilities ?? {}))]).toEqual(['holds', new Set(['1/60'])]);
    const sets = prove('fisher-yates', { kind: 'hand', seen: 3, order: 'unknown' }, 5);
    expect([sets.verdict.kind, new Set(Object.values(sets.law.probabilities ?? {}))]).toEqual(['holds', new Set(['1/10'])]);
    const modulo = prove('fisher-yates', { kind: 'hand', seen: 3, order: 'kept' }, 5, { bounded: 'modulo' });
    expect([modulo.verdict.kind, modulo.ideal]).toEqual(['fails', false]);
    expect(modulo.scope[0]).toEqual({ on: 'ideal-words', range: String(2n ** 32n) });
  });

  it('is worked out of many cards where the choices are few, and refused where they are not', () => {
    const cut = prove('random-cut', { kind: 'hand', seen: 1, order: 'kept' }, 52);
    expect(cut.verdict.kind).toBe('holds');
    expect(() => prove('fisher-yates', { kind: 'hand', seen: 2, order: 'kept' }, 52)).toThrow('must have at most 10000000 leaves');
    expect(() => prove('fisher-yates', { kind: 'hand', seen: 5, order: 'kept' }, 52)).toThrow(
      'fisher-yates/xoshiro128ss/lemire/continuous: a law of every outcome needs at most 400000 of them, got 311875200',
    );
  });
});

describe('the law of boards', () => {
  const board = { kind: 'board', rows: 2, columns: 2 } as const;
  const neighbours = [
    [2, 1],
    [3, 0],
    [0, 3],
    [1, 2],
  ];

  it('of a walk on 2 × 2 is that of all its ways, however it is worked out', () => {
    // 7 moves by the tree, 9 and 10 step by step.
    for (const moves of [7, 9, 10]) {
      const walk = counted(new Array<number>(moves).fill(2), (draws) => {
        const cells = [1, 2, 3, 0];
        let blank = 3;
        for (const draw of draws) {
          const to = neighbours[blank][draw];
          [cells[blank], cells[to]] = [cells[to], cells[blank]];
          blank = to;
        }
        return cells;
      });
      const { law, verdict } = prove(`walk:${moves}`, board);
      expect(reached({ law } as OutcomeProofCore)).toEqual(walk);
      expect([verdict.kind, law.worst.outcomes, law.worst.astray]).toEqual(['fails', '12', '0/1']);
    }
  });

  it('gives boards that cannot be solved the chance they have, and names one', () => {
    const core = prove('unchecked', board);
    const { law } = core;
    expect([law.worst.outcomes, law.worst.strays, law.worst.astray, law.worst.totalVariation]).toEqual(['12', '12', '1/2', '1/2']);
    expect(law.counterexample?.often).toMatchObject({ cells: [0, 1, 2, 3], probability: '1/24', even: '0/1' });
    expect(outcomeClaimWords(core)).toContain('boards that cannot be solved come with probability 1/2');
  });

  it('holds for scramblers that are even, drawn again or mended, and finds what drawing again leaves uneven', () => {
    expect(prove('rejection', board).verdict.kind).toBe('holds');
    expect(prove('tile-swap', board).verdict.kind).toBe('holds');
    const naiveAgain = prove('naive-rejection', board);
    // 4^4 = 256 lists of draws, half of them to solvable boards.
    expect([naiveAgain.verdict.kind, naiveAgain.law.worst.totalVariation]).toEqual(['fails', '23/384']);
    expect(() => prove('rejection', board, 4, { bounded: 'modulo' })).toThrow('must end after at most 4096 choices, got rejection');
  });

  it('of 3 × 3 is worked out where that is feasible', () => {
    const { law } = prove('unchecked', { kind: 'board', rows: 3, columns: 3 });
    expect([law.worst.outcomes, law.worst.strays, law.worst.totalVariation, law.probabilities]).toEqual(['181440', '181440', '1/2', null]);
    expect(() => prove('walk:1000', { kind: 'board', rows: 3, columns: 3 })).toThrow('must have at most 110 moves, got 1000');
  });
});

describe('the law of deals of Nim', () => {
  const game = { kind: 'piles', piles: 2, max: 3 } as const;

  it('of piles rounded from 0 is that of all its draws, with the deals that should never come', () => {
    const core = prove('round', game);
    expect(reached(core)).toEqual(counted([6, 6], (draws) => draws.map((draw) => (draw + 1) >> 1)));
    expect([core.law.worst.astray, core.law.counterexample?.often.cells]).toEqual(['11/36', [0, 1]]);
  });

  it('holds for the even dealer, and is the same by the tree and by the law of one pile', () => {
    const even = prove('uniform', game);
    expect(even.claims).toEqual([{ id: 'even/piles', holds: true, cases: 9, counterexample: null }]);
    expect(outcomeClaimWords(even)).toBe('each of the 9 deals of 2 piles of 1 to 3 stones has probability exactly 1/9');
    // 256^2 leaves are walked, 256^3 are not.
    const walked = prove('byte-modulo', game).law;
    const multiplied = prove('byte-modulo', { ...game, piles: 3 }).law;
    expect([walked.method.kind, multiplied.method.kind]).toEqual(['enumeration', 'convolution']);
    expect([walked.worst.greatest, multiplied.worst.greatest]).toEqual([
      `${86 ** 2 / 4}/${256 ** 2 / 4}`,
      `${86 ** 3 / 8}/${256 ** 3 / 8}`,
    ]);
  });
});

describe('the law of moves of Nim', () => {
  const game = { kind: 'moves', piles: 3, max: 3, choice: 'pile' } as const;

  it('holds position by position for the even player of each space', () => {
    expect(prove('per-pile', game).law).toMatchObject({ uniform: true, situations: 21, uneven: 0 });
    expect(prove('per-outcome', { ...game, choice: 'outcome' }).verdict.kind).toBe('holds');
    expect(prove('per-removal', { ...game, choice: 'removal' }).verdict.kind).toBe('holds');
    expect(prove('with-additions', { ...game, choice: 'addition' }).verdict.kind).toBe('holds');
    expect(prove('per-outcome', game).verdict.kind).toBe('fails');
  });

  it('fails for one that takes the first winning pile, with a position that shows it', () => {
    const { law } = prove('first-pile', game);
    expect([law.uniform, law.worst.given, law.worst.totalVariation]).toEqual([false, [1, 1, 1], '2/3']);
    expect(law.worst.chances?.map(({ cells, even, probability }) => [cells.slice(3), probability, even])).toEqual([
      [[0, 0], '1/1', '1/3'],
      [[1, 0], '0/1', '1/3'],
      [[2, 0], '0/1', '1/3'],
    ]);
  });

  it('counts moves that do not win as strays', () => {
    const { law } = prove('random', game);
    // 1 2 2 has one winning move of five.
    expect(law.probabilities?.['1 2 2 0 0']).toBe('1/5');
    expect(law.worst.astray).not.toBe('0/1');
  });

  it('does not hang on how evenly the positions are dealt', () => {
    // Draws below 3 are uneven by modulo, but every position has its own law.
    const { law } = prove('first-pile', game, 5, { bounded: 'modulo:8' });
    expect(law.worst.totalVariation).toBe('2/3');
  });
});
