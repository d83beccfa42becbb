// Laws over all keys of small decks.
import { IDEAL } from '../../compiled/exact/draw-laws.js';
import { treeSize } from '../../compiled/exact/exact-law.js';
import { proveLaw } from '../../compiled/exact/prove-law.js';
import { shuffles } from '../../compiled/parts/catalogues.js';
import { BY_ROUNDS, PROVED, WHOLE } from './constructions.js';

/** The value of a fraction in the form of a record, to four places. @param {string | null} text */
function toFourPlaces(text) {
  const [num = '0', den = '1'] = (text ?? '0').split('/');
  return Number((Number((BigInt(num) * 1_000_000n) / BigInt(den)) / 1_000_000).toFixed(4));
}

/** The law of one order, over all its keys; null where these are too many. @param {string} order @param {number} n @returns {import('./types.js').Proved | null} */
function proved(order, n) {
  const shuffle = shuffles.get(order);
  const keys = shuffle.kind === 'planned' ? treeSize(shuffle.bounds(n)) : 0n;
  if (keys > BigInt(PROVED.keys)) return null;
  const { orders, reached, totalVariation } = proveLaw(shuffle, IDEAL, n);
  return { order, n, keys: Number(keys), reached: reached ?? '', orders, away: toFourPlaces(totalVariation) };
}

/** Every law whose keys can be gone through. @returns {readonly import('./types.js').Proved[]} */
export function provedLaws() {
  return PROVED.cards
    .flatMap((n) => [...BY_ROUNDS.flatMap((order) => ofRounds(order, n)), ...WHOLE.map((order) => proved(order, n))])
    .filter((law) => law !== null);
}

/** @param {string} order @param {number} n */
function ofRounds(order, n) {
  const laws = [];
  for (let rounds = 1; ; rounds++) {
    const law = proved(`${order}:${rounds}`, n);
    if (law === null) return laws;
    laws.push(law);
  }
}
