import { counted } from '../../../core/words/counted.js';
import type { GameShape } from '../../../core/subject/outcome.js';
import { capital } from '../../../core/words/first-letter.js';
import type { NimMove } from '../../../games/nim/player/player.js';
import { fractionValue } from '../../../math/fraction.js';
import { gameWords } from '../../../kinds/shares/game-words.js';
import { count, percentText, size, sizeUp } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { oneIn } from '../../../page/words/one-in.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { NIM, readGame, takesText } from '../game.js';
import type { Lapse, WinsCore } from '../record/wins.js';

/** Names a game, to follow "in". */
export function gameName(id: string): string {
  const { play, takes } = readGame(id);
  if (takes === null) return play === 'misere' ? 'misère Nim' : 'Nim';
  return `the game of taking ${takesText(takes)} ${takes.length === 1 ? 'stone' : 'stones'}${play === 'misere' ? ', in which the last stone loses' : ''}`;
}

export function shapeOf({ subject: { origin } }: WinsCore): GameShape {
  const { outcome } = origin;
  return outcome.kind === 'moves' ? outcome : { piles: 1, max: 1 };
}

/** Writes piles in their order: `1, 2, 5`. */
export function pilesText(piles: readonly number[]): string {
  return piles.map((stones) => count(stones)).join(', ');
}

/** Writes a move: `pile 2 from 5 to 3`. */
export function moveText(piles: readonly number[], { left, pile }: NimMove): string {
  return `pile ${count(pile + 1)} from ${count(piles[pile])} to ${count(left)}`;
}

/** Says in how many of its moves it gives the win away, where it does not always. */
export function givenText({ given, visits }: Pick<Lapse, 'given' | 'visits'>): string {
  const [num, den] = given.split('/').map(Number);
  if (num === den) return visits === null ? 'always' : `each of ${counted(count(visits), 'time')}`;
  return visits === null ? `with a chance of ${given}` : `${count(Math.round(fractionValue(given) * visits))} of ${counted(count(visits), 'time')}`;
}

function firstPhrase({ lapses: [first] }: WinsCore): Phrase {
  if (first === undefined) return [];
  const { piles, right, wrong } = first;
  const [played] = wrong;
  return say`With piles of ${strong(pilesText(piles))} it changes ${moveText(piles, played)} (${givenText({ ...first, given: played.chance })}). The win is ${strong(right.map((move) => moveText(piles, move)).join(', or '))}.`;
}

/** Says what the share of lost positions looks like, and which game the same moves win. */
function morePhrases(core: WinsCore): readonly Phrase[] {
  const { given, instead, large, plan, positions } = core;
  const [few, many] = [large.filter((one) => one.large < 2), large.filter((one) => one.large >= 2)].map((some) => ({
    lost: some.reduce((sum, { lost }) => sum + lost, 0),
    won: some.reduce((sum, { won }) => sum + won, 0),
  }));
  const isEnd = many.lost === 0 && many.won > 0 && few.won < positions.won;
  return [
    ...(instead === null ? [] : [say`It plays another game right: in ${gameName(instead)} the same moves give no win away. To ask for that: ${code(`--game ${instead}`)}.`]),
    ...(isEnd ? [say`All these positions have at most one pile of two stones or more. There normal play, where the last stone wins, and misère play part.`] : []),
    say`Over all positions that can be won it gives away ${strong(size(fractionValue(given)))} of its wins${'seed' in plan ? ', by the moves that were played' : ', each position counted alike'}.`,
  ];
}

/** Tells the verdict. */
export function winsWords(core: WinsCore): VerdictWords {
  const { least, moves, plan, positions, verdict, visible } = core;
  const shape = gameWords(shapeOf(core));
  const game = gameName(plan.game);
  const won = `${count(positions.won)} of ${counted(count(positions.all), 'position')} of ${shape} can be won`;
  const sure: Phrase =
    visible === null
      ? say`All ${count(positions.won)} positions that can be won were looked at, each with every choice that the player makes. The theory of ${game} says which moves win.`
      : say`One move that gives a win away is enough, since luck makes none. A player that gives away one win in ${count(oneIn(visible.anywhere))} would have been seen 99 times in 100; one that errs in a single position alone, if it does so in ${sizeUp(visible.alone)} of its moves there.`;
  if (verdict.kind === 'fails')
    return {
      name: 'Gives wins away',
      rest: [`in ${count(positions.lost)} of ${counted(count(positions.won), 'position')} that can be won${plan.game === NIM.id ? '' : ` in ${game}`}`],
      lead: firstPhrase(core),
      more: morePhrases(core),
      sure,
    };
  if (verdict.kind === 'holds' && moves === null)
    return {
      name: 'Plays every win:',
      rest: [`in all ${count(positions.won)} positions of ${shape} that can be won${plan.game === NIM.id ? '' : ` in ${game}`}`],
      lead: say`In ${game}, ${won}. In each of them every move that it can choose leaves a position in which the other player loses.`,
      more: [],
      sure,
    };
  if (verdict.kind === 'holds')
    return {
      name: 'No win given away',
      rest: [`in ${counted(count(moves ?? 0), 'move')}${plan.game === NIM.id ? '' : ` of ${game}`}`],
      lead: say`In ${game}, ${won}. Each of these was met at least ${strong(counted(count(least ?? 0), 'time'))}, and every move in it won. A player that errs in ${sizeUp(visible?.anywhere ?? 1)} of its moves would have been seen.`,
      more: [],
      sure,
    };
  return {
    name: 'Cannot tell:',
    rest: [verdict.kind === 'inconclusive' && verdict.why === 'unseen' ? `${count(positions.won - positions.seen)} of ${counted(count(positions.won), 'position')} that can be won never came` : `${counted(count(moves ?? 0), 'move')} are too few`],
    lead: say`${capital(counted(count(moves ?? 0), 'move'))} gave no win away, in ${count(positions.seen)} of ${counted(count(positions.won), 'position')} that can be won in ${game}.`,
    more: verdict.kind === 'inconclusive' ? [say`${strong(counted(count(verdict.trialsNeeded), 'move'))} would be enough: ${code(`--trials ${verdict.trialsNeeded}`)}.`] : [],
    sure,
  };
}

/** The share of positions lost, for a table. */
export function lostText(lost: number, won: number): string {
  return lost === 0 ? 'none' : `${count(lost)} (${percentText(lost / won)})`;
}
