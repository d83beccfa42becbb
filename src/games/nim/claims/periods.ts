import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { count } from '../../../core/words/numbers.js';
import { grundyTable } from '../grundy-table.js';
import { grundyValues } from '../grundy-values.js';
import { heapGame } from '../heap-games.js';

const MOST = 5000;

/** Game, period, and the first heap from which on it holds. */
const KNOWN = [
  ['kayles', 12, 71],
  ['dawsons-kayles', 34, 53],
  ['dawsons-chess', 34, 52],
  ['subtraction:1,2,3', 4, 0],
  ['subtraction:1,3,4', 7, 0],
] as const;

/** No such period, or two heaps a period apart and their values. */
type Broken = { readonly game: string; readonly period: number } & (
  | { readonly proved: false }
  | { readonly from: number; readonly heap: number; readonly values: readonly [number, number] }
);

export function periods(): Claim<Broken> {
  const check = (earlier: number) => () =>
    lookThrough(heaps(earlier), ({ from, heap, id, length, proved, values }): Broken | null => {
      if (!proved) return { game: id, period: length, proved };
      if (values[heap] === values[heap + length]) return null;
      return { game: id, period: length, from, heap, values: [values[heap], values[heap + length]] };
    });
  return {
    id: 'periods',
    title: 'The periods of Kayles and its kin',
    statement: `the Grundy values repeat: ${KNOWN.map(([id, length, from]) => `${id} every ${length} from heap ${from} on`).join(', ')}; each proved by its theorem and compared up to heap ${count(MOST)}`,
    reference: 'R. K. Guy & C. A. B. Smith (1956), The G-values of various games, doi:10.1017/S0305004100031509',
    check: check(0),
    twin: { statement: 'the same from one heap earlier on', check: check(1) },
    refuted: (found) =>
      'heap' in found
        ? `of ${found.game} with period ${found.period} from heap ${found.from} on, heap ${found.heap} has the value ${found.values[0]} and heap ${found.heap + found.period} the value ${found.values[1]}`
        : `of ${found.game} no period ${found.period} is proved`,
  };
}

function* heaps(earlier: number) {
  for (const [id, length, from] of KNOWN) {
    const game = heapGame(id);
    const values = grundyValues(game, MOST);
    const { period } = grundyTable(game);
    const proved = period?.proved === true && period.length === length && period.from === from;
    const start = Math.max(0, from - earlier);
    for (let heap = start; heap + length <= MOST; heap++) yield { id, length, from: start, proved, heap, values };
  }
}
