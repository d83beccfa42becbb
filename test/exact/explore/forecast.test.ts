import { describe, expect, it } from 'vitest';
import { explore } from '../../../src/exact/explore/explore.js';
import type { Forecast } from '../../../src/exact/explore/forecast.js';
import { foresee } from '../../../src/exact/explore/foresee.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { correct, exchange, naive } from './shuffles.js';

const coins = (count: number): PlainShuffle => {
  return (deck, random) => {
    for (let i = 0; i < count; i++) if (random() < 0.5) exchange(deck, i % 4, (i + 1) % 4);
  };
};

/** The forecast, and what it came to; null where so few deals were needed that there was none. */
async function forecastOf(shuffle: PlainShuffle, n: number) {
  const heard: Forecast[] = [];
  const { leaves, probe } = await explore(dealerOf(shuffle, n), { onForecast: (forecast) => heard.push(forecast) });
  expect(heard.length).toBeLessThanOrEqual(1);
  return { forecast: heard.at(0) ?? null, leaves, calls: probe.runs };
}

describe('the forecast', () => {
  it.each<readonly [string, PlainShuffle, number]>([
    ['eleven coins', coins(11), 4],
    ['Fisher–Yates of 6 cards', correct, 6],
    ['naive swap of 5 cards', naive, 5],
  ])('of %s says how many leaves there are, and to within a third how many deals', async (_, shuffle, n) => {
    const { forecast, leaves, calls } = await forecastOf(shuffle, n);
    expect(forecast?.leaves).toBe(leaves);
    expect(Math.abs(Math.log((forecast?.calls ?? 0) / calls))).toBeLessThan(Math.log(4 / 3));
    expect(forecast?.made).toBeLessThan(200_000);
  });

  it.each<readonly [string, PlainShuffle, number]>([
    ['eleven coins', coins(11), 4],
    ['Fisher–Yates of 6 cards', correct, 6],
    ['naive swap of 5 cards', naive, 5],
  ])('of %s, made before it is begun, comes as near', async (_, shuffle, n) => {
    const foreseen = await foresee(dealerOf(shuffle, n), { margin: 0, enough: () => false });
    const { leaves, probe } = await explore(dealerOf(shuffle, n));
    expect([foreseen.leaves, foreseen.atLeast]).toEqual([leaves, false]);
    expect(Math.abs(Math.log(foreseen.calls / probe.runs))).toBeLessThan(Math.log(4 / 3));
  });

  it('that is ended early says that it is more', async () => {
    let asked = 0;
    const { atLeast, leaves } = await foresee(dealerOf(correct, 6), { margin: 0, enough: () => ++asked > 2 });
    expect([atLeast, leaves]).toEqual([true, 6 * 5]);
  });

  it('is not made of what takes few deals', async () => {
    expect((await forecastOf(correct, 4)).forecast).toBeNull();
  });

  it('of a tree whose branches are not alike comes near', async () => {
    const comparator: PlainShuffle = (deck, random) => deck.sort(() => random() - 0.5);
    const { forecast, leaves } = await forecastOf(comparator, 6);
    expect(Math.abs(Math.log((forecast?.leaves ?? 0) / leaves))).toBeLessThan(Math.log(2));
  });

  it('is made of the same deals whether it is heard or not, and ends what it is told to', async () => {
    const deals = async (onForecast?: () => void) =>
      (await explore(dealerOf(coins(10), 4), { ...(onForecast && { onForecast }) })).probe.runs;
    expect(await deals()).toBe(await deals(() => undefined));
    const no = (): void => {
      throw new Error('too long');
    };
    await expect(deals(no)).rejects.toThrow('too long');
  });
});
