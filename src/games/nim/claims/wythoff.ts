import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { grundyOf } from '../grundy-of.js';
import { solveWythoff, wythoffGame } from '../wythoff.js';
import { disagreement, pilesText } from './say.js';

const MOST = 40;

/** The winner, or how many positions win and how many are named. */
type Wrong = { readonly piles: readonly number[] } & ({ readonly wins: boolean } | { readonly found: number; readonly named: number });

export function wythoff(): Claim<Wrong> {
  const check = (wins: (a: number, b: number) => boolean) => () => {
    const known = new Map<string, number>();
    const value = (pair: readonly [number, number]): number => grundyOf(wythoffGame, pair, known);
    return lookThrough(pairs(), (pair): Wrong | null => {
      const outcome = value(pair) !== 0;
      if (wins(...pair) !== outcome) return { piles: pair, wins: outcome };
      const named = solveWythoff([BigInt(pair[0]), BigInt(pair[1])]).moves;
      const found = new Set([...wythoffGame.options(pair)].filter((option) => value(option) === 0).map(String));
      const same = named.length === found.size && named.every((move) => found.has(String(move)));
      return same ? null : { piles: pair, found: found.size, named: named.length };
    });
  };
  return {
    id: 'wythoff',
    title: 'The golden ratio of Wythoff’s game',
    statement: `where the same number may also be taken from both piles, the player to move loses exactly at the pairs floor(kφ), floor(kφ) + k, for piles of up to ${MOST}`,
    reference: 'W. A. Wythoff (1907), A modification of the game of Nim, Nieuw Archief voor Wiskunde 7',
    check: check((a, b) => solveWythoff([BigInt(a), BigInt(b)]).winning),
    twin: { statement: 'the player to move loses exactly at equal piles, as in Nim', check: check((a, b) => a !== b) },
    refuted: (found) =>
      'wins' in found
        ? disagreement(pilesText(found.piles), found.wins)
        : `with ${pilesText(found.piles)} ${counted(found.found, 'position')} ${verbFor(found.found, 'wins')}, and ${found.named} are named`,
  };
}

function* pairs(): Generator<readonly [number, number]> {
  for (let a = 0; a <= MOST; a++) for (let b = 0; b <= MOST; b++) yield [a, b];
}
