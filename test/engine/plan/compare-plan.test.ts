import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/cli/name-of.js';
import type { Axes } from '../../../src/engine/plan/compare-axes.js';
import { axisIds } from '../../../src/engine/plan/compare-axes.js';
import { planCells } from '../../../src/engine/plan/compare-plan.js';
import { boundeds, prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';

const axes = (given: Partial<Axes>): Axes => ({
  shuffle: ['fisher-yates'],
  prng: ['xoshiro128ss'],
  bounded: ['lemire'],
  seeding: ['continuous'],
  ...given,
});

describe('the ids of an axis', () => {
  it('are those named, in that order, each once and as its entry writes it', () => {
    expect(axisIds('shuffle', 'riffle:07, sattolo,riffle:7')).toEqual(['riffle:7', 'sattolo']);
    expect(axisIds('bounded', 'modulo:8,modulo')).toEqual(['modulo:8', 'modulo']);
    expect(axisIds('seeding', 'continuous')).toEqual(['continuous']);
  });

  it('are the whole catalogue for all, without what cannot be dealt again unless it is named', () => {
    expect(axisIds('shuffle', 'all')).toHaveLength(shuffles.all.length);
    expect(axisIds('bounded', 'all')).toHaveLength(boundeds.all.length);
    expect(axisIds('seeding', 'all')).toHaveLength(seedings.all.length);
    const all = axisIds('prng', 'all');
    expect(prngs.all.filter(({ id }) => !all.includes(id)).map(({ id }) => id)).toEqual(['math-random', 'os']);
    expect(axisIds('prng', 'os,all')).toEqual(['os', ...all]);
  });

  it('are refused where an entry is empty or does not exist', () => {
    expect(() => axisIds('prng', 'mt19937,,randu')).toThrow('--prng needs an id between commas, got "mt19937,,randu"');
    expect(() => axisIds('shuffle', 'nave-swap')).toThrow('no shuffle is called "nave-swap"');
    expect(() => axisIds('seeding', 'never')).toThrow('no seeding is called "never"');
  });
});

describe('the cells of a comparison', () => {
  it('come row by row: every shuffle with the first generator, then with the next', () => {
    const { cells, holes } = planCells(axes({ shuffle: ['fisher-yates', 'sattolo'], prng: ['mt19937', 'randu'] }), 5);
    expect(cells.map(({ source }) => `${source.maker} ${source.prng}`)).toEqual([
      'fisher-yates mt19937',
      'sattolo mt19937',
      'fisher-yates randu',
      'sattolo randu',
    ]);
    expect(holes).toEqual([]);
  });

  it('leave a hole with its reason where parts do not fit', () => {
    const { cells, holes } = planCells(axes({ prng: ['mt19937', 'msvc', 'minstd'], bounded: ['modulo:16'] }), 52);
    expect(cells.map(({ source }) => source.prng)).toEqual(['mt19937']);
    expect(holes.map(({ origin, reason }) => [origin.source.prng, reason])).toEqual([
      ['msvc', 'modulo:16 keeps 16 bits, but msvc gives words below 32768'],
      ['minstd', 'modulo:16 keeps 16 bits, but minstd gives words below 2147483646'],
    ]);
  });

  it('are refused where none fits, and where they are too many', () => {
    expect(() => planCells(axes({ prng: ['msvc'], bounded: ['modulo:16'] }), 52)).toThrow('nothing to compare: modulo:16 keeps 16 bits');
    const many = Array.from({ length: 50 }, () => 'fisher-yates');
    expect(() => planCells(axes({ shuffle: many, prng: Array.from({ length: 41 }, () => 'randu') }), 5)).toThrow(
      'a comparison has at most 2000 cells, got 2050',
    );
  });

  it('never share a file name, over the whole catalogue and some parameters', () => {
    const all = axes({
      shuffle: axisIds('shuffle', 'all,riffle:3,sort-keys:8'),
      prng: ['xoshiro128ss', 'mt19937', 'pcg32', 'pcg64'],
      bounded: axisIds('bounded', 'all,modulo:8,multiply-shift:8'),
      seeding: ['continuous'],
    });
    const { cells } = planCells(all, 52);
    expect(new Set(cells.map(nameOf)).size).toBe(cells.length);
    const every = planCells(axes({ prng: axisIds('prng', 'all,os'), seeding: axisIds('seeding', 'all') }), 52).cells;
    expect(new Set(every.map(nameOf)).size).toBe(every.length);
  });
});
