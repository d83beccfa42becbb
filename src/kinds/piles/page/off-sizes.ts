import type { EvidenceCore } from '../../../core/record/evidence.js';
import { andList } from '../../../core/words/and-list.js';
import { counted, nounFor } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { runWords } from '../../groups/whole-runs.js';
import { standingsOf, valuesStanding } from '../../shares/share-standing.js';
import { type OutsidePiles, outsidePiles, stoneShares } from './facts.js';

/** The numbers of stones that are off, all piles taken together. */
export interface OffSizes {
  readonly max: number;
  /** Piles outside 1 … max. */
  readonly outside: OutsidePiles;
  /** Numbers of stones that never came though luck would have brought them. */
  readonly never: readonly number[];
  /** Numbers of stones that came significantly too often. */
  readonly more: readonly number[];
  readonly less: readonly number[];
}

/** Finds the numbers of stones that are off; null where they were not counted one by one, or did not make the verdict. */
export function offSizes(core: EvidenceCore): OffSizes | null {
  const { outcome: game } = core.subject.origin;
  const shares = stoneShares(core, null);
  const outside = outsidePiles(core);
  if (game.kind !== 'piles' || !shares?.uneven || !outside) return null;
  const standings = standingsOf(shares);
  const of = (standing: Parameters<typeof valuesStanding>[2]): readonly number[] => valuesStanding(shares, standings, standing);
  return { max: game.max, outside, never: of('never'), more: of('more'), less: of('less') };
}

/** Writes "The dealer deals 8,615 of 60,000 piles without a stone and no pile of 7 stones."; null where no number of stones is off by itself. */
export function offSentence({ less, max, more, never, outside: { none, over, piles } }: OffSizes): string | null {
  const [first, ...others] = [
    ...(none > 0 ? [`${count(none)} of ${counted(count(piles), 'pile')} without a stone`] : []),
    ...(over > 0
      ? [`${count(over)}${none > 0 ? '' : ` of ${counted(count(piles), 'pile')}`} with more than ${counted(count(max), 'stone')}`]
      : []),
    ...(never.length > 0 ? [`no pile of ${stones(never)}`] : []),
    ...(more.length > 0 ? [`too many piles of ${stones(more)}`] : []),
    ...(less.length > 0 ? [`too few ${more.length > 0 ? '' : 'piles '}of ${more.length > 0 ? runWords(less) : stones(less)}`] : []),
  ];
  return first === undefined ? null : `The dealer deals ${andList([first, ...others])}.`;
}

/** Writes the same as a headline, of the plainest finding: impossible piles, then those that never come, then those that come too often or too seldom. */
export function offHeadline({ less, max, more, never, outside: { none, over } }: OffSizes): string | null {
  const wrong =
    none > 0 && over > 0
      ? `piles of none and of more than ${counted(count(max), 'stone')}`
      : none > 0
        ? 'empty piles'
        : over > 0
          ? `piles of more than ${counted(count(max), 'stone')}`
          : null;
  if (wrong !== null) return `the dealer deals ${wrong}${never.length > 0 ? ` and never ${stones(never)}` : ''}`;
  if (never.length > 0) return `the dealer never deals ${stones(never)}`;
  if (more.length > 0 && less.length > 0 && isAbove(more, less)) return 'the dealer deals large piles too often';
  if (more.length > 0 && less.length > 0 && isAbove(less, more)) return 'the dealer deals small piles too often';
  if (more.length > 0) return `the dealer deals ${stones(more)} too often`;
  return less.length > 0 ? `the dealer deals ${stones(less)} too seldom` : null;
}

/** Returns the headline for piles that are off singly although all together are even, as sorting makes them; null for anything else. */
export function orderHeadline(core: EvidenceCore): string | null {
  const { outcome: game } = core.subject.origin;
  if (game.kind !== 'piles' || stoneShares(core, null)?.uneven) return null;
  const small = [0, game.piles - 1].map((pile) => smallOften(core, pile));
  if (small[0] === true && small[1] === false) return 'the dealer deals the small piles first';
  return small[0] === false && small[1] === true ? 'the dealer deals the large piles first' : null;
}

/** Returns true where one pile is small too often and large too seldom, false for the other way round; null where neither is so. */
function smallOften(core: EvidenceCore, pile: number): boolean | null {
  const shares = stoneShares(core, pile);
  if (!shares?.uneven) return null;
  const standings = standingsOf(shares);
  const more = valuesStanding(shares, standings, 'more');
  const less = [...valuesStanding(shares, standings, 'less'), ...valuesStanding(shares, standings, 'never')];
  if (more.length === 0 || less.length === 0) return null;
  return isAbove(less, more) ? true : isAbove(more, less) ? false : null;
}

/** Writes "7 stones", "1 stone", "5 to 7 stones". */
function stones(values: readonly number[]): string {
  return `${runWords(values)} ${values.length === 1 ? nounFor(values[0], 'stone') : 'stones'}`;
}

function isAbove(high: readonly number[], low: readonly number[]): boolean {
  return Math.min(...high) > Math.max(...low);
}
