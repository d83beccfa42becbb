import type { RaceCounts } from '../record/broken-race.js';

/** Deals that lost `from` to `to` cards. */
export interface LossLine {
  readonly from: number;
  readonly to: number;
  readonly deals: number;
}

/** Groups the broken deals by how many cards they lost: one, two to three, four to seven, and so on, each line twice as wide as the one before. */
export function lossLines({ byLost }: RaceCounts): readonly LossLine[] {
  const lines: LossLine[] = [];
  for (let from = 1; from <= byLost.length; from *= 2) {
    const to = Math.min(2 * from - 1, byLost.length);
    lines.push({ from, to, deals: byLost.slice(from - 1, to).reduce((sum, times) => sum + times, 0) });
  }
  return lines;
}

/** A stretch of a deck, from 1, both ends in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The mean number of deals that affect a card or a position of it. */
  readonly mean: number;
}

/** Returns at most `most` stretches of a deck, whose lengths differ by at most a card. */
export function stretches(times: readonly number[], most: number): readonly Stretch[] {
  const many = Math.min(times.length, most);
  return Array.from({ length: many }, (_, k) => {
    const from = Math.floor((k * times.length) / many);
    const to = Math.floor(((k + 1) * times.length) / many);
    const sum = times.slice(from, to).reduce((all, one) => all + one, 0);
    return { from: from + 1, to, mean: sum / (to - from) };
  });
}
