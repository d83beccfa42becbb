import { AuditError } from '../../../core/errors.js';
import type { GameShape } from '../../../core/subject/outcome.js';
import { allPiles } from '../../../games/nim/all-piles.js';
import type { NimMove } from '../../../games/nim/player/player.js';
import type { WinRules } from '../../../games/nim/win-rules.js';
import { fractionText } from '../../../math/fraction.js';
import { pow } from '../../../math/primitives/pow.js';
import { NIM, rulesOf, takesText, turned } from '../game.js';
import { type Lapse, MOST_LAPSES, type WinsCore, type WinsFound } from '../record/wins.js';

/** The weight of every move, by the position's rank and pile · (max + 1) + left. In a sample it is how often it came; in a proof its share. */
export type Played = ReadonlyMap<number, ReadonlyMap<number, bigint>>;

/** The most stones that a move takes in a game that is looked for in place of the one asked for. */
const MOST_TAKEN = 12;

type PlayedMove = NimMove & { readonly weight: bigint };

/** A position, with what was played in it. `wrong`: the moves that give a win away. */
interface Met {
  readonly piles: readonly number[];
  readonly isWon: boolean;
  readonly moves: readonly PlayedMove[];
  readonly wrong: readonly PlayedMove[];
  readonly stones: number;
  readonly large: number;
}

/** Finds where a player gives wins away. `counts`: the weights are numbers of moves. Throws E_SUBJECT_CONTRACT for a move that the game forbids. */
export function judged(id: string, game: string, { max, piles: many }: GameShape, played: Played, counts: boolean): WinsFound {
  const rules = rulesOf(game, max);
  const all: Met[] = [];
  for (const piles of allPiles(many, max)) all.push(metIn([...piles], played.get(all.length), max, rules));
  for (const { moves, piles } of all)
    for (const { left, pile } of moves)
      if (!rules.isLegal(piles[pile], left))
        throw new AuditError(
          'E_SUBJECT_CONTRACT',
          `${id}: a move must take ${takesText(game)} from a pile, got pile ${pile + 1} from ${piles[pile]} to ${left}, with piles ${piles.join(', ')}`,
          { hint: `a player of another game is asked for it by --game, such as --game ${NIM}` },
        );
  const won = all.filter(({ isWon }) => isWon);
  if (won.length === 0) throw new AuditError('E_USAGE', `some of the positions must be there to be won, got none in ${game}`);
  const lost = won.filter(({ wrong }) => wrong.length > 0).toSorted((a, b) => a.stones - b.stones);
  const weights = won.map(({ moves }) => sumOf(moves));
  const weighed = weights.reduce((sum, weight) => sum + weight, 0n);
  const withLarge = (some: readonly Met[], large: number): number => some.filter((met) => met.large === large).length;
  return {
    positions: { all: all.length, won: won.length, seen: weights.filter((weight) => weight > 0n).length, lost: lost.length },
    given: fractionText(
      lost.reduce((sum, { wrong }) => sum + sumOf(wrong), 0n),
      weighed || 1n,
    ),
    moves: counts ? Number(weighed) : null,
    least: counts ? Number(weights.reduce((least, weight) => (weight < least ? weight : least), weighed)) : null,
    lapses: lost.slice(0, MOST_LAPSES).map((met) => lapseOf(met, rules, counts)),
    large: Array.from({ length: many + 1 }, (_, large) => ({ large, won: withLarge(won, large), lost: withLarge(lost, large) })),
    instead: lost.length === 0 ? null : (otherGames(game).find((other) => isRight(all, rulesOf(other, max))) ?? null),
  };
}

function metIn(piles: readonly number[], played: ReadonlyMap<number, bigint> = new Map(), max: number, rules: WinRules): Met {
  const moves = [...played]
    .toSorted(([a], [b]) => a - b)
    .map(([code, weight]) => ({ pile: Math.floor(code / (max + 1)), left: code % (max + 1), weight }));
  const isWon = rules.isWon(piles);
  return {
    piles,
    isWon,
    moves,
    wrong: isWon ? moves.filter((move) => !rules.wins(piles, move)) : [],
    stones: piles.reduce((sum, stones) => sum + stones, 0),
    large: largeIn(piles),
  };
}

