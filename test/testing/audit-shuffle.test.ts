import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { runAudit, verifyRecord } from '../../src/host/audits.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { openOrigin } from '../../src/host/open-origin.js';
import { parseEvidence } from '../../src/records/read-evidence.js';
import { auditPage } from '../../src/report/audit/page.js';
import { pages } from '../../src/report/audit/pages.js';
import { auditShuffle } from '../../src/testing/audit-shuffle.js';
import { randomNumbers } from '../support/random-numbers.js';
import { sealed } from '../support/record-of.js';
import { naive, shuffle, slow } from './shuffles.js';

const few = { n: 8, trials: 3000 } as const;

describe('an audit inside a test', () => {
  it('finds nothing in Fisher–Yates, says how small a bias would have been seen, and is the same every time', () => {
    const first = auditShuffle(shuffle);
    expect(first.verdict).toMatchObject({ kind: 'no-bias-found', power: 0.99 });
    expect(first.core.plan).toMatchObject({
      n: 52,
      trials: 20_000,
      alpha: 1e-9 * 0.875,
      detect: 0.027,
      input: { handed: 'shuffled', trials: 2000, alpha: 1e-9 * 0.0625, absolute: { alpha: 1e-9 * 0.0625 } },
      seed: 'test',
    });
    expect(first.message).toContain('○ No bias found, down to 2.7 %');
    expect(first.message).toContain('20,000 decks of 52 cards were dealt from the seed “test”.');
    expect(auditShuffle(shuffle).core).toEqual(first.core);
    expect(auditShuffle(shuffle, { seed: 'another' }).core.counts).not.toEqual(first.core.counts);
  });

  it('hands other decks too: what shuffles only the deck in order is found, in either order of the samples', () => {
    const onlySorted = (deck: number[]): number[] => (deck.every((card, i) => card === i) ? shuffle(deck) : deck);
    const { core, message, verdict } = auditShuffle(onlySorted);
    expect(verdict).toMatchObject({ kind: 'biased', because: ['input'] });
    expect(message).toContain('■ Biased: handed decks in random order, it hands them back as they were');
    expect(core.input?.counts['position-matrix']?.sum).toBe(2000 * 52);
    expect(auditShuffle(onlySorted, { input: 'shuffled' }).verdict.kind).toBe('biased');
    const sorts = (deck: number[]): number[] => deck.sort((a, b) => a - b);
    expect(auditShuffle(sorts, { input: 'shuffled' }).verdict).toMatchObject({ kind: 'biased', because: ['input', 'absolute'] });
    expect(auditShuffle(shuffle, { input: 'shuffled' }).verdict.kind).toBe('no-bias-found');
  });

  it('sees what sorts other decks, all of them or every other, by the cards it deals', () => {
    const inOrder = (deck: readonly number[]): boolean => deck.every((card, i) => card === i);
    const sorter = (deck: number[]): number[] => (inOrder(deck) ? shuffle(deck) : deck.sort((a, b) => a - b));
    const { message, verdict } = auditShuffle(sorter, { n: 12 });
    expect(verdict).toMatchObject({ kind: 'biased', because: ['input/absolute'] });
    expect(message).toContain(
      '■ Biased: handed decks in random order, it deals the same cards again and again: it sorts what it is handed',
    );
    let turn = 0;
    const half = (deck: number[]): number[] => (inOrder(deck) || turn++ % 2 === 0 ? shuffle(deck) : deck.sort((a, b) => a - b));
    const halved = auditShuffle(half, { n: 12, randomness: 'live' });
    expect(halved.verdict).toMatchObject({ kind: 'biased', because: ['input/absolute'] });
    expect(halved.message).toContain('it deals the same cards again and again: it sorts some of what it is handed');
  });

  it('names the mistake', () => {
    const { verdict, message, core } = auditShuffle(naive);
    expect(verdict.kind).toBe('biased');
    expect(core.diagnosis?.best.map(({ id }) => id)).toEqual(['naive-swap']);
    expect(message).toMatch(/^■ Biased: some cards come to some positions too often\n\nCard 49 lands/);
    expect(message).toMatch(/Of \d+ known mistakes, naive-swap fits best/);
  });

  it('deals what the program deals a function of a file from the same seed', async () => {
    const { core } = auditShuffle((deck) => shuffle(deck), { ...few, seed: 'a', tests: ['position-matrix'] });
    const file = fileURLToPath(new URL('./shuffles.ts', import.meta.url));
    const subject = await openFunctionSubject({
      kind: 'module',
      file,
      export: 'shuffle',
      n: few.n,
      cwd: process.cwd(),
      randomness: 'injected',
      passRandom: false,
    });
    const program = await runAudit(core.plan, subject, { workers: 1 });
    expect(program.counts['position-matrix'].sha256).toBe(core.counts['position-matrix'].sha256);
  });

  it('waits for an asynchronous shuffle, and gives it the same numbers', async () => {
    const slowly = await auditShuffle(slow, { n: 12, trials: 4000 });
    const at = auditShuffle((deck) => shuffle(deck), { n: 12, trials: 4000 });
    expect(slowly.core.counts).toEqual(at.core.counts);
  });

  it('deals as many decks as a size asked for needs', () => {
    const { core, verdict } = auditShuffle(shuffle, { n: 5, detect: 0.05 });
    expect(core.plan.detect).toBe(0.05);
    expect(verdict).toMatchObject({ kind: 'no-bias-found' });
    expect(verdict.smallestDetectable).toBeLessThanOrEqual(0.05);
    expect(verdict.smallestDetectable).toBeGreaterThan(0.04);
  });

  it('cannot tell from a handful of deals', () => {
    expect(auditShuffle(shuffle, { trials: 5 }).verdict.kind).toBe('inconclusive');
  });

  it('audits a function that draws from elsewhere as it is, where that is asked for', () => {
    // Numbers of its own, the same in every run of this test: those of the system end one audit in some hundreds undecided.
    const own = randomNumbers('elsewhere');
    const elsewhere = (deck: number[]): number[] =>
      deck
        .map((card) => [own(), card])
        .sort(([a], [b]) => a - b)
        .map(([, card]) => card);
    expect(() => auditShuffle(elsewhere, few)).toThrow(
      'elsewhere: deals must be the same again when Math.random gives the same numbers again, got another deck in deal 1',
    );
    const { core, message } = auditShuffle(elsewhere, { ...few, randomness: 'live' });
    expect(core.verdict.kind).toBe('no-bias-found');
    expect(message).toContain('were dealt by its own randomness');
    expect(message.replaceAll('\n', ' ')).toContain('whether its next start deals others was not looked at; npx shuffle-audit run does.');
  });

  it('does not clear a function with a generator of its own that begins with one state, nor one that begins it for every deal', () => {
    const seeded = (): ((bound: number) => number) => {
      let state = 12345;
      return (bound) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
      };
    };
    const dealing = (below: (bound: number) => number, deck: number[]): number[] => {
      for (let i = deck.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [deck[i], deck[j]] = [deck[j], deck[i]];
      }
      return deck;
    };
    const kept = seeded();
    expect(() => auditShuffle((deck: number[]) => dealing(kept, deck), few)).toThrow('deals must be the same again');
    expect(auditShuffle((deck: number[]) => dealing(seeded(), deck), few).verdict.kind).toBe('biased');
  });
});

