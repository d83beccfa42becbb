import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/cli/subject/name-of.js';
import type { Axes } from '../../../src/engine/plan/compare-axes.js';
import { axisIds } from '../../../src/engine/plan/compare-axes.js';
import { planCells } from '../../../src/engine/plan/compare-plan.js';
import { boundeds, prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';

const DECK = { kind: 'deck' } as const;

const axes = (given: Partial<Axes>): Axes => ({
  maker: ['fisher-yates'],
  prng: ['xoshiro128ss'],
  bounded: ['lemire'],
  seeding: ['continuous'],
  ...given,
});

describe('the ids of an axis', () => {
  it('are those named, in that order, each once and as its entry writes it', () => {
    expect(axisIds('prng', 'randu, mt19937,randu')).toEqual(['randu', 'mt19937']);
    expect(axisIds('bounded', 'modulo:08,modulo,modulo:8')).toEqual(['modulo:8', 'modulo']);
    expect(axisIds('seeding', 'continuous')).toEqual(['continuous']);
  });

  it('are the whole catalogue for all, without what cannot be dealt again unless it is named', () => {
    expect(axisIds('bounded', 'all')).toHaveLength(boundeds.all.length);
    expect(axisIds('seeding', 'all')).toHaveLength(seedings.all.length);
    const all = axisIds('prng', 'all');
    expect(prngs.all.filter(({ id }) => !all.includes(id)).map(({ id }) => id)).toEqual(['math-random', 'os']);
    expect(axisIds('prng', 'os,all')).toEqual(['os', ...all]);
  });

  it('are refused where an entry is empty or does not exist', () => {
    expect(() => axisIds('prng', 'mt19937,,randu')).toThrow('--prng needs an id between commas, got "mt19937,,randu"');
    expect(() => axisIds('seeding', 'never')).toThrow('no seeding is called "never"');
  });
});

describe('the cells of a comparison', () => {
  it('come row by row: every shuffle with the first generator, then with the next', () => {
    const { cells, holes } = planCells(axes({ maker: ['fisher-yates', 'sattolo'], prng: ['mt19937', 'randu'] }), DECK, 5);
    expect(cells.map(({ source }) => `${source.maker} ${source.prng}`)).toEqual([
      'fisher-yates mt19937',
      'sattolo mt19937',
      'fisher-yates randu',
      'sattolo randu',
    ]);
    expect(holes).toEqual([]);
  });

  it('leave a hole with its reason where parts do not fit', () => {
    const { cells, holes } = planCells(axes({ prng: ['mt19937', 'msvc', 'minstd'], bounded: ['modulo:16'] }), DECK, 52);
    expect(cells.map(({ source }) => source.prng)).toEqual(['mt19937']);
    expect(holes.map(({ origin, reason }) => [origin.source.prng, reason])).toEqual([
      ['msvc', 'modulo:16 keeps 16 bits, but msvc gives words below 32768'],
      ['minstd', 'modulo:16 keeps 16 bits, but minstd gives words below 2147483646'],
    ]);
  });

  it('leave a hole where a maker cannot make the outcomes', () => {
    const dealers = axes({ maker: ['uniform', 'without-replacement'] });
    const { cells, holes } = planCells(dealers, { kind: 'piles', piles: 4, max: 3 }, 4);
    expect(cells.map(({ outcome, source }) => [source.maker, outcome])).toEqual([['uniform', { kind: 'piles', piles: 4, max: 3 }]]);
    expect(holes.map(({ origin, reason }) => [origin.source.maker, reason])).toEqual([
      ['without-replacement', 'different piles need at least as many sizes as piles, got 4 piles of 1 to 3'],
    ]);
  });

  it('are refused where none fits, and where they are too many', () => {
    expect(() => planCells(axes({ prng: ['msvc'], bounded: ['modulo:16'] }), DECK, 52)).toThrow(
      'nothing to compare: modulo:16 keeps 16 bits',
    );
    const many = Array.from({ length: 50 }, () => 'fisher-yates');
    expect(() => planCells(axes({ maker: many, prng: Array.from({ length: 41 }, () => 'randu') }), DECK, 5)).toThrow(
      'a comparison has at most 2000 cells, got 2050',
    );
  });

  it('never share a file name, over the whole catalogue and some parameters', () => {
    const all = axes({
      maker: [...shuffles.all.map(({ id }) => id), 'riffle:3', 'sort-keys:8'],
      prng: ['xoshiro128ss', 'mt19937', 'pcg32', 'pcg64'],
      bounded: axisIds('bounded', 'all,modulo:8,multiply-shift:8'),
      seeding: ['continuous'],
    });
    const { cells } = planCells(all, DECK, 52);
    expect(new Set(cells.map(nameOf)).size).toBe(cells.length);
    const every = planCells(axes({ prng: axisIds('prng', 'all,os'), seeding: axisIds('seeding', 'all') }), DECK, 52).cells;
    expect(new Set(every.map(nameOf)).size).toBe(every.length);
  });
});
