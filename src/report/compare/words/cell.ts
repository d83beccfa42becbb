import { NBSP, size, sizeUp } from '../../../page/numbers.js';
import type { ComparedCell } from '../facts/cell.js';

export const VERDICT_WORDS = { biased: 'biased', 'no-bias-found': 'no bias found', inconclusive: 'cannot tell' } as const;

type Sized = Pick<ComparedCell, 'byLawAlone' | 'kind' | 'offBy' | 'elsewhere' | 'seenFrom'>;

/**
 * The number beside a cell's verdict: "off by 11.3 %", "at most 4.0 % by position; shows in parity", "down to 0.77 %", "seen from 4.2 %"; null where
 * there is none.
 */
export function cellNumber({ byLawAlone, elsewhere, kind, offBy, seenFrom }: Sized): string | null {
  if (kind === 'biased' && elsewhere) {
    const { atMost, by, test } = elsewhere;
    if (atMost === null) return `shows in ${test}`;
    return `${atMost > 0 ? `at most ${sizeUp(atMost)}` : 'not'} by ${by}; shows in ${test}`;
  }
  if (kind === 'biased') return offBy === null ? null : `off by ${size(offBy)}${byLawAlone ? ' by its exact law' : ''}`;
  if (seenFrom === null) return null;
  return `${kind === 'no-bias-found' ? 'down to' : 'seen from'} ${sizeUp(seenFrom)}`;
}

/** The same number alone, in per cent without its sign, for a grid of many columns: "11.4". */
export function bareNumber({ kind, offBy, seenFrom }: Pick<ComparedCell, 'kind' | 'offBy' | 'seenFrom'>): string | null {
  const number = kind === 'biased' ? offBy : seenFrom;
  return number === null ? null : (kind === 'biased' ? size(number) : sizeUp(number)).replace(`${NBSP}%`, '');
}
