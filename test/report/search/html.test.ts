import { describe, expect, it } from 'vitest';
import { renderComparisonHtml } from '../../../src/report/search/comparison-html.js';
import { renderSearchHtml, wayBoards } from '../../../src/report/search/search-html.js';
import { layOutTree, listed, treeOf } from '../../../src/report/search/tree-layout.js';
import { firstDifference } from '../../support/first-difference.js';
import { faults } from '../page-faults.js';
import { unbalanced } from '../well-formed.js';
import { comparison, traced } from './traces.js';

const EXAMPLE = '123046758';

const drawings = (page: string): readonly string[] => Array.from(page.matchAll(/<svg[^>]*>([\s\S]*?)<\/svg>/g), ([, body = '']) => body);

describe('the page of a search', () => {
  it.each([
    [EXAMPLE, 'a-star'],
    [EXAMPLE, 'breadth-first'],
    ['1 2 3 4 0 8 7 6 5', 'ida-star'],
    ['867254301', 'depth-first'],
    ['1 2 3 / 4 5 0', 'best-first'],
  ])('of %s by %s is whole and draws what is well formed', (text, algorithm) => {
    const { start, trace } = traced(text, algorithm);
    const page = renderSearchHtml(trace, start);
    expect(faults(page)).toEqual([]);
    expect(drawings(page).flatMap(unbalanced)).toEqual([]);
    expect(firstDifference(page, renderSearchHtml(trace, start))).toBeNull();
  });

  it('says f, g and h of the texts’ example: 3 at the start, and 5, 5 and 3 one move on', () => {
    const { start, trace } = traced(EXAMPLE, 'a-star');
    const page = renderSearchHtml(trace, start);
    expect(page).toContain('3 = 0 + 3');
    expect(page).toContain('U 5, D 5, L 3');
    const [, , tree] = drawings(page);
    for (const said of ['f 3 = 0+3', 'f 5 = 1+4', 'f 3 = 2+1', 'taken 3.', 'the goal', 'not taken']) expect(tree).toContain(said);
  });

  it('says that a search gave up', () => {
    const { start, trace } = traced('2 15 1 12 8 5 6 11 4 9 10 7 3 14 13 0', 'breadth-first');
    const page = renderSearchHtml(trace, start);
    expect(page).toContain('Given up');
    expect(faults(page)).toEqual([]);
  });
});

describe('the tree of a search', () => {
  it('has every expansion once, marks the way, and gives no two leaves one row', () => {
    const { trace } = traced('1 2 3 4 0 8 7 6 5', 'a-star');
    const root = treeOf(trace, 50);
    if (root === null) throw new Error('no tree');
    const all = listed(layOutTree(root));
    expect(all.map(({ board }) => board.number).filter((number) => number !== null)).toHaveLength(trace.expansions.length);
    const rows = all.filter(({ children }) => children.length === 0).map(({ row }) => row);
    expect(rows).toEqual(rows.map((_, k) => k));
    const way = all.filter(({ board }) => board.onWay);
    expect(way.map(({ board }) => board.g)).toEqual(way.map((_, k) => k));
  });

  it('of a search that deepens is its last round', () => {
    const { trace } = traced('1 2 3 4 0 8 7 6 5', 'ida-star');
    const root = treeOf(trace, 50);
    expect(root?.number).toBe(trace.expansions.find(({ bound }) => bound === trace.expansions.at(-1)?.bound)?.number);
  });

  it('stops at the deepest level asked for', () => {
    const root = treeOf(traced('867254301', 'depth-first').trace, 3);
    if (root === null) throw new Error('no tree');
    expect(Math.max(...listed(layOutTree(root)).map(({ board }) => board.g))).toBe(3);
  });
});

it('the boards of a way end at the goal', () => {
  expect(wayBoards([1, 2, 3, 0, 4, 6, 7, 5, 8], 'LUL', 3).at(-1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
});

describe('the page of a comparison', () => {
  it('has every search with what it took, those that gave up too', () => {
    const compared = comparison('867254301', 50_000);
    const page = renderComparisonHtml(compared);
    expect(faults(page)).toEqual([]);
    expect(drawings(page).flatMap(unbalanced)).toEqual([]);
    expect(page).toContain('gave up');
    expect(page).toMatch(/too long/);
    for (const { algorithm } of compared.compared) expect(page).toContain(`<code>${algorithm}</code>`);
    expect(page.match(/<tr>/g)).toHaveLength(compared.compared.length + 1);
  });

  it('says so where nothing came to an end', () => {
    const page = renderComparisonHtml(comparison('867254301', 5));
    expect(page).toContain('None of them came to an end');
    expect(faults(page)).toEqual([]);
  });
});
