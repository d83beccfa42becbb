import { expect, it, onTestFinished, vi } from 'vitest';
import type { FunctionSource } from '../../../src/core/source/function-source.js';
import { keptSizes } from '../../../src/host/prove/kept-sizes.js';
import { outlookOf } from '../../../src/host/prove/outlook.js';
import { sumForecasts } from '../../../src/host/prove/proof-forecast.js';
import { dealerOf } from '../../exact/explore/dealer.js';
import { correct } from '../../exact/explore/shuffles.js';

const source: FunctionSource = {
  kind: 'npm',
  specifier: 'some-package',
  export: 'shuffle',
  package: 'some-package',
  version: '1.2.3',
  sha256: 'ab'.repeat(32),
  call: { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' },
  randomness: 'injected',
};

/** The forecast of 2 and 3 cards for a function whose deal number `deal` of a process takes `msOf(deal)`, and the deals made for it. */
async function foreseen(msOf: (deal: number) => number) {
  let clock = 0;
  let dealt = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => now.mockRestore());
  const sizes = keptSizes(
    [2, 3].map((n) => ({
      what: `${n} cards`,
      start() {
        const dealer = dealerOf(correct, n);
        let own = 0;
        return Promise.resolve({
          ...dealer,
          deal(numbers: Float64Array, width: number) {
            for (const end = own + numbers.length / width; own < end; own++, dealt++) clock += msOf(own);
            return dealer.deal(numbers, width);
          },
        });
      },
    })),
  );
  const heard: number[] = [];
  await outlookOf({ source }, sizes, { onForecast: (told) => heard.push(sumForecasts(told).seconds) > 0 });
  return { seconds: heard[0], dealt };
}

it('a forecast that nobody is told of is made of few deals', async () => {
  const { dealt, seconds } = await foreseen(() => 0.002);
  expect(dealt).toBeLessThan(20_000);
  expect(seconds).toBeLessThan(1);
});

it('code that is slow while it is cold is dealt until it is warm', async () => {
  // A cold pace would come to more than a minute.
  const { dealt, seconds } = await foreseen((deal) => (deal < 2500 ? 0.5 : 0.002));
  expect(dealt).toBeLessThan(20_000);
  expect(seconds).toBeLessThan(1);
});

it('a machine that is busy for a moment makes no function slow', async () => {
  const { seconds } = await foreseen((deal) => (deal < 500 ? 1.5 : 0.002));
  expect(seconds).toBeLessThan(1);
});

it('a function that takes long is told with its pace, after the most deals that are made for it', async () => {
  const { dealt, seconds } = await foreseen(() => 0.05);
  expect(dealt).toBeGreaterThan(100_000);
  expect(seconds).toBeCloseTo(140_000 * 0.05e-3, -1);
});
