import type { Reach } from '../../../core/record/by-law.js';
import type { Outcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import { pow } from '../../../math/primitives/pow.js';
import { count, fixed } from '../../../page/numbers.js';

/** The number of bits below which a number of starts is written in full. */
const SAID_IN_FULL = 40;

/** Says what share of all orders the first deal after a start can be, in a sentence. */
export function reachSentence({ bits, by, orderBits }: Reach, kind: Outcome['kind']): string {
  const { cards, deal: one, make: deal, whole: order, wholes: many } = nounsOf(kind);
  const starts = bits < SAID_IN_FULL ? count(Math.round(pow(2, bits))) : `2^${short(bits)}`;
  const from =
    by === 'seeds'
      ? `Started anew for every ${one} from ${bits === 0 ? 'one seed' : `one of ${counted(starts, 'seed')}`}, it can ${deal} at most ${bits === 0 ? `one ${order}` : `${starts} ${many}`}`
      : `The generator can start in ${counted(starts, 'state')}, so that the first ${one} after a start is one of at most ${starts}${cards ? ' orders' : ''}`;
  const share = orderBits - bits;
  if (share <= 0) {
    const orders = orderBits < SAID_IN_FULL ? count(Math.round(pow(2, orderBits))) : `2^${short(orderBits)}`;
    return `${by === 'seeds' ? `There are ${counted(starts, 'seed')}` : `The generator can start in ${counted(starts, 'state')}`}, and ${orders} ${many}: so many starts put no ${order} out of reach.`;
  }
  return `${from}, of the 2^${short(orderBits)} that there are: all but one in 2^${short(Math.floor(share * 10) / 10)} can never ${cards ? 'be dealt' : 'come'}${by === 'seeds' ? '' : ' then'}.`;
}

function short(bits: number): string {
  return bits >= 1000 ? count(Math.round(bits)) : fixed(bits, 1).replace(/\.0$/, '');
}
