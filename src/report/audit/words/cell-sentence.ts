import { counted } from '../../../core/counted.js';
import type { Cell } from '../../../page/facts/position-map.js';
import { count, fixed, ratio, ratioBound } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';

/** Decks up to this size say "24.6 times in 100 deals", larger ones "once in 37 deals". */
const SMALL_DECK = 10;

/** What happens to one card in one position, with luck allowed for. The interval must exclude an even share. */
export function cellSentence({ name, position, count: seen, ratio: times, low, high }: Cell, n: number, trials: number): Phrase {
  if (seen === 0) {
    return say`Card ${name} ${strong('never')} lands in position ${position}: not once in ${counted(count(trials), 'deal')}, where an even shuffle puts it there once in ${n}. ${soft(`With luck allowed for, ${ratioBound({ ratio: 0, low: 0, high })} as often as it should.`)}`;
  }
  if (seen === trials) {
    return say`Card ${name} lands in position ${position} ${strong('every time')}: in each of ${counted(count(trials), 'deal')} instead of once in ${n}.`;
  }
  const bound = ratioBound({ ratio: times, low, high });
  const often = frequency(n / times, n);
  return say`Card ${name} lands ${strong(`${ratio(times)} times`)} as often as it should in position ${position}: ${often} instead of ${n <= SMALL_DECK ? String(Number(fixed(100 / n, 1))) : `once in ${count(n)}`}. ${soft(`With luck allowed for, ${bound}.`)}`;
}

function frequency(every: number, n: number): string {
  if (n <= SMALL_DECK) return `${fixed(100 / every, 1)} times in 100 deals`;
  return `once in ${counted(tellApart(every, n), 'deal')}`;
}

/** As few digits as show the difference from once in `n`. */
function tellApart(every: number, n: number): string {
  if (every >= SMALL_DECK && Math.round(every) !== n) return count(Math.round(every));
  const digits = [1, 2, 3, 4].map((decimals) => fixed(every, decimals));
  return digits.find((text) => Number(text) !== n) ?? fixed(every, 5);
}
