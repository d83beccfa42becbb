import { AuditError } from '../../../core/errors.js';
import type { GameShape } from '../../../core/subject/outcome.js';
import { allPiles } from '../../../games/nim/all-piles.js';
import type { Play } from '../../../games/nim/play.js';
import type { NimMove } from '../../../games/nim/player/player.js';
import { fractionText } from '../../../math/fraction.js';
import { readGame, subtractionGame, takesText, type WinGame, WinRules } from '../game.js';
import { type Lapse, MOST_LAPSES, type WinsFound } from '../record/wins.js';

/** The weight of every move played, by the position's rank and the move's code. In a sample it is how often it came; in a proof its share. */
export type Played = Map<number, Map<number, bigint>>;

/** The most stones that a move takes in a game that is looked for in place of the one asked for. */
const MOST_TAKEN = 12;

export function codeOf({ left, pile }: NimMove, max: number): number {
  return pile * (max + 1) + left;
}

interface PlayedMove extends NimMove {
  readonly weight: bigint;
}

/** A position that can be won, with what was played in it. */
interface Met {
  readonly rank: number;
  readonly piles: readonly number[];
  readonly moves: readonly PlayedMove[];
}

/** Finds where a player gives wins away. `counts`: the weights are numbers of moves. Throws E_SUBJECT_CONTRACT for a move that the game forbids. */
export function judged(id: string, gameId: string, { max, piles: many }: GameShape, played: Played, counts: boolean): WinsFound {
  const game = readGame(gameId);
  const rules = new WinRules(game, max);
  const all: Met[] = [];
  let rank = 0;
  for (const piles of allPiles(many, max)) all.push(metAt(rank++, piles, played, max));
  const broken = all.find(({ moves, piles }) => moves.some(({ left, pile }) => !rules.isLegal(piles[pile], left)));
  if (broken) throw forbidden(id, game, broken, rules);
  const won = all.filter(({ piles }) => rules.isWon(piles));
  const lost = won.filter((met) => !holdsIn(met, rules)).toSorted((a, b) => stonesIn(a) - stonesIn(b) || a.rank - b.rank);
  const weights = won.map(({ moves }) => sumOf(moves));
  const weighed = weights.reduce((sum, weight) => sum + weight, 0n);
  const given = lost.reduce((sum, { moves, piles }) => sum + sumOf(moves.filter((move) => !rules.wins(piles, move))), 0n);
  const larges = [...new Set(won.map(largeIn))].toSorted((a, b) => a - b);
  return {
    positions: { all: all.length, won: won.length, seen: weights.filter((weight) => weight > 0n).length, lost: lost.length },
    given: fractionText(given, weighed > 0n ? weighed : 1n),
    moves: counts ? Number(weighed) : null,
    least: counts ? weights.reduce((least, weight) => Math.min(least, Number(weight)), Number(weighed)) : null,
    lapses: lost.slice(0, MOST_LAPSES).map((met) => lapseOf(met, rules, counts)),
    large: larges.map((large) => ({
      large,
      won: won.filter((met) => largeIn(met) === large).length,
      lost: lost.filter((met) => largeIn(met) === large).length,
    })),
    instead: lost.length === 0 ? null : (otherGames(game, max).find((other) => isRight(all, new WinRules(other, max)))?.id ?? null),
  };
}

function metAt(rank: number, piles: readonly number[], played: Played, max: number): Met {
  const moves = [...(played.get(rank) ?? [])].map(([code, weight]) => ({
    pile: Math.floor(code / (max + 1)),
    left: code % (max + 1),
    weight,
  }));
  return { rank, piles: [...piles], moves: moves.toSorted((a, b) => codeOf(a, max) - codeOf(b, max)) };
}

function lapseOf({ moves, piles }: Met, rules: WinRules, counts: boolean): Lapse {
  const all = sumOf(moves);
  const wrong = moves.filter((move) => !rules.wins(piles, move));
  return {
    piles,
    visits: counts ? Number(all) : null,
    given: fractionText(sumOf(wrong), all),
    wrong: wrong.map(({ left, pile, weight }) => ({ pile, left, chance: fractionText(weight, all) })),
    right: rules.right(piles),
  };
}

/** Lists the games that it may be playing right in place of the one asked for, the likeliest first. */
function otherGames({ play, takes }: WinGame, max: number): readonly WinGame[] {
  const other: Play = play === 'misere' ? 'normal' : 'misere';
  const turned = takes ? subtractionGame(takes, other) : readGame(other === 'misere' ? 'misere' : 'nim');
  const upTo = Array.from({ length: Math.max(0, Math.min(MOST_TAKEN, max - 1) - 1) }, (_, k) => Array.from({ length: k + 2 }, (__, taken) => taken + 1));
  return [
    turned,
    ...[play, other].flatMap((one) => upTo.map((some) => subtractionGame(some, one))),
    readGame('nim'),
    readGame('misere'),
  ];
}

/** True if every move that was played is allowed by these rules, and wins wherever a win is there. */
function isRight(all: readonly Met[], rules: WinRules): boolean {
  return all.every(
    (met) => met.moves.every(({ left, pile }) => rules.isLegal(met.piles[pile], left)) && (!rules.isWon(met.piles) || holdsIn(met, rules)),
  );
}

function holdsIn({ moves, piles }: Met, rules: WinRules): boolean {
  return moves.every((move) => rules.wins(piles, move));
}

function forbidden(id: string, { id: name, takes }: WinGame, { moves, piles }: Met, rules: WinRules): AuditError {
  const { left, pile } = moves.find((move) => !rules.isLegal(piles[move.pile], move.left)) ?? { pile: 0, left: 0 };
  return new AuditError(
    'E_SUBJECT_CONTRACT',
    `${id}: in ${name} a move must take ${takesText(takes ?? [])} from a pile, got pile ${pile + 1} from ${piles[pile]} to ${left}, with piles ${piles.join(', ')}`,
    { hint: 'the player may play another game: --game nim lets a move take any number' },
  );
}

function sumOf(moves: readonly PlayedMove[]): bigint {
  return moves.reduce((sum, { weight }) => sum + weight, 0n);
}

function stonesIn({ piles }: Met): number {
  return piles.reduce((sum, stones) => sum + stones, 0);
}

/** Counts the piles of two stones or more: where a mix-up of normal and misère play shows, there is at most one. */
function largeIn({ piles }: Met): number {
  return piles.filter((stones) => stones > 1).length;
}
