import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/core/catalogue.js';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { variationOf } from '../../../../src/games/puzzle/law/law-distance.js';
import { scrambleFacts } from '../../../../src/games/puzzle/law/scramble-facts.js';
import { scrambledBoards, solvableChances } from '../../../../src/games/puzzle/law/scrambled-boards.js';
import { LEGAL_MOVES } from '../../../../src/games/puzzle/law/walk-chain.js';
import { walkLawAt } from '../../../../src/games/puzzle/law/walk-law.js';
import * as entries from '../../../../src/games/puzzle/scrambler/index.js';
import type { Scrambler } from '../../../../src/games/puzzle/scrambler/scrambler.js';
import { fractionValue } from '../../../../src/math/fraction.js';
import { chanceSolvable, scrambledVariation } from './scrambled-laws.js';
import { differs, fixture, lawOf, lowest, shuffleRule, sizeOf } from './shuffle-rows.js';

const scramblers = catalogue<Scrambler>('scrambler', entries);

describe('the exact law of a shuffled board', () => {
  it.each(fixture.full_distribution.filter(({ board }) => board === '2x3'))('is the reference for $variant on $board', (row) => {
    expect(differs(row, lawOf(row))).toBe(null);
  });

  it('catches one board too likely, and another shuffle', () => {
    const [row] = fixture.full_distribution.filter(({ board, variant }) => board === '2x3' && variant === 'naive_n');
    const law = lawOf(row);
    const most = law.ways.indexOf(row.max_count);
    const least = law.ways.indexOf(row.min_count);
    const ways = law.ways.slice();
    ways[most]--;
    ways[least]++;
    expect(differs(row, law)).toBe(null);
    expect(differs(row, { ...law, ways })).not.toBe(null);
    expect(differs(row, lawOf({ ...row, variant: 'sattolo' }))).not.toBe(null);
  });

  it('has the chances of the solvable boards as doubles', () => {
    const law = scrambledBoards(shuffleRule(entries.naiveTileSwap), sizeOf('2x3'));
    expect(variationOf(solvableChances(law))).toBeCloseTo(fractionValue(scrambledVariation(law, 'solvable')), 14);
  });

  it('differs on 3 × 2 from 2 × 3 for the naive shuffle', () => {
    expect(chanceSolvable(scrambledBoards(shuffleRule(entries.naive), sizeOf('3x2')))).toBe('5765/11664');
  });

  it('is refused for larger boards', () => {
    expect(() => scrambledBoards(shuffleRule(entries.naive), sizeOf('4x4'))).toThrow('a law of every board needs at most 9 cells, got 4x4');
  });
});

const SHUFFLES = scramblers.all.filter(({ rule }) => rule.kind === 'shuffle');

describe.each(SHUFFLES)('the facts of $id', (scrambler) => {
  const sizes = ['2x2', '2x3', '3x2', '2x4', '4x2'];

  it.each(sizes)('on %s are those of the whole law', (text) => {
    const size = sizeOf(text);
    const law = scrambledBoards(shuffleRule(scrambler), size);
    const facts = scrambleFacts(scrambler, size);
    const variation = scrambledVariation(law, 'solvable');
    expect(facts.solvable).toBe(chanceSolvable(law));
    if (facts.variation !== null) expect(facts.variation).toBe(variation);
    expect(facts.variationAtLeast).toBeLessThanOrEqual(fractionValue(variation) + 1e-15);
    // what `uniform` says
    expect(variation === '0/1').toBe(scrambler.uniform);
  });
});

describe('the facts of a scrambler', () => {
  it('are the reference on boards too large to hold', () => {
    for (const [board, solvable] of Object.entries(fixture.sattolo_p_solvable))
      expect(scrambleFacts(entries.sattolo, sizeOf(board)).solvable).toBe(lowest(solvable));
    for (const { board, p_solvable } of fixture.naive_p_solvable)
      expect(scrambleFacts(entries.naive, sizeOf(board)).solvable).toBe(lowest(p_solvable));
    expect(scrambleFacts(entries.sattolo, sizeOf('5x5')).solvable).toBe('1/2');
    expect(scrambleFacts(entries.sattolo, sizeOf('2x4')).solvable).toBe('4/7');
    expect(scrambleFacts(entries.cellSwap, sizeOf('4x4'))).toEqual({ solvable: '15/16', variation: '1/16', variationAtLeast: 1 / 16 });
    expect(scrambleFacts(entries.blankFixed, sizeOf('4x4')).variation).toBe('15/16');
    expect(scrambleFacts(entries.sattolo, sizeOf('3x3')).variation).toBe('8/9');
  });

  it('bound the variation of a walk from below', () => {
    const graph = boardGraph(sizeOf('3x3'));
    for (const moves of [0, 5, 30]) {
      const { solvable, variation, variationAtLeast } = scrambleFacts(scramblers.get(`walk:${moves}`), sizeOf('3x3'));
      expect([solvable, variation]).toEqual(['1/1', null]);
      expect(variationAtLeast).toBeLessThanOrEqual(variationOf(walkLawAt(graph, LEGAL_MOVES, moves)));
      expect(variationAtLeast).toBeGreaterThan(0.5);
    }
  });

  it('are refused for boards of one row', () => {
    expect(() => scrambleFacts(entries.naive, { rows: 1, columns: 8 })).toThrow('a board needs sides from 2 to 5 cells, got 1 x 8');
  });
});