function lapseOf({ moves, piles, wrong }: Met, rules: WinRules, counts: boolean): Lapse {
  const all = sumOf(moves);
  return {
    piles,
    visits: counts ? Number(all) : null,
    given: fractionText(sumOf(wrong), all),
    wrong: wrong.map(({ left, pile, weight }) => ({ pile, left, chance: fractionText(weight, all) })),
    right: rightIn(piles, rules),
  };
}

/** Returns every move that wins, by pile and then by what is left. */
export function rightIn(piles: readonly number[], rules: WinRules): readonly NimMove[] {
  const moves = piles.flatMap((stones, pile) => Array.from({ length: stones }, (_, left) => ({ pile, left })));
  return moves.filter((move) => rules.wins(piles, move));
}

/** Lists the games that it may be playing right in place of the one asked for, the likeliest first. */
function otherGames(game: string): readonly string[] {
  const upTo = Array.from({ length: MOST_TAKEN - 1 }, (_, k) => `subtraction:${Array.from({ length: k + 2 }, (__, i) => i + 1).join(',')}`);
  return [turned(game), NIM, turned(NIM), ...upTo, ...upTo.map(turned)];
}

/** True if every move that was played is allowed by these rules, and wins wherever a win is there. */
function isRight(all: readonly Met[], rules: WinRules): boolean {
  return all.every(({ moves, piles }) => {
    const isWon = rules.isWon(piles);
    return moves.every((move) => (isWon ? rules.wins(piles, move) : rules.isLegal(piles[move.pile], move.left)));
  });
}

/** Counts the piles of two stones or more: where normal and misère play part, there is at most one. */
export function largeIn(piles: readonly number[]): number {
  return piles.filter((stones) => stones > 1).length;
}

function sumOf(moves: readonly PlayedMove[]): bigint {
  return moves.reduce((sum, { weight }) => sum + weight, 0n);
}

/** The share of wins given away that must be visible, unless another is asked for. */
export const USUAL_DETECT = 0.01;

/** Moves that take a second, and moves a position: luck leaves one of 250,000 unseen less than once in 100,000 samples. */
const [FEWEST_TRIALS, EACH] = [100_000, 25];

/** The chance with which an error must not show in a sample that excludes it. */
const MISSED = 0.01;

/** Returns how many moves show every position, and a share `detect` of wins given away, where half of the positions can be won or more. */
export function trialsFor({ max, piles }: GameShape, detect: number): number {
  return Math.ceil(Math.max(FEWEST_TRIALS, EACH * pow(max, piles), (2 * Math.log(MISSED)) / Math.log1p(-detect)));
}

/** Returns what follows from what was found: what would have been seen, and the verdict. */
export function settled(
  plan: WinsCore['plan'],
  { least, moves, positions: { lost, seen, won } }: Pick<WinsFound, 'least' | 'moves' | 'positions'>,
  shape: GameShape,
): Pick<WinsCore, 'verdict' | 'visible'> {
  const visible = 'seed' in plan ? { anywhere: visibleIn(moves ?? 0), alone: visibleIn(least ?? 0) } : null;
  if (lost > 0) return { visible, verdict: { kind: 'fails' } };
  if ('seed' in plan && (seen < won || visibleIn(moves ?? 0) > plan.detect))
    return { visible, verdict: { kind: 'inconclusive', trialsNeeded: Math.max(2 * plan.trials, trialsFor(shape, plan.detect)) } };
  return { visible, verdict: { kind: 'holds' } };
}

/** The smallest chance of an error that shows in so many moves 99 times in 100. */
function visibleIn(moves: number): number {
  return moves === 0 ? 1 : 1 - pow(MISSED, 1 / moves);
}
