import { cardName } from '../words/card-names.js';

/** A part of the position map that a mistake may fill, and its meaning for the cards. */
export interface Region {
  readonly id: string;
  readonly where: string;
  /** The behaviour of the cards where its cells come up too often, and too seldom. */
  readonly more: string;
  readonly less: string;
  /** True where it is filled in all directions, so that its centre of mass lies inside; a diagonal band is not. */
  readonly solid?: true;
  /** True if the cell of `card` and `position` (from 0) belongs to it. */
  has(card: number, position: number): boolean;
}

/**
 * The parts of an n × n map, whose cards may have names, that may have a shape: the diagonal, the bands beside it, both sides of it, the corners, the
 * ends.
 */
export function regions(n: number, names: readonly string[] | null = null): readonly Region[] {
  const [first, bottom] = [cardName(names, 1), cardName(names, n)];
  const band = Math.max(1, Math.round(n / 6));
  const corner = Math.max(1, Math.round(n / 5));
  const last = n - corner;
  const half = Math.floor(n / 2);
  return [
    {
      id: 'diagonal',
      where: 'the diagonal',
      more: 'Cards too often stay where they began.',
      less: 'Cards too seldom stay where they began.',
      has: (c, p) => c === p,
    },
    {
      id: 'one-up',
      where: 'the line below the diagonal',
      more: 'Cards too often move up by exactly one place.',
      less: 'Cards too seldom move up by exactly one place.',
      has: (c, p) => c - p === 1,
    },
    {
      id: 'one-down',
      where: 'the line above the diagonal',
      more: 'Cards too often move down by exactly one place.',
      less: 'Cards too seldom move down by exactly one place.',
      has: (c, p) => p - c === 1,
    },
    {
      id: 'band-up',
      where: 'a band below the diagonal',
      more: 'Cards too often end a few places nearer the top than they began.',
      less: 'Cards too seldom end a few places nearer the top than they began.',
      has: (c, p) => c > p && c - p <= band,
    },
    {
      id: 'band-down',
      where: 'a band above the diagonal',
      more: 'Cards too often end a few places nearer the bottom than they began.',
      less: 'Cards too seldom end a few places nearer the bottom than they began.',
      has: (c, p) => p > c && p - c <= band,
    },
    {
      id: 'below',
      solid: true,
      where: 'below the diagonal',
      more: 'Cards move towards the top too often.',
      less: 'Cards move towards the top too seldom.',
      has: (c, p) => c > p,
    },
    {
      id: 'above',
      solid: true,
      where: 'above the diagonal',
      more: 'Cards move towards the bottom too often.',
      less: 'Cards move towards the bottom too seldom.',
      has: (c, p) => p > c,
    },
    {
      id: 'lower-left',
      solid: true,
      where: 'the lower left corner',
      more: 'The last cards too often reach the first positions.',
      less: 'The last cards too seldom reach the first positions.',
      has: (c, p) => c >= last && p < corner,
    },
    {
      id: 'upper-right',
      solid: true,
      where: 'the upper right corner',
      more: 'The first cards too often reach the last positions.',
      less: 'The first cards too seldom reach the last positions.',
      has: (c, p) => c < corner && p >= last,
    },
    {
      id: 'upper-left',
      solid: true,
      where: 'the upper left corner',
      more: 'The first cards too often stay near the top.',
      less: 'The first cards too seldom stay near the top.',
      has: (c, p) => c < corner && p < corner,
    },
    {
      id: 'lower-right',
      solid: true,
      where: 'the lower right corner',
      more: 'The last cards too often stay near the bottom.',
      less: 'The last cards too seldom stay near the bottom.',
      has: (c, p) => c >= last && p >= last,
    },
    {
      id: 'top-cell',
      solid: true,
      where: 'the first cell',
      more: `Card ${first} too often stays on top.`,
      less: `Card ${first} too seldom stays on top.`,
      has: (c, p) => c === 0 && p === 0,
    },
    {
      id: 'bottom-cell',
      solid: true,
      where: 'the last cell',
      more: `Card ${bottom} too often stays at the bottom.`,
      less: `Card ${bottom} too seldom stays at the bottom.`,
      has: (c, p) => c === n - 1 && p === n - 1,
    },
    {
      id: 'top-row',
      solid: true,
      where: 'the first row, left half',
      more: `Card ${first} stays in the upper half too often.`,
      less: `Card ${first} stays in the upper half too seldom.`,
      has: (c, p) => c === 0 && p < half,
    },
    {
      id: 'bottom-row',
      solid: true,
      where: 'the last row, right half',
      more: `Card ${bottom} stays in the lower half too often.`,
      less: `Card ${bottom} stays in the lower half too seldom.`,
      has: (c, p) => c === n - 1 && p >= n - half,
    },
    {
      id: 'first-column',
      solid: true,
      where: 'the first column, upper half',
      more: 'Position 1 gets cards of the upper half too often.',
      less: 'Position 1 gets cards of the upper half too seldom.',
      has: (c, p) => p === 0 && c < half,
    },
    {
      id: 'last-column',
      solid: true,
      where: 'the last column, lower half',
      more: `Position ${n} gets cards of the lower half too often.`,
      less: `Position ${n} gets cards of the lower half too seldom.`,
      has: (c, p) => p === n - 1 && c >= n - half,
    },
  ];
}
