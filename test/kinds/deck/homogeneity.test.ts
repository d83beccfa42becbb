import { describe, expect, it } from 'vitest';
import { permutations } from '../../../src/math/orders/permutation.js';
import { homogeneityTails } from '../../../src/math/pearson/homogeneity-law.js';
import { deal } from '../../support/deal.js';
import { ordersOf } from '../../support/orders-of.js';
import { questionsOf } from '../../support/questions-of.js';
import { fitted, resultOf } from './result-of.js';

const sizes = Array.from({ length: 8 }, () => 10);

describe('the table of cards by positions between eighths', () => {
  it('is of single cards up to sixty, and of blocks beyond, which is said', () => {
    const rows = [2, 60, 61, 130].map((n) => {
      const { rows } = fitted('homogeneity', n, 8000);
      const [{ degrees, scale, shows }] = rows;
      return [degrees, scale, shows?.size, ...questionsOf(permutations(n), rows, 8000)];
    });
    expect(rows).toEqual([
      [7, 1, undefined, 'Are the chances of every position the same all through the run?'],
      [7 * 59 ** 2, 59, undefined, 'Are the chances of every position the same all through the run?'],
      [7 * 59 ** 2, 60, 2, 'Are the chances of blocks of 2 cards and positions the same all through the run?'],
      [7 * 59 ** 2, 129, 3, 'Are the chances of blocks of 3 cards and positions the same all through the run?'],
    ]);
  });

  it('counts every card of every deal once', () => {
    const accumulator = fitted('homogeneity', 5, 800).accumulator();
    accumulator.add(deal('naive-swap', 5, 800, 'once'));
    const tables = Array.from({ length: 8 }, (_, k) => accumulator.counts.subarray(8 + 25 * k, 8 + 25 * (k + 1)));
    expect(tables.map((table) => table.reduce((sum, count) => sum + count, 0))).toEqual(sizes.map(() => 500));
  });

  it('has the law of the kernel of two deals, whose third moment is that of every order', () => {
    const orders = ordersOf(5);
    const kernelOf = (order: readonly number[]): number => 4 * (order.filter((card, p) => card === p).length - 1);
    const cube = orders.reduce((sum, order) => sum + kernelOf(order) ** 3, 0) / orders.length;
    const found = resultOf('homogeneity', deal('naive-swap', 5, 80, 'law'));
    const wanted = homogeneityTails(found.value, sizes, { degrees: 16, cube });
    const usual = found.plain ?? found;
    expect([usual.logP, usual.logLowerP]).toEqual([expect.closeTo(wanted.logUpper, 9), expect.closeTo(wanted.logLower, 9)]);
  });

  it('is a coin of two cards, whose tosses are whole numbers, and blocks lean to no side', () => {
    const coin = resultOf('homogeneity', deal('naive-swap', 2, 80, 'coin'));
    const ofCoin = homogeneityTails(coin.value, sizes, { degrees: 1, cube: 0, rarest: 1 / 2 });
    const blocks = resultOf('homogeneity', deal('fisher-yates', 61, 80, 'blocks'));
    const ofBlocks = homogeneityTails(blocks.value, sizes, { degrees: 59 ** 2, cube: 0 });
    for (const [found, wanted] of [
      [coin, ofCoin],
      [blocks, ofBlocks],
    ] as const) {
      const usual = found.plain ?? found;
      expect([usual.logP, usual.logLowerP]).toEqual([expect.closeTo(wanted.logUpper, 9), expect.closeTo(wanted.logLower, 9)]);
    }
  });
});
