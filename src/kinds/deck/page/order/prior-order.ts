import { dealBefore } from '../../../groups/look-back.js';

/** Says in a sentence which order a deal is compared with: `before the shuffle`, `in the deal two before`. */
export function priorOrderPhrase(lag: number): string {
  return lag === 0 ? 'before the shuffle' : `in ${dealBefore(lag)}`;
}

/** Returns that order as a noun: `the old order`, `the order of the deal before`. */
export function orderBefore(lag: number): string {
  return lag === 0 ? 'the old order' : `the order of ${dealBefore(lag)}`;
}

/** Returns the noun for what was counted, in the singular: a deal, or a pair of them. */
export function nounOf(lag: number): string {
  return lag === 0 ? 'deal' : 'pair of deals';
}
