import { AuditError } from '../../core/errors.js';
import { machineMove } from '../../games/nim/machine-move.js';
import type { PileMove } from '../../games/nim/pile-move.js';
import type { Play } from '../../games/nim/play.js';
import { solveNim } from '../../games/nim/solve-nim.js';
import { columns } from '../../page/columns.js';
import { playTalk } from '../talk.js';
import { playOf } from './game.js';
import type { NimAsked } from './options.js';
import { parseSizes } from './parse-sizes.js';
import { changeWords } from './solve.js';

/** The largest pile whose stones are drawn one by one. */
const MOST_DRAWN = 40n;

/** A text dialogue of Nim between a person and the machine, independent of any terminal. */
export class NimTalk {
  private piles: readonly bigint[];
  private readonly play: Play;
  /** True if the game has ended or was left. */
  over = false;

  constructor(piles: readonly bigint[], play: Play) {
    this.piles = piles;
    this.play = play;
  }

  /** Returns the lines before the first move. The machine may move first. */
  open(machineFirst: boolean): readonly string[] {
    const rule = this.play === 'normal' ? 'Whoever takes the last stone wins.' : 'Whoever takes the last stone loses.';
    return [
      `Take any number of stones from one pile. ${rule}`,
      'Type a pile and how many to take, such as 2 4; hint shows a winning move, quit leaves.',
      ...this.drawn(),
      ...(machineFirst ? this.answer() : []),
    ];
  }

  /** Returns the reply to a typed line. */
  hear(line: string): readonly string[] {
    const text = line.trim().toLowerCase();
    if (text === '') return [];
    if (text === 'quit' || text === 'q') return this.leave();
    if (text === 'hint' || text === 'h') return [this.hint()];
    const [, pile, take] = /^([0-9]{1,4})[\s,]+([0-9]{1,1000})$/.exec(text) ?? [];
    if (pile === undefined) return [`Not understood: "${text.slice(0, 40)}". Type a pile and how many to take, such as 2 4.`];
    const index = Number(pile) - 1;
    const from = this.piles[index];
    if (from === undefined) return [`There is no pile ${pile}; the piles are 1 to ${this.piles.length}.`];
    if (BigInt(take) === 0n || BigInt(take) > from) return [`Pile ${pile} holds ${from}; take 1 or more of them, not ${take}.`];
    this.make({ pile: index, from, to: from - BigInt(take) });
    return this.ended() ? [this.end('You')] : this.answer();
  }

  /** Returns the lines for the end of input. */
  leave(): readonly string[] {
    this.over = true;
    return [`The game is left at ${this.piles.join(', ')}.`];
  }

  private answer(): readonly string[] {
    const move = machineMove(this.piles, this.play);
    if (move === null) return [this.end('You')];
    this.make(move);
    return [`I ${changeWords(move)}.`, ...(this.ended() ? [this.end('I')] : this.drawn())];
  }

  private hint(): string {
    const [move] = solveNim(this.piles, this.play).moves;
    return move ? `You win if you ${changeWords(move)}.` : 'No move wins, if I make no mistake, and I make none.';
  }

  private make({ pile, to }: PileMove): void {
    this.piles = this.piles.with(pile, to);
  }

  private ended(): boolean {
    return this.piles.every((pile) => pile === 0n);
  }

  private end(last: 'You' | 'I'): string {
    this.over = true;
    const youWin = (last === 'You') === (this.play === 'normal');
    return `${last} took the last stone: ${youWin ? 'you win' : 'I win'}.`;
  }

  private drawn(): readonly string[] {
    const rows = columns(
      this.piles.map((pile, i) => [`pile ${i + 1}`, String(pile), pile <= MOST_DRAWN ? 'o'.repeat(Number(pile)) : '']),
      [1],
    );
    return ['', ...rows];
  }
}

const PILES = '3,4,5';

/** `nim play`: plays against the machine, line by line, from a terminal or a pipe. Resolves when the game or the input ends. */
export async function playNim(words: readonly string[], asked: Pick<NimAsked, 'first' | 'misere'>): Promise<void> {
  const piles = parseSizes(words.length === 0 ? [PILES] : words, { what: 'pile', example: 'shuffle-audit nim play 3,4,5' });
  if (piles.every((pile) => pile === 0n)) {
    throw new AuditError('E_USAGE', 'a game needs a pile with a stone in it, got none', {
      hint: 'for example: shuffle-audit nim play 3,4,5',
    });
  }
  const talk = new NimTalk(piles, playOf(asked));
  await playTalk(talk, talk.open(asked.first === 'machine'));
}
