import { expect, it } from 'vitest';
import { keepLatest } from '../../src/core/keep-latest.js';

it('works something out once, and again once so many others were asked for since', () => {
  const worked: number[] = [];
  const square = keepLatest(
    2,
    (x: number) => `${x}`,
    (x: number) => {
      worked.push(x);
      return x * x;
    },
  );
  expect([3, 3, 4, 3, 5, 3, 4].map(square)).toEqual([9, 9, 16, 9, 25, 9, 16]);
  // Three stays, being asked for again and again; four has to make room for five.
  expect(worked).toEqual([3, 4, 5, 4]);
});

it('keeps what is worked out to be nothing', () => {
  let times = 0;
  const nothing = keepLatest(
    1,
    () => '',
    () => {
      times++;
    },
  );
  nothing();
  nothing();
  expect(times).toBe(1);
});