describe('the record of an audit inside a test', () => {
  it('is drawn as every record is, and says that it can be dealt again only there', async () => {
    const { core } = auditShuffle(naive, few);
    const record = sealed(core);
    expect(parseEvidence(evidenceText(record), 'naive.json')).toEqual(record);
    expect(pages.junit(record, {})).toContain('<testcase classname="shuffle-audit.naive" name="verdict"><failure type="biased"');
    expect(pages.text(record, {})).toContain('The function naive, called by a test and fed by the seeded stream of this audit');
    expect(await auditPage(record)).toContain('called by a test');
    await expect(openOrigin(core.subject.origin, few.n, process.cwd())).rejects.toThrow('naive was called by a test of its own project');
  });

  it('says the numbers that follow from its counts: a count that was altered is found', async () => {
    const record = sealed(auditShuffle(naive, few).core);
    const outcomes = async (asked: Evidence): Promise<readonly string[]> =>
      (await verifyRecord(asked, () => openOrigin(asked.core.subject.origin, few.n, process.cwd()), { workers: 1 })).map(
        ({ id, outcome }) => `${id} ${outcome}`,
      );
    // the rule is the test's own: its level is not that of the program
    expect(await outcomes(record)).toEqual(['digest holds', 'rule differs', 'counts holds', 'numbers holds', 'deals not done']);
    const kept = record.core.counts['position-matrix'];
    const [first, ...others] = kept.values ?? [];
    const counts = { ...record.core.counts, 'position-matrix': { ...kept, values: [first + 1, ...others] } };
    const altered = sealed({ ...record.core, counts });
    expect((await outcomes(altered)).slice(2, 4)).toEqual(['counts differs', 'numbers differs']);
  });
});

