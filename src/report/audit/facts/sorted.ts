import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isHandedBack } from '../../../kinds/deck/page/handed-back.js';
import { countsOf } from '../../../kinds/declared.js';

/** The standard deviations by which the cards in their own places must exceed their share before a deck is called sorted. */
const BEYOND_LUCK = 6;

/** The share of all deviation that cards in their own places must make: nearly all of it where some decks are sorted and the others even. */
const LEAST_SHARE = 0.4;

/**
 * The extent to which decks dealt lie sorted, in an absolute reading: all of them; some, where cards in their own places make most of the unevenness;
 * else null. Cards in their own places have mean 1 and variance 1 a deal under an even shuffle.
 */
export function sortedDecks(core: EvidenceCore): 'all' | 'some' | null {
  if (isHandedBack(core)) return 'all';
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  if (values?.length !== n * n) return null;
  const share = trials / n;
  const squares = values.map((count) => (count - share) ** 2);
  const own = (_: unknown, cell: number): boolean => cell % (n + 1) === 0;
  const inPlace = values.filter(own).reduce((sum, count) => sum + count, 0);
  const uneven = squares.reduce((sum, square) => sum + square, 0) - share * (n - 1) ** 2;
  const diagonal = squares.filter(own).reduce((sum, square) => sum + square, 0);
  return inPlace - trials > BEYOND_LUCK * Math.sqrt(trials) && diagonal >= LEAST_SHARE * uneven ? 'some' : null;
}
