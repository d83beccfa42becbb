import { machineMove } from '../../../games/nim/machine-move.js';
import type { PileMove } from '../../../games/nim/pile-move.js';
import type { Play } from '../../../games/nim/play.js';

/** The rule that the machine plays by: the right one, or that of some texts, which plays on in misère play as if the last stone won. */
export type Rule = 'right' | 'text';

/** The state of a game; it is the learner's turn, or over. */
export interface Game {
  readonly piles: readonly bigint[];
  /** The player who took the last stone; null while there is one. */
  readonly last: 'me' | 'machine' | null;
  /** The machine's last move; null where it has made none. */
  readonly reply: PileMove | null;
}

export function begun(piles: readonly bigint[], machineFirst: boolean, play: Play, rule: Rule): Game {
  return machineFirst ? replied(piles, play, rule) : { piles, last: null, reply: null };
}

/** Returns the game after the learner has left `left` stones in a pile, and the machine has answered. */
export function answered({ piles }: Pick<Game, 'piles'>, pile: number, left: bigint, play: Play, rule: Rule): Game {
  const after = piles.with(pile, left);
  return isEmpty(after) ? { piles: after, last: 'me', reply: null } : replied(after, play, rule);
}

export function iWin(last: 'me' | 'machine', play: Play): boolean {
  return (last === 'me') === (play === 'normal');
}

function replied(piles: readonly bigint[], play: Play, rule: Rule): Game {
  const reply = machineMove(piles, rule === 'text' ? 'normal' : play);
  const after = reply ? piles.with(reply.pile, reply.to) : piles;
  return { piles: after, last: isEmpty(after) ? 'machine' : null, reply };
}

function isEmpty(piles: readonly bigint[]): boolean {
  return piles.every((pile) => pile === 0n);
}
