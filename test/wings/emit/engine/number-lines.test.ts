import { expect, it } from 'vitest';
import { NumberLines } from '../../../../src/wings/emit/engine/number-lines.js';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const POWERS = Array.from({ length: 10 }, (_, k) => 10 ** k);
const ROWS: readonly (readonly number[])[] = [
  [0],
  [],
  POWERS.flatMap((power) => [power - 1, power, power + 1]),
  [65_535, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1],
  Array.from({ length: 60_000 }, (_, k) => (k * k * 71_993) % 2 ** 32),
  Array.from({ length: 52 }, (_, k) => 51 - k),
];

it.each([',', ' '] as const)('writes whole numbers as JavaScript does, with "%s" between them', (between) => {
  const lines = new NumberLines(between);
  for (const row of ROWS) lines.add([7, ...row, 7], 1, row.length + 1);
  expect(textOf(lines.take())).toBe(ROWS.map((row) => `${row.join(between)}\n`).join(''));
  expect(textOf(lines.take())).toBe('');
});

it('is full once there is a piece for a pipe', () => {
  const lines = new NumberLines(' ');
  const seen = [lines.full];
  lines.add(
    Array.from({ length: 65_535 }, () => 1),
    0,
    32_767,
  );
  seen.push(lines.full);
  lines.add([1], 0, 1);
  expect([...seen, lines.full]).toEqual([false, false, true]);
});