describe('a deal that is none', () => {
  const broken: readonly (readonly [string, (deck: number[]) => unknown, string, object])[] = [
    [
      'doubles a card',
      (deck) => deck.with(3, deck[2]),
      'deal 1, position 4: holds card 2 again, already seen at position 3',
      { trial: 1, position: 4 },
    ],
    ['loses a card', (deck) => deck.slice(1), 'deal 1: the result must hold 8 cards, got 7', { trial: 1 }],
    [
      'is no deck',
      () => 'deck',
      'deal 1: the result must be an array or an iterable, got string "deck", and the deck that it was handed is unchanged',
      { trial: 1 },
    ],
    [
      'holds something else',
      (deck) => deck.map(String),
      'deal 1, position 1: a card must be a whole number from 0 to 7, got string "0"',
      { trial: 1, position: 1 },
    ],
    [
      'holds a card of another deck',
      (deck) => deck.with(0, 8),
      'deal 1, position 1: holds 8, which is no card of this deck (0 to 7)',
      { trial: 1, position: 1 },
    ],
  ];
  it.each(broken)('that %s ends the audit with its place', (_, faulty, message, at) => {
    expect(() => auditShuffle(faulty, few)).toThrow(expect.objectContaining({ message: expect.stringContaining(message), at }));
  });

  it('is found however late it comes', () => {
    let deals = 0;
    const late = (deck: number[]): number[] => (++deals === 2032 ? deck.fill(0) : shuffle(deck));
    expect(() => auditShuffle(late, few)).toThrow('late: deal 2000, position 2: holds card 0 again');
  });

  it('is found in a promise too, and so is a promise where there was none', async () => {
    await expect(auditShuffle(async (deck) => deck.fill(1), few)).rejects.toThrow('deal 1, position 2: holds card 1 again');
    await expect(auditShuffle(() => Promise.reject(new Error('no cards')), few)).rejects.toThrow(
      'deal 1: must not throw, got Error: no cards',
    );
    let deals = 0;
    const fickle = (deck: number[]): unknown => (++deals > 5 ? Promise.resolve(deck) : deck);
    await expect(Promise.resolve(auditShuffle(fickle, few))).rejects.toThrow(
      'fickle: deal 6: must return at once as it did first, got a promise',
    );
  });
});

