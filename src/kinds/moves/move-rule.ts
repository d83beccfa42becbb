import { counted } from '../../core/words/counted.js';

/** The piles that a move may be made in, and whether it may add stones. Plain data, with its words made beforehand. */
export interface MoveRule {
  /** The most stones of a pile. */
  readonly max: number;
  readonly additions: boolean;
  /** The maximum in words: `7 stones`. */
  readonly most: string;
}

export function moveRule(max: number, additions: boolean): MoveRule {
  return { max, additions, most: counted(max, 'stone') };
}
