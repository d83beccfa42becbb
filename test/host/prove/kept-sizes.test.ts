import { describe, expect, it, onTestFinished } from 'vitest';
import type { ForcedDealer } from '../../../src/core/subject/forced.js';
import { type Forced, openForced } from '../../../src/host/function/open-forced.js';
import { keptSizes } from '../../../src/host/prove/kept-sizes.js';
import { proveForced, proveFunction } from '../../../src/host/prove/prove-function.js';
import { proveOutcomes } from '../../../src/host/prove/prove-outcomes.js';
import { dealerOf } from '../../exact/explore/dealer.js';
import { folderOf } from '../function/blocks.js';

const FISHER_YATES =
  'export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; };';
const COIN = 'export default (deck) => deck.sort(() => (Math.random() < 0.5 ? 1 : -1));';
const HAND =
  'export default (deck, k) => { const hand = []; while (hand.length < k) hand.push(...deck.splice(Math.floor(Math.random() * deck.length), 1)); return hand; };';
const heard = { onForecast: (): boolean => true };

const opened = (text: string): Promise<Forced> =>
  openForced({ kind: 'module', file: './own.mjs', n: 2, cwd: folderOf({ 'own.mjs': text }) });

/** The same function with every process that it starts: its cards, and whether it has ended. */
function watched(forced: Forced) {
  const processes: { readonly n: number; ended: boolean }[] = [];
  const dealer: Forced['dealer'] = (n, outcomes, signal) => {
    const one = { n, ended: false };
    const ends = (): void => {
      one.ended = true;
    };
    processes.push(one);
    signal?.addEventListener('abort', ends);
    const started = forced.dealer(n, outcomes, signal);
    // One that fails ends by itself.
    started.catch(ends);
    return started;
  };
  return { forced: { ...forced, dealer }, processes };
}

describe('the process that is kept from the forecast to the proof', () => {
  it.each([
    ['a right shuffle', FISHER_YATES],
    ['a random comparator', COIN],
  ])('gives the record of a fresh one: %s', async (_, text) => {
    const { forced, processes } = watched(await opened(text));
    const fresh = await proveForced(forced, { n: 4, asked: true });
    const kept = await proveForced(forced, { n: 4, asked: true, ...heard });
    expect(kept).toEqual(fresh);
    // One for every size, with a forecast or without, and none of them is left.
    expect(processes).toEqual([2, 3, 4, 2, 3, 4].map((n) => ({ n, ended: true })));
  });

  it('gives the record of a fresh one for hands', async () => {
    const request = {
      kind: 'module',
      file: './own.mjs',
      cwd: folderOf({ 'own.mjs': HAND }),
      outcome: { kind: 'hand', seen: 2, order: 'unknown' },
    } as const;
    expect(await proveOutcomes(request, { n: 4, ...heard })).toEqual(await proveOutcomes(request, { n: 4 }));
  });

  it.each([
    ['a turn at every deal', 'let k = 0; export default (deck) => (++k % 2 ? deck : deck.reverse());'],
    ['another law once it has dealt a while', `let k = 0; ${FISHER_YATES.replace('{', '{ if (++k > 600) return deck;')}`],
    ['some deals that go wrong', `let k = 0; ${FISHER_YATES.replace('{', '{ if (++k % 101 === 0) return deck;')}`],
    [
      'what an earlier deal drew',
      'let last = 0; export default (deck) => { const u = last; last = Math.random(); return u < 0.5 ? deck : deck.reverse(); };',
    ],
  ])('is refused with %s', async (_, text) => {
    const request = { kind: 'module', file: './own.mjs', cwd: folderOf({ 'own.mjs': text }) } as const;
    const codes = await Promise.all(
      [heard, {}].map((hearer) =>
        proveFunction(request, { n: 3, asked: true, ...hearer }).then(
          () => 'proved',
          ({ code }) => code,
        ),
      ),
    );
    expect(codes.filter((code) => code !== 'E_NONDETERMINISTIC' && code !== 'E_UNPROVABLE')).toEqual([]);
  });

  it('ends with all others where the forecast is refused, and where a size cannot be dealt', async () => {
    const refused = watched(await opened(FISHER_YATES));
    await expect(proveForced(refused.forced, { n: 4, asked: true, onForecast: () => false })).rejects.toMatchObject({ code: 'E_USAGE' });
    const broken = watched(await opened(FISHER_YATES.replace('{', '{ if (deck.length === 3) throw new Error("three");')));
    for (const hearer of [heard, {}]) await expect(proveForced(broken.forced, { n: 5, asked: true, ...hearer })).rejects.toThrow('three');
    expect([...refused.processes, ...broken.processes].filter(({ ended }) => !ended)).toEqual([]);
  });
});

describe('sizes with their processes', () => {
  const coin = (deck: number[], random: () => number): number[] => (random() < 0.5 ? deck : deck.reverse());

  it('start each when the one before it is asked for, and again where a start failed or it was closed', async () => {
    const starts: string[] = [];
    let fails = true;
    const [two, three, four] = keptSizes(
      [2, 3, 4].map((n) => ({
        what: `${n} cards`,
        start(): Promise<ForcedDealer> {
          starts.push(String(n));
          if (n === 3 && fails) return Promise.reject(new Error('no room'));
          return Promise.resolve(dealerOf(coin, n));
        },
      })),
    );
    const first = await two.dealer();
    expect(await two.dealer()).toBe(first);
    expect(starts).toEqual(['2', '3', '3']);
    await expect(three.dealer()).rejects.toThrow('no room');
    fails = false;
    await three.dealer();
    four.close();
    await four.dealer();
    expect(starts).toEqual(['2', '3', '3', '3', '4', '3', '4']);
  });

  it('end a process that still starts', async () => {
    const forced = await opened(FISHER_YATES);
    const starting: Promise<ForcedDealer>[] = [];
    const [size] = keptSizes([
      {
        what: '3 cards',
        start(signal) {
          const dealer = forced.dealer(3, undefined, signal);
          starting.push(dealer);
          return dealer;
        },
      },
    ]);
    const asked = size.dealer();
    size.close();
    onTestFinished(async () => void (await asked.catch(() => null)));
    await expect(asked).rejects.toThrow();
    await expect(starting[0]).rejects.toThrow();
  });
});