describe('Math.random', () => {
  const throwing = (): never => {
    Math.random();
    throw new Error('no cards');
  };
  it('is itself again afterwards, whatever happened', async () => {
    const before = Object.getOwnPropertyDescriptor(Math, 'random');
    auditShuffle(shuffle, few);
    expect(() => auditShuffle(throwing, few)).toThrow('throwing: deal 1: must not throw, got Error: no cards');
    expect(() => auditShuffle(shuffle, { n: 8, tests: ['no-such'] })).toThrow('no statistic is called "no-such"');
    await auditShuffle(slow, few);
    await expect(auditShuffle(async () => throwing(), few)).rejects.toThrow('no cards');
    expect(Object.getOwnPropertyDescriptor(Math, 'random')).toEqual(before);
  });

  it('is itself again after a shuffle that put something else in its place', () => {
    const before = Math.random;
    const patching = (deck: number[]): number[] => {
      Math.random = () => 0;
      return shuffle(deck);
    };
    expect(auditShuffle(patching, few).verdict.kind).toBe('biased');
    expect(Math.random).toBe(before);
  });

  it('is itself for everybody else while an asynchronous shuffle is waiting', async () => {
    const foreign = vi.spyOn(Math, 'random').mockReturnValue(0.25);
    try {
      const waiting = auditShuffle(slow, few);
      expect(Math.random()).toBe(0.25);
      const both = auditShuffle(slow, { ...few, seed: 'b' });
      await Promise.resolve();
      expect(Math.random()).toBe(0.25);
      const alone = auditShuffle((deck) => shuffle(deck), few);
      expect((await waiting).core.counts).toEqual(alone.core.counts);
      expect((await both).core.counts).toEqual(auditShuffle((deck) => shuffle(deck), { ...few, seed: 'b' }).core.counts);
      expect(Math.random).toBe(foreign);
    } finally {
      foreign.mockRestore();
    }
  });
});

describe('options that cannot be', () => {
  it.each([
    [{ n: 1 }, 'n must be a whole number from 2 to 5000, got 1'],
    [{ n: '52' }, 'n must be a whole number from 2 to 5000, got "52"'],
    [{ trials: 0.5 }, 'trials must be a whole number from 1 to 1000000000, got 0.5'],
    [{ falseAlarms: 0.5 }, 'falseAlarms must be a number from 1e-12 to 0.01, got 0.5'],
    [{ detect: 0.1, trials: 10 }, 'detect sets the number of deals, so trials must be left out, got trials 10 and detect 0.1'],
    [{ randomness: 'seeded' }, 'randomness must be injected or live, got "seeded"'],
    [{ seed: 3 }, 'seed must be a text, got number'],
    [{ cards: 52 }, 'the options are n, trials, detect, falseAlarms, seed, tests, randomness, passRandom, input, got "cards"'],
  ])('%j are refused', (options, message) => {
    expect(() => auditShuffle(shuffle, options as object)).toThrow(message);
  });

  it('and something that is no function', () => {
    expect(() => auditShuffle([1, 2, 3] as unknown as () => void)).toThrow('a shuffle must be a function of a deck, got object');
  });
});

describe('the level', () => {
  /** Fisher–Yates that puts card 0 on top in one deal of fifty. */
  const mild = (deck: number[]): number[] => {
    shuffle(deck);
    if (Math.random() < 0.02) deck.unshift(...deck.splice(deck.indexOf(0), 1));
    return deck;
  };

  it('is the one asked for: what one test calls biased a stricter one does not', () => {
    const asked = { n: 8, trials: 30_000 };
    const strict = auditShuffle(mild, asked);
    const [adjusted] = strict.core.results.map(({ pAdjusted }) => pAdjusted).sort((a, b) => a - b);
    expect(adjusted).toBeGreaterThan(1e-9);
    expect(adjusted).toBeLessThan(1e-5);
    expect(strict.verdict.kind).not.toBe('biased');
    const loose = auditShuffle(mild, { ...asked, falseAlarms: 1e-5 });
    expect(loose.verdict).toMatchObject({ kind: 'biased' });
    expect(loose.message).toContain('An even shuffle ends such a test as biased less than once in 100,000 seeds.');
  });
});
