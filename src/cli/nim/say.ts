import { andList } from '../../core/words/and-list.js';
import { counted, nounFor } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import type { Solution } from '../../games/nim/nim-like.js';
import type { Play } from '../../games/nim/play.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';

const MOST_MOVES = 20;

/** Writes a noun with a list: `column 2`, `columns 2, 3 and 4`. */
export function listed(noun: string, items: readonly (number | bigint | string)[]): string {
  return `${nounFor(items.length, noun)} ${andList(items)}`;
}

/** Writes the game's name followed by the rule for the end of play. */
export function heading(title: string, play: Play, ends: { readonly normal: string; readonly misere: string }): string {
  return `${title}, ${play === 'normal' ? `normal play: ${ends.normal}` : `misère play: ${ends.misere}`}.`;
}

/** Says who wins and by what rule. */
export function verdictLines({ nimSum, piles, play, winning }: Solution<unknown>): readonly string[] {
  const large = piles.filter((pile) => pile > 1n).length;
  const ones = piles.filter((pile) => pile === 1n).length;
  const who = winning ? 'the player to move wins' : 'the player to move loses, if the other makes no mistake';
  const isNot = nimSum === 0n ? 'The nim-sum is 0' : `The nim-sum is ${nimSum}, not 0`;
  if (play === 'normal') return wrapped(say`${isNot}: ${who}.`);
  if (large > 1) return wrapped(say`${isNot}, and some pile has 2 or more, so that it decides here too: ${who}.`);
  if (large === 1) return wrapped(say`Exactly one pile has 2 or more, and can be left with 0 or 1: ${who}.`);
  const count =
    ones === 0
      ? 'no pile is left, and the other player took the last stone'
      : `no pile has 2 or more, and ${counted(ones, 'pile')} of 1 ${ones === 1 ? 'is an odd number' : `are an ${ones % 2 === 0 ? 'even' : 'odd'} number`}`;
  return wrapped(say`${capital(count)}: ${who}.`);
}

/** Lists the winning moves, the first twenty of them in words. */
export function moveLines<Move>(moves: readonly Move[], words: (move: Move) => string): readonly string[] {
  if (moves.length === 0) return [];
  const head = moves.length === 1 ? 'There is one winning move:' : `There are ${counted(moves.length, 'winning move')}:`;
  const more = moves.length > MOST_MOVES ? [`  and ${moves.length - MOST_MOVES} more; --json has all`] : [];
  return [head, ...moves.slice(0, MOST_MOVES).flatMap((move) => wrapped([words(move)], '  ', '    ')), ...more];
}

/** Writes plain data as JSON: a BigInt becomes a number if a double holds it exactly, else text. */
export function json(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'bigint') return item;
    return item <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(item) : String(item);
  });
}
